export const id = 979;
export const ids = [979];
export const modules = {

/***/ 4979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/files/inputs.js + 4 modules
var files_inputs = __webpack_require__(4945);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/metrics/matching.js + 2 modules
var matching = __webpack_require__(4930);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/gate/rules.js
var rules = __webpack_require__(220);
;// CONCATENATED MODULE: ./lib/gate/lint.js
/** What is legal in a suite and still weakens it. */




function lintSuite(config, suite) {
    const sizes = new Map();
    for (const each of suite.cases)
        sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
    const intents = [...sizes]
        .toSorted(([a], [b]) => (0,order/* compareCodePoints */.O)(a, b))
        .map(([intent, cases]) => ({ intent, cases, weight: 1 / cases }));
    return {
        intents,
        warnings: [
            ...suite.cases.flatMap((each) => overlaps(each, config.definition)),
            ...intents
                .filter((each) => each.cases < rules/* SMALL_INTENT */.Pk)
                .map((each) => `intent ${each.intent} has ${each.cases} cases; below ${rules/* SMALL_INTENT */.Pk} its quality is not gated unless named`),
            ...sameQueries(suite),
        ],
    };
}
/** Two targets that one result could cover: recall counts both, ndcg only one. */
function overlaps(subject, definition) {
    return subject.expected.flatMap((target, i) => subject.expected
        .filter((other, j) => i !== j && other.kind !== "text" && covers(target, other, definition))
        .map((other) => `${subject.place.file}:${subject.place.line}: case ${subject.id}: a result for "${(0,suite/* targetLabel */.O)(other)}" also covers "${(0,suite/* targetLabel */.O)(target)}"`));
}
/** Whether a result that is exactly `other` covers `target`. */
function covers(target, other, definition) {
    const asPath = other.kind === "path" || other.kind === "hint" ? { path: other.value } : {};
    const asName = other.kind === "name" ? { name: other.value } : {};
    const asQualified = other.kind === "qualified_name" ? { qualifiedName: other.value } : {};
    const hit = { docId: other.value, repeat: false, ...asPath, ...asName, ...asQualified };
    return (0,matching/* matcher */.j)(target, definition)((0,matching/* matchable */.k)(hit, definition, false));
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
// EXTERNAL MODULE: ./lib/cli/comparable.js + 1 modules
var comparable = __webpack_require__(1302);
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
    const values = (0,command/* readFlags */.u)("validate", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered", exitCode: 0 };
    }
    const root = (0,cli_root/* findRoot */.w)(ports.workingDirectory);
    const from = external_node_path_.relative(root.directory, ports.workingDirectory);
    const config = (0,read/* insideRoot */.p0)(root, from, (0,command/* text */.Q)(values, "config") ?? "retrieval-gate.yaml", "config");
    const inputs = await (0,files_inputs/* loadInputs */.I)(root, config, { suite: null, baseline: null });
    (0,comparable/* requireComparable */.M)(inputs);
    const { suite, baseline } = inputs;
    const lint = lintSuite(inputs.config, suite);
    if (values["json"] === true) {
        ports.out(`${JSON.stringify({ valid: true, suite: suite.name, cases: suite.cases.length, intents: lint.intents, warnings: lint.warnings }, null, 2)}\n`);
        return { kind: "answered", exitCode: 0 };
    }
    ports.out(`${(0,reporters_escape.logLine)(config)}: valid\n`);
    ports.out(`suite ${suite.name}, revision ${(0,reporters_escape.logLine)(suite.revision)}: ${suite.cases.length} cases\n`);
    for (const each of lint.intents) {
        ports.out(`  ${each.intent}: ${each.cases} cases, one case weighs ${each.weight.toFixed(4)}\n`);
    }
    ports.out(`baseline ${(0,reporters_escape.logLine)(inputs.config.baseline)}: ${baseline === null ? "none yet" : `${baseline.cases.size} cases`}\n`);
    for (const warning of lint.warnings)
        ports.out(`warning: ${(0,reporters_escape.logLine)(warning)}\n`);
    return { kind: "answered", exitCode: 0 };
}


/***/ })

};
