export const id = 720;
export const ids = [720,802];
export const modules = {

/***/ 720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate),
  record: () => (/* binding */ record)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/reporters/escape.js
var reporters_escape = __webpack_require__(8607);
;// CONCATENATED MODULE: ./lib/model/verdict.js
/** In the order in which they are reported. */
const CATEGORIES = [
    "recall_drop",
    "ranking_shift",
    "latency_regression",
    "diversity_collapse",
    "semantic_degraded_spike",
    "forbidden_hit",
    "retriever_error",
    "cost_regression",
    "answer_regression",
    "missing_data",
    "gate_weakened",
];

// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(6886);
;// CONCATENATED MODULE: ./lib/reporters/baseline-json.js

/** Version of the file's format. */
const VERSION = 1;
/** Microseconds: finer digits are noise and make every diff longer. */
const MS_DECIMALS = 3;
function baselineValue(baseline) {
    return {
        version: VERSION,
        suite: baseline.suite,
        definition: baseline.definition,
        k: baseline.k,
        retriever: retrieverValue(baseline.retriever),
        tool: baseline.tool,
        environment: baseline.environment,
        timing: baseline.timing,
        metrics: bucketsValue(baseline.means, (means) => means),
        latency: bucketsValue(baseline.latency, latencyValue),
        cases: new Map([...baseline.cases].map(([id, one]) => [id, caseValue(one)])),
    };
}
function renderBaseline(baseline) {
    return (0,canonical_json/* canonicalJson */.dj)(baselineValue(baseline));
}
/** Null where the run had errors: such numbers must not be adopted by copying a file. */
function renderBaselineJson(report) {
    return report.newBaseline === null ? null : renderBaseline(report.newBaseline);
}
function retrieverValue(retriever) {
    return { kind: retriever.kind, fingerprint: retriever.fingerprint, corpus_digest: retriever.corpusDigest };
}
/** `{ overall, by_intent }` of any bucketed thing. */
function bucketsValue(buckets, value) {
    return {
        overall: value(buckets.overall),
        by_intent: new Map([...buckets.byIntent].map(([intent, bucket]) => [intent, value(bucket)])),
    };
}
function latencyValue(summary) {
    const round = (ms) => (ms === null ? null : roundMs(ms));
    return {
        samples: summary.samples,
        p50_ms: round(summary.p50_ms),
        p90_ms: round(summary.p90_ms),
        p95_ms: round(summary.p95_ms),
        p99_ms: round(summary.p99_ms),
        mean_ms: round(summary.mean_ms),
    };
}
/** Milliseconds rounded to 3 decimals. */
function roundMs(ms) {
    return (0,canonical_json/* roundNumber */.Wf)(ms, MS_DECIMALS);
}
function caseValue(one) {
    return {
        digest: one.digest,
        intent: one.intent,
        metrics: one.metrics,
        ranks: one.ranks,
        results: one.results,
        latency_ms: one.latencyMs.map(roundMs),
    };
}

;// CONCATENATED MODULE: ./lib/reporters/format.js
/** Numbers for people. */

