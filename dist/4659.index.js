export const id = 4659;
export const ids = [4659];
export const modules = {

/***/ 64659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCompareMany: () => (/* binding */ runCompareMany),
  settingOf: () => (/* binding */ settingOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var config = __webpack_require__(71132);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/suite.js
var files_suite = __webpack_require__(54803);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/gate/decide.js + 3 modules
var decide = __webpack_require__(58282);
// EXTERNAL MODULE: ./lib/gate/evidence.js + 1 modules
var evidence = __webpack_require__(87297);
// EXTERNAL MODULE: ./lib/gate/moves.js
var moves = __webpack_require__(40333);
// EXTERNAL MODULE: ./lib/gate/outcome.js + 1 modules
var outcome = __webpack_require__(18900);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/gate/rule.js
var rule = __webpack_require__(5305);
// EXTERNAL MODULE: ./lib/gate/rules.js + 1 modules
var gate_rules = __webpack_require__(28654);
;// CONCATENATED MODULE: ./lib/gate/comparison-of-many.js
/** Means of several systems, and what the rule says of each beside the first: the outcome that a gate would have. */










/** Of the intervals. */
const SEED = 1;
/** `metrics` are of single cases; `config` is the first system's, whose rules decide. */
function compareMany({ suite, k, definition }, metrics, systems, config) {
    const all = [
        ...new Map([...metrics, ...(0,gate_rules/* metricsOf */.Ps)(config)].map((metric) => [metric.name, metric])).values(),
    ];
    const scored = systems.map(({ run }) => (0,score/* score */.fN)(suite, run, all, definition));
    const policy = {
        config: { ...config, latency: "off" },
        suite,
        baseline: (0,outcome/* baselineOf */.Bv)(config, suite, scored[0]),
    };
    const rulings = scored.map((scores, at) => (at === 0 ? null : rulingOn(policy, scores, systems[at])));
    const corrected = overSystems(rulings);
    const groups = (0,moves/* groupsOf */.c1)(suite);
    return {
        k,
        suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
        cases: suite.cases.length,
        repeats: Math.max(0, ...systems.map(({ run }) => run.timing.repeats)),
        metrics: metrics.map(({ name, family }) => ({
            name,
            unit: (0,registry/* unitOfMetric */.QG)(name),
            direction: family.direction,
        })),
        systems: systems.map(({ label, path, digest, settings }, at) => ({
            label,
            path,
            digest,
            settings,
            figures: metrics.map(({ name, family }) => ({
                mean: scored[at].means.overall.get(name) ?? null,
                against_first: at === 0 || !(0,metrics_family/* isPerCase */.uE)(family)
                    ? null
                    : (0,evidence/* evidenceFor */.hF)(pairsOf(policy, scored[at]), { name, family }, { seed: SEED, groups }),
            })),
            ruling: withCorrected(rulings[at], corrected),
            latency: scored[at].latency.overall.samples === 0 ? null : scored[at].latency.overall,
        })),
    };
}
function pairsOf({ baseline }, scores) {
    return (0,pairs/* pairCases */.Q6)(scores, baseline).pairs;
}
/** The same decision as the gate's between baseline and run, in which no clock has a say. */
function rulingOn(policy, scores, { run }) {
    const { rules } = (0,gate_rules/* resolveRules */.SJ)(policy.config, policy.suite);
    const { checks } = (0,decide/* byOutcomes */.LH)((0,decide/* limitsFor */.I9)(rules, policy, scores, run), policy, rules);
    const [whole] = (0,moves/* headlineBuckets */.aW)(rules, policy, (0,pairs/* pairCases */.Q6)(scores, policy.baseline), "baseline");
    const overall = whole?.kind === "overall" ? whole : null;
    const told = checks.filter(({ outcome }) => outcome !== "pass");
    const gain = overall === null ? 1 : (0,rule/* gainP */.qD)(overall);
    const fall = overall === null ? 1 : (0,rule/* fallP */.eQ)(overall);
    const failed = told.some(({ outcome }) => outcome === "fail");
    const outcome = failed
        ? "fail"
        : gain <= rule/* GAIN_LEVEL */.Nt + gate_rules/* EPSILON */.p8
            ? "gain"
            : told.length > 0
                ? "watch"
                : "pass";
    return { outcome, checks: told, p: Math.min(gain, fall) };
}
/** Holm's correction over the systems: of m the smallest p counts m times, the next m - 1 times, none below the last. */
function overSystems(rulings) {
    const known = rulings.filter((each) => each !== null).toSorted((a, b) => a.p - b.p);
    let largest = 0;
    return new Map(known.map((each, at) => {
        largest = Math.max(largest, Math.min(1, each.p * (known.length - at)));
        return [each, largest];
    }));
}
function withCorrected(ruling, corrected) {
    return ruling === null || corrected.size < 2 ? ruling : { ...ruling, p_systems: corrected.get(ruling) };
}

// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/reporters/compare-many.js
var compare_many = __webpack_require__(65553);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 6 modules
var retrievers_registry = __webpack_require__(78691);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/app/compare.js
var compare = __webpack_require__(51872);
// EXTERNAL MODULE: ./lib/app/compare-inputs.js
var compare_inputs = __webpack_require__(35700);
;// CONCATENATED MODULE: ./lib/app/compare-many.js
/** `compare --config F --config F …`: several configs, or one with several values of a setting, on one suite. */

















/** Each is a whole run of the suite. */
const MOST_SYSTEMS = 50;
/** Reads `FIELD=VALUE,VALUE…`; throws usage. Values are JSON where they can be, else text. */
function settingOf(written) {
    const [field = "", list] = [written.split("=")[0], written.slice(written.indexOf("=") + 1)];
    if (!written.includes("=") || list === "" || !/^retriever(?:\.[\w-]+)+$/.test(field)) {
        throw new errors.GateError("usage", `compare: --set "${written}" is no setting of the retriever`, {
            hint: "Write a field of the retriever and its values, such as --set retriever.params.ef=32,64,128.",
        });
    }
    return { field, values: list.split(",").map(compare_many_valueOf) };
}
function compare_many_valueOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** Throws as `compare` of two configs does; before anything is asked where a file can't be written there. */
async function runCompareMany(workingDirectory, request, ports) {
    const root = (0,system_root/* findRoot */.wg)(workingDirectory);
    const from = external_node_path_.relative(root.directory, workingDirectory);
    const inside = (written, flag) => written === null ? null : (0,system_root/* insideRoot */.p0)(root, from, written, flag);
    const [out, html] = [inside(request.out, "--out"), inside(request.html, "--html")];
    const files = request.configs.map((written) => (0,system_root/* insideRoot */.p0)(root, from, written, "--config"));
    const variants = await variantsOf(root, files, request.settings);
    if (variants.length < 2 || variants.length > MOST_SYSTEMS) {
        throw new errors.GateError("usage", `compare: ${variants.length} to compare, expected 2 to ${MOST_SYSTEMS}`, {
            hint: "Give --config more than once, or --set with more than one value.",
        });
    }
    const [first] = variants;
    const suite = await (0,files_suite/* loadSuite */.bu)(root, first.loaded.config.suites);
    for (const { loaded } of variants.slice(1))
        (0,compare_inputs/* requireSame */.qb)(first.loaded, loaded, suite, await (0,files_suite/* loadSuite */.bu)(root, loaded.config.suites));
    for (const notice of suite.suite.notices)
        ports.note(notice);
    const { k, definition } = first.loaded.config;
    const digest = (0,compare_inputs/* digestOf */.ol)(suite.digests);
    const plan = {
        suite: suite.suite,
        k,
        definition,
        digests: { corpus: "absent", queries: digest, qrels: digest },
    };
    const systems = [];
    for (const { label, settings, loaded } of variants) {
        ports.progress(`${systems.length + 1} of ${variants.length}: ${label}`);
        const { latency, retriever } = loaded.config;
        const clocked = latency === "off" || (0,retrievers_registry/* clockOf */.ie)(retriever) === "recorded" ? null : { latency, repeats: request.repeats };
        const measured = await (0,compare/* measureSystem */.W)(root, plan, (0,compare_inputs/* systemOf */.br)(loaded), ports, clocked);
        systems.push({ ...measured, label, settings });
    }
    const comparison = compareMany(plan, metricsOf(first.loaded, k), systems, first.loaded.config);
    if (out !== null)
        await (0,write_whole/* writeWhole */.f8)(root, out, (0,compare_many/* renderManyJson */.y)(comparison));
    if (html === null)
        return comparison;
    const { renderCompareHtml } = await Promise.all(/* import() */[__webpack_require__.e(8976), __webpack_require__.e(8347)]).then(__webpack_require__.bind(__webpack_require__, 58347));
    await (0,write_whole/* writeWhole */.f8)(root, html, renderCompareHtml(comparison));
    return comparison;
}
/** What ranks are mostly judged by, then what the first config reports. */
function metricsOf({ config }, k) {
    const names = new Set(["ndcg", "recall", "mrr", "hit_rate"].map((name) => `${name}@${k}`));
    const metrics = [...names, ...config.metrics.filter((name) => !names.has(name))].map((name) => (0,registry/* parseMetric */.uo)(name));
    return metrics.flatMap((metric) => typeof metric !== "string" && (0,metrics_family/* isPerCase */.uE)(metric.family) && metric.family.kind === "quality"
        ? [metric]
        : []);
}
async function variantsOf(root, files, settings) {
    const combinations = settings.reduce((all, { field, values }) => all.flatMap((each) => values.map((value) => ({ ...each, [field]: value }))), [{}]);
    const variants = [];
    for (const file of files) {
        for (const own of combinations) {
            const changed = Object.entries(own).map(([field, value]) => `${field}=${(0,canonical_json/* compactCanonical */.SM)(value)}`);
            const loaded = await (0,config/* loadConfig */.Z)(await withSettings(root, file, own), file, {
                suite: null,
                baseline: null,
            });
            variants.push({ label: [file, ...changed].join(" "), settings: own, loaded });
        }
    }
    return variants;
}
/** The same files, but for the config: JSON, which YAML is a superset of. */
async function withSettings(root, file, settings) {
    if (Object.keys(settings).length === 0)
        return root;
    const { value } = await (0,files_document/* parseDocument */.T)((0,read/* readText */.yR)(root, file, "config"), "invalid_config");
    const changed = Object.entries(settings).reduce((all, [field, set]) => placed(all, field.split("."), set), value);
    const bytes = Buffer.from(JSON.stringify(changed));
    return {
        ...root,
        read: (name, what, limit) => (name === file ? bytes : (0,read/* readBytes */.io)(root, name, what, limit ?? read/* JSON_LIMIT */.Vz)),
    };
}
function placed(value, [key, ...rest], set) {
    if (key === undefined)
        return set;
    const members = (0,json/* isObject */.Gv)(value) ? value : {};
    return { ...members, [key]: placed(members[key], rest, set) };
}


/***/ })

};
