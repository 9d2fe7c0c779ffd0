export const id = 666;
export const ids = [666];
export const modules = {

/***/ 99859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readArguments: () => (/* binding */ readArguments),
/* harmony export */   readFlags: () => (/* binding */ readFlags),
/* harmony export */   text: () => (/* binding */ text),
/* harmony export */   texts: () => (/* binding */ texts),
/* harmony export */   unknownCommand: () => (/* binding */ unknownCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/** What every command is, and how its arguments are read. */



/** Reads flags strictly: throws usage for one that is unknown, dry_run_refused for any spelling of a dry run. */
function readFlags(command, argv, flags) {
    return readArguments(command, argv, flags, false).values;
}
/** As readFlags, with what stands between the flags. */
function readArguments(command, argv, flags, allowPositionals = true) {
    for (const argument of argv) {
        if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing", {
                hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`,
            });
        }
    }
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: { ...flags, help: { type: "boolean", short: "h" } },
            strict: true,
            allowPositionals,
        });
    }
    catch (error) {
        const known = Object.keys(flags).map((name) => `--${name}`);
        const wrong = argv.find((argument) => argument.startsWith("-") && !known.includes(argument.split("=")[0]));
        const near = wrong === undefined ? null : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(wrong.split("=")[0], known);
        const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${command}: ${reason}`, {
            hint: near === null
                ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.`
                : `Did you mean ${near}?`,
            cause: error,
        });
    }
}
function text(values, name) {
    const value = values[name];
    return typeof value === "string" && value !== "" ? value : null;
}
/** Of a flag that may be repeated. */
function texts(values, name) {
    const value = values[name];
    return Array.isArray(value) ? value.filter((each) => typeof each === "string" && each !== "") : [];
}
// Wrong command lines.
function unknownCommand(name, commands) {
    const known = commands.map((command) => command.name);
    if (/^--?dry[-_]?run/i.test(name)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing");
    }
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, known);
    const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `unknown command "${name}"`, { hint });
}


/***/ }),

/***/ 24979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate_validate)
});

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/inputs.js
var files_inputs = __webpack_require__(88550);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var gate_rules = __webpack_require__(28654);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
// EXTERNAL MODULE: ./lib/gate/statistics/power.js
var power = __webpack_require__(86646);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/gate/lint.js
/** What is legal in a suite and still weakens it. */







function lintSuite(config, suite, baseline) {
    const intents = [...new Set(suite.cases.map(({ intent }) => intent))].toSorted(canonical_json/* compareCodePoints */.OP);
    const buckets = [model_scope/* OVERALL */.aD, ...intents.map(model_scope/* intentScope */.Ln)].map((scope) => {
        const own = suite.cases.filter((each) => (0,model_scope/* covers */.hU)(scope, each));
        const cases = own.filter((each) => !each.expect_empty && each.answers_only !== true).length;
        const controls = own.filter((each) => each.expect_empty).length;
        const weight = cases === 0 ? null : 1 / cases;
        return { scope, cases, controls, weight, losses: (0,power/* significantLosses */.lN)(cases).oneSided };
    });
    const rules = (0,power/* powerOf */.f)(config, suite, baseline);
    return {
        buckets,
        rules,
        warnings: [
            ...suite.cases.flatMap((each) => overlaps(each, config.definition)),
            ...buckets.filter((each) => each.cases + each.controls < gate_rules/* SMALL_INTENT */.Pk).map(smallBucket),
            ...sameQueries(suite),
            ...rules.flatMap(neverFiresWarning),
            ...lossWarning(config, suite),
            ...(0,dead_cases/* deadCases */.M)(suite, baseline).map((id) => `case ${id} found none of its targets at the baseline, so it can't be lost`),
        ],
    };
}
/** Named intents that no case has: every run fails such a rule for missing data. */
function emptyIntents({ gate }, suite) {
    const known = new Set(suite.cases.map(({ intent }) => intent));
    return [...gate.intents]
        .filter(([intent, rules]) => !known.has(intent) && [...rules.values()].some((rule) => rule !== "off"))
        .map(([intent]) => intent)
        .toSorted(canonical_json/* compareCodePoints */.OP);
}
function lossWarning(config, suite) {
    const never = (0,power/* newlyLostNeverFires */.dV)(config, suite);
    return never === null ? [] : neverFiresWarning({ metric: "newly_lost", scope: model_scope/* OVERALL */.aD, neverFires: never });
}
function smallBucket({ scope, cases, controls }) {
    const size = cases + controls === 1 ? "1 case" : `${cases + controls} cases`;
    return `${(0,model_scope/* scopeText */.Cm)(scope)} has ${size}; below ${gate_rules/* SMALL_INTENT */.Pk} its quality is not gated unless named`;
}
function neverFiresWarning({ metric, scope, neverFires, }) {
    if (neverFires === null)
        return [];
    const rule = `the rule for ${metric} (${(0,model_scope/* scopeText */.Cm)(scope)}) can never fail`;
    switch (neverFires.code) {
        case "no_limit":
            return [`${rule}: it has no tolerance, floor or ceiling`];
        case "limit_beyond_worst":
            return [
                `${rule}: its limit ${neverFires.limit.toFixed(4)} is no better than the worst, ${neverFires.worst}`,
            ];
        case "allows_every_loss":
            return [`${rule}: it allows ${neverFires.allowed} losses of ${neverFires.cases}`];
    }
}
/** Each target is compared with each other one. */
const MOST_COMPARED = 300;
/** Two targets that one result could cover: recall counts both, ndcg only one. */
function overlaps(subject, definition) {
    if (subject.expected.length > MOST_COMPARED) {
        const { file, line } = subject.place;
        return [
            `${file}:${line}: case ${subject.id} has ${subject.expected.length} targets; which of them one result could cover is looked at up to ${MOST_COMPARED}`,
        ];
    }
    const hits = subject.expected.map((target) => (0,matching/* matchable */.kU)(exactly(target), definition));
    return subject.expected.flatMap((target, i) => {
        const covers = (0,matching/* matcher */.jN)(target, definition);
        return subject.expected
            .filter((_, j) => i !== j && covers(hits[j]))
            .map((other) => `${subject.place.file}:${subject.place.line}: case ${subject.id}: a result for "${shortLabel(other)}" also covers "${shortLabel(target)}"`);
    });
}
/** The result that is this target and nothing more. */
function exactly(target) {
    const { kind, value } = target;
    const hit = { doc_id: value, repeat: false };
    switch (kind) {
        case "hint":
        case "path":
            return { ...hit, path: value };
        case "name":
            return { ...hit, name: value };
        case "qualified_name":
            return { ...hit, qualified_name: value };
        case "id":
            return hit;
        case "text":
            return { ...hit, doc_id: "", text: value };
        case "file":
            return { ...hit, path: value, text: target.text };
        case "span": {
            const document = target.by === "path" ? { path: value } : { id: value };
            return { ...hit, doc_id: "", ...document, span: { start: target.start, end: target.end } };
        }
    }
}
const LABEL = 80;
/** A passage may be a page long. */
function shortLabel(target) {
    const label = (0,suite/* targetLabel */.O)(target).replaceAll(/\s+/g, " ");
    return label.length > LABEL ? `${label.slice(0, LABEL - 1).replace(/[\ud800-\udbff]$/, "")}…` : label;
}
function sameQueries(suite) {
    const first = new Map();
    return suite.cases.flatMap((each) => {
        const key = each.query.trim().toLowerCase();
        const earlier = first.get(key);
        if (earlier === undefined) {
            first.set(key, each.id);
            return [];
        }
        return [`${each.place.file}:${each.place.line}: case ${each.id} asks the same as ${earlier}`];
    });
}

// EXTERNAL MODULE: ./lib/files/validate.js + 1 modules
var validate = __webpack_require__(19733);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/gate/latency-notices.js + 1 modules
var latency_notices = __webpack_require__(83443);
// EXTERNAL MODULE: ./lib/words/sampling.js
var sampling = __webpack_require__(77472);
// EXTERNAL MODULE: ./lib/gate/sound.js
var sound = __webpack_require__(44780);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/app/answers.js
var answers = __webpack_require__(1812);
;// CONCATENATED MODULE: ./lib/cli/validate.js
/** `validate`: every file is checked, the suite is linted; no retriever runs. */













const FLAGS = { config: { type: "string" }, json: { type: "boolean" } };
const HELP = `Usage: retrieval-gate validate [--config F] [--json]

Checks config, suite and baseline, and lints the suite. Exit code: 0 fine (warnings included), 2 wrong.

Example: retrieval-gate validate --config retrieval-gate.yaml
`;
async function validate_validate(argv, ports) {
    const values = (0,command.readFlags)("validate", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    const root = (0,system_root/* findRoot */.wg)(ports.workingDirectory);
    const from = external_node_path_.relative(root.directory, ports.workingDirectory);
    const config = (0,system_root/* insideRoot */.p0)(root, from, (0,command.text)(values, "config") ?? "retrieval-gate.yaml", "config");
    const inputs = await (0,files_inputs/* loadInputs */.I)(root, config, { suite: null, baseline: null });
    (0,sound/* requireComparable */.Mv)(inputs);
    (0,answers/* readCache */.x)(root, inputs.config);
    const { suite, baseline } = inputs;
    const problems = emptyIntents(inputs.config, suite).map((intent) => ({
        file: config,
        pointer: `/gate/intents/${intent}`,
        message: "no case of the suite has this intent, so every run fails its rules",
    }));
    if (problems.length > 0)
        throw (0,validate/* invalid */.Gq)("invalid_config", "config", config, problems);
    const lint = lintSuite(inputs.config, suite, baseline);
    const leftOut = (0,latency_notices/* planNotices */.B)(inputs).filter(sampling/* isSamplingNotice */.yc);
    if (values["json"] === true) {
        const asText = (each) => ({
            ...each,
            scope: (0,model_scope/* scopeText */.Cm)(each.scope),
        });
        const found = {
            valid: true,
            suite: suite.name,
            cases: suite.cases.length,
            buckets: lint.buckets.map(asText),
            rules: lint.rules.map(asText),
            warnings: lint.warnings,
            sampling: baseline?.plan
                ? { ...baseline.plan, repeats: Object.fromEntries(baseline.plan.repeats) }
                : null,
        };
        ports.out(`${JSON.stringify(found, null, 2)}\n`);
        return { kind: "answered" };
    }
    ports.out(`${(0,words_escape.logLine)(config)}: valid\n`);
    ports.out(`suite ${suite.name}, revision ${(0,words_escape.logLine)(suite.revision)}: ${suite.cases.length} cases\n`);
    for (const line of lint.buckets.flatMap((bucket) => bucketLines(bucket, lint.rules)))
        ports.out(line);
    ports.out(`baseline ${(0,words_escape.logLine)(inputs.config.baseline)}: ${baseline === null ? "none yet" : `${baseline.cases.size} cases`}\n`);
    if (inputs.config.latency !== "off" && baseline?.plan !== undefined)
        ports.out(`latency: ${(0,words_escape.logLine)((0,sampling/* planWords */.DO)(baseline.plan))}\n`);
    for (const notice of leftOut)
        ports.out(`latency: ${(0,words_escape.logLine)((0,sampling/* samplingSentence */.DN)(notice))}\n`);
    for (const warning of lint.warnings)
        ports.out(`warning: ${(0,words_escape.logLine)(warning)}\n`);
    return { kind: "answered" };
}
/** The bucket, and under it each gated metric with the least that it sees; metrics that see the same share a line. */
function bucketLines({ scope, cases, controls, weight, losses }, rules) {
    const enough = losses === null
        ? "too few cases for a significant loss"
        : `${losses} losses without a win are significant at 5 %`;
    const asked = controls === 0 ? "" : ` and ${(0,format/* plural */.LS)(controls, "negative control")}`;
    const one = weight === null ? "" : `, one case weighs ${weight.toFixed(4)}, ${enough}`;
    const seen = new Map();
    for (const rule of rules.filter((each) => (0,model_scope/* scopeText */.Cm)(each.scope) === (0,model_scope/* scopeText */.Cm)(scope))) {
        const words = visibleWords(rule);
        seen.set(words, [...(seen.get(words) ?? []), rule.metric]);
    }
    return [
        `  ${(0,words_escape.logLine)((0,model_scope/* scopeText */.Cm)(scope))}: ${(0,format/* plural */.LS)(cases, "case")} with targets${asked}${one}\n`,
        ...[...seen].map(([words, metrics]) => `    ${metrics.join(", ")}: ${words}\n`),
    ];
}
function visibleWords({ cases, visible }) {
    if (visible === null)
        return `over ${(0,format/* plural */.LS)(cases, "case")}, no number of losses fails`;
    return `over ${(0,format/* plural */.LS)(cases, "case")}, fails from ${(0,format/* plural */.LS)(visible.losses, "loss", "losses")} on (${visible.drop.toFixed(4)})`;
}


/***/ }),

/***/ 42956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ ANSWER_NAMES),
/* harmony export */   q8: () => (/* binding */ TIMING_NAMES),
/* harmony export */   v7: () => (/* binding */ HIT_NAMES)
/* harmony export */ });
/** `repeat` is left out: it follows from the list. */
const HIT_NAMES = {
    doc_id: "doc_id",
    id: "id",
    path: "path",
    name: "name",
    qualified_name: "qualified_name",
    text: "text",
    score: "score",
    cluster: "cluster",
    span: "span",
};
const ANSWER_NAMES = {
    kind: "kind",
    returned: "returned",
    degraded: "degraded",
    reported_ms: "reported_ms",
    spans: "spans",
    usage: "usage",
    answer: "answer",
};
/** Without `seed`: a shard has no base beside it. */
const TIMING_NAMES = {
    source: "source",
    repeats: "repeats",
    budget_ended: "budget_ended",
    includes_start: "includes_start",
    asked: "asked",
};