const NONE = "–";
const MINUS = "−";
function isLatency(metric) {
    return metric.startsWith("latency_");
}
/** Checks that count cases instead of averaging over them. */
function isCount(metric) {
    return metric === "newly_lost" || metric === "critical_lost" || metric === "cases";
}
/** Three significant digits, never more than the clock gives: 0.042 ms, 4.21 ms, 42.1 ms, 421 ms, 4210 ms. */
function formatMs(ms, decimals = msDecimals(ms)) {
    return ms === null ? NONE : `${withMinus(ms.toFixed(decimals))} ms`;
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
    return withMinus(value.toFixed(decimals ?? 3));
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
    const decimals = isLatency(check.metric) ? Math.max(0, ...values.map(msDecimals)) : qualityDecimals(values);
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
        label: (0,suite/* targetLabel */.O)(target),
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

;// CONCATENATED MODULE: ./lib/reporters/rows.js


/** Failed checks, worst first: primaries by category, within one what could be judged before what could not. */
function failedChecks(report) {
    return report.verdict.checks.filter((check) => !check.passed).toSorted(bySeverity);
}
function primaryFailures(report) {
    return failedChecks(report).filter((check) => check.secondary_to === null);
}
function bySeverity(a, b) {
    return (Number(a.secondary_to !== null) - Number(b.secondary_to !== null) ||
        CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
        Number(a.missing !== null) - Number(b.missing !== null) ||
        Number(isCount(a.metric)) - Number(isCount(b.metric)) ||
        excess(b) - excess(a));
}
/** How far beyond the limit, in units that compare within a category: a latency's as a share of its limit. */
function excess(check) {
    if (check.current === null || check.limit === null)
        return 0;
    const beyond = Math.abs(check.current - check.limit);
    return isLatency(check.metric) && check.limit > 0 ? beyond / check.limit : beyond;
}
/** Culprits of the primary failed checks, each case once, in the order of checks and culprits. */
function worstCases(report) {
    const cases = casesById(report);
    const found = new Map();
    for (const check of primaryFailures(report)) {
        for (const culprit of check.cases) {
            const known = found.get(culprit.id);
            if (known === undefined)
                found.set(culprit.id, { culprit, check, checks: [check] });
            else
                known.checks.push(check);
        }
    }
    return [...found].map(([id, each]) => ({ id, case: cases.get(id) ?? null, ...each }));
}
/** The worst cases of each primary category; a case is listed under the first that names it. */
function worstByCategory(report) {
    return groupBy(worstCases(report), (each) => each.check.category);
}
/** `Map.groupBy` came with Node 21. */
function groupBy(items, key) {
    const groups = new Map();
    for (const item of items) {
        const group = groups.get(key(item));
        if (group === undefined)
            groups.set(key(item), [item]);
        else
            group.push(item);
    }
    return groups;
}
function casesById(report) {
    return new Map(report.inputs?.suite.cases.map((each) => [each.id, each]));
}
/** Every case of the suite, in case-id order. */
function caseRows(report) {
    const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
    const runs = new Map(report.run?.cases.map((each) => [each.caseId, each]));
    const worst = new Map(worstCases(report).map((each) => [each.id, each.checks]));
    return (report.inputs?.suite.cases ?? []).map((each) => {
        const before = report.inputs?.baseline?.cases.get(each.id);
        return {
            case: each,
            score: scores.get(each.id) ?? null,
            run: runs.get(each.id) ?? null,
            before: before?.digest === each.digest ? before : null,
            failed: worst.get(each.id) ?? [],
        };
    });
}
/** Rank of a case's target at the baseline; undefined where the case has no counterpart there. */
function rankBefore(row, target) {
    return row.before === null ? undefined : (row.before.ranks[target] ?? null);
}
function medianMs(samples) {
    if (samples.length === 0)
        return null;
    const sorted = samples.toSorted((a, b) => a - b);
    return sorted[Math.ceil(sorted.length / 2) - 1];
}
/** Checks and ungated means, overall first, then by intent; latency percentiles only where they are gated. */
function metricRows(report) {
    const checks = groupBy(report.verdict.checks, (check) => check.scope);
    const intents = [...(report.scores?.means.byIntent.keys() ?? [])].map((intent) => `intent:${intent}`);
    const scopes = new Set(["overall", ...intents, ...checks.keys()]);
    return [...scopes].flatMap((scope) => {
        const own = checks.get(scope) ?? [];
        const gated = new Set(own.map((check) => check.metric));
        return [...own.map(checkRow), ...reportedRows(report, scope).filter((row) => !gated.has(row.metric))];
    });
}
function checkStatus(check) {
    if (check.passed)
        return "held";
    if (check.missing !== null)
        return "missing";
    return check.secondary_to === null ? "failed" : "secondary";
}
function checkRow(check) {
    const { scope, metric, baseline, current, delta, limit } = check;
    return { scope, metric, baseline, current, delta, limit, status: checkStatus(check) };
}
/** Means as measured; the baseline's own means stand beside them only where both are over the same cases. */
function reportedRows(report, scope) {
    const means = bucket(report.scores?.means, scope);
    const baseline = report.inputs?.baseline;
    const same = baseline !== null && baseline?.suite.digest === report.inputs?.suite.digest;
    const before = same ? bucket(baseline?.means, scope) : undefined;
    return [...(means ?? [])].flatMap(([metric, current]) => {
        const was = before?.get(metric) ?? null;
        // A metric that applies on neither side is no row: negative controls have no recall.
        if (current === null && was === null)
            return [];
        const delta = was === null || current === null ? null : current - was;
        return [{ scope, metric, baseline: was, current, delta, limit: null, status: "reported" }];
    });
}
function bucket(buckets, scope) {
    if (scope === "overall")
        return buckets?.overall;
    return buckets?.byIntent.get(scope.slice("intent:".length));
}
/** Latency overall, then by intent; empty where nothing was timed. */
function latencyRows(report) {
    const now = report.scores?.latency;
    if (now === undefined || now.overall.samples === 0)
        return [];
    const before = report.inputs?.baseline?.latency;
    const scopes = ["overall", ...[...now.byIntent.keys()].map((intent) => `intent:${intent}`)];
    return scopes.map((scope) => ({ scope, now: bucket(now, scope), before: bucket(before, scope) ?? null }));
}

;// CONCATENATED MODULE: ./lib/reporters/report-json.js






const SCHEMA_VERSION = 1;
function renderReportJson(report) {
    return (0,canonical_json/* canonicalJson */.dj)(reportValue(report));
}
/** The whole of report.json as a value; milliseconds with 3 decimals. */
function reportValue(report) {
    const { verdict, scores } = report;
    return {
        schema_version: SCHEMA_VERSION,
        tool: report.tool,
        verdict: verdict.verdict,
        exit_code: verdict.exitCode,
        categories: verdict.categories,
        secondary_categories: verdict.secondaryCategories,
        checks: verdict.checks.map(checkValue),
        notices: verdict.notices,
        metrics: scores === null ? null : bucketsValue(scores.means, (means) => means),
        latency: scores === null ? null : bucketsValue(scores.latency, latencyValue),
        cases: caseRows(report).map((row) => ({
            ...report_json_caseValue(row),
            latency_ms: (row.score?.samplesMs ?? []).map(roundMs),
        })),
        receipt: receiptValue(report),
        failure: failureValue(report),
        deterministic_digest: report.deterministicDigest,
    };
}
/**
 * Everything but latency, environment and tool version, with the verdict as it would be without them: equal for two
 * runs on the same inputs, in any folder and at any concurrency. Its SHA-256 is `deterministic_digest`.
 */
function deterministicPart(report) {
    const { verdict, scores, inputs } = report;
    const checks = verdict.checks.filter((check) => !isLatency(check.metric));
    const failed = checks.filter((check) => !check.passed);
    const judged = verdict.verdict === "pass" || verdict.verdict === "fail";
    const named = (primary) => CATEGORIES.filter((each) => failed.some((one) => one.category === each && (one.secondary_to === null) === primary));
    return {
        schema_version: SCHEMA_VERSION,
        verdict: judged ? (failed.length === 0 ? "pass" : "fail") : verdict.verdict,
        categories: named(true),
        secondary_categories: named(false),
        checks: checks.map(checkValue),
        notices: verdict.notices.filter(isDeterministic),
        metrics: scores === null ? null : bucketsValue(scores.means, (means) => means),
        cases: caseRows(report).map(report_json_caseValue),
        receipt: inputs === null ? null : inputsValue(report),
        failure: failureValue(report),
    };
}
function isDeterministic(notice) {
    switch (notice.code) {
        case "other_machine":
        case "includes_start":
        case "reported_latency":
        case "cached_answers":
        case "budget_ended":
        case "retries":
        case "latency_off":
            return false;
        case "differs":
            return !/^(tool|environment|timing)\b/.test(notice.field);
        case "improved":
        case "implausible_jump":
        case "rule_off":
        case "not_applicable":
            return !isLatency(notice.metric);
        default:
            return true;
    }
}
function checkValue(check) {
    if (!isLatency(check.metric))
        return check;
    const round = (ms) => (ms === null ? null : roundMs(ms));
    return {
        ...check,
        baseline: round(check.baseline),
        current: round(check.current),
        interval: check.interval?.map(roundMs) ?? null,
        delta: round(check.delta),
        tolerance: round(check.tolerance),
        limit: round(check.limit),
        cases: check.cases.map((each) => ({ ...each, before: round(each.before), after: round(each.after) })),
    };
}
function report_json_caseValue(row) {
    const { case: one, score, before } = row;
    return {
        id: one.id,
        query: one.query,
        intent: one.intent,
        digest: one.digest,
        critical: one.critical,
        expect_empty: one.expectEmpty,
        paired: before !== null,
        metrics: score?.metrics ?? null,
        metrics_before: before?.metrics ?? null,
        targets: one.expected.map((target, i) => ({
            label: (0,suite/* targetLabel */.O)(target),
            kind: target.kind,
            value: target.value,
            grade: target.grade,
            rank_before: rankBefore(row, i) ?? null,
            rank: score?.ranks[i] ?? null,
        })),
        forbidden_ranks: score?.forbiddenRanks ?? [],
        results: score?.results ?? [],
        results_before: before?.results ?? null,
        degraded: score?.degraded ?? false,
        error: score?.error ?? null,
    };
}
function failureValue(report) {
    if (report.failure === null)
        return null;
    const { code, exitCode, message, hint, problems } = report.failure;
    return { code, exit_code: exitCode, message, hint, problems };
}
/** What was judged, by what, against what. */
function receiptValue(report) {
    const { inputs, run } = report;
    if (inputs === null)
        return null;
    const before = inputs.baseline;
    return {
        ...inputsValue(report),
        baseline: before && {
            file: inputs.config.baseline,
            suite: before.suite,
            retriever: retrieverValue(before.retriever),
            tool: before.tool,
            environment: before.environment,
            timing: before.timing,
        },
        environment: run?.environment ?? null,
        timing: run && {
            source: run.timing.source,
            repeats: run.timing.repeats,
            budget_ended: run.timing.budgetEnded,
            includes_start: run.timing.includesStart,
        },
        retries: run?.retries ?? null,
    };
}
function inputsValue(report) {
    const { config, suite, retriever, digests } = report.inputs;
    return {
        config: config.file,
        suite: {
            name: suite.name,
            revision: suite.revision,
            digest: suite.digest,
            files: suite.files,
            cases: suite.cases.length,
            partial: suite.partial,
        },
        definition: config.definition,
        k: config.k,
        retriever: retrieverValue(retriever),
        files: digests,
    };
}

;// CONCATENATED MODULE: ./lib/reporters/advice.js

/** Rerunning where a config was read, and adopting the new figures where there is something to adopt. */
function nextSteps(report) {
    if (report.inputs === null)
        return [];
    const { file, baseline } = report.inputs.config;
    const steps = [
        { why: "Run the gate on your machine", command: `retrieval-gate gate --config ${(0,reporters_escape/* shellWord */.r7)(file)}` },
    ];
    if (report.newBaseline !== null && hasNewFigures(report)) {
        steps.push({ why: acceptWords(report), command: `cp <report-dir>/baseline.json ${(0,reporters_escape/* shellWord */.r7)(baseline)}` });
    }
    return steps;
}
function hasNewFigures(report) {
    const { verdict, notices } = report.verdict;
    const codes = notices.map((notice) => notice.code);
    return (verdict === "fail" || codes.includes("improved") || codes.includes("new_cases") || noBaseline(report));
}
function noBaseline(report) {
    return report.inputs?.baseline === null;
}
function acceptWords(report) {
    if (noBaseline(report))
        return "Make this run the first baseline: commit the file";
    return report.verdict.verdict === "fail"
        ? "Accept the change: commit the new baseline in the same pull request, for review beside the code"
        : "Adopt the new figures: commit the new baseline in the same pull request";
}
/** The receipt as names and values: what was judged, by what, against what. */
function receiptFacts(report) {
    const facts = [
        { name: "tool", value: report.tool },
        ...inputFacts(report),
        ...runFacts(report),
    ];
    const digest = report.deterministicDigest;
    facts.push(digest === null ? null : { name: "deterministic digest", value: digest });
    return facts.filter((fact) => fact !== null);
}
function inputFacts(report) {
    if (report.inputs === null)
        return [];
    const { config, suite, baseline, retriever, digests } = report.inputs;
    return [
        { name: "config", value: config.file },
        { name: "suite", value: `${suite.name} ${suite.revision}, ${suite.cases.length} cases, ${suite.digest}` },
        { name: "k", value: String(config.k) },
        { name: "definition", value: definitionWords(config.definition) },
        { name: "retriever", value: `${retriever.kind}, ${retriever.fingerprint}` },
        retriever.corpusDigest === null ? null : { name: "corpus", value: retriever.corpusDigest },
        { name: "baseline", value: baseline === null ? `none at ${config.baseline}` : config.baseline },
        baseline && { name: "baseline's suite", value: `${baseline.suite.revision}, ${baseline.suite.digest}` },
        baseline && { name: "baseline's tool", value: baseline.tool },
        baseline && { name: "baseline's machine", value: machine(baseline.environment) },
        ...[...digests].map(([file, digest]) => ({ name: `SHA-256 of ${file}`, value: digest })),
    ];
}
function runFacts(report) {
    if (report.run === null)
        return [];
    const { timing, environment, retries } = report.run;
    const repeats = timing.source === "off" ? "off" : `${timing.source}, ${timing.repeats} timed repeats a case`;
    return [
        { name: "latency", value: repeats },
        { name: "machine", value: machine(environment) },
        retries === 0 ? null : { name: "transport retries", value: String(retries) },
    ];
}
function machine(environment) {
    const { os, arch, cpu, cores, node } = environment;
    return `${os} ${arch}, ${cpu}, ${cores} cores, Node ${node}`;
}
function definitionWords(definition) {
    return Object.entries(definition)
        .map(([name, value]) => `${name} ${typeof value === "object" && value !== null ? `(${definitionWords(value)})` : String(value)}`)
        .join(", ");
}

;// CONCATENATED MODULE: ./lib/reporters/sentences.js

/** How many ids a sentence names before it counts the rest. */
const NAMED = 5;
const NAME_LENGTH = 80;
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
/** `overall`, or `in intent howto`. */
function scopeWords(scope) {
    return scope.startsWith("intent:") ? `in intent ${clip(scope.slice("intent:".length))}` : scope;
}
/** The bucket's bare name, for tables. */
function scopeLabel(scope) {
    return scope.startsWith("intent:") ? scope.slice("intent:".length) : scope;
}
/** One check without a full stop: `recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto`. */
function checkSentence(check) {
    const where = scopeWords(check.scope);
    if (isCount(check.metric))
        return countSentence(check);
    if (check.missing !== null)
        return `${check.metric} ${where} could not be judged: ${missingReason(check.missing)}`;
    const { baseline, current, limit } = checkNumbers(check);
    const bound = check.limit === null ? "" : ` (limit ${limit})`;
    if (check.baseline === null || check.delta === null)
        return `${check.metric} is ${current}${bound} ${where}`;
    if (check.delta === 0)
        return `${check.metric} stayed at ${current}${bound} ${where}`;
    const moved = check.delta < 0 ? "fell" : "rose";
    return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}`;
}
/** `newly_lost`, `critical_lost` and `cases`: whole cases, overall. */
function countSentence(check) {
    const { current, limit } = checkNumbers(check);
    const count = check.current ?? 0;
    if (check.metric === "cases") {
        const gone = plural((check.baseline ?? 0) - count, "case");
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
        case "cases_absent":
            return "they are missing from the suite, or were edited";
        case "no_paired_cases":
            return "no case is the same in the baseline and in this run";
        case "too_few_samples":
            return `${plural(reason.have, "sample")} where ${reason.need} are needed${moreSamples(reason.repeats)}`;
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
    switch (notice.code) {
        case "bootstrap":
            return "First run: the base has no gate files yet, so the files of this change judged it.";
        case "rule_off":
            return `${notice.metric} is not gated ${scopeWords(notice.scope)}: the config sets it to off.`;
        case "latency_off":
            return notice.by === "config"
                ? "Latency is not gated: the config says latency: off."
                : "Latency is not gated: this kind of retriever has no clock.";
        case "not_applicable":
            return `${notice.metric} does not apply ${scopeWords(notice.scope)}: no case has what it measures.`;
        case "improved":
            return `${notice.metric} improved by ${formatDelta(notice.metric, notice.delta)} ${scopeWords(notice.scope)}; record a new baseline to keep the gain.`;
        case "implausible_jump":
            return `${notice.metric} moved by ${formatDelta(notice.metric, notice.delta)} overall; a jump of this size is more often a broken measurement than an improvement, so check the suite and the retriever before merging.`;
        case "differs":
            return `${notice.field} differs from the baseline: ${clip(notice.baseline)} there, ${clip(notice.current)} here.`;
        case "small_intent":
            return `Intent ${clip(notice.intent)} has ${plural(notice.cases, "case")}, too few to be gated on quality unless a rule names it.`;
        default:
            return measurementSentence(notice);
    }
}
function measurementSentence(notice) {
    switch (notice.code) {
        case "other_machine":
            return "The baseline was recorded on another kind of machine, so differences in latency may be the machine's.";
        case "includes_start":
            return "One process answers one query: every latency figure includes the start of a process.";
        case "reported_latency":
            return "Latency figures are the retriever's own, not measured here.";
        case "cached_answers":
            return `Answers look cached: the first time a query took ${formatMs(notice.first_ms)}, a repeat ${formatMs(notice.repeat_ms)}, so the latency figures may not be those of new queries.`;
        case "budget_ended":
            return `The latency budget ended after ${plural(notice.repeats, "repeat")}.`;
        case "ties":
            return `${plural(notice.cases, "case")} had results with equal scores; their order was settled by document id.`;
        case "short_lists":
            return `${plural(notice.cases, "case")} got fewer than ${notice.k} results.`;
        case "retries":
            return `${plural(notice.count, "transport retry", "transport retries")} happened.`;
        case "unjudged_queries":
            return `${plural(notice.count, "query", "queries")} of the dataset had no judgments and took no part.`;
        case "judged_missing_from_corpus":
            return `The corpus lacks ${plural(notice.documents.length, "judged document")}: ${names(notice.documents)}.`;
        case "limit":
            return `The dataset was cut to ${plural(notice.cases, "case")}; such a run never passes.`;
        default:
            return caseListSentence(notice);
    }
}
function caseListSentence(notice) {
    const count = plural(notice.cases.length, "case");
    const list = names(notice.cases);
    switch (notice.code) {
        case "new_cases":
            return `${count} without a counterpart in the baseline, new or edited, could not be compared: ${list}.`;
        case "duplicates":
            return `${count} got the same document more than once; only the first counts: ${list}.`;
        case "no_relevant_target":
            return `${count} without a relevant target can only score 0: ${list}.`;
        case "errored_cases":
            return `${plural(notice.cases.length, "query", "queries")} failed and scored 0: ${list}.`;
        case "trec_counts_differ":
            return `In ${count} a result matches several targets or several results one target, where trec_eval counts otherwise: ${list}.`;
        default:
            return unknown(notice);
    }
}
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
function sentence(text) {
    return /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
}
/** Compiles only while every variant has its words. */
function unknown(value) {
    throw new TypeError(`no sentence for ${JSON.stringify(value)}`);
}

;// CONCATENATED MODULE: ./lib/reporters/headline.js




const QUERY_LENGTH = 80;
const LINE_LENGTH = 1_000;
/** `FAIL: recall_drop, latency_regression`; for an error the code of the failure. */
function verdictWords(report) {
    const { verdict, categories } = report.verdict;
    const named = verdict === "error" && report.failure !== null ? [report.failure.code] : categories;
    return named.length === 0 ? verdict.toUpperCase() : `${verdict.toUpperCase()}: ${named.join(", ")}`;
}
/** The fact that a reviewer needs first; holds text of strangers, unescaped. */
function worstFact(report) {
    if (report.failure !== null)
        return report.failure.message;
    const worst = primaryFailures(report)[0] ?? failedChecks(report)[0];
    if (worst !== undefined)
        return [checkSentence(worst), culpritWords(report, worst)].filter(Boolean).join("; ");
    const checks = report.verdict.checks.length;
    const cases = report.inputs?.suite.cases.length ?? 0;
    const held = checks === 0 ? "no checks" : checks === 1 ? "the one check held" : `all ${checks} checks held`;
    return `${held} over ${plural(cases, "case")}`;
}
/** Both in one line of at most about 1,000 characters, nothing hidden in it: the action's output `summary`. */
function headline(report) {
    return visible(`${verdictWords(report)} · ${worstFact(report)}`, LINE_LENGTH);
}
function culpritWords(report, check) {
    const first = check.cases[0];
    if (first === undefined)
        return "";
    const query = casesById(report).get(first.id)?.query;
    const shown = query === undefined ? `case ${(0,reporters_escape/* capped */.uo)(first.id, QUERY_LENGTH)}` : `"${(0,reporters_escape/* capped */.uo)(query, QUERY_LENGTH)}"`;
    return `${countWords(check)}, worst: ${shown}`;
}
function countWords(check) {
    const lost = check.cases.filter(lostTarget).length;
    if (check.category === "recall_drop" && lost > 0) {
        return lost === 1 ? "1 query lost a target" : `${lost} queries lost a target`;
    }
    const slower = isLatency(check.metric) && check.cases[0]?.before !== null;
    const count = check.cases.length;
    if (slower)
        return count === 1 ? "1 query got slower" : `${count} queries got slower`;
    return plural(count, "query is behind it", "queries are behind it");
}
function lostTarget(culprit) {
    const { ranks_before: before, ranks_after: after } = culprit;
    return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}

;// CONCATENATED MODULE: ./lib/reporters/intent-table.js




/** What fits 120 columns. */
const COLUMNS = 4;
const NAME = 40;
const RANK = ["failed", "missing", "secondary", "held", "reported"];
/** Rows for `layout`, a head first; none where there are no intents. At most `most` intents. */
function intentTable(report, most, colors) {
    const rows = metricRows(report).filter((row) => !isLatency(row.metric) && !isCount(row.metric));
    const intents = [...new Set(rows.filter((row) => row.scope !== "overall").map((row) => row.scope))];
    if (intents.length === 0)
        return [];
    const metrics = rows
        .filter((row) => row.scope === "overall")
        .map((row) => row.metric)
        .slice(0, COLUMNS);
    const sizes = new Map();
    for (const each of report.inputs?.suite.cases ?? [])
        sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
    const head = { cells: ["by intent", "cases", ...metrics.flatMap((metric) => [(0,reporters_escape.logLine)(metric, NAME), ""])], color: colors.dim };
    return [
        head,
        ...intents.slice(0, most).map((scope) => {
            const own = rows.filter((row) => row.scope === scope);
            const cells = metrics.flatMap((metric) => cellsOf(own.find((row) => row.metric === metric)));
            const size = sizes.get(scope.slice("intent:".length)) ?? 0;
            return { cells: [`  ${(0,reporters_escape.logLine)(scopeLabel(scope), NAME)}`, String(size), ...cells], color: paint(own, colors) };
        }),
    ];
}
function cellsOf(row) {
    if (row === undefined)
        return ["–", ""];
    const { current, delta } = checkNumbers(row);
    return [current, row.delta === null || Math.abs(row.delta) < 5e-4 ? "" : withArrow(delta)];
}
/** As bad as the worst of the intent's checks. */
function paint(rows, colors) {
    const worst = RANK.find((status) => rows.some((row) => row.status === status));
    if (worst === "failed" || worst === "missing")
        return colors.red;
    return worst === "secondary" ? colors.yellow : (text) => text;
}

;// CONCATENATED MODULE: ./lib/reporters/problems.js
/** `file:line`, the form that editors and log readers jump to. */
function placeOf(problem) {
    return problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
}
/** `file:line (pointer): message`. */
function formatProblem(problem) {
    const pointer = problem.pointer ? ` (${problem.pointer})` : "";
    return `${placeOf(problem)}${pointer}: ${problem.message}`;
}

;// CONCATENATED MODULE: ./lib/reporters/terminal.js
/** Columns and colours of a terminal. */
/** SGR codes of ECMA-48 8.3.117: each turns off only what it turned on, so that they nest. */
function palette(color) {
    const sgr = (on, off) => (text) => color ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return { bold: sgr(1, 22), dim: sgr(2, 22), red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39) };
}
const GAP = "  ";
/** Aligned columns: the first and the last to the left, numbers between them to the right. */
function layout(lines) {
    const count = Math.max(...lines.map((line) => line.cells.length));
    const widths = Array.from({ length: count }, (_, i) => Math.max(...lines.map((line) => width(line.cells[i] ?? ""))));
    return lines.map(({ cells, color }) => {
        const padded = cells.map((cell, i) => {
            const space = " ".repeat(widths[i] - width(cell));
            return i === 0 || i === count - 1 ? cell + space : space + cell;
        });
        return color(padded.join(GAP).trimEnd());
    });
}
const NO_COLUMN = /\p{Mn}|\p{Me}|[\u200b-\u200d]/u;
const TWO_COLUMNS = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Columns that a text takes: wide East Asian characters and emoji take two, combining marks none. */
function width(text) {
    let columns = 0;
    for (const character of text) {
        if (!NO_COLUMN.test(character))
            columns += TWO_COLUMNS.test(character) ? 2 : 1;
    }
    return columns;
}

;// CONCATENATED MODULE: ./lib/reporters/text.js









/** More than fits a screen is in the report. */
const CHECKS = 20;
const CULPRITS = 3;
const MOVES = 3;
const PROBLEMS = 50;
const NOTICES = 20;
const INTENTS = 30;
const text_NAME = 40;
/** The whole run as text with a newline at the end; SGR colours only where asked for. */
function renderText(report, options) {
    const colors = palette(options.color);
    const blocks = [
        [heading(report, colors)],
        metricLines(report, colors),
        latencyLines(report, colors),
        noticeLines(report, colors, options.width),
        failedLines(report, colors, options.width),
        problemLines(report, colors),
        endLines(report, options, colors),
    ];
    return blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => `${lines.join("\n")}\n`)
        .join("\n");
}
function heading(report, colors) {
    if (report.inputs === null)
        return colors.dim(report.tool);
    const { suite, config, baseline } = report.inputs;
    const against = baseline === null ? "no baseline" : `baseline ${(0,reporters_escape.logLine)(config.baseline, text_NAME * 2)}`;
    const name = `${(0,reporters_escape.logLine)(suite.name, text_NAME)} ${(0,reporters_escape.logLine)(suite.revision, text_NAME)}`;
    return `${colors.bold(name)}  ${plural(suite.cases.length, "case")}, k = ${config.k}, ${against}`;
}
const STATUS = {
    held: "",
    failed: "FAILED",
    secondary: "failed, follows",
    missing: "MISSING",
    reported: "not gated",
};
function statusColor(status, colors) {
    if (status === "failed" || status === "missing")
        return colors.red;
    if (status === "secondary")
        return colors.yellow;
    return status === "reported" ? colors.dim : (text) => text;
}
/** All metrics overall, then a line for each intent; latency has its own table. */
function metricLines(report, colors) {
    const rows = metricRows(report).filter((row) => row.scope === "overall" && !isLatency(row.metric));
    if (rows.length === 0)
        return [];
    const head = { cells: ["overall", "baseline", "now", "change", "limit", ""], color: colors.dim };
    const intents = intentTable(report, INTENTS, colors);
    const left = (report.scores?.means.byIntent.size ?? 0) - INTENTS;
    return [
        ...layout([head, ...rows.map((row) => metricCells(row, colors))]),
        ...(intents.length > 0 ? ["", ...layout(intents)] : []),
        ...(left > 0 ? [`+${plural(left, "intent")} more in the report`] : []),
    ];
}
function metricCells(row, colors) {
    const { baseline, current, delta, limit } = checkNumbers(row);
    const cells = [
        `  ${(0,reporters_escape.logLine)(row.metric, text_NAME)}`,
        baseline,
        current,
        withArrow(delta),
        limit,
        STATUS[row.status],
    ];
    return { cells, color: statusColor(row.status, colors) };
}
function latencyLines(report, colors) {
    const rows = latencyRows(report);
    if (rows.length === 0)
        return [];
    const failed = new Set(report.verdict.checks.filter((c) => !c.passed && isLatency(c.metric)).map((c) => c.scope));
    const head = {
        cells: ["latency", "samples", "p50", "baseline", "p95", "baseline", "mean", ""],
        color: colors.dim,
    };
    const lines = rows.slice(0, INTENTS + 1).map(({ scope, now, before }) => ({
        cells: [
            `  ${(0,reporters_escape.logLine)(scopeLabel(scope), text_NAME)}`,
            String(now.samples),
            formatMs(now.p50_ms),
            formatMs(before?.p50_ms ?? null),
            formatMs(now.p95_ms),
            formatMs(before?.p95_ms ?? null),
            formatMs(now.mean_ms),
            failed.has(scope) ? STATUS.failed : "",
        ],
        color: failed.has(scope) ? colors.red : (text) => text,
    }));
    const left = rows.length - lines.length;
    return [
        ...layout([head, ...lines]),
        ...(left > 0 ? [`+${plural(left, "intent")} more in the report`] : []),
    ];
}
function noticeLines(report, colors, width) {
    const { notices } = report.verdict;
    const lines = notices
        .slice(0, NOTICES)
        .map((notice) => colors.dim(`note: ${(0,reporters_escape.logLine)(noticeSentence(notice), width * 2)}`));
    return notices.length > NOTICES
        ? [...lines, colors.dim(`+${notices.length - NOTICES} more in the report`)]
        : lines;
}
function failedLines(report, colors, width) {
    const failed = failedChecks(report);
    const cases = worstCases(report);
    const lines = failed
        .slice(0, CHECKS)
        .map((check) => [
        checkLine(check, colors),
        ...(check.secondary_to === null ? culpritLines(check, cases, colors, width) : []),
    ]);
    // The worst is printed last, next to the verdict.
    const shown = lines.toReversed().flat();
    return failed.length > CHECKS
        ? [`+${failed.length - CHECKS} more failed checks in the report`, ...shown]
        : shown;
}
function checkLine(check, colors) {
    const primary = check.secondary_to === null;
    const mark = primary ? colors.red("✗") : colors.yellow("·");
    const category = primary ? check.category : `${check.category}, follows from ${check.secondary_to}`;
    return `${mark} ${(0,reporters_escape.logLine)(checkSentence(check))}  ${colors.dim(category)}`;
}
/** Each case stands under the worst check that names it. */
function culpritLines(check, all, colors, width) {
    const own = all.filter((each) => each.check === check);
    const below = check.cases.length - own.length;
    const left = own.length - Math.min(own.length, CULPRITS);
    const rest = [
        ...(left > 0 ? [plural(left, "more case")] : []),
        ...(below > 0 ? [`${plural(below, "case")} listed below`] : []),
    ];
    return [
        ...own.slice(0, CULPRITS).flatMap((worst) => caseLines(worst, colors, width)),
        ...(rest.length > 0 ? [colors.dim(`    and ${rest.join(", ")}`)] : []),
    ];
}
function caseLines({ case: one, id, check, culprit }, colors, width) {
    const name = one === null ? `case ${(0,reporters_escape.logLine)(id, width)}` : `"${(0,reporters_escape.logLine)(one.query, Math.max(20, width - 30))}"`;
    const change = (0,reporters_escape.logLine)(culpritChange(check, culprit));
    const moves = isLatency(check.metric) ? [] : changedMoves(culpritMoves(culprit, one)).slice(0, MOVES);
    const ranks = moves.map((move) => `      ${(0,reporters_escape.logLine)(move.label, text_NAME * 2)}  rank ${formatMove(move.before, move.after)}`);
    return [`    ${name}  ${colors.dim(change)}`, ...ranks];
}
function problemLines(report, colors) {
    if (report.failure === null)
        return [];
    const { problems, hint } = report.failure;
    const lines = problems
        .slice(0, PROBLEMS)
        .map((problem) => `${colors.red("✗")} ${(0,reporters_escape.logLine)(formatProblem(problem), 1_000)}`);
    const more = problems.length > PROBLEMS ? [`+${problems.length - PROBLEMS} more`] : [];
    return [
        ...lines,
        ...more,
        ...(hint === null ? [] : [`${colors.bold("what to do:")} ${(0,reporters_escape.logLine)(hint, 2_000)}`]),
    ];
}
function endLines(report, options, colors) {
    const { verdict } = report.verdict;
    const paint = verdict === "pass" ? colors.green : verdict === "partial" ? colors.yellow : colors.red;
    const steps = verdict === "pass" ? [] : nextSteps(report).slice(1);
    return [
        ...steps.map((step) => colors.dim(`${step.why}: ${(0,reporters_escape.logLine)(step.command)}`)),
        `${paint(colors.bold((0,reporters_escape.logLine)(verdictWords(report))))}  ${(0,reporters_escape.logLine)(worstFact(report), 2_000)}`,
        ...(options.reportPath === null ? [] : [`report: ${(0,reporters_escape.logLine)(options.reportPath)}`]),
    ];
}

// EXTERNAL MODULE: ./lib/cli/command.js
var cli_command = __webpack_require__(9859);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/cli/record-text.js
/** What `record` says after the report: how the new baseline differs from the old, and where it went. */


function recordText(outcome, workingDirectory) {
    const { report, baselinePath } = outcome;
    if (baselinePath === null)
        return "No baseline was written: the run had errors or breaks its own floors.\n";
    const file = (0,reporters_escape.logLine)(external_node_path_.relative(workingDirectory, baselinePath));
    const before = report.inputs?.baseline ?? null;
    if (before === null)
        return `Baseline written to ${file} (there was none).\n`;
    const now = report.scores?.means.overall ?? new Map();
    const changes = changed(before.means.overall, now);
    const lines = changes.length === 0 ? ["  no metric changed"] : changes;
    return `Baseline written to ${file}. Against the one it replaces:\n${lines.join("\n")}\n`;
}
function changed(before, now) {
    const show = (value) => (typeof value === "number" ? value.toFixed(4) : "none");
    return [...new Set([...before.keys(), ...now.keys()])].flatMap((metric) => {
        const [a, b] = [show(before.get(metric)), show(now.get(metric))];
        return a === b ? [] : [`  ${(0,reporters_escape.logLine)(metric)}: ${a} -> ${b}`];
    });
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/files/inputs.js + 5 modules
var files_inputs = __webpack_require__(6279);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/gate/rules.js
var gate_rules = __webpack_require__(220);
;// CONCATENATED MODULE: ./lib/gate/failure.js
/** A run that could not be judged. */


/** Known errors keep their code and hint; unknown ones are ours, with the stack as their cause. */
function failureOf(error) {
    if (error instanceof errors.GateError) {
        const { code, message, problems, exitCode } = error;
        return { code, message, hint: error.hint ?? null, problems, exitCode };
    }
    const message = error instanceof Error ? `${error.name}: ${error.message}` : `a value was thrown: ${String(error)}`;
    const hint = "This is a defect of the gate, not of your files; please report it with the log.";
    return { code: "internal", message, hint, problems: [], exitCode: 3 };
}
/** Verdict `error`; checks that were already made stay readable, but decide nothing. */
function failed(failure, inputs, judged) {
    return {
        verdict: "error",
        exitCode: failure.exitCode,
        categories: [],
        secondaryCategories: [],
        checks: judged?.checks ?? [],
        notices: judged?.notices ?? (inputs === null ? [] : (0,gate_rules/* resolveRules */.SJ)(inputs.config, inputs.suite).notices),
    };
}

// EXTERNAL MODULE: ./lib/metrics/percentile.js
var percentile = __webpack_require__(9182);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(2987);
// EXTERNAL MODULE: ./lib/metrics/view.js
var metrics_view = __webpack_require__(9148);
;// CONCATENATED MODULE: ./lib/metrics/score.js



/** `metrics` are computed for every case; the means follow from them. */
function score(suite, run, metrics, definition) {
    const runs = new Map(run.cases.map((each) => [each.caseId, each]));
    const cases = suite.cases.map((subject) => {
        const caseRun = runs.get(subject.id) ?? notAsked(subject);
        return scoreCase((0,metrics_view/* viewCase */.U1)(subject, caseRun, definition), caseRun, metrics);
    });
    return {
        cases,
        means: bucketed(cases, (bucket) => means(bucket, metrics)),
        latency: bucketed(cases, (bucket) => (0,latency/* summariseLatency */.p)(bucket.flatMap((each) => each.samplesMs), definition.percentile)),
    };
}
function notAsked(subject) {
    return { caseId: subject.id, outcome: { kind: "error", message: "not asked" }, firstMs: null, samplesMs: [] };
}
function scoreCase(view, run, metrics) {
    const values = new Map();
    for (const metric of metrics) {
        if (metric.family.kind !== "latency")
            values.set(metric.name, metric.family.value(view, metric.k ?? Number.POSITIVE_INFINITY));
    }
    const consumed = (0,metrics_view/* consume */.Fg)(view, () => true);
    return {
        id: view.case.id,
        intent: view.case.intent,
        digest: view.case.digest,
        metrics: values,
        ranks: (0,metrics_view/* targetRanks */.Hc)(view),
        forbiddenRanks: view.forbidden.flatMap((hit, i) => (hit ? [i + 1] : [])),
        results: view.hits.map((hit) => hit.docId),
        manyToMany: view.covers.some((targets, i) => targets.length > 1 || (targets.length === 1 && consumed[i] === null)),
        targets: (0,metrics_view/* relevantCount */.zQ)(view),
        degraded: view.degraded,
        error: run.outcome.kind === "error" ? run.outcome.message : null,
        samplesMs: run.samplesMs,
    };
}
function bucketed(cases, make) {
    const intents = [...new Set(cases.map((each) => each.intent))].toSorted(order/* compareCodePoints */.O);
    return {
        overall: make(cases),
        byIntent: new Map(intents.map((intent) => [intent, make(cases.filter((each) => each.intent === intent))])),
    };
}
function means(bucket, metrics) {
    const result = new Map();
    for (const metric of metrics) {
        if (metric.family.kind === "latency")
            continue;
        result.set(metric.name, mean(bucket, (each) => each.metrics.get(metric.name) ?? null, metric.family.weight));
    }
    return result;
}
/** Mean over the cases that have a value, weighted where the metric says so; null where none has. */
function mean(cases, value, weigh) {
    let sum = 0;
    let weight = 0;
    for (const each of cases) {
        const measured = value(each);
        if (measured === null)
            continue;
        const own = weigh === "targets" ? each.targets : 1;
        sum += measured * own;
        weight += own;
    }
    return weight === 0 ? null : sum / weight;
}

;// CONCATENATED MODULE: ./lib/gate/tolerance.js
/** Absorbs the rounding of baselines and of sums such as 0.8 - 0.1 = 0.7000000000000001; far below any real change. */
const EPSILON = 1e-9;
/**
 * The largest of the tolerances in the metric's unit. `percent` is of the baseline, `cases` is 1/n of the bucket.
 * No tolerance at all is 0.
 */
function toleranceValue(tolerances, baseline, cases) {
    return tolerances.reduce((largest, tolerance) => Math.max(largest, inUnits(tolerance, baseline, cases)), 0);
}
function inUnits(tolerance, baseline, cases) {
    switch (tolerance.unit) {
        case "absolute":
            return tolerance.value;
        case "percent":
            return (Math.abs(baseline) * tolerance.value) / 100;
        case "cases":
            return tolerance.value / cases;
    }
}
/** The value that `current` is held against; null where neither a baseline nor a bound gives one. */
function limitOf(direction, baseline, tolerance, bounds) {
    const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
    if (baseline === null || tolerance === null)
        return bound;
    const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
    if (bound === null)
        return relative;
    return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}
/** Written so that NaN on either side never passes. */
function passes(direction, current, limit) {
    return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}

;// CONCATENATED MODULE: ./lib/gate/checks.js
/** One check for one rule: quality metrics and rates. */



function bucketOf(pairing, scope) {
    if (scope === "overall")
        return pairing;
    const intent = scope.slice("intent:".length);
    return {
        pairs: pairing.pairs.filter((pair) => pair.now.intent === intent),
        added: pairing.added.filter((each) => each.intent === intent),
    };
}
/** Null where the rule has no limit: no baseline, and no floor or ceiling. */
function makeCheck(rule, measured, culprits) {
    const { direction, category } = rule.metric.family;
    const { baseline, current } = measured;
    const tolerance = baseline === null ? null : toleranceValue(rule.tolerance, baseline, measured.cases);
    const relative = rule.tolerance.length === 0 ? null : baseline;
    const limit = limitOf(direction, relative, tolerance, rule);
    if (limit === null)
        return null;
    const passed = passes(direction, measured.judged, limit);
    return {
        metric: rule.metric.name,
        scope: rule.scope,
        n: measured.n,
        baseline,
        current,
        interval: measured.interval,
        delta: baseline === null ? null : current - baseline,
        tolerance,
        limit,
        direction,
        passed,
        category,
        secondary_to: null,
        missing: null,
        cases: passed ? [] : culprits(),
    };
}
function missingCheck(rule, missing, seen, cases = []) {
    return {
        metric: rule.metric.name,
        scope: rule.scope,
        n: seen.n,
        baseline: seen.baseline,
        current: seen.current,
        interval: null,
        delta: null,
        tolerance: null,
        limit: null,
        direction: rule.metric.family.direction,
        passed: false,
        category: "missing_data",
        secondary_to: null,
        missing,
        cases,
    };
}
/**
 * Checks of a quality metric or rate in one bucket. Means of baseline and run are over the paired cases; where there
 * are new cases too, a floor or ceiling is checked over all of them, in a check of its own.
 */
function qualityChecks(rule, metric, bucket) {
    const name = rule.metric.name;
    if (bucket.pairs.length + bucket.added.length === 0) {
        return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const checks = [];
    if (bucket.pairs.length > 0)
        checks.push(pairedCheck(rule, metric, bucket.pairs));
    if (bucket.added.length > 0) {
        const all = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
        const current = mean(all, (each) => each.metrics.get(name) ?? null, metric.weight);
        const bare = { ...rule, tolerance: [] };
        if (current !== null) {
            const measured = { n: all.length, baseline: null, current, interval: null, judged: current, cases: all.length };
            checks.push(makeCheck(bare, measured, () => worstNow(all, name, metric.direction)));
        }
        else if (rule.named) {
            checks.push(missingCheck(rule, { code: "not_measured" }, { baseline: null, current, n: 0 }));
        }
    }
    return checks.filter((check) => check !== null);
}
function pairedCheck(rule, metric, pairs) {
    const name = rule.metric.name;
    const before = new Map(pairs.map((pair) => [pair.now, pair.before.metrics.get(name)]));
    const now = pairs.map((pair) => pair.now);
    const current = mean(now, (each) => each.metrics.get(name) ?? null, metric.weight);
    if (pairs.every((pair) => pair.before.metrics.get(name) === undefined)) {
        return missingCheck(rule, { code: "baseline_lacks_metric" }, { baseline: null, current, n: pairs.length });
    }
    const baseline = mean(now, (each) => before.get(each) ?? null, metric.weight);
    if (current === null) {
        if (baseline === null && !rule.named)
            return null;
        return missingCheck(rule, { code: "not_measured" }, { baseline, current, n: pairs.length });
    }
    const n = now.filter((each) => (each.metrics.get(name) ?? null) !== null).length;
    return makeCheck(rule, { n, baseline, current, interval: null, judged: current, cases: n }, () => worstChanges(pairs, name, metric.direction));
}
/** Cases that moved in the bad direction, largest move first, then by id. */
function worstChanges(pairs, metric, direction) {
    const sign = direction === "higher" ? 1 : -1;
    const changed = pairs.flatMap((pair) => {
        const before = pair.before.metrics.get(metric) ?? null;
        const after = pair.now.metrics.get(metric) ?? null;
        if (after === null)
            return [];
        const loss = before === null ? (direction === "lower" ? after : 0) : sign * (before - after);
        return loss > EPSILON ? [{ loss, culprit: culprit(pair, before, after) }] : [];
    });
    if (changed.length === 0)
        return worstNow(pairs.map((pair) => pair.now), metric, direction);
    return changed
        .toSorted((a, b) => b.loss - a.loss || (0,order/* compareCodePoints */.O)(a.culprit.id, b.culprit.id))
        .map((each) => each.culprit);
}
/** Cases that are furthest from good, where nothing moved and a floor or ceiling failed. */
function worstNow(cases, metric, direction) {
    const best = direction === "higher" ? 1 : 0;
    return cases
        .flatMap((each) => {
        const after = each.metrics.get(metric) ?? null;
        return after === null || Math.abs(best - after) <= EPSILON ? [] : [{ far: Math.abs(best - after), each, after }];
    })
        .toSorted((a, b) => b.far - a.far || (0,order/* compareCodePoints */.O)(a.each.id, b.each.id))
        .map(({ each, after }) => ({ id: each.id, before: null, after, ranks_before: null, ranks_after: each.ranks }));
}
function culprit(pair, before, after) {
    return { id: pair.now.id, before, after, ranks_before: pair.before.ranks, ranks_after: pair.now.ranks };
}

;// CONCATENATED MODULE: ./lib/gate/statistics/random.js
function splitMix64(seed) {
    let low = seed >>> 0;
    let high = Math.floor(seed / 2 ** 32) >>> 0;
    const next = () => {
        const sum = low + 0x7f4a7c15;
        low = sum >>> 0;
        high = (high + 0x9e3779b9 + (sum > 0xffffffff ? 1 : 0)) >>> 0;
        let z = xorShift([high, low], 30);
        z = xorShift(multiply(z, [0xbf58476d, 0x1ce4e5b9]), 27);
        return xorShift(multiply(z, [0x94d049bb, 0x133111eb]), 31);
    };
    const below = (n) => {
        const [upper, lower] = next();
        return ((upper % n) * (2 ** 32 % n) + (lower % n)) % n;
    };
    return { next, below };
}
/** z ^ (z >>> bits), 0 < bits < 32. */
function xorShift([high, low], bits) {
    return [(high ^ (high >>> bits)) >>> 0, (low ^ ((low >>> bits) | (high << (32 - bits)))) >>> 0];
}
/** The low 64 bits of the product, by 16-bit limbs for the low halves. */
function multiply([aHigh, aLow], [bHigh, bLow]) {
    const a0 = aLow & 0xffff;
    const a1 = aLow >>> 16;
    const b0 = bLow & 0xffff;
    const b1 = bLow >>> 16;
    const first = a0 * b0;
    const middle = a1 * b0 + (first >>> 16);
    const second = a0 * b1 + (middle & 0xffff);
    const low = (((second & 0xffff) << 16) | (first & 0xffff)) >>> 0;
    const carry = a1 * b1 + Math.floor(middle / 65536) + Math.floor(second / 65536);
    const high = (carry + Math.imul(aHigh, bLow) + Math.imul(aLow, bHigh)) >>> 0;
    return [high, low];
}
/** Fisher-Yates; returns a new array. */
function shuffled(values, random) {
    const result = [...values];
    for (let i = result.length - 1; i > 0; i--) {
        const j = random.below(i + 1);
        [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/gate/statistics/latency-interval.js
/** How sure a latency percentile is. */


/** Enough for bounds that move by less than the clock's own jitter. */
const RESAMPLES = 1000;
/** Above this many samples fewer resamples give the same bounds; it keeps 20,000 cases within a second. */
const WORK = 20_000_000;
/** Fewest samples in a bucket: about three above the percentile; the median wants both sides. */
const MIN_SAMPLES = { p50: 20, p90: 30, p95: 60, p99: 300, mean: 20 };
const SHARE = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 };
/** The statistic of samples in milliseconds; null for none. */
function statisticOf(samples, statistic, method) {
    if (statistic === "mean") {
        return samples.length === 0 ? null : samples.reduce((sum, value) => sum + value, 0) / samples.length;
    }
    return (0,percentile/* percentile */.Y)(Float64Array.from(samples).sort(), SHARE[statistic], method);
}
/**
 * 95 % percentile-bootstrap interval of the statistic, with cases as blocks (Efron & Tibshirani 1993, ch. 8): a case's
 * repeats are not independent, so whole cases are drawn. Null without samples.
 */
function latencyInterval(blocks, statistic, method, seed) {
    const filled = blocks.filter((block) => block.length > 0);
    const samples = filled.flatMap((block, index) => block.map((value) => ({ value, index })));
    if (samples.length === 0)
        return null;
    const sorted = samples.toSorted((a, b) => a.value - b.value);
    const values = Float64Array.from(sorted, (sample) => sample.value);
    const owners = Uint32Array.from(sorted, (sample) => sample.index);
    const rounds = Math.max(200, Math.min(RESAMPLES, Math.floor(WORK / samples.length)));
    const random = splitMix64(seed);
    const estimates = new Float64Array(rounds);
    const weights = new Uint32Array(filled.length);
    for (let round = 0; round < rounds; round++) {
        weights.fill(0);
        for (let draw = 0; draw < filled.length; draw++) {
            const block = random.below(filled.length);
            weights[block] = weights[block] + 1;
        }
        estimates[round] = resampled(values, owners, weights, statistic, method);
    }
    estimates.sort();
    return [(0,percentile/* percentile */.Y)(estimates, 0.025, "linear"), (0,percentile/* percentile */.Y)(estimates, 0.975, "linear")];
}
/** The statistic of the sorted values, each counted as often as its block was drawn. */
function resampled(values, owners, weights, statistic, method) {
    let total = 0;
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
        const weight = weights[owners[i]];
        total += weight;
        sum += weight * values[i];
    }
    if (statistic === "mean")
        return sum / total;
    const share = SHARE[statistic];
    const at = (rank) => valueAtRank(values, owners, weights, rank);
    if (method === "nearest")
        return at(Math.min(Math.max(Math.ceil(share * total - 1e-9) - 1, 0), total - 1));
    const position = share * (total - 1);
    const below = Math.floor(position);
    const lower = at(below);
    return lower + (at(Math.min(below + 1, total - 1)) - lower) * (position - below);
}
/** 0-based rank in the weighted, sorted list. */
function valueAtRank(values, owners, weights, rank) {
    let passed = 0;
    for (let i = 0; i < values.length; i++) {
        passed += weights[owners[i]];
        if (passed > rank)
            return values[i];
    }
    return values.at(-1);
}

;// CONCATENATED MODULE: ./lib/gate/latency-checks.js
/** Latency, judged beyond doubt: a percentile fails when even the lower bound of its interval is over the limit. */





function latencyChecks(rule, metric, bucket, by) {
    const paired = bucket.pairs.map((pair) => pair.now);
    if (paired.length + bucket.added.length === 0) {
        return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const checks = [];
    if (paired.length > 0) {
        const before = statisticOf(bucket.pairs.flatMap((pair) => pair.before.latencyMs), metric.statistic, by.definition.percentile);
        checks.push(oneCheck(rule, metric, paired, before, by, () => slower(bucket)));
    }
    if (bucket.added.length > 0) {
        const all = [...paired, ...bucket.added];
        checks.push(oneCheck({ ...rule, tolerance: [] }, metric, all, null, by, () => slowest(all)));
    }
    return checks.filter((check) => check !== null);
}
function oneCheck(rule, metric, cases, baseline, by, culprits) {
    const samples = cases.flatMap((each) => each.samplesMs);
    const current = statisticOf(samples, metric.statistic, by.definition.percentile);
    const seen = { baseline, current, n: samples.length };
    if (rule.tolerance.length === 0 && rule.ceiling === null)
        return null;
    const need = MIN_SAMPLES[metric.statistic];
    if (current === null || samples.length < need) {
        const answering = cases.filter((each) => each.error === null).length;
        const repeats = answering === 0 ? 0 : Math.ceil(need / answering);
        return missingCheck(rule, { code: "too_few_samples", have: samples.length, need, repeats }, seen);
    }
    if (baseline === null && rule.tolerance.length > 0) {
        return missingCheck(rule, { code: "baseline_lacks_metric" }, seen);
    }
    const interval = latencyInterval(cases.map((each) => each.samplesMs), metric.statistic, by.definition.percentile, by.settings.seed);
    // The bootstrap can't say less than what was seen at the bound itself: without an interval the figure decides.
    const judged = interval?.[0] ?? current;
    return makeCheck(rule, { n: samples.length, baseline, current, interval, judged, cases: cases.length }, culprits);
}
function median(samples) {
    return (0,percentile/* percentile */.Y)(Float64Array.from(samples).sort(), 0.5, "nearest");
}
/** By how much the case's median rose, most first. */
function slower(bucket) {
    return bucket.pairs
        .flatMap((pair) => {
        const [before, after] = [median(pair.before.latencyMs), median(pair.now.samplesMs)];
        return after === null ? [] : [{ rise: after - (before ?? 0), each: culprit(pair, before, after) }];
    })
        .filter(({ rise }) => rise > 0)
        .toSorted((a, b) => b.rise - a.rise || (0,order/* compareCodePoints */.O)(a.each.id, b.each.id))
        .map(({ each }) => each);
}
function slowest(cases) {
    return cases
        .flatMap((each) => {
        const after = median(each.samplesMs);
        return after === null ? [] : [{ id: each.id, before: null, after, ranks_before: null, ranks_after: each.ranks }];
    })
        .toSorted((a, b) => b.after - a.after || (0,order/* compareCodePoints */.O)(a.id, b.id));
}
/**
 * Whether the timed samples settle every latency rule: each bucket has the samples its percentile needs, and each
 * interval is narrower than a quarter of the tolerance (in milliseconds; a share is taken of the baseline, or of the
 * current figure where there is none).
 */
function latencySettled(rules, cases, baseline, by) {
    return (samples) => rules.every((rule) => {
        const family = rule.metric.family;
        const ids = cases.filter((each) => rule.scope === "overall" || rule.scope === `intent:${each.intent}`);
        if (family.kind !== "latency" || ids.length === 0)
            return true;
        const blocks = ids.map((each) => samples.get(each.id) ?? []);
        const all = blocks.flat();
        if (all.length < MIN_SAMPLES[family.statistic])
            return false;
        const method = by.definition.percentile;
        const before = ids.flatMap((each) => baseline?.cases.get(each.id)?.latencyMs ?? []);
        const reference = statisticOf(before, family.statistic, method) ?? statisticOf(all, family.statistic, method);
        const tolerance = toleranceValue(rule.tolerance, reference, ids.length);
        if (tolerance === 0)
            return true;
        const [low, high] = latencyInterval(blocks, family.statistic, method, by.settings.seed);
        return high - low < tolerance / 4;
    });
}

;// CONCATENATED MODULE: ./lib/gate/pairs.js

function pairCases(scores, baseline) {
    const pairs = [];
    const added = [];
    for (const now of scores.cases) {
        const before = baseline?.cases.get(now.id);
        if (before !== undefined && before.digest === now.digest)
            pairs.push({ now, before });
        else
            added.push(now);
    }
    const paired = new Set(pairs.map((pair) => pair.now.id));
    const absent = [...(baseline?.cases.keys() ?? [])].filter((id) => !paired.has(id)).toSorted(order/* compareCodePoints */.O);
    return { pairs, added, absent };
}
/** A target was found in the baseline's top k and is not found now. */
function pairs_lostTarget(pair) {
    return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
/** Some target was found in the baseline's top k, and none is found now. */
function newlyLost(pair) {
    return pair.before.ranks.some((rank) => rank !== null) && pair.now.ranks.every((rank) => rank === null);
}

;// CONCATENATED MODULE: ./lib/gate/losses.js



const NOTHING = { interval: null, delta: null, tolerance: null, missing: null, secondary_to: null };
function lossChecks(rule, pairing, cases) {
    const wanting = pairing.pairs.filter((pair) => cases.get(pair.now.id)?.expectEmpty === false);
    const lost = wanting.filter(newlyLost);
    const limit = toleranceValue(rule.max, wanting.length, wanting.length);
    const isCritical = (id) => cases.get(id)?.critical === true;
    const critical = [
        ...lost.filter((pair) => isCritical(pair.now.id)).map(asCulprit),
        ...pairing.added.filter((each) => isCritical(each.id) && each.ranks.every((rank) => rank === null)).map(unpaired),
    ];
    const checks = [countCheck("newly_lost", wanting.length, lost.map(asCulprit), Math.floor(limit))];
    if ([...cases.values()].some((each) => each.critical)) {
        checks.push(countCheck("critical_lost", [...cases.values()].filter((each) => each.critical).length, critical, rule.critical));
    }
    return checks;
}
function countCheck(metric, n, lost, limit) {
    const passed = passes("lower", lost.length, limit);
    return {
        ...NOTHING,
        metric,
        scope: "overall",
        n,
        baseline: 0,
        current: lost.length,
        delta: lost.length,
        tolerance: limit,
        limit,
        direction: "lower",
        passed,
        category: "recall_drop",
        cases: passed ? [] : lost,
    };
}
function asCulprit(pair) {
    return culprit(pair, 1, 0);
}
function unpaired(each) {
    return { id: each.id, before: null, after: 0, ranks_before: null, ranks_after: each.ranks };
}
/** Cases that the baseline has and the run lacks: what was gated once can't leave unseen. */
function absenceChecks(pairing) {
    const cases = pairing.absent.map((id) => ({
        id,
        before: null,
        after: null,
        ranks_before: null,
        ranks_after: null,
    }));
    const make = (code) => ({
        ...NOTHING,
        metric: "cases",
        scope: "overall",
        n: pairing.pairs.length,
        baseline: pairing.pairs.length + pairing.absent.length,
        current: pairing.pairs.length,
        delta: -pairing.absent.length,
        limit: null,
        direction: "higher",
        passed: false,
        category: "missing_data",
        missing: { code },
        cases,
    });
    if (pairing.pairs.length === 0)
        return [make("no_paired_cases")];
    return pairing.absent.length > 0 ? [make("cases_absent")] : [];
}

;// CONCATENATED MODULE: ./lib/gate/notices.js
/** What a reader should know beside the verdict. */

/** A refactoring rarely wins this much: look for a broken measurement first. */
const IMPLAUSIBLE = 0.15;
function findNotices(law, scores, run, pairing, rules, checks) {
    return [
        ...movementNotices(rules, scores, checks),
        ...comparisonNotices(law, run),
        ...caseNotices(law, scores, pairing),
        ...timingNotices(law.config, run),
    ];
}
function movementNotices(rules, scores, checks) {
    const notices = [];
    for (const { metric, scope } of rules) {
        const absent = scope === "overall" && (scores.means.overall.get(metric.name) ?? null) === null;
        if (metric.family.kind !== "latency" && absent)
            notices.push({ code: "not_applicable", metric: metric.name, scope });
    }
    for (const check of checks) {
        if (!check.passed || check.delta === null || check.tolerance === null || check.missing !== null)
            continue;
        const gained = check.direction === "higher" ? check.delta : -check.delta;
        if (check.scope !== "overall" || gained <= Math.max(check.tolerance, 1e-9))
            continue;
        notices.push({ code: "improved", metric: check.metric, scope: check.scope, delta: check.delta });
        const quality = check.category === "recall_drop" || check.category === "ranking_shift";
        if (quality && gained >= IMPLAUSIBLE) {
            notices.push({ code: "implausible_jump", metric: check.metric, delta: check.delta });
        }
    }
    return notices;
}
function comparisonNotices(law, run) {
    const { baseline, suite } = law;
    if (baseline === null)
        return [];
    const differences = [
        ["suite.revision", baseline.suite.revision, suite.revision],
        ["suite.digest", baseline.suite.digest, suite.digest],
        ["environment.cpu", baseline.environment.cpu, run.environment.cpu],
        ["environment.os", baseline.environment.os, run.environment.os],
        ["environment.arch", baseline.environment.arch, run.environment.arch],
        ["environment.cores", String(baseline.environment.cores), String(run.environment.cores)],
        ["environment.node", baseline.environment.node, run.environment.node],
    ];
    const notices = differences
        .filter(([, before, now]) => before !== now)
        .map(([field, before, now]) => ({ code: "differs", field, baseline: before, current: now }));
    const otherMachine = differences.some(([field, a, b]) => a !== b && /cpu|os|arch|cores/.test(field));
    if (otherMachine && run.timing.source === "measured")
        notices.push({ code: "other_machine" });
    return notices;
}
function caseNotices(law, scores, pairing) {
    const notices = [];
    const list = (code, ids) => {
        if (ids.length > 0)
            notices.push({ code, cases: ids });
    };
    list("new_cases", law.baseline === null ? [] : pairing.added.map((each) => each.id));
    list("duplicates", scores.cases.filter((each) => new Set(each.results).size < each.results.length).map((each) => each.id));
    list("no_relevant_target", law.suite.cases
        .filter((each) => !each.expectEmpty && !each.expected.some((t) => t.grade >= law.config.definition.relevance))
        .map((each) => each.id));
    list("errored_cases", scores.cases.filter((each) => each.error !== null).map((each) => each.id));
    // Repeats are left out of run.trec, which moves what stands below them.
    const differing = scores.cases
        .filter((each) => each.manyToMany || new Set(each.results).size < each.results.length)
        .map((each) => each.id);
    if (differing.length > 0)
        notices.push({ code: "trec_counts_differ", cases: differing });
    return notices;
}
/** Repeats this much faster than the first time look like a cache's answers, not the retriever's. */
const CACHE_RATIO = 3;
const CACHE_FLOOR_MS = 1;
function timingNotices(config, run) {
    const notices = [];
    if (run.retries > 0)
        notices.push({ code: "retries", count: run.retries });
    if (config.latency === "off")
        return notices;
    if (run.timing.source === "off")
        return [...notices, { code: "latency_off", by: "retriever" }];
    if (run.timing.includesStart)
        notices.push({ code: "includes_start" });
    if (run.timing.source === "reported")
        notices.push({ code: "reported_latency" });
    if (run.timing.budgetEnded)
        notices.push({ code: "budget_ended", repeats: run.timing.repeats });
    const first = notices_median(run.cases.flatMap((each) => (each.firstMs === null ? [] : [each.firstMs])));
    const repeats = notices_median(run.cases.flatMap((each) => each.samplesMs));
    if (first !== null && repeats !== null && first > CACHE_RATIO * repeats && first - repeats > CACHE_FLOOR_MS) {
        notices.push({ code: "cached_answers", first_ms: first, repeat_ms: repeats });
    }
    return notices;
}
function notices_median(values) {
    return (0,percentile/* percentile */.Y)(Float64Array.from(values).sort(), 0.5, "nearest");
}

;// CONCATENATED MODULE: ./lib/gate/taxonomy.js





/**
 * A ranking check that fails only through cases that lost a target is a consequence of the lost recall: computed again
 * with those cases at their baseline values it passes. It stays primary where no recall check failed.
 */
function markSecondaries(checks, rules, pairing) {
    if (!checks.some((check) => !check.passed && check.category === "recall_drop"))
        return checks;
    const byKey = new Map(rules.map((rule) => [`${rule.scope} ${rule.metric.name}`, rule]));
    return checks.map((check) => {
        const family = byKey.get(`${check.scope} ${check.metric}`)?.metric.family;
        if (check.passed || check.category !== "ranking_shift" || family === undefined || family.kind === "latency") {
            return check;
        }
        return explainedByLosses(check, family, pairing) ? { ...check, secondary_to: "recall_drop" } : check;
    });
}
function explainedByLosses(check, family, pairing) {
    if (check.limit === null || check.baseline === null)
        return false;
    const pairs = bucketOf(pairing, check.scope).pairs;
    const before = new Map(pairs.map((pair) => [pair.now, pair.before.metrics.get(check.metric) ?? null]));
    const lost = new Set(pairs.filter(pairs_lostTarget).map((pair) => pair.now));
    const without = mean(pairs.map((pair) => pair.now), (each) => (lost.has(each) ? (before.get(each) ?? null) : (each.metrics.get(check.metric) ?? null)), family.weight);
    return without !== null && passes(check.direction, without, check.limit);
}
function categorise(checks) {
    const failed = checks.filter((check) => !check.passed);
    const primary = new Set(failed.filter((check) => check.secondary_to === null).map((check) => check.category));
    const all = new Set(failed.map((check) => check.category));
    return {
        primary: CATEGORIES.filter((category) => primary.has(category)),
        secondary: CATEGORIES.filter((category) => all.has(category) && !primary.has(category)),
    };
}

;// CONCATENATED MODULE: ./lib/gate/judge.js







function judge(law, scores, run) {
    const { rules, notices } = (0,gate_rules/* resolveRules */.SJ)(law.config, law.suite);
    const pairing = pairCases(scores, law.baseline);
    const checks = markSecondaries([...rules.flatMap((rule) => checksOf(rule, pairing, law, run)), ...caseChecks(law, pairing)], rules, pairing);
    const { primary, secondary } = categorise(checks);
    // Against a baseline, no check at all means that nothing was looked at.
    const judged = checks.length > 0 || law.baseline === null;
    const passed = judged && checks.every((check) => check.passed);
    return {
        verdict: law.suite.partial ? "partial" : passed ? "pass" : "fail",
        exitCode: passed && !law.suite.partial ? 0 : 1,
        categories: primary,
        secondaryCategories: secondary,
        checks,
        notices: [...notices, ...findNotices(law, scores, run, pairing, rules, checks)],
    };
}
function checksOf(rule, pairing, law, run) {
    const bucket = bucketOf(pairing, rule.scope);
    const family = rule.metric.family;
    if (family.kind !== "latency")
        return qualityChecks(rule, family, bucket);
    if (law.config.latency === "off")
        return [];
    if (run.timing.source === "off") {
        const wanted = rule.named || (law.baseline !== null && law.baseline.timing.source !== "off");
        return wanted ? [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })] : [];
    }
    return latencyChecks(rule, family, bucket, { settings: law.config.latency, definition: law.config.definition });
}
function caseChecks(law, pairing) {
    const newlyLost = law.config.gate.newlyLost;
    const cases = new Map(law.suite.cases.map((each) => [each.id, each]));
    return [...(newlyLost === "off" ? [] : lossChecks(newlyLost, pairing, cases)), ...(law.baseline === null ? [] : absenceChecks(pairing))];
}

;// CONCATENATED MODULE: ./lib/gate/record.js
function makeBaseline(inputs, run, scores, tool) {
    const { suite, config } = inputs;
    return {
        suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
        definition: config.definition,
        k: config.k,
        retriever: inputs.retriever,
        tool,
        environment: run.environment,
        timing: { source: run.timing.source, repeats: run.timing.repeats },
        means: scores.means,
        latency: scores.latency,
        cases: new Map(scores.cases.map((each) => [each.id, makeCase(each)])),
    };
}
function makeCase(each) {
    return {
        digest: each.digest,
        intent: each.intent,
        metrics: each.metrics,
        ranks: each.ranks,
        results: each.results,
        latencyMs: each.samplesMs,
    };
}

;// CONCATENATED MODULE: ./lib/gate/sanity.js
/** Measurements that must not be judged, because they measured nothing. */

/** Throws query_errors for failed queries (unless error_rate has a ceiling of its own) and nothing_retrieved. */
function assertMeasured(config, suite, scores) {
    const failedCases = scores.cases.filter((each) => each.error !== null);
    const rule = config.gate.metrics.get("error_rate");
    const allowed = rule === "off" || rule?.ceiling !== undefined;
    if (failedCases.length > 0 && !allowed) {
        const [first] = failedCases;
        const count = failedCases.length === 1 ? "1 query" : `${failedCases.length} queries`;
        throw new errors.GateError("query_errors", `${count} failed, first "${first.id}": ${first.error}`, {
            hint: "Fix the retriever; if some failures must be lived with, give `error_rate` a `ceiling` in the config.",
        });
    }
    const wanting = new Set(suite.cases.filter((each) => !each.expectEmpty).map((each) => each.id));
    const found = scores.cases.some((each) => wanting.has(each.id) && each.results.length > 0);
    if (!found && wanting.size > 0) {
        throw new errors.GateError("nothing_retrieved", `none of the ${wanting.size} queries got a single result`, {
            hint: "An empty index answers like this: check that the retriever's index is built before the gate runs.",
        });
    }
}

;// CONCATENATED MODULE: ./lib/pipeline.js
/**
 * The whole gate as one line: suite -> run -> scores -> verdict -> report. What touches the world comes in as ports; the
 * verdict is a value, computed once, and nothing after it can change it.
 */







/** Never rejects for a known failure: it becomes a report with verdict `error` that keeps whatever was reached. */
async function pipeline(ports) {
    let inputs = null;
    let run = null;
    let scores = null;
    let verdict = null;
    let failure = null;
    try {
        inputs = await ports.load();
        const measured = await ports.retrieve(inputs);
        run = measured.run;
        scores = score(inputs.suite, run, (0,gate_rules/* metricsOf */.Ps)(inputs.config), inputs.config.definition);
        if (measured.failure !== null)
            throw measured.failure;
        assertMeasured(inputs.config, inputs.suite, scores);
        verdict = judge(lawOf(inputs, ports.command), scores, run);
        requireBaseline(inputs, ports.command);
    }
    catch (error) {
        failure = failureOf(error);
        verdict = failed(failure, inputs, verdict);
    }
    const sound = failure === null || failure.code === "baseline_missing";
    const newBaseline = sound && inputs && run && scores ? makeBaseline(inputs, run, scores, ports.tool) : null;
    const report = { tool: ports.tool, verdict, failure, inputs, run, scores, newBaseline, deterministicDigest: null };
    return { ...report, deterministicDigest: scores === null ? null : ports.digest(report) };
}
function lawOf(inputs, command) {
    return { ...inputs, baseline: command === "record" ? null : inputs.baseline };
}
/** Checked after the run, so that the report brings the baseline that is missing. */
function requireBaseline(inputs, command) {
    if (command === "record" || inputs.baseline !== null)
        return;
    throw new errors.GateError("baseline_missing", `there is no baseline ${inputs.config.baseline}`, {
        hint: `Look at the report, then commit <report-dir>/baseline.json as ${inputs.config.baseline}.`,
    });
}

// EXTERNAL MODULE: ./lib/retrievers/log.js
var retrievers_log = __webpack_require__(2817);
;// CONCATENATED MODULE: ./lib/retrievers/registry.js
/** Every kind of retriever. Adding one is one file, one entry here and one test. */
const RETRIEVERS = [
    {
        kind: "command",
        meaning: "A program that answers JSON Lines on standard input and output, kept running or started per query",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(685), __webpack_require__.e(643)]).then(__webpack_require__.bind(__webpack_require__, 5643))).commandRetriever(config, ports),
    },
    {
        kind: "module",
        meaning: "An ES module whose default export is (query, { k, signal }) => results, run in a child process",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(685), __webpack_require__.e(243)]).then(__webpack_require__.bind(__webpack_require__, 243))).moduleRetriever(config, ports),
    },
    {
        kind: "run",
        meaning: "A recorded run: TREC format, or JSON Lines of rankings or answers; no clock",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(410), __webpack_require__.e(31)]).then(__webpack_require__.bind(__webpack_require__, 4031))).runRetriever(config, ports),
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/run/ranking.js
/** A retriever's results become hits: named, ordered, collapsed and cut to k. */



/**
 * Order first, then cut to k. Throws retriever_answer where a result can't be named, where `order` or `collapse` needs
 * scores that are missing, and for a repeated document under `duplicates: error`.
 */
function rank(results, caseId, k, definition) {
    const named = results.map((result, index) => {
        const score = result.score === undefined || definition.scores === "float64" ? result.score : Math.fround(result.score);
        return { ...result, ...(score === undefined ? {} : { score }), docId: documentId(result, index) };
    });
    const kept = definition.ignore_identical_ids ? named.filter((result) => result.docId !== caseId) : named;
    const ordered = collapse(ranking_order(kept, definition.order), definition.collapse);
    return markRepeats(ordered.slice(0, k), definition.duplicates);
}
/** `id`, else `path::qualified_name`, `path::name`, `path#` + hash of the text, `path`, `text:` + hash. */
function documentId(result, index) {
    const { id, path, qualifiedName, name, text } = result;
    if (id !== undefined)
        return id;
    if (path !== undefined) {
        if (qualifiedName !== undefined)
            return `${path}::${qualifiedName}`;
        if (name !== undefined)
            return `${path}::${name}`;
        return text === undefined ? path : `${path}#${shortHash(text)}`;
    }
    if (text !== undefined)
        return `text:${shortHash(text)}`;
    throw new errors.GateError("retriever_answer", `results[${index}] has none of id, path and text`, {
        hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others.",
    });
}
function shortHash(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 12);
}
function ranking_order(results, by) {
    if (by === "rank")
        return settleTies(results);
    const ascending = by === "score" ? 1 : -1;
    return results.toSorted((a, b) => scoreOf(b) - scoreOf(a) || ascending * (0,order/* compareCodePoints */.O)(a.docId, b.docId));
}
function scoreOf(result) {
    if (result.score !== undefined)
        return result.score;
    throw new errors.GateError("retriever_answer", `result "${result.docId}" has no score`, {
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
        settled.push(...results.slice(start, end).toSorted((a, b) => (0,order/* compareCodePoints */.O)(a.docId, b.docId)));
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
        const key = result.path ?? result.docId;
        const held = best.get(key);
        if (held === undefined || (how === "max" && scoreOf(result) > scoreOf(held)))
            best.set(key, { ...result, docId: key });
    }
    const documents = [...best.values()];
    if (how === "first")
        return documents;
    return documents.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (0,order/* compareCodePoints */.O)(a.docId, b.docId));
}
function markRepeats(results, duplicates) {
    const seen = new Set();
    return results.map((result) => {
        const repeat = seen.has(result.docId);
        if (repeat && duplicates === "error") {
            throw new errors.GateError("retriever_answer", `document "${result.docId}" is in the results twice`, {
                hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`.",
            });
        }
        seen.add(result.docId);
        return { ...result, repeat };
    });
}

;// CONCATENATED MODULE: ./lib/run/run-suite.js
/** Asks every case's query: once for quality, then in timed passes with one query in flight. */


/** `auto` starts here. */
const FIRST_REPEATS = 5;
const MOST_REPEATS = 1000;
/** Starts the retriever, measures, and stops it in every case. Rejects only for what is no GateError. */
async function runSuite(plan, ports) {
    const session = new Session(plan, ports);
    try {
        await ports.retriever.start();
        await session.qualityPass();
        await session.timedPasses();
        return session.measurement(null);
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return session.measurement(error);
        throw error;
    }
    finally {
        await ports.retriever.stop();
    }
}
class Session {
    #plan;
    #ports;
    #outcomes = new Map();
    #firstMs = new Map();
    #samples = new Map();
    #retries = 0;
    #repeats = 0;
    #budgetEnded = false;
    #source = "off";
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    /** One answer for every case; concurrent where the plan allows, in the same order either way. */
    async qualityPass() {
        const { cases, concurrency } = this.#plan;
        let next = 0;
        let done = 0;
        const worker = async () => {
            for (let subject = cases[next++]; subject !== undefined; subject = cases[next++]) {
                await this.#first(subject);
                this.#ports.progress("quality", ++done, cases.length);
            }
        };
        const workers = Array.from({ length: Math.min(concurrency, cases.length) }, () => worker().catch((error) => {
            next = cases.length;
            throw error;
        }));
        const ended = await Promise.allSettled(workers);
        const failed = ended.find((each) => each.status === "rejected");
        if (failed !== undefined)
            throw failed.reason;
    }
    /** Whole passes, so that every case has as many repeats as the others, until they suffice or the budget ends. */
    async timedPasses() {
        const { latency, cases, settled, concurrency, clock } = this.#plan;
        if (latency === "off")
            return;
        if (clock === "recorded")
            return this.#adoptRecorded();
        this.#source = latency.source;
        const counted = latency.warmup === 0 && concurrency === 1;
        if (counted)
            this.#adopt(this.#firstMs);
        for (let pass = 1; pass < latency.warmup; pass++)
            await this.#pass();
        const start = this.#ports.now();
        for (;;) {
            const wanted = latency.repeats === "auto" ? FIRST_REPEATS : latency.repeats;
            if (this.#repeats >= wanted && (latency.repeats !== "auto" || settled(this.#samples)))
                return;
            if (this.#repeats >= MOST_REPEATS)
                return;
            const spent = this.#ports.now() - start;
            // A pass that would not end in time is not begun, but one is always taken.
            const each = this.#repeats === 0 ? 0 : spent / this.#repeats;
            if (latency.repeats === "auto" && this.#repeats > 0 && spent + each > latency.budget_s * 1000) {
                this.#budgetEnded = true;
                return;
            }
            this.#adopt(await this.#pass());
            this.#ports.progress("latency", this.#repeats * cases.length, Math.max(wanted, this.#repeats) * cases.length);
        }
    }
    measurement(failure) {
        const unasked = { kind: "error", message: failure === null ? "not asked" : `not asked: ${failure.message}` };
        return {
            cases: this.#plan.cases.map((subject) => ({
                caseId: subject.id,
                outcome: this.#outcomes.get(subject.id) ?? unasked,
                firstMs: this.#firstMs.get(subject.id) ?? null,
                samplesMs: this.#samples.get(subject.id) ?? [],
            })),
            timing: {
                source: this.#source,
                repeats: this.#repeats,
                budgetEnded: this.#budgetEnded,
                includesStart: this.#plan.clock === "with_start",
            },
            retries: this.#retries,
            failure,
        };
    }
    async #ask(subject) {
        if (this.#ports.cancelled()) {
            throw new errors.GateError("cancelled", "the run was cancelled", { hint: "What was measured until then is in the report." });
        }
        const raw = await this.#ports.retriever.ask({ caseId: subject.id, query: subject.query, k: this.#plan.k });
        this.#retries += raw.retries;
        return raw;
    }
    async #first(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
            return;
        }
        this.#outcomes.set(subject.id, this.#answer(subject, raw));
        const elapsed = this.#elapsed(subject, raw);
        if (elapsed !== null)
            this.#firstMs.set(subject.id, elapsed);
    }
    #answer(subject, raw) {
        const { k, definition } = this.#plan;
        try {
            const hits = rank(raw.results, subject.id, k, definition);
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
            if (!(error instanceof errors.GateError))
                throw error;
            throw new errors.GateError(error.code, `case "${subject.id}": ${error.message}`, { ...(error.hint === undefined ? {} : { hint: error.hint }), cause: error });
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
        throw new errors.GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
            hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.",
        });
    }
    /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
    #adoptRecorded() {
        const answered = [...this.#outcomes].filter(([, outcome]) => outcome.kind === "answer");
        if (answered.length === 0 || !answered.every(([id]) => this.#firstMs.has(id)))
            return;
        this.#source = "reported";
        this.#adopt(this.#firstMs);
    }
    async #pass() {
        const times = new Map();
        for (const subject of this.#plan.cases) {
            if (this.#outcomes.get(subject.id)?.kind === "error")
                continue;
            const raw = await this.#ask(subject);
            if (raw.kind === "error") {
                this.#outcomes.set(subject.id, { kind: "error", message: `in a repeat: ${raw.message}` });
                this.#samples.delete(subject.id);
                continue;
            }
            const elapsed = this.#elapsed(subject, raw);
            if (elapsed !== null)
                times.set(subject.id, elapsed);
        }
        return times;
    }
    #adopt(times) {
        this.#repeats++;
        for (const [id, time] of times)
            this.#samples.set(id, [...(this.#samples.get(id) ?? []), time]);
    }
}

// EXTERNAL MODULE: ./lib/cli/comparable.js + 1 modules
var comparable = __webpack_require__(1302);
;// CONCATENATED MODULE: ./lib/cli/progress.js
const LOG_EVERY_MS = 5000;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;
const PHASES = { quality: "asking", latency: "timing" };
/** Says nothing on runs that end before the first interval does. */
function showProgress(sink) {
    const every = sink.line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
    let last = sink.now();
    return (phase, done, total) => {
        const now = sink.now();
        if (sink.line !== null && phase === "latency" && done >= total)
            return sink.line("");
        if (now - last < every)
            return;
        last = now;
        const share = total === 0 ? 1 : done / total;
        const text = `${PHASES[phase]} ${done}/${total} (${Math.floor(share * 100)} %)`;
        if (sink.line === null)
            return sink.print(text);
        const filled = Math.round(share * BAR_WIDTH);
        sink.line(`${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${text}`);
    };
}

// EXTERNAL MODULE: ./lib/cli/root.js
var cli_root = __webpack_require__(9520);
// EXTERNAL MODULE: ./lib/cli/version.js
var version = __webpack_require__(6802);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/output/own-files.js
/** Names that a report directory may hold because an earlier report put them there; anything else is somebody's own. */
const OWN_FILES = [
    "report.json",
    "baseline.json",
    "report.html",
    "summary.md",
    "cases.csv",
    "junit.xml",
    "run.trec",
    "qrels.trec",
    "retriever.log",
    "unjudged.jsonl",
];
/** What tells a finished report: it goes first and comes last. */
const LAST_FILE = "report.json";

;// CONCATENATED MODULE: ./lib/output/verify.js
/** The last look before exit 0. */



/**
 * True where every file is on disk as a regular file of the size it should have, and no file of an earlier report is
 * among them. False, never an error, for anything that can't be read.
 */
async function isComplete(directory, files) {
    try {
        const names = await (0,promises_.readdir)(directory);
        if (names.some((name) => OWN_FILES.includes(name) && !files.has(name)))
            return false;
        for (const [name, text] of files) {
            const stat = await (0,promises_.lstat)(external_node_path_.join(directory, name));
            if (!stat.isFile() || stat.size !== Buffer.byteLength(text, "utf8"))
                return false;
        }
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/output/write.js
/** Atomic writes of the report directory. */




const TEMP_PREFIX = ".retrieval-gate-";
/**
 * Puts `files` (name -> text) into `directory` so that nobody ever reads half a report: they are written and synced
 * in a fresh folder and renamed into place. A directory that holds nothing but an earlier report is replaced whole; in
 * one with other files only names of ours are replaced, or removed where this report has no such file.
 * @throws GateError `report_incomplete` naming the path, where it can't be written or is a symbolic link.
 */
async function writeReport(directory, files) {
    // resolve() drops a trailing slash, after which lstat would follow a link.
    const target = external_node_path_.resolve(directory);
    try {
        const found = await contents(target, directory);
        if (found.kind === "report" && (await replaceWhole(target, files)))
            return;
        await (0,promises_.mkdir)(target, { recursive: true });
        if (found.kind === "absent")
            await syncDirectory(external_node_path_.dirname(target));
        await replaceFiles(target, files);
    }
    catch (error) {
        throw incomplete(directory, error);
    }
}
async function contents(target, shown) {
    const stat = await (0,promises_.lstat)(target).catch(absent);
    if (stat === null)
        return { kind: "absent" };
    if (stat.isSymbolicLink())
        throw refused(shown, "is a symbolic link", "Name the directory itself.");
    if (!stat.isDirectory())
        throw refused(shown, "is not a directory", "Choose another report directory, or remove the file.");
    const entries = await (0,promises_.readdir)(target, { withFileTypes: true });
    const ours = entries.every((entry) => entry.isFile() && OWN_FILES.includes(entry.name));
    return { kind: ours && entries.some((entry) => entry.name === LAST_FILE) ? "report" : "other" };
}
/** Swaps the folder; false where the place does not allow it (a mount point, a parent without write permission). */
async function replaceWhole(target, files) {
    const parent = external_node_path_.dirname(target);
    const temp = await (0,promises_.mkdtemp)(external_node_path_.join(parent, TEMP_PREFIX)).catch(unlessFull);
    if (temp === null)
        return false;
    try {
        const [next, old] = [external_node_path_.join(temp, "new"), external_node_path_.join(temp, "old")];
        await (0,promises_.mkdir)(next);
        await writeAll(next, files);
        if (!(await (0,promises_.rename)(target, old).then(() => true, unlessFull)))
            return false;
        await (0,promises_.rename)(next, target).catch(async (error) => {
            await (0,promises_.rename)(old, target);
            throw error;
        });
        await syncDirectory(parent);
        return true;
    }
    finally {
        await (0,promises_.rm)(temp, { recursive: true, force: true });
    }
}
async function replaceFiles(target, files) {
    // Inside the target: a sibling could be on another file system, and rename doesn't cross.
    const temp = await (0,promises_.mkdtemp)(external_node_path_.join(target, TEMP_PREFIX));
    try {
        await writeAll(temp, files);
        const stale = [LAST_FILE, ...OWN_FILES.filter((name) => !files.has(name))];
        for (const name of stale)
            await (0,promises_.rm)(external_node_path_.join(target, name), { force: true });
        const names = [...files.keys()].filter((name) => name !== LAST_FILE);
        if (files.has(LAST_FILE))
            names.push(LAST_FILE);
        for (const name of names)
            await (0,promises_.rename)(external_node_path_.join(temp, name), external_node_path_.join(target, name));
        await syncDirectory(target);
    }
    finally {
        await (0,promises_.rm)(temp, { recursive: true, force: true });
    }
}
async function writeAll(folder, files) {
    for (const [name, text] of files) {
        if (name !== external_node_path_.basename(name))
            throw new TypeError(`${JSON.stringify(name)} is no plain file name`);
        const file = await (0,promises_.open)(external_node_path_.join(folder, name), "wx", 0o644);
        try {
            await file.writeFile(text, "utf8");
            await file.sync();
        }
        finally {
            await file.close();
        }
    }
    await syncDirectory(folder);
}
/** Makes renames last through a power cut; some file systems and Windows refuse, and then nothing is lost but that. */
async function syncDirectory(folder) {
    const handle = await (0,promises_.open)(folder, "r").catch(() => null);
    if (handle === null)
        return;
    await handle.sync().catch(() => null);
    await handle.close();
}
function codeOf(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
function absent(error) {
    if (codeOf(error) === "ENOENT")
        return null;
    throw error;
}
/** What only the swap runs into; a full or broken disk would stop the other way too. */
function unlessFull(error) {
    if (["EACCES", "EBUSY", "EPERM", "EROFS", "EXDEV"].includes(codeOf(error) ?? ""))
        return null;
    throw error;
}
const HINTS = new Map([
    ["ENOSPC", "The disk is full: free some space."],
    ["EDQUOT", "The disk quota is used up: free some space."],
    ["EROFS", "The file system is read-only: choose another report directory."],
    ["EACCES", "Permission denied: choose a report directory that this user may write to."],
    ["EPERM", "Permission denied: choose a report directory that this user may write to."],
    ["ENOTDIR", "A part of the path is a file: choose another report directory."],
]);
function incomplete(directory, error) {
    const code = codeOf(error);
    if (error instanceof errors.GateError || code === undefined)
        return error;
    const hint = HINTS.get(code) ?? "Choose another report directory, or look at the disk.";
    return new errors.GateError("report_incomplete", `${directory}: the report could not be written (${code})`, {
        hint,
        cause: error,
    });
}
function refused(directory, why, hint) {
    return new errors.GateError("report_incomplete", `${directory} ${why}; the report was not written`, { hint });
}

;// CONCATENATED MODULE: ./lib/reporters/cases-csv.js
/** cases.csv: one line a case, safe to open in a spreadsheet (RFC 4180, formulas disarmed). */






const EOL = "\r\n";
/** Null where nothing was scored. */
function renderCasesCsv(report) {
    if (report.scores === null)
        return null;
    const rows = caseRows(report);
    const metrics = metricNames(report);
    const header = [...LEADING, ...metrics.flatMap((name) => [name, `${name} baseline`])];
    const lines = rows.map((row) => [...leadingCells(row), ...cases_csv_metricCells(row, metrics)]);
    return [header, ...lines].map((cells) => cells.map((cell) => (0,reporters_escape/* csvCell */.rK)(cell)).join(",") + EOL).join("");
}
const LEADING = [
    "id",
    "intent",
    "query",
    "failed_checks",
    "targets",
    "ranks_baseline",
    "ranks",
    "results",
    "degraded",
    "error",
    "latency_median_ms",
];
function leadingCells(row) {
    const { case: one, score } = row;
    const median = medianMs(score?.samplesMs ?? []);
    return [
        one.id,
        one.intent,
        one.query,
        row.failed.map((check) => `${check.metric} ${check.scope}`).join(LIST),
        one.expected.map(suite/* targetLabel */.O).join(LIST),
        row.before === null ? null : one.expected.map((_, i) => rankCell(rankBefore(row, i) ?? null)).join(LIST),
        one.expected.map((_, i) => rankCell(score?.ranks[i] ?? null)).join(LIST),
        (score?.results ?? []).join(LIST),
        score?.degraded === true ? "true" : "false",
        score?.error ?? null,
        median === null ? null : roundMs(median),
    ];
}
const LIST = "; ";
/** A word and no dash: a dash would start a formula, an empty place would shift the list. */
function rankCell(rank) {
    return rank === null ? "none" : String(rank);
}
function cases_csv_metricCells(row, metrics) {
    return metrics.flatMap((name) => [row.score?.metrics.get(name), row.before?.metrics.get(name)].map((value) => value === undefined || value === null ? null : (0,canonical_json/* roundNumber */.Wf)(value)));
}
function metricNames(report) {
    const names = new Set(report.scores?.cases.flatMap((each) => [...each.metrics.keys()]));
    return [...names].toSorted(order/* compareCodePoints */.O);
}

;// CONCATENATED MODULE: ./lib/reporters/html/table.js
/** Accessible tables. Cells arrive as HTML, made by `text` and its kin. */

function table_text(value, max = Infinity) {
    return (0,reporters_escape/* escapeHtml */.ZD)(value, max);
}
function code(value, max = Infinity) {
    return `<code>${(0,reporters_escape/* escapeHtml */.ZD)(value, max)}</code>`;
}
/** The first cell of each row is its header. The frame can be scrolled, and therefore reached, by keyboard. */
function table(caption, columns, rows) {
    const classes = columns.map(({ kind }) => (kind === "plain" ? "" : ` class="${kind}"`));
    const head = columns.map(({ name }, i) => `<th scope="col"${classes[i]}>${table_text(name)}</th>`).join("");
    const body = rows
        .map((cells) => `<tr>${cells.map((cell, i) => cellHtml(cell, i, classes[i])).join("")}</tr>\n`)
        .join("");
    return (`<div class="scroll" role="region" tabindex="0" aria-label="${table_text(caption)}"><table><caption>${table_text(caption)}</caption>\n` +
        `<thead><tr>${head}</tr></thead>\n<tbody>\n${body}</tbody></table></div>\n`);
}
function cellHtml(cell, index, attributes) {
    return index === 0 ? `<th scope="row"${attributes}>${cell}</th>` : `<td${attributes}>${cell}</td>`;
}
const plain = (name) => ({ name, kind: "plain" });
const num = (name) => ({ name, kind: "num" });
const table_long = (name) => ({ name, kind: "text" });

;// CONCATENATED MODULE: ./lib/reporters/html/cases.js
/** The table of all cases: those behind a failure first, then by id. */




const cases_NAME = 120;
const QUERY = 300;
/** Per-case figures worth a column each; the rest is in cases.csv and report.json. */
const METRICS = /^(recall|mrr|ndcg|hit_rate|map)@/;
const MAX_METRICS = 4;
function casesSection(report) {
    const rows = caseRows(report);
    if (rows.length === 0 || report.scores === null)
        return "";
    const names = [...(report.scores.cases[0]?.metrics.keys() ?? [])]
        .filter((name) => METRICS.test(name))
        .slice(0, MAX_METRICS);
    const ordered = [...rows.filter(behindFailure), ...rows.filter((row) => !behindFailure(row))];
    const columns = [
        table_long("Query"),
        plain("Intent"),
        table_long("Case"),
        table_long("Target: rank before → now"),
        ...names.map(num),
        num("Latency"),
        plain("Outcome"),
    ];
    const caption = `${plural(rows.length, "case")}, those behind a failed check first, then by id`;
    return `<h2>All cases</h2>\n${table(caption, columns, ordered.map((row) => caseCells(row, names)))}`;
}
function behindFailure(row) {
    return row.failed.length > 0 || (row.score?.error ?? null) !== null;
}
function caseCells(row, names) {
    const { case: one, score } = row;
    return [
        table_text(one.query, QUERY),
        table_text(one.intent, cases_NAME),
        code(one.id, cases_NAME),
        targetsHtml(row),
        ...names.map((name) => formatValue(name, score?.metrics.get(name) ?? null)),
        formatMs(medianMs(score?.samplesMs ?? [])),
        outcomeHtml(row),
    ];
}
function targetsHtml(row) {
    if (row.case.expectEmpty)
        return `<span class="dim">nothing expected, ${plural(row.score?.results.length ?? 0, "result")}</span>`;
    const lines = row.case.expected.map((target, i) => {
        const move = formatMove(rankBefore(row, i), row.score?.ranks[i] ?? null);
        return `${code((0,suite/* targetLabel */.O)(target), cases_NAME)} <span class="strong">${move}</span>`;
    });
    return lines.length === 0 ? NONE : lines.join("<br>");
}
function outcomeHtml(row) {
    const error = row.score?.error ?? null;
    if (error !== null)
        return `<span class="bad strong">error</span>: ${table_text(error, QUERY)}`;
    const categories = [...new Set(row.failed.map((check) => check.category))];
    if (categories.length > 0)
        return `<span class="bad strong">${categories.join(", ")}</span>`;
    const marks = [
        row.score?.degraded === true ? "degraded" : "",
        row.before === null ? "no baseline" : "",
    ].filter(Boolean);
    return marks.length > 0
        ? `<span class="warn">${marks.join(", ")}</span>`
        : '<span class="dim">as before or within limits</span>';
}

;// CONCATENATED MODULE: ./lib/reporters/html/dumbbell.js

const WIDTH = 160;
const HEIGHT = 20;
const MARGIN = 10;
/** The right end of each unit's axis, one for all checks so that lengths compare; the left end is 0. */
function scalesOf(checks) {
    const scales = new Map([["share", 1]]);
    for (const check of checks) {
        const unit = unitOf(check);
        scales.set(unit, Math.max(scales.get(unit) ?? 0, check.baseline ?? 0, check.current ?? 0, check.limit ?? 0));
    }
    return scales;
}
function unitOf(check) {
    if (isLatency(check.metric))
        return "ms";
    return isCount(check.metric) ? "count" : "share";
}
/** Empty where there is nothing to draw a line between. The table beside it says the same in figures. */
function dumbbell(check, scales) {
    const { baseline, current, limit } = check;
    const scale = scales.get(unitOf(check)) ?? 0;
    if (baseline === null || current === null)
        return "";
    const at = (value) => {
        const share = scale > 0 ? Math.min(Math.max(value / scale, 0), 1) : 0;
        return (MARGIN + share * (WIDTH - 2 * MARGIN)).toFixed(1);
    };
    const middle = HEIGHT / 2;
    const tick = limit === null
        ? ""
        : `<line class="limit" x1="${at(limit)}" x2="${at(limit)}" y1="2" y2="${HEIGHT - 2}"/>`;
    return (`<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">` +
        `<line class="axis" x1="0" x2="${WIDTH}" y1="${middle}" y2="${middle}"/>` +
        `<line class="move" x1="${at(baseline)}" x2="${at(current)}" y1="${middle}" y2="${middle}"/>${tick}` +
        `<circle class="was" cx="${at(baseline)}" cy="${middle}" r="5"/><circle class="now" cx="${at(current)}" cy="${middle}" r="5"/></svg>`);
}

;// CONCATENATED MODULE: ./lib/reporters/html/sections.js








const sections_NAME = 120;
const sections_QUERY = 300;
const SENTENCE = 1_000;
const WORST = 20;
function bannerSection(report) {
    const { verdict, checks } = report.verdict;
    const hint = report.failure?.hint ?? null;
    const suite = report.inputs?.suite;
    const about = suite === undefined
        ? ""
        : `<p class="dim">Suite ${table_text(suite.name, sections_NAME)} ${table_text(suite.revision, sections_NAME)}, ${plural(suite.cases.length, "case")}, ` +
            `${checks.filter((check) => !check.passed).length} of ${plural(checks.length, "check")} failed, ${against(report)}</p>`;
    const todo = hint === null ? "" : `<p><b>What to do:</b> ${table_text(hint, SENTENCE)}</p>`;
    return `<header class="banner ${verdict}"><h1>${table_text(verdictWords(report))}</h1><p>${table_text(worstFact(report), SENTENCE)}</p>${todo}${about}</header>\n`;
}
function against(report) {
    const inputs = report.inputs;
    return inputs.baseline === null ? "no baseline" : `compared with ${code(inputs.config.baseline, sections_NAME)}`;
}
function problemSection(report) {
    const problems = report.failure?.problems ?? [];
    if (problems.length === 0)
        return "";
    const rows = problems.map((problem) => [
        code(placeOf(problem), sections_QUERY),
        code(problem.pointer ?? "", sections_QUERY),
        table_text(problem.message, SENTENCE),
    ]);
    return `<h2>What is wrong</h2>\n${table(plural(rows.length, "problem"), [table_long("Where"), plain("Field"), table_long("Problem")], rows)}`;
}
function failedSection(report) {
    const failed = failedChecks(report);
    if (failed.length === 0)
        return "";
    const columns = [
        plain("Check"),
        plain("Where"),
        num("Baseline"),
        num("Now"),
        num("Change"),
        num("Limit"),
        plain("Baseline to now"),
        plain("Category"),
    ];
    const scales = scalesOf(failed);
    const caption = "Failed checks, worst first. In the pictures hollow is the baseline, filled is now, the upright line is the limit.";
    return `<h2>Failed checks</h2>\n${table(caption, columns, failed.map((check) => failedCells(check, scales)))}`;
}
function failedCells(check, scales) {
    const { baseline, current, delta, limit } = checkNumbers(check);
    const category = check.missing !== null
        ? `<span class="bad strong">${check.category}</span>: ${table_text(missingReason(check.missing))}`
        : check.secondary_to === null
            ? `<span class="bad strong">${check.category}</span>`
            : `${check.category}, follows from ${check.secondary_to}`;
    return [
        table_text(check.metric, sections_NAME),
        table_text(scopeLabel(check.scope), sections_NAME),
        baseline,
        `<span class="strong">${current}</span>`,
        withArrow(delta),
        limit,
        dumbbell(check, scales),
        category,
    ];
}
function worstSection(report) {
    const groups = [...worstByCategory(report)];
    return groups.length === 0
        ? ""
        : `<h2>Worst cases</h2>\n${groups.map(([category, cases]) => worstTable(category, cases)).join("")}`;
}
function worstTable(category, cases) {
    const left = cases.length - WORST;
    const caption = `${plural(cases.length, "case")}, worst first${left > 0 ? `; ${left} more among all cases below` : ""}`;
    const ranked = cases.some((each) => !isLatency(each.check.metric));
    const moves = ranked ? [table_long("Target: rank before → now")] : [];
    const columns = [table_long("Query"), plain("Intent"), table_long("Case"), ...moves, num("Before → now")];
    const rows = cases.slice(0, WORST).map((each) => worstCells(each, ranked));
    return `<h3>${category}: ${table_text(CATEGORY_MEANING[category])}</h3>\n${table(caption, columns, rows)}`;
}
function worstCells({ id, case: one, culprit, check }, ranked) {
    const moves = isLatency(check.metric) ? [] : changedMoves(culpritMoves(culprit, one));
    const lines = moves.map((move) => `${code(move.label, sections_NAME)} <span class="strong">${formatMove(move.before, move.after)}</span>`);
    return [
        table_text(one?.query ?? NONE, sections_QUERY),
        table_text(one?.intent ?? NONE, sections_NAME),
        code(id, sections_NAME),
        ...(ranked ? [lines.length === 0 ? NONE : lines.join("<br>")] : []),
        table_text(culpritChange(check, culprit), sections_QUERY),
    ];
}
const sections_STATUS = {
    held: '<span class="good">held</span>',
    failed: '<span class="bad strong">failed</span>',
    secondary: '<span class="warn">failed, follows</span>',
    missing: '<span class="bad strong">missing</span>',
    reported: '<span class="dim">not gated</span>',
};
function metricsSection(report) {
    const rows = metricRows(report).map((row) => {
        const { baseline, current, delta, limit } = checkNumbers(row);
        return [
            table_text(row.metric, sections_NAME),
            table_text(scopeLabel(row.scope), sections_NAME),
            baseline,
            current,
            withArrow(delta),
            limit,
            sections_STATUS[row.status],
        ];
    });
    if (rows.length === 0)
        return "";
    const columns = [
        plain("Metric"),
        plain("Where"),
        num("Baseline"),
        num("Now"),
        num("Change"),
        num("Limit"),
        plain("Gate"),
    ];
    return `<h2>All metrics</h2>\n${table("Overall, then by intent", columns, rows)}`;
}
function latencySection(report) {
    const rows = latencyRows(report).map(({ scope, now, before }) => [
        table_text(scopeLabel(scope), sections_NAME),
        String(now.samples),
        ...[now.p50_ms, before?.p50_ms, now.p90_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms].map((ms) => formatMs(ms ?? null)),
    ]);
    if (rows.length === 0)
        return "";
    const names = ["Samples", "p50", "p50 baseline", "p90", "p95", "p95 baseline", "p99", "Mean"];
    return `<h2>Latency</h2>\n${table("Of timed repeats, warm-up excluded", [plain("Where"), ...names.map(num)], rows)}`;
}
function noticeSection(report) {
    const items = report.verdict.notices.map((notice) => `<li>${table_text(noticeSentence(notice), SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<h2>Notices</h2>\n<ul>\n${items.join("")}</ul>\n`;
}
function nextSection(report) {
    const items = nextSteps(report).map((step) => `<li>${table_text(step.why)}: ${code(step.command, SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<h2>What next</h2>\n<ul>\n${items.join("")}</ul>\n`;
}
function receiptSection(report) {
    const rows = receiptFacts(report).map((fact) => [table_text(fact.name, sections_QUERY), code(fact.value, SENTENCE)]);
    return `<h2>Receipt</h2>\n${table("What was judged, by what, against what", [plain("What"), table_long("Value")], rows)}`;
}

;// CONCATENATED MODULE: ./lib/reporters/html/style.js
/** The report's one stylesheet. Its hash is what the page's content security policy allows; a test keeps the two in step. */
const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1d2330;--dim:#5b6475;--line:#d9dde5;--soft:#f4f6f9;--bad:#b3261e;--bad-bg:#fdeeec;--good:#14703c;--good-bg:#e9f6ee;--warn:#7a5200;--warn-bg:#fdf4e0;--accent:#1f5fbf}
@media (prefers-color-scheme:dark){:root{--bg:#12161d;--fg:#e4e8ef;--dim:#9aa5b8;--line:#303846;--soft:#1a202a;--bad:#ff9d94;--bad-bg:#3a1d1c;--good:#7fd6a0;--good-bg:#16301f;--warn:#f0c46a;--warn-bg:#352a13;--accent:#8ab8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:1180px;margin:0 auto;padding:24px 20px 64px}
h1{font-size:22px;line-height:1.35;margin:0 0 4px}
h2{font-size:17px;margin:32px 0 8px}
h3{font-size:15px;margin:20px 0 6px}
p{margin:6px 0}
code{font:13px/1.45 ui-monospace,SFMono-Regular,Consolas,"Liberation Mono",monospace;overflow-wrap:anywhere}
.banner{border-left:6px solid;border-radius:6px;padding:16px 20px}
.fail,.error{border-color:var(--bad);background:var(--bad-bg)}
.pass{border-color:var(--good);background:var(--good-bg)}
.partial{border-color:var(--warn);background:var(--warn-bg)}
.fail h1,.error h1,.bad{color:var(--bad)}
.pass h1,.good{color:var(--good)}
.partial h1,.warn{color:var(--warn)}
.banner p{overflow-wrap:anywhere}
.dim{color:var(--dim)}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:6px}
.scroll:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
table{border-collapse:collapse;width:100%}
caption{text-align:left;padding:8px 12px;color:var(--dim);font-size:13px}
th,td{padding:6px 12px;border-top:1px solid var(--line);text-align:left;vertical-align:top}
thead th{background:var(--soft);font-size:13px;white-space:nowrap}
tbody th{font-weight:500}
.num{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.text{min-width:12em;max-width:34em;overflow-wrap:anywhere}
.strong{font-weight:650}
details{margin:16px 0}
summary{cursor:pointer;font-weight:600;font-size:17px}
details>*:not(summary){margin-top:8px}
ul{margin:6px 0;padding-left:22px}
li{overflow-wrap:anywhere}
svg{display:block}
.axis{stroke:var(--line);stroke-width:2}
.limit{stroke:var(--fg);stroke-width:2}
.was{fill:var(--bg);stroke:var(--dim);stroke-width:2}
.now{fill:var(--bad);stroke:var(--bad);stroke-width:2}
.move{stroke:var(--bad);stroke-width:2}
@media print{main{max-width:none;padding:0}.scroll{overflow:visible}details{break-inside:avoid}}
`;
/** `printf '%s' "$STYLE" | openssl dgst -sha256 -binary | base64` */
const STYLE_HASH = "sha256-jlX5Hskgp2LLsGnzPbKIrZRPBO9YnxKjL0QRjJzpoOQ=";

;// CONCATENATED MODULE: ./lib/reporters/html/report-html.js





const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;
function renderReportHtml(report) {
    const suite = report.inputs?.suite.name ?? "retrieval gate";
    const sections = [
        bannerSection,
        problemSection,
        failedSection,
        worstSection,
        nextSection,
        metricsSection,
        latencySection,
        noticeSection,
        casesSection,
        receiptSection,
    ];
    return (`<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
        `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
        `<title>${table_text(verdictWords(report))} - ${table_text(suite, 80)}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<main>\n` +
        `${sections.map((section) => section(report)).join("")}</main>\n</body>\n</html>\n`);
}

;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js





/** Dashboards store names in columns; what is longer is in report.json. */
const junit_xml_NAME = 250;
const TEXT = 2_000;
/** A check over 20,000 cases names the worst. */
const junit_xml_CULPRITS = 50;
function renderJunitXml(report) {
    const suite = report.inputs?.suite.name ?? "retrieval-gate";
    const byIntent = new Map();
    for (const row of caseRows(report)) {
        const tests = byIntent.get(row.case.intent) ?? [];
        byIntent.set(row.case.intent, tests);
        tests.push(caseTest(row));
    }
    const groups = [
        ["checks", [...failureTests(report), ...checkTests(report)]],
    ];
    for (const [intent, tests] of byIntent)
        groups.push([`intent ${intent}`, tests]);
    const all = groups.flatMap(([, tests]) => tests);
    const suites = groups
        .filter(([, tests]) => tests.length > 0)
        .map(([name, tests]) => suiteXml(suite, name, tests));
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${(0,reporters_escape/* xmlText */.xK)(suite, junit_xml_NAME)}" ${counts(all)}>\n${suites.join("")}</testsuites>\n`;
}
function suiteXml(suite, name, tests) {
    const className = (0,reporters_escape/* xmlText */.xK)(`${suite}.${name}`, junit_xml_NAME);
    const cases = tests.map((test) => testXml(className, test)).join("");
    return `  <testsuite name="${className}" ${counts(tests)}>\n${cases}  </testsuite>\n`;
}
function counts(tests) {
    const count = (kind) => tests.filter((test) => test.outcome?.kind === kind).length;
    return `tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="0"`;
}
function testXml(className, test) {
    const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
    const open = `    <testcase classname="${className}" name="${(0,reporters_escape/* xmlText */.xK)(test.name, junit_xml_NAME)}"${time}`;
    if (test.outcome === null)
        return `${open}/>\n`;
    const { kind, type, message, text } = test.outcome;
    const attributes = `type="${(0,reporters_escape/* xmlText */.xK)(type, junit_xml_NAME)}" message="${(0,reporters_escape/* xmlText */.xK)(message, TEXT)}"`;
    return `${open}>\n      <${kind} ${attributes}>${(0,reporters_escape/* xmlText */.xK)(text, TEXT)}</${kind}>\n    </testcase>\n`;
}
/** A case fails where it is behind a primary failed check, and errs where its query did. */
function caseTest(row) {
    const { case: one, score, failed } = row;
    const median = medianMs(score?.samplesMs ?? []);
    const base = { name: `${one.id}: ${one.query}`, seconds: median === null ? null : median / 1000 };
    const error = score?.error ?? null;
    if (error !== null)
        return { ...base, outcome: { kind: "error", type: "query_error", message: error, text: one.query } };
    const [check] = failed;
    const culprit = check?.cases.find((each) => each.id === one.id);
    if (check === undefined || culprit === undefined)
        return { ...base, outcome: null };
    const moves = culpritMoves(culprit, one).map((move) => `${move.label}: rank ${formatMove(move.before, move.after)}`);
    const text = [`query: ${one.query}`, ...moves, ...failed.map(checkSentence)].join("\n");
    return { ...base, outcome: { kind: "failure", type: check.category, message: checkSentence(check), text } };
}
function checkTests(report) {
    const order = [...failedChecks(report), ...report.verdict.checks.filter((check) => check.passed)];
    return order.map((check) => ({
        name: `${check.metric} ${scopeWords(check.scope)}`,
        seconds: null,
        outcome: checkOutcome(check),
    }));
}
/** A failure that another one explains doesn't count twice: a secondary check passes here, as in `categories`. */
function checkOutcome(check) {
    if (check.passed || check.secondary_to !== null)
        return null;
    const ids = check.cases.slice(0, junit_xml_CULPRITS).map((each) => each.id);
    const more = check.cases.length > junit_xml_CULPRITS ? [`+${check.cases.length - junit_xml_CULPRITS} more`] : [];
    const text = [`${plural(check.cases.length, "case")} behind it`, ...ids, ...more].join("\n");
    return { kind: "failure", type: check.category, message: checkSentence(check), text };
}
function failureTests(report) {
    if (report.failure === null)
        return [];
    const { code, problems } = report.failure;
    const text = problems.map(formatProblem).join("\n");
    return [
        {
            name: "the gate could judge",
            seconds: null,
            outcome: { kind: "error", type: code, message: failureSentence(report.failure), text },
        },
    ];
}

;// CONCATENATED MODULE: ./lib/reporters/retriever-log.js

/** Null where the run didn't get to a retriever. */
function renderRetrieverLog(report) {
    if (report.run === null)
        return null;
    // oxlint-disable-next-line no-control-regex -- colours are noise in a file: select graphic rendition, ECMA-48 8.3.117
    const plain = report.run.log.replaceAll(/\u001b\[[0-9;]*m/g, "");
    const lines = plain.split(/\r?\n/).map((line) => (0,reporters_escape.logLine)(line));
    if (lines.at(-1) === "")
        lines.pop();
    return lines.map((line) => `${line}\n`).join("");
}

;// CONCATENATED MODULE: ./lib/reporters/markdown.js
/** Markdown blocks of bounded size, cut between rows and never inside one. Cells arrive escaped. */

/** Rows are made one at a time, so that 20,000 of them cost nothing beyond those shown. */
function mdTable(columns, items, row, bounds) {
    const headings = columns.map((name) => (0,reporters_escape/* escapeMarkdown */.FV)(name.replace(/:$/, "")));
    const rules = columns.map((name) => (name.endsWith(":") ? "--:" : "---"));
    const head = `${line(headings)}${line(rules)}`;
    const { text, left } = fill(items, (item) => line(row(item)), bounds);
    const rest = left === 0 ? "" : line([`+${left} more`, ...columns.slice(1).map(() => "")]);
    return `${head}${text}${rest}`;
}
function mdList(items, text, bounds) {
    const filled = fill(items, (item) => `- ${text(item)}\n`, bounds);
    return filled.text + (filled.left === 0 ? "" : `- +${filled.left} more\n`);
}
/** Folded away until asked for; the blank lines make GitHub read the inside as Markdown. */
function mdDetails(summary, body) {
    return `<details>\n<summary>${(0,reporters_escape/* escapeMarkdown */.FV)(summary)}</summary>\n\n${body}\n</details>\n`;
}
function line(cells) {
    return `| ${cells.join(" | ")} |\n`;
}
function fill(items, text, bounds) {
    const parts = [];
    let bytes = 0;
    for (const item of items.slice(0, bounds.rows)) {
        const part = text(item);
        bytes += (0,reporters_escape/* utf8Length */.wI)(part);
        if (bytes > bounds.bytes)
            break;
        parts.push(part);
    }
    return { text: parts.join(""), left: items.length - parts.length };
}

;// CONCATENATED MODULE: ./lib/reporters/summary-md.js








const summary_md_NAME = 80;
const summary_md_QUERY = 120;
const summary_md_SENTENCE = 600;
/** Targets of one case in one cell. */
const summary_md_MOVES = 3;
/** Shares of the limit, WORST once for each category; together with headline and hint they stay below 900,000 bytes. */
const FAILED = { rows: 30, bytes: 120_000 };
const summary_md_WORST = { rows: 8, bytes: 20_000 };
const summary_md_PROBLEMS = { rows: 100, bytes: 150_000 };
const OVERALL = { rows: 30, bytes: 50_000 };
const summary_md_METRICS = { rows: 400, bytes: 120_000 };
const LATENCY = { rows: 100, bytes: 60_000 };
const summary_md_NOTICES = { rows: 50, bytes: 60_000 };
const RECEIPT = { rows: 60, bytes: 60_000 };
function renderSummaryMd(report) {
    const blocks = [
        `### ${verdictMd(report)}\n`,
        contextLine(report),
        problemBlock(report),
        failedBlock(report),
        ...worstBlocks(report),
        overallBlock(report),
        nextBlock(report),
        metricsBlock(report),
        latencyBlock(report),
        noticesBlock(report),
        receiptBlock(report),
    ];
    return blocks.filter((block) => block !== "").join("\n");
}
function verdictMd(report) {
    return `${(0,reporters_escape/* escapeMarkdown */.FV)(verdictWords(report))} · ${(0,reporters_escape/* escapeMarkdown */.FV)(worstFact(report), summary_md_SENTENCE)}`;
}
function contextLine(report) {
    if (report.inputs === null)
        return "";
    const { suite, config, baseline } = report.inputs;
    const { checks } = report.verdict;
    const failed = checks.filter((check) => !check.passed).length;
    const against = baseline === null ? "no baseline" : `compared with ${(0,reporters_escape/* codeMarkdown */.fl)(config.baseline, summary_md_NAME)}`;
    const counted = checks.length === 0 ? "" : ` · ${failed} of ${plural(checks.length, "check")} failed`;
    return `Suite <b>${(0,reporters_escape/* escapeMarkdown */.FV)(suite.name, summary_md_NAME)}</b> ${(0,reporters_escape/* escapeMarkdown */.FV)(suite.revision, summary_md_NAME)}, ${plural(suite.cases.length, "case")}${counted} · ${against}\n`;
}
function problemBlock(report) {
    if (report.failure === null)
        return "";
    const { hint, problems } = report.failure;
    const todo = hint === null ? "" : `<b>What to do:</b> ${(0,reporters_escape/* escapeMarkdown */.FV)(hint, summary_md_SENTENCE)}\n`;
    if (problems.length === 0)
        return todo;
    const row = (problem) => [
        (0,reporters_escape/* codeMarkdown */.fl)(placeOf(problem), summary_md_QUERY),
        problem.pointer ? (0,reporters_escape/* codeMarkdown */.fl)(problem.pointer, summary_md_QUERY) : "",
        (0,reporters_escape/* escapeMarkdown */.FV)(problem.message, summary_md_SENTENCE),
    ];
    const table = mdTable(["Where", "Field", "What is wrong"], problems, row, summary_md_PROBLEMS);
    return todo === "" ? table : `${todo}\n${table}`;
}
function failedBlock(report) {
    const failed = failedChecks(report);
    if (failed.length === 0)
        return "";
    const columns = ["Failed check", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Category"];
    return mdTable(columns, failed, failedRow, FAILED);
}
function failedRow(check) {
    const { baseline, current, delta, limit } = checkNumbers(check);
    const category = check.missing === null
        ? check.secondary_to === null
            ? `<b>${check.category}</b>`
            : `${check.category}, follows from ${check.secondary_to}`
        : `<b>${check.category}</b>: ${(0,reporters_escape/* escapeMarkdown */.FV)(missingReason(check.missing))}`;
    return [
        (0,reporters_escape/* escapeMarkdown */.FV)(check.metric, summary_md_NAME),
        whereMd(check.scope),
        baseline,
        `<b>${current}</b>`,
        withArrow(delta),
        limit,
        category,
    ];
}
function whereMd(scope) {
    return (0,reporters_escape/* escapeMarkdown */.FV)(scopeLabel(scope), summary_md_NAME);
}
function worstBlocks(report) {
    return [...worstByCategory(report)].map(([category, cases]) => worstBlock(category, cases));
}
function worstBlock(category, cases) {
    const title = `<b>Worst cases, ${category}</b>: ${CATEGORY_MEANING[category]}\n`;
    const ranked = cases.every((each) => !isLatency(each.check.metric));
    const columns = ranked
        ? ["Query", "Intent", "Target: rank before → now", "Before → now"]
        : ["Query", "Intent", "Before → now"];
    return `${title}\n${mdTable(columns, cases, (each) => worstRow(each, ranked), summary_md_WORST)}`;
}
function worstRow(worst, ranked) {
    const { culprit, check } = worst;
    const query = worst.case === null ? (0,reporters_escape/* codeMarkdown */.fl)(worst.id, summary_md_NAME) : (0,reporters_escape/* escapeMarkdown */.FV)(worst.case.query, summary_md_QUERY);
    const intent = (0,reporters_escape/* escapeMarkdown */.FV)(worst.case?.intent ?? NONE, summary_md_NAME);
    const change = (0,reporters_escape/* escapeMarkdown */.FV)(culpritChange(check, culprit), summary_md_NAME);
    return ranked ? [query, intent, movesMd(worst), change] : [query, intent, change];
}
function movesMd(worst) {
    const moves = changedMoves(culpritMoves(worst.culprit, worst.case));
    const shown = moves
        .slice(0, summary_md_MOVES)
        .map((move) => `${(0,reporters_escape/* codeMarkdown */.fl)(move.label, summary_md_NAME)} <b>${formatMove(move.before, move.after)}</b>`);
    return [...shown, ...(moves.length > summary_md_MOVES ? [`+${moves.length - summary_md_MOVES} more`] : [])].join("<br>");
}
const summary_md_STATUS = {
    held: "held",
    failed: "<b>failed</b>",
    secondary: "failed, follows",
    missing: "<b>missing</b>",
    reported: "not gated",
};
const METRIC_COLUMNS = ["Metric", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Gate"];
function metricMd(row) {
    const { baseline, current, delta, limit } = checkNumbers(row);
    return [
        (0,reporters_escape/* escapeMarkdown */.FV)(row.metric, summary_md_NAME),
        whereMd(row.scope),
        baseline,
        current,
        withArrow(delta),
        limit,
        summary_md_STATUS[row.status],
    ];
}
/** In the open only where nothing failed: then it is the news. */
function overallBlock(report) {
    if (report.verdict.verdict !== "pass" && report.verdict.verdict !== "partial")
        return "";
    const rows = metricRows(report).filter((row) => row.scope === "overall");
    return rows.length === 0 ? "" : mdTable(METRIC_COLUMNS, rows, metricMd, OVERALL);
}
function metricsBlock(report) {
    const rows = metricRows(report);
    if (rows.length === 0)
        return "";
    return mdDetails(`All metrics, overall and by intent (${rows.length})`, mdTable(METRIC_COLUMNS, rows, metricMd, summary_md_METRICS));
}
function latencyBlock(report) {
    const rows = latencyRows(report);
    if (rows.length === 0)
        return "";
    const columns = ["Where", "Samples:", "p50:", "p50 baseline:", "p95:", "p95 baseline:", "p99:", "Mean:"];
    const row = ({ scope, now, before }) => [
        whereMd(scope),
        String(now.samples),
        formatMs(now.p50_ms),
        formatMs(before?.p50_ms ?? null),
        formatMs(now.p95_ms),
        formatMs(before?.p95_ms ?? null),
        formatMs(now.p99_ms),
        formatMs(now.mean_ms),
    ];
    return mdDetails("Latency by intent", mdTable(columns, rows, row, LATENCY));
}
function noticesBlock(report) {
    const { notices } = report.verdict;
    if (notices.length === 0)
        return "";
    const list = mdList(notices, (notice) => (0,reporters_escape/* escapeMarkdown */.FV)(noticeSentence(notice), summary_md_SENTENCE), summary_md_NOTICES);
    return mdDetails(`Notices (${notices.length})`, list);
}
function receiptBlock(report) {
    const row = (fact) => [
        (0,reporters_escape/* escapeMarkdown */.FV)(fact.name, summary_md_QUERY),
        (0,reporters_escape/* codeMarkdown */.fl)(fact.value, summary_md_SENTENCE),
    ];
    return mdDetails("Receipt: what was judged, by what", mdTable(["What", "Value"], receiptFacts(report), row, RECEIPT));
}
function nextBlock(report) {
    const steps = nextSteps(report);
    if (steps.length === 0 || report.verdict.verdict === "pass")
        return "";
    return mdList(steps, (step) => `${(0,reporters_escape/* escapeMarkdown */.FV)(step.why)}: ${(0,reporters_escape/* codeMarkdown */.fl)(step.command, summary_md_SENTENCE)}`, summary_md_NOTICES);
}

;// CONCATENATED MODULE: ./lib/reporters/trec.js


/** Null where nothing was retrieved. */
function renderRunTrec(report) {
    if (report.run === null || report.scores === null)
        return null;
    return judgedRows(report).map(runLines).join("");
}
/** Null where nothing was retrieved: the docnos come from the run. */
function renderQrelsTrec(report) {
    if (report.inputs === null || report.scores === null)
        return null;
    const { gain } = report.inputs.config.definition;
    return judgedRows(report)
        .map((row) => qrelsLines(row, gain))
        .join("");
}
function judgedRows(report) {
    return caseRows(report).filter((row) => !row.case.expectEmpty);
}
function runLines(row) {
    const hits = hitsOf(row).filter((hit) => !hit.repeat);
    const query = trecId(row.case.id);
    // Scores count down, so that no evaluator sees a tie and reorders.
    return hits
        .map((hit, i) => `${query} Q0 ${trecId(hit.docId)} ${i + 1} ${hits.length - i} retrieval-gate\n`)
        .join("");
}
function hitsOf(row) {
    return row.run?.outcome.kind === "answer" ? row.run.outcome.hits : [];
}
function qrelsLines(row, gain) {
    const query = trecId(row.case.id);
    const line = (docno, grade) => `${query} 0 ${docno} ${grade}\n`;
    const docnos = docnosOf(row);
    const relevant = row.case.expected.map((target, i) => line(docnos[i], gain === "linear" ? target.grade : 2 ** target.grade - 1));
    const taken = new Set(docnos);
    const irrelevant = (row.case.judgedIrrelevant ?? []).map(trecId).filter((docno) => !taken.has(docno));
    return [...relevant, ...irrelevant.map((docno) => line(docno, 0))].join("");
}
/** A docno for each target, in the order of `expected`; all different, as qrels must be. */
function docnosOf(row) {
    const hits = hitsOf(row);
    const found = hitOfTarget(row.case, row.score?.ranks ?? []);
    const taken = new Set(hits.map((hit) => trecId(hit.docId)));
    return row.case.expected.map((target, i) => {
        const rank = found.get(i);
        const hit = rank === undefined ? undefined : hits[rank - 1];
        if (hit !== undefined)
            return trecId(hit.docId);
        let docno = trecId(labelOf(target));
        while (taken.has(docno))
            docno += "~";
        taken.add(docno);
        return docno;
    });
}
/** Rank by target. A hit that covers several targets goes to the one with the highest grade, the first among equals. */
function hitOfTarget(one, ranks) {
    const byRank = new Map();
    for (const [i, target] of one.expected.entries()) {
        const rank = ranks[i] ?? null;
        if (rank === null)
            continue;
        const holder = byRank.get(rank);
        if (holder === undefined || target.grade > one.expected[holder].grade)
            byRank.set(rank, i);
    }
    return new Map([...byRank].map(([rank, i]) => [i, rank]));
}
/** An id target is a document id already: written bare it joins with the data set it came from. */
function labelOf(target) {
    return target.kind === "id" ? target.value : (0,suite/* targetLabel */.O)(target);
}
/**
 * An id as one column: white space and controls percent-encoded, and a percent sign where it could be read as such an
 * escape, so that different ids stay different. A leading `#` would make the line a comment.
 */
function trecId(id) {
    return id.replaceAll(/[\s\p{Cc}\p{Cs}\u0085]|%(?=[0-9a-f]{2})|^#/giu, percentEncoded);
}
/** UTF-8 bytes, generalised to lone surrogates, which encodeURIComponent refuses. */
function percentEncoded(character) {
    const point = character.codePointAt(0);
    const tail = (shift) => 0x80 | ((point >> shift) & 0x3f);
    const bytes = point < 0x80
        ? [point]
        : point < 0x800
            ? [0xc0 | (point >> 6), tail(0)]
            : [0xe0 | (point >> 12), tail(6), tail(0)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

;// CONCATENATED MODULE: ./lib/reporters/registry.js








const REPORTERS = [
    { file: "report.json", render: renderReportJson },
    { file: "baseline.json", render: renderBaselineJson },
    { file: "report.html", render: renderReportHtml },
    { file: "summary.md", render: renderSummaryMd },
    { file: "cases.csv", render: renderCasesCsv },
    { file: "junit.xml", render: renderJunitXml },
    { file: "run.trec", render: renderRunTrec },
    { file: "qrels.trec", render: renderQrelsTrec },
    { file: "retriever.log", render: renderRetrieverLog },
];
/** The files of a report by name. */
function renderFiles(report) {
    const files = new Map();
    for (const { file, render } of REPORTERS) {
        const content = render(report);
        if (content !== null)
            files.set(file, content);
    }
    return files;
}

;// CONCATENATED MODULE: ./lib/cli/record-baseline.js
/** `record`: writes the run as the new baseline. */






/**
 * Returns the absolute path written, or null where the report says why there is nothing to record: the run had errors,
 * or it breaks its own floors. Throws report_incomplete where the file can't be written.
 */
async function recordBaseline(request, report) {
    if (report.verdict.verdict !== "pass" || report.newBaseline === null || report.inputs === null)
        return null;
    const root = (0,cli_root/* findRoot */.w)(request.workingDirectory);
    const from = external_node_path_.relative(root.directory, request.workingDirectory);
    const file = request.out === null ? report.inputs.config.baseline : (0,read/* insideRoot */.p0)(root, from, request.out, "--out");
    const target = (0,read/* absolutePath */.Hi)(root, file);
    const temporary = `${target}.${process.pid}.tmp`;
    try {
        await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
        await (0,promises_.writeFile)(temporary, renderBaseline(report.newBaseline));
        await (0,promises_.rename)(temporary, target);
        return target;
    }
    catch (error) {
        throw new errors.GateError("report_incomplete", `the baseline ${file} can't be written`, {
            hint: "Check that its folder is writable and the disk has room.",
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./lib/cli/write-outcome.js
/** The report on disk, whatever the verdict; exit 0 needs both a pass and every file of it. */










const DEFAULT_REPORTS = "retrieval-gate-report";
/** Where a run that did not get as far as a suite reports. */
const NO_SUITE = "unnamed";
/** A report that holds nothing but the reason why there is none. */
function errorReport(failure) {
    return {
        tool: version.TOOL,
        verdict: failed(failure, null, null),
        failure,
        inputs: null,
        run: null,
        scores: null,
        newBaseline: null,
        deterministicDigest: null,
    };
}
/** Writes and verifies the report, and the baseline where `record` may; a failure to write is the verdict `error`. */
async function writeOutcome(request, report) {
    const reportDir = reportDirectory(request, report);
    const files = new Map();
    try {
        for (const reporter of REPORTERS) {
            const text = reporter.render(report);
            if (text !== null)
                files.set(reporter.file, text);
        }
        await writeReport(reportDir, files);
        if (!(await isComplete(reportDir, files)))
            throw new errors.GateError("report_incomplete", `${reportDir} is incomplete`);
        const baselinePath = request.command === "record" ? await recordBaseline(request, report) : baselineOf(request, report);
        const exitCode = report.verdict.exitCode;
        return { report, reportDir, files: [...files.keys()], complete: true, exitCode, baselinePath };
    }
    catch (error) {
        const failure = failureOf(error);
        const broken = { ...report, verdict: failed(failure, report.inputs, report.verdict), failure };
        return { report: broken, reportDir, files: [], complete: false, exitCode: failure.exitCode, baselinePath: null };
    }
}
function reportDirectory(request, report) {
    const named = request.reportDir ?? external_node_path_.join(DEFAULT_REPORTS, report.inputs?.suite.name ?? NO_SUITE);
    return external_node_path_.resolve(request.workingDirectory, named);
}
function baselineOf(request, report) {
    if (report.inputs === null)
        return null;
    return (0,read/* absolutePath */.Hi)((0,cli_root/* findRoot */.w)(request.workingDirectory), report.inputs.config.baseline);
}

;// CONCATENATED MODULE: ./lib/cli/run-gate.js
/** From a request to a report on disk: opens the ports, runs the pipeline, writes what it says. Shared by CLI and action. */



















const DEFAULT_CONFIG = "retrieval-gate.yaml";
/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
async function runGate(request, ports) {
    return writeOutcome(request, await judged(request, ports));
}
async function judged(request, ports) {
    try {
        if (request.command === "merge") {
            throw new errors.GateError("usage", "there are no parts to merge", { hint: "Run `gate --shard i/n` first." });
        }
        const root = (0,cli_root/* findRoot */.w)(request.workingDirectory);
        const from = external_node_path_.relative(root.directory, request.workingDirectory);
        const inside = (written, what) => written === null ? null : (0,read/* insideRoot */.p0)(root, from, written, what);
        const config = (0,read/* insideRoot */.p0)(root, from, request.config ?? DEFAULT_CONFIG, "config");
        const overrides = { suite: inside(request.suite, "suite"), baseline: inside(request.baseline, "baseline") };
        const { command } = request;
        return await pipeline({
            command,
            tool: version.TOOL,
            load: async () => {
                const inputs = await (0,files_inputs/* loadInputs */.I)(root, config, overrides);
                if (command === "gate")
                    (0,comparable/* requireComparable */.M)(inputs);
                return inputs;
            },
            retrieve: (inputs) => retrieve(root, inputs, ports),
            digest: (report) => (0,read/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)(deterministicPart(report))),
        });
    }
    catch (error) {
        return errorReport(failureOf(error));
    }
}
async function retrieve(root, inputs, ports) {
    const log = new retrievers_log/* BoundedLog */.o();
    const retriever = createRetriever(inputs.config.retriever, {
        root: root.directory,
        environment: ports.environment,
        moduleHost: ports.moduleHost,
        signal: ports.signal,
        log: (text) => log.push(Buffer.from(text)),
    });
    const environment = describeMachine();
    const { failure, ...measured } = await runSuite(planOf(inputs), {
        retriever,
        now: () => performance.now(),
        cancelled: () => ports.signal.aborted,
        progress: showProgress({ line: ports.line, print: ports.progress, now: () => performance.now() }),
        environment,
    });
    return { run: { ...measured, environment, log: log.text() }, failure };
}
function planOf(inputs) {
    const { config, suite, baseline } = inputs;
    const { latency, definition, k, retriever } = config;
    const rules = (0,gate_rules/* resolveRules */.SJ)(config, suite).rules;
    const settled = latency === "off" ? () => true : latencySettled(rules, suite.cases, baseline, { settings: latency, definition });
    return { cases: suite.cases, k, definition, latency, concurrency: retriever.concurrency, clock: clockOf(retriever), settled };
}
function clockOf(retriever) {
    if (retriever.kind === "run")
        return "recorded";
    return retriever.kind === "command" && retriever.per_query ? "with_start" : "ours";
}
function describeMachine() {
    return {
        os: process.platform,
        arch: process.arch,
        cpu: (0,external_node_os_.cpus)()[0]?.model.trim() ?? "unknown",
        cores: (0,external_node_os_.availableParallelism)(),
        node: process.versions.node,
    };
}

;// CONCATENATED MODULE: ./lib/cli/gate.js
/** `gate` and `record`: the same run, judged against the baseline or written as the new one. */







const FLAGS = {
    config: { type: "string" },
    suite: { type: "string" },
    baseline: { type: "string" },
    "base-directory": { type: "string" },
    "report-dir": { type: "string" },
    shard: { type: "string" },
    leaderboard: { type: "string" },
    json: { type: "boolean" },
};
const RECORD_FLAGS = { ...FLAGS, out: { type: "string" } };
const COMMON_HELP = `  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --json               print report.json instead of text
`;
const HELP = {
    gate: `Usage: retrieval-gate gate [flags]

Runs the suite against the retriever, compares with the baseline, writes the report.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}
Example: retrieval-gate gate --config retrieval-gate.yaml
`,
    record: `Usage: retrieval-gate record [flags]

Runs the suite and writes the baseline. Refuses when the run had errors or breaks its own floors and ceilings.

${COMMON_HELP}  --out F              where the baseline goes (the config's \`baseline\`)

Example: retrieval-gate record --config retrieval-gate.yaml
`,
};
async function run(command, argv, ports) {
    const values = (0,cli_command/* readFlags */.u)(command, argv, command === "record" ? RECORD_FLAGS : FLAGS);
    if (values["help"] === true) {
        ports.out(HELP[command]);
        return { kind: "answered", exitCode: 0 };
    }
    const outcome = await runGate(requestOf(command, values, ports), {
        environment: ports.environment,
        signal: ports.guard.signal,
        moduleHost: ports.moduleHost,
        progress: (line) => ports.err(`${(0,reporters_escape.logLine)(line)}\n`),
        line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${(0,reporters_escape.logLine)(line)}`),
        event: null,
    });
    const { report } = outcome;
    const color = ports.columns !== null && ports.environment["NO_COLOR"] === undefined;
    const reportPath = outcome.files.includes("report.html") ? `${outcome.reportDir}/report.html` : null;
    if (values["json"] === true)
        ports.out(renderReportJson(report));
    else
        ports.out(renderText(report, { color, width: ports.columns ?? 120, reportPath }));
    if (command === "record" && values["json"] !== true)
        ports.out(recordText(outcome, ports.workingDirectory));
    return { kind: "judged", verdict: report.verdict.verdict, exitCode: outcome.exitCode, complete: outcome.complete };
}
function requestOf(command, values, ports) {
    for (const flag of ["base-directory", "shard", "leaderboard"]) {
        if ((0,cli_command/* text */.Q)(values, flag) !== null) {
            throw new errors.GateError("usage", `--${flag} is not available in this version`, { hint: `Remove --${flag}.` });
        }
    }
    return {
        command,
        workingDirectory: ports.workingDirectory,
        config: (0,cli_command/* text */.Q)(values, "config"),
        suite: (0,cli_command/* text */.Q)(values, "suite"),
        baseline: (0,cli_command/* text */.Q)(values, "baseline"),
        baseDirectory: null,
        baseRef: null,
        reportDir: (0,cli_command/* text */.Q)(values, "report-dir"),
        shard: null,
        parts: null,
        leaderboard: null,
        out: (0,cli_command/* text */.Q)(values, "out"),
    };
}
const gate = (argv, ports) => run("gate", argv, ports);
const record = (argv, ports) => run("record", argv, ports);


/***/ }),

/***/ 6802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TOOL: () => (/* binding */ TOOL),
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** Name and version, as every report and baseline records them. */
const VERSION = "0.1.0";
const TOOL = `retrieval-eval-gate ${VERSION}`;


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


/***/ })

};
