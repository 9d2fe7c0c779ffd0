export const id = 725;
export const ids = [725];
export const modules = {

/***/ 4725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/files/inputs.js
var files_inputs = __webpack_require__(8550);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(7362);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/gate/rules.js
var gate_rules = __webpack_require__(220);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(6509);
// EXTERNAL MODULE: ./lib/gate/tolerance.js
var tolerance = __webpack_require__(5116);
// EXTERNAL MODULE: ./lib/gate/statistics/exact-tests.js
var exact_tests = __webpack_require__(3756);
;// CONCATENATED MODULE: ./lib/gate/statistics/power.js
/** What a suite of this size can show at all, and which rules can never speak: for `validate`, before any run. */




/** The smallest number of losses without a win whose sign test is at or below the level. */
function significantLosses(units, level = 0.05) {
    const smallest = (p) => {
        for (let losses = 1; losses <= units; losses++)
            if (p(losses) <= level)
                return losses;
        return null;
    };
    return {
        oneSided: smallest((losses) => (0,exact_tests/* signTest */.W)(0, losses).worse),
        twoSided: smallest((losses) => (0,exact_tests/* signTest */.W)(0, losses).twoSided),
    };
}
/**
 * Every rule of quality and rates, which lie between 0 and 1, of of the config. With a baseline its values count, without one the best that any baseline
 * could hold: a rule listed then fires for none.
 */
function powerOf(config, suite, baseline) {
    return (0,gate_rules/* resolveRules */.SJ)(config, suite).rules.flatMap((rule) => {
        const { family } = rule.metric;
        if (!(0,metrics_family/* isPerCase */.uE)(family) || family.kind === "cost")
            return [];
        const bucket = suite.cases.filter((each) => rule.scope === "overall" || rule.scope === `intent:${each.intent}`);
        const counted = bucket.filter((each) => counts(rule.metric, family, each, baseline));
        if (counted.length === 0)
            return [];
        const units = new Set(counted.map((each) => (each.group === undefined ? `case ${each.id}` : `group ${each.group}`)));
        return [
            {
                metric: rule.metric.name,
                scope: rule.scope,
                cases: counted.length,
                units: units.size,
                weight: heaviest(counted, family, config),
                losses: significantLosses(units.size),
                neverFires: neverFires(rule, baselineMean(rule, baseline), counted.length),
            },
        ];
    });
}
/** Whether the metric has a value for this case, as the baseline saw it or, without one, as the case is written. */
function counts(metric, family, subject, baseline) {
    const before = baseline?.cases.get(subject.id);
    const seen = before?.digest === subject.digest ? before.metrics.get(metric.name) : undefined;
    if (seen !== undefined)
        return seen !== null;
    if (family.needs === "forbidden")
        return subject.forbidden.length > 0;
    if (family.needs === "expect_empty")
        return subject.expectEmpty;
    if (family.kind === "answer" || family.needs === "judge")
        return !subject.expectEmpty;
    return ((!subject.expectEmpty && subject.answersOnly !== true) ||
        family.category === "semantic_degraded_spike" ||
        family.category === "retriever_error");
}
function heaviest(cases, family, config) {
    if (family.weight === undefined)
        return 1 / cases.length;
    const { relevance } = config.definition;
    const targets = cases.map((each) => each.expected.filter((target) => target.grade >= relevance).length);
    return (Math.max(...targets) /
        Math.max(1, targets.reduce((sum, count) => sum + count, 0)));
}
function baselineMean(rule, baseline) {
    const means = baseline?.means;
    const bucket = rule.scope === "overall" ? means?.overall : means?.byIntent.get(rule.scope.slice("intent:".length));
    return bucket?.get(rule.metric.name) ?? null;
}
/**
 * Null where some answer of the retriever would make the rule fail. Quality metrics and rates lie in [0, 1]. Without a
 * baseline value (null) the one is taken that is hardest to keep: 1 where higher is better, 0 where lower is.
 */
function neverFires(rule, baseline, cases) {
    const { direction } = rule.metric.family;
    if (rule.metric.family.kind === "latency" || rule.metric.family.kind === "cost")
        return null;
    const [best, worst] = direction === "higher" ? [1, 0] : [0, 1];
    const reference = baseline ?? best;
    const relative = rule.tolerance.length === 0 ? null : reference;
    const limit = (0,tolerance/* limitOf */.LF)(direction, relative, (0,tolerance/* toleranceValue */.H$)(rule.tolerance, reference, cases), rule);
    if (limit === null)
        return { code: "no_limit" };
    const beyond = direction === "higher" ? limit <= worst + tolerance/* EPSILON */.p8 : limit >= worst - tolerance/* EPSILON */.p8;
    return beyond ? { code: "limit_beyond_worst", limit, worst } : null;
}
/** The same for `newly_lost`: null where it is off or can fail. */
function newlyLostNeverFires(config, suite) {
    const rule = config.gate.newlyLost;
    if (rule === "off")
        return null;
    const cases = suite.cases.filter((each) => !each.expectEmpty).length;
    const allowed = Math.floor(toleranceValue(rule.max, cases, cases));
    return allowed >= cases && cases > 0 ? { code: "allows_every_loss", allowed, cases } : null;
}

;// CONCATENATED MODULE: ./lib/gate/lint.js
/** What is legal in a suite and still weakens it. */





function lintSuite(config, suite, baseline) {
    const sizes = new Map([["overall", suite.cases.length]]);
    for (const { intent } of suite.cases)
        sizes.set(`intent:${intent}`, (sizes.get(`intent:${intent}`) ?? 0) + 1);
    const buckets = [...sizes]
        .toSorted(([a], [b]) => Number(a !== "overall") - Number(b !== "overall") || (0,order/* compareCodePoints */.O)(a, b))
        .map(([scope, cases]) => ({
        scope,
        cases,
        weight: 1 / cases,
        losses: significantLosses(cases).oneSided,
    }));
    const rules = powerOf(config, suite, baseline);
    return {
        buckets,
        rules,
        warnings: [
            ...suite.cases.flatMap((each) => overlaps(each, config.definition)),
            ...buckets.filter((each) => each.cases < gate_rules/* SMALL_INTENT */.Pk).map(smallBucket),
            ...sameQueries(suite),
            ...rules.flatMap(neverFiresWarning),
        ],
    };
}
function smallBucket({ scope, cases }) {
    return `${scope} has ${cases} cases; below ${gate_rules/* SMALL_INTENT */.Pk} its quality is not gated unless named`;
}
function neverFiresWarning({ metric, scope, neverFires }) {
    if (neverFires === null)
        return [];
    const rule = `the rule for ${metric} (${scope}) can never fail`;
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
/** Two targets that one result could cover: recall counts both, ndcg only one. */
function overlaps(subject, definition) {
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
    const hit = { docId: value, repeat: false };
    switch (kind) {
        case "hint":
        case "path":
            return { ...hit, path: value };
        case "name":
            return { ...hit, name: value };
        case "qualified_name":
            return { ...hit, qualifiedName: value };
        case "id":
            return hit;
        case "text":
            return { ...hit, docId: "", text: value };
        case "file":
            return { ...hit, path: value, text: target.text };
        case "span": {
            const document = target.by === "path" ? { path: value } : { id: value };
            return { ...hit, docId: "", ...document, span: { start: target.start, end: target.end } };
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

// EXTERNAL MODULE: ./lib/reporters/escape.js
var reporters_escape = __webpack_require__(8607);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
// EXTERNAL MODULE: ./lib/cli/comparable.js
var comparable = __webpack_require__(3168);
// EXTERNAL MODULE: ./lib/cli/judge-answers.js + 1 modules
var judge_answers = __webpack_require__(5687);
// EXTERNAL MODULE: ./lib/cli/root.js
var cli_root = __webpack_require__(9520);
;// CONCATENATED MODULE: ./lib/cli/validate.js
/** `validate`: every file is checked, the suite is linted; no retriever runs. */









const FLAGS = { config: { type: "string" }, json: { type: "boolean" } };
const HELP = `Usage: retrieval-gate validate [--config F] [--json]

Checks config, suite and baseline, and lints the suite. Exit code: 0 fine (warnings included), 2 wrong.

Example: retrieval-gate validate --config retrieval-gate.yaml
`;
async function validate(argv, ports) {
    const values = (0,command/* readFlags */.uW)("validate", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered", exitCode: 0 };
    }
    const root = (0,cli_root/* findRoot */.w)(ports.workingDirectory);
    const from = external_node_path_.relative(root.directory, ports.workingDirectory);
    const config = (0,read/* insideRoot */.p0)(root, from, (0,command/* text */.Qq)(values, "config") ?? "retrieval-gate.yaml", "config");
    const inputs = await (0,files_inputs/* loadInputs */.I)(root, config, { suite: null, baseline: null });
    (0,comparable/* requireComparable */.M)(inputs);
    (0,judge_answers/* readCache */.x)(root, inputs.config);
    const { suite, baseline } = inputs;
    const lint = lintSuite(inputs.config, suite, baseline);
    if (values["json"] === true) {
        ports.out(`${JSON.stringify({ valid: true, suite: suite.name, cases: suite.cases.length, buckets: lint.buckets, rules: lint.rules, warnings: lint.warnings }, null, 2)}\n`);
        return { kind: "answered", exitCode: 0 };
    }
    ports.out(`${(0,reporters_escape.logLine)(config)}: valid\n`);
    ports.out(`suite ${suite.name}, revision ${(0,reporters_escape.logLine)(suite.revision)}: ${suite.cases.length} cases\n`);
    for (const { scope, cases, weight, losses } of lint.buckets) {
        const enough = losses === null
            ? "too few cases for a significant loss"
            : `${losses} losses without a win are significant`;
        ports.out(`  ${scope}: ${cases} cases, one case weighs ${weight.toFixed(4)}, ${enough}\n`);
    }
    ports.out(`baseline ${(0,reporters_escape.logLine)(inputs.config.baseline)}: ${baseline === null ? "none yet" : `${baseline.cases.size} cases`}\n`);
    for (const warning of lint.warnings)
        ports.out(`warning: ${(0,reporters_escape.logLine)(warning)}\n`);
    return { kind: "answered", exitCode: 0 };
}


/***/ })

};