/***/ }),

/***/ 90997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ scopeText),
/* harmony export */   Ln: () => (/* binding */ intentScope),
/* harmony export */   ZK: () => (/* binding */ scopesOf),
/* harmony export */   aD: () => (/* binding */ OVERALL),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   wW: () => (/* binding */ bucketAt),
/* harmony export */   xk: () => (/* binding */ sameScope)
/* harmony export */ });
const OVERALL = { kind: "overall" };
function intentScope(name) {
    return { kind: "intent", name };
}
/** As report.json and cases.csv write it: `overall`, `intent:howto`. Two scopes are the same where their texts are. */
function scopeText(scope) {
    return scope.kind === "overall" ? "overall" : `${scope.kind}:${scope.name}`;
}
function sameScope(a, b) {
    return scopeText(a) === scopeText(b);
}
/** Whether a case counts in the scope. Cases have no tags: none is in a tag's scope. */
function covers(scope, { intent }) {
    return scope.kind === "overall" || (scope.kind === "intent" && scope.name === intent);
}
/** What belongs to the scope; undefined where there is nothing of it. */
function bucketAt(buckets, scope) {
    if (scope.kind === "overall")
        return buckets?.overall;
    return scope.kind === "intent" ? buckets?.by_intent.get(scope.name) : undefined;
}
/** Overall first, then by intent, in the order of the buckets. */
function scopesOf(buckets) {
    return [OVERALL, ...[...(buckets?.by_intent.keys() ?? [])].map(intentScope)];
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
/* harmony export */   d2: () => (/* binding */ judgeWords),
/* harmony export */   hs: () => (/* binding */ latencyLabel),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   q7: () => (/* binding */ answerSentence),
/* harmony export */   rk: () => (/* binding */ weakeningSentence)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1454);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);


