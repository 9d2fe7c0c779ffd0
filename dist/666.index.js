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


/***/ })

};