/** `gate.recall@10.tolerance: [0.01, 1 case] before, 0.5 now`. */
function weakeningSentence({ code, field, before, after, cases }) {
    const [was, is] = [clip(before), clip(after)];
    switch (code) {
        case "base_unusable":
            return `the base's files can't be used: ${was}`;
        case "config_moved":
            return `the base is gated by ${was}, this change by ${is}`;
        case "baseline_not_measured":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases.length, "row")} of the baseline that this change alters are not what this run measured. ${was} in the file, ${is} in this run. Copy baseline.json from the report, or run record again`;
        case "baseline_vouches":
            return `${clip(field)} is not the SHA-256 of the file: ${was} before, ${is} now. Run record again`;
        case "verdict_changed":
            return `the judge's verdict ${clip(field)} is another for the same texts: ${was} before, ${is} now. Remove the line, and the judge is asked again`;
        case "unlisted":
            return `${clip(field)} changed, and this version can't tell whether that loosens the gate`;
        case "link":
            return `a file of the gate became a symbolic link, so the next change could not be checked against it`;
        default:
            return `${clip(field)}: ${was} before, ${is} now`;
    }
}
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
/** `overall`, or `in intent howto`. */
function scopeWords(scope) {
    return scope.kind === "overall" ? "overall" : `in ${scope.kind} ${clip(scope.name)}`;
}
/** The bucket's bare name, for tables. */
function scopeLabel(scope) {
    return scope.kind === "overall" ? "overall" : scope.name;
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
function isAbsolute({ baseline, tolerance, limit, direction }) {
    if (limit === null)
        return false;
    if (baseline === null || tolerance === null)
        return true;
    const allowed = direction === "higher" ? baseline - tolerance : baseline + tolerance;
    return Math.abs(allowed - limit) > 1e-9;
}


/***/ }),

/***/ 77472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ samplingSentence),
/* harmony export */   DO: () => (/* binding */ planWords),
/* harmony export */   lj: () => (/* binding */ samplingLines),
/* harmony export */   uF: () => (/* binding */ announcement),
/* harmony export */   wl: () => (/* binding */ notPlannedReason),
/* harmony export */   yc: () => (/* binding */ isSamplingNotice)
/* harmony export */ });
/* unused harmony export riseWords */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58664);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);


/** Printed before the run. `most`: where everything stays open after the plan. */
function announcement({ planned, most }) {
    const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(planned, "query", "queries");
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
            return `Asking ended early, at the limit of time or queries: the cases were timed at least ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(notice.repeats, "time")}.`;
        case "queries_asked":
            return `This run asked ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(notice.queries, "query", "queries")}.`;
        case "not_sampled":
            return `${list(notice.metrics)} ${notice.metrics.length === 1 ? "is" : "are"} not gated ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeWords */ .AN)(notice.scope)}: ${notPlannedReason(notice)}.`;
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
function samplingLines({ run, verdict }) {
    const { queries = 0, plan = [] } = run?.timing.asked ?? {};
    const repeats = new Map(plan.map((each) => [each.scope, each.repeats]));
    const rise = verdict.notices.find((notice) => notice.code === "visible_rise");
    return [
        ...(plan.length === 0 ? [] : [`Asked by the sampling plan: ${planWords({ queries, repeats })}.`]),
        ...(rise === undefined ? [] : [samplingSentence(rise)]),
    ];
}
/** `120 queries: each case 4 times, in intent rare 12 times`. */
function planWords({ queries, repeats, }) {
    const scopes = [...repeats].map(([scope, times]) => {
        const where = scope === "overall" ? "each case" : `in ${scope.replace(":", " ")}`;
        return `${where} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(times, "time")}`;
    });
    const asked = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(queries, "query", "queries");
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
    return `+${Math.ceil(100 * rise.share)} % (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(rise.ms)})`;
}
function bluntWords(notice) {
    const [before, allowed] = [(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(notice.baseline), (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(notice.tolerance)];
    const share = Math.round((100 * notice.tolerance) / notice.baseline);
    const subject = `${notice.metric} has a baseline of ${before} and a tolerance of ${allowed}`;
    return notice.meaning === "below_noise"
        ? `${subject} (${share} %). Two machines of one kind differ by more, so another machine alone may fail it. Use base-directory.`
        : `${subject} (${share} %). A smaller rise passes unseen. Use base-directory, or a tolerance in percent.`;
}
function list(metrics) {
    return metrics.join(", ");
}


/***/ })

};
