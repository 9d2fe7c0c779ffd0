export const id = 6259;
export const ids = [6259];
export const modules = {

/***/ 69819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory),
/* harmony export */   i: () => (/* binding */ recentBaselines)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65838);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _policy_blobs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16170);
/* harmony import */ var _policy_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39556);
/** `history`: every figure of the baseline over the commits that changed it, from git's objects alone. */







/** Newest ones; each is a file that is read and checked. */
const MOST_POINTS = 1_000;
/** `file` is relative to the root. Throws GateError where git can't be read, or no commit has the file. */
async function readHistory(root, file, environment) {
    const git = (0,_policy_git_js__WEBPACK_IMPORTED_MODULE_6__/* .openGit */ .z)(root.directory, environment);
    const head = git.commit("HEAD");
    if (head === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("base_not_found", "this repository has no commit", {
            hint: "Commit the baseline first.",
        });
    }
    const all = changes(git, head, file);
    if (all.length === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("file_not_found", `no commit up to ${head.slice(0, 12)} has ${file}`, {
            hint: "Give --baseline the path of a baseline that is committed.",
        });
    }
    const kept = all.slice(0, MOST_POINTS).toReversed();
    const read = [];
    for (const change of kept)
        read.push(await readPoint(root, git, change, lastOf(read)));
    return {
        file,
        head,
        points: read.map(({ point }) => point),
        series: seriesOf(read.map(({ baseline }) => baseline)),
        incomplete: read.some(({ point }) => point.shallow),
        left_out: all.length - kept.length,
    };
}
/** Of so many the oldest still tells something of today's suite. */
const RECENT = 20;
/** The baselines that the last commits wrote, newest first; none where git has none, or can't be read. */
async function recentBaselines(root, file, environment) {
    try {
        const git = (0,_policy_git_js__WEBPACK_IMPORTED_MODULE_6__/* .openGit */ .z)(root.directory, environment);
        const head = git.commit("HEAD");
        const commits = head === null ? [] : git.changing(head, file).slice(0, RECENT);
        const found = [];
        for (const commit of commits) {
            const loaded = await (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .loadBaseline */ .o)((0,_policy_blobs_js__WEBPACK_IMPORTED_MODULE_5__/* .commitRoot */ .Yd)(root, git, commit, new Map()), file).catch(knownError);
            if (loaded !== null)
                found.push(loaded.baseline);
        }
        return found;
    }
    catch (error) {
        return knownError(error) ?? [];
    }
}
/** A baseline that can't be read tells nothing. */
function knownError(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
        return null;
    throw error;
}
/** Newest first. A list of commits for each path that the file had; what a rename opens starts after its commit. */
function changes(git, head, file) {
    const listOf = (commit, path) => git.changing(commit, path).map((id) => ({ commit: id, path, facts: git.facts(id) }));
    const open = [listOf(head, file)];
    const walked = new Set([`${head}\n${file}`]);
    const found = new Map();
    for (;;) {
        const next = open
            .filter((list) => list.length > 0)
            .toSorted((a, b) => b[0].facts.time - a[0].facts.time)[0];
        if (next === undefined)
            return [...found.values()];
        const change = next.shift();
        if (found.has(change.commit))
            continue;
        found.set(change.commit, change);
        for (const [parent, source] of renames(git, change)) {
            const key = `${parent}\n${source}`;
            if (!walked.has(key))
                open.push(listOf(parent, source));
            walked.add(key);
        }
    }
}
/** For each parent that has the file under another path: the parent, and that path. */
function renames(git, { commit, path, facts }) {
    if (git.entry(commit, path) === null)
        return [];
    return facts.parents.flatMap((parent) => {
        if (!git.has(parent) || git.entry(parent, path) !== null)
            return [];
        const source = git.renamedFrom(parent, commit, path);
        return source === null ? [] : [[parent, source]];
    });
}
/** The newest that could be read. */
function lastOf(read) {
    return read.findLast(({ baseline }) => baseline !== null)?.baseline ?? null;
}
async function readPoint(root, git, { commit, path, facts }, before) {
    const common = {
        commit,
        date: new Date(facts.time * 1000).toISOString(),
        subject: facts.subject,
        path,
        shallow: facts.parents.some((parent) => !git.has(parent)),
    };
    try {
        const loaded = await (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .loadBaseline */ .o)((0,_policy_blobs_js__WEBPACK_IMPORTED_MODULE_5__/* .commitRoot */ .Yd)(root, git, commit, new Map()), path);
        if (loaded === null)
            return { point: { ...common, state: { kind: "removed" }, differs: [] }, baseline: null };
        const { baseline } = loaded;
        const { suite, k, cases } = baseline;
        const state = { kind: "baseline", revision: suite.revision, cases: cases.size, k };
        return { point: { ...common, state, differs: differences(before, baseline) }, baseline };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError))
            throw error;
        const state = { kind: "unreadable", reason: error.message };
        return { point: { ...common, state, differs: [] }, baseline: null };
    }
}
function differences(before, now) {
    if (before === null)
        return [];
    const found = [
        ["k", before.k === now.k],
        ["definition", (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(before.definition) === (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(now.definition)],
        ["suite name", before.suite.name === now.suite.name],
        ["cases", before.suite.digest === now.suite.digest],
    ];
    return found.filter(([, same]) => !same).map(([what]) => what);
}
const PERCENTILES = ["p50_ms", "p90_ms", "p95_ms", "p99_ms", "mean_ms"];
function seriesOf(baselines) {
    const intents = new Set(baselines.flatMap((each) => [...(each?.means.by_intent.keys() ?? [])]));
    const scopes = [_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .OVERALL */ .aD, ...[...intents].toSorted().map(_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .intentScope */ .Ln)];
    return scopes.flatMap((scope) => {
        const figures = baselines.map((each) => each === null ? new Map() : figuresOf(each, scope));
        const names = [...new Set(figures.flatMap((each) => [...each.keys()]))].toSorted();
        return names.map((metric) => ({
            metric,
            unit: (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .unitOfMetric */ .QG)(metric),
            scope,
            values: figures.map((each) => each.get(metric) ?? null),
        }));
    });
}
function figuresOf({ means, latency }, scope) {
    const own = (scope.kind === "intent" ? means.by_intent.get(scope.name) : means.overall) ?? new Map();
    const summary = scope.kind === "intent" ? latency.by_intent.get(scope.name) : latency.overall;
    const times = PERCENTILES.flatMap((name) => {
        const value = summary?.[name] ?? null;
        return value === null ? [] : [[`latency_${name}`, value]];
    });
    const known = [...own].filter(([metric]) => !metric.startsWith("latency_"));
    return new Map([...known, ...times]);
}


/***/ }),

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

/***/ 30766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate_validate)
});

// EXTERNAL MODULE: ./lib/words/rule.js
var rule = __webpack_require__(67627);
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
    const tags = [...(config.gate.tags?.keys() ?? [])].toSorted(canonical_json/* compareCodePoints */.OP);
    const seen = (0,power/* lossesSeen */.bN)((0,gate_rules/* resolveRules */.SJ)(config, suite).rules, { config, suite });
    const buckets = [model_scope/* OVERALL */.aD, ...intents.map(model_scope/* intentScope */.Ln), ...tags.map(model_scope/* tagScope */.hE)].map((scope) => {
        const own = (0,model_scope/* casesIn */.XV)(suite.cases, scope);
        const cases = own.filter((each) => !each.expect_empty && each.answers_only !== true).length;
        const controls = own.filter((each) => each.expect_empty).length;
        const weight = cases === 0 ? null : 1 / cases;
        return { scope, cases, controls, weight, losses: seen.get((0,model_scope/* scopeText */.Cm)(scope)) ?? null };
    });
    const rules = (0,power/* powerOf */.f)(config, suite, baseline);
    return {
        buckets,
        rules,
        warnings: [
            ...suite.cases.flatMap((each) => overlaps(each, config.definition)),
            ...buckets
                .filter((each) => each.scope.kind !== "tag" && each.cases + each.controls < gate_rules/* SMALL_INTENT */.Pk)
                .map(smallBucket),
            ...rules.flatMap(neverFiresWarning),
            ...lossWarning(config, suite),
            ...(0,dead_cases/* deadCases */.M)(suite, baseline).map((id) => `case ${id} found none of its targets at the baseline, so it can't be lost. Check the targets, or the index`),
        ],
    };
}
/** Intents and tags with rules that no case has: every run fails such a rule for missing data. */
function emptyBuckets({ gate }, suite) {
    const named = [
        ...[...gate.intents].map(([name, rules]) => ({ scope: { kind: "intent", name }, rules })),
        ...[...(gate.tags ?? [])].map(([name, rules]) => ({ scope: { kind: "tag", name }, rules })),
    ];
    return named
        .filter(({ rules }) => [...rules.values()].some((rule) => rule !== "off"))
        .map(({ scope }) => scope)
        .filter((scope) => (0,model_scope/* casesIn */.XV)(suite.cases, scope).length === 0)
        .toSorted((a, b) => (0,canonical_json/* compareCodePoints */.OP)((0,model_scope/* scopeText */.Cm)(a), (0,model_scope/* scopeText */.Cm)(b)));
}
function lossWarning(config, suite) {
    const neverFires = (0,power/* newlyLostNeverFires */.dV)(config, suite);
    return neverFiresWarning({ metric: "newly_lost", scope: model_scope/* OVERALL */.aD, neverFires });
}
function smallBucket({ scope, cases, controls }) {
    const size = cases + controls === 1 ? "1 case" : `${cases + controls} cases`;
    if (scope.kind === "overall")
        return `the suite has ${size}, and checks of so few see little. Add cases`;
    return `${(0,model_scope/* scopeText */.Cm)(scope)} has ${size}; below ${gate_rules/* SMALL_INTENT */.Pk} its quality is not gated unless named. Add cases, or join it with another intent`;
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
            .map((other) => `${subject.place.file}:${subject.place.line}: case ${subject.id}: a result for "${shortLabel(other)}" also covers "${shortLabel(target)}", so recall counts it twice. Keep one of the two`);
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
    const label = (0,suite/* targetLabel */.Op)(target).replaceAll(/\s+/g, " ");
    return label.length > LABEL ? `${label.slice(0, LABEL - 1).replace(/[\ud800-\udbff]$/, "")}…` : label;
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
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/metrics/text.js + 2 modules
var metrics_text = __webpack_require__(64235);
// EXTERNAL MODULE: ./lib/model/digests.js
var model_digests = __webpack_require__(72508);
// EXTERNAL MODULE: ./lib/gate/near-duplicates.js
var near_duplicates = __webpack_require__(25988);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var pairs = __webpack_require__(67734);
;// CONCATENATED MODULE: ./lib/gate/ageing.js
/** How a suite grows old: what it asks for is gone, has changed, or tells nothing any more. */





/** Targets that no document of the corpus is any more. */
function agedTargets(suite, documents, definition) {
    const corpus = new Corpus(documents, definition);
    const found = [];
    for (const subject of suite.cases) {
        for (const list of ["expected", "forbidden"])
            for (const target of subject[list])
                found.push(...corpus.judge(subject, list, target));
    }
    return corpus.skipped === 0 ? found : [...found, { code: "not_looked_for", targets: corpus.skipped }];
}
/** Comparing a passage with all documents takes its time: so many are compared. */
const MOST_PASSAGES = 500;
class Corpus {
    #hits;
    #definition;
    #ids;
    /** Ids, names, and paths with all that they end with. */
    #names = new Set();
    #byFileName = new Map();
    #texts;
    #passages = 0;
    skipped = 0;
    constructor(documents, definition) {
        this.#hits = documents.map((each) => (0,matching/* matchable */.kU)(each, definition));
        this.#definition = definition;
        this.#ids = new Set(documents.flatMap(matching/* idsOf */.UX));
        for (const { hit, path, name } of this.#hits) {
            for (const each of [hit.doc_id, hit.id, path, name])
                if (each !== undefined)
                    this.#names.add(each);
            if (path === undefined)
                continue;
            for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1))
                this.#names.add(path.slice(at + 1));
            this.#byFileName.set(path.slice(path.lastIndexOf("/") + 1), hit.path);
        }
        this.#texts = documents.map(({ path, doc_id: id, text = "" }) => {
            const normalised = (0,metrics_text/* normaliseText */.af)(text);
            return { name: path ?? id, text: normalised, words: shingles(normalised) };
        });
    }
    judge(subject, list, target) {
        const label = (0,suite/* targetLabel */.Op)(target);
        if (target.kind === "text")
            return this.#passage(subject, label, target);
        if (target.kind === "span") {
            const document = this.#hits.find(({ hit }) => hit.path === target.value || hit.id === target.value);
            // A chunk is no document: how long that is nobody knows.
            if (document === undefined || document.hit.span !== undefined || document.hit.text === undefined)
                return this.#holds(target) ? [] : [this.#gone(subject, list, label, target.value)];
            const { length } = Array.from(document.hit.text);
            return target.end <= length ? [] : [{ code: "span_beyond", case: subject, target: label, length }];
        }
        return this.#holds(target) ? [] : [this.#gone(subject, list, label, target.value)];
    }
    #holds(target) {
        const { kind, value } = target;
        if (kind === "id")
            return this.#ids.has(value);
        if (this.#names.has(value))
            return true;
        if (kind === "span")
            return this.#hits.some(({ hit }) => hit.path?.endsWith(`/${value}`) === true);
        const covers = (0,matching/* matcher */.jN)(target, this.#definition);
        return this.#hits.some(covers);
    }
    #gone(subject, list, target, value) {
        const like = this.#byFileName.get(value.slice(value.lastIndexOf("/") + 1)) ?? null;
        return { code: "target_gone", case: subject, list, target, like };
    }
    #passage(subject, label, target) {
        const passage = (0,metrics_text/* normaliseText */.af)(target.value);
        if (this.#texts.some(({ text }) => text.includes(passage)))
            return [];
        if (this.#passages++ >= MOST_PASSAGES) {
            this.skipped++;
            return [];
        }
        const covers = (0,matching/* matcher */.jN)(target, this.#definition);
        if (this.#hits.some(covers))
            return [];
        return [{ code: "passage_changed", case: subject, target: label, document: this.#mostOf(passage) }];
    }
    /** The document with most of the passage's runs of three words, at least a third of them. Shorter ones have none. */
    #mostOf(passage) {
        const wanted = [...shingles(passage)];
        let [best, most] = [null, wanted.length / 3];
        for (const { name, words } of this.#texts) {
            const shared = wanted.filter((each) => words.has(each)).length;
            if (shared > 0 && shared >= most)
                [best, most] = [name, shared + 1];
        }
        return best;
    }
}
function shingles(text) {
    const words = text.split(" ");
    return new Set(words.slice(2).map((_, i) => words.slice(i, i + 3).join(" ")));
}
/** Cases that ask what an earlier one asks, unless both are of one group or send other params. */
function sameQuestions({ cases }) {
    const firsts = (0,near_duplicates/* firstAlike */.r)(cases.map(({ query }) => query));
    return cases.flatMap((subject, i) => {
        const first = cases[firsts[i]];
        const differs = JSON.stringify(first.params) !== JSON.stringify(subject.params);
        const known = first === subject || differs || (subject.group !== undefined && subject.group === first.group);
        if (known)
            return [];
        const exact = first.query.trim().toLowerCase() === subject.query.trim().toLowerCase();
        return [{ code: "same_question", case: subject, first, exact }];
    });
}
/** Of fewer baselines nobody can say "always". */
const LEAST_BASELINES = 3;
/** What the recorded baselines, any order, say of the suite's cases as they are now. */
function sameInAll({ cases }, baselines) {
    const known = cases.flatMap(({ id, digests, expected }) => {
        const rows = baselines
            .flatMap((each) => each.cases.get(id) ?? [])
            .filter((row) => (0,model_digests/* sameQuestion */.RB)(row.digests, digests));
        return expected.length > 0 && rows.length >= LEAST_BASELINES ? [{ id, rows }] : [];
    });
    const least = Math.min(...known.map(({ rows }) => rows.length));
    const always = known.filter(({ rows }) => rows.every(({ ranks }) => !ranks.includes(null) && ranks.includes(1)));
    const never = known.filter(({ rows }) => rows.every((row) => !(0,pairs/* finds */.tL)(row)));
    const listed = (code, all) => all.length === 0 ? [] : [{ code, cases: all.map(({ id }) => id), baselines: least }];
    return [...listed("always_solved", always), ...listed("never_solved", never)];
}

// EXTERNAL MODULE: ./lib/app/history.js
var app_history = __webpack_require__(69819);
// EXTERNAL MODULE: ./lib/app/suggest/suggest.js + 3 modules
var suggest = __webpack_require__(27760);
;// CONCATENATED MODULE: ./lib/app/ageing.js
/** What `validate` finds old in a suite: it reads the corpus where it is known, and the baselines that git has. */




/** `corpus` is relative to the root; null for the retriever's own, which only the embedded one tells. */
async function agedSuite(root, { suite, config, baseline }, corpus, ports) {
    let documents = null;
    let failure = null;
    try {
        documents = await hitsOf(root, config.retriever, corpus, ports);
    }
    catch (error) {
        // A corpus that somebody names must be there; the retriever's own may come from a step of the workflow.
        if (corpus !== null || !(error instanceof errors.GateError))
            throw error;
        failure = error.message;
    }
    const before = await (0,app_history/* recentBaselines */.i)(root, config.baseline, ports.environment);
    const baselines = before.length > 0 || baseline === null ? before : [baseline];
    return {
        documents: documents?.length ?? null,
        failure,
        found: [
            ...(documents === null ? [] : agedTargets(suite, documents, config.definition)),
            ...sameQuestions(suite),
            ...sameInAll(suite, baselines),
        ],
    };
}
async function hitsOf(root, retriever, corpus, ports) {
    if (corpus === null && retriever.kind !== "bm25")
        return null;
    const { readCorpus } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 87783));
    const documents = corpus === null
        ? await readCorpus({ ...retriever, max_docs: null }, { ...ports, root: root.directory })
        : await (0,suggest.documentsOf)(root, corpus, ports);
    return documents.map((each) => ({ ...each, doc_id: each.id, repeat: false }));
}

// EXTERNAL MODULE: ./lib/app/answers.js
var answers = __webpack_require__(1812);
// EXTERNAL MODULE: ./lib/words/checks.js
var checks = __webpack_require__(58664);
;// CONCATENATED MODULE: ./lib/words/ageing.js


const MOST_NAMED = 10;
/** A full sentence, then the advice. */
function ageingSentence(found) {
    switch (found.code) {
        case "target_gone": {
            const which = found.list === "expected" ? "target" : "forbidden document";
            const advice = found.like === null
                ? found.list === "expected"
                    ? "Name what answers the query now, or remove the case."
                    : "Remove it, or name what must not come back now."
                : `Did it move to "${(0,checks/* clip */.$Q)(found.like)}"? Write the new path.`;
            const effect = found.list === "expected" ? "nothing can find it" : "it guards nothing";
            return `${placed(found)}: no document of the corpus is the ${which} "${(0,checks/* clip */.$Q)(found.target)}", so ${effect}. ${advice}`;
        }
        case "passage_changed": {
            const advice = found.document === null
                ? "Copy the passage that answers the query now, or remove the case."
                : `Most of it stands in "${(0,checks/* clip */.$Q)(found.document)}": copy the passage again from there.`;
            return `${placed(found)}: no document of the corpus holds the passage "${(0,checks/* clip */.$Q)(found.target)}" as it was. ${advice}`;
        }
        case "span_beyond":
            return `${placed(found)}: the target "${(0,checks/* clip */.$Q)(found.target)}" ends after the document, which has ${(0,format/* plural */.LS)(found.length, "character")}. Look where the passage stands now, and write its start and end.`;
        case "not_looked_for":
            return `${(0,format/* plural */.LS)(found.targets, "passage")} beyond the first 500 that stand nowhere word for word were not compared with the corpus.`;
        case "same_question": {
            const how = found.exact ? "the same as" : "almost the same as";
            return `${placed(found)} asks ${how} ${found.first.id} ("${(0,checks/* clip */.$Q)(found.first.query)}"), so one need counts twice. Remove one, or give both the same \`group\`.`;
        }
        case "always_solved":
            return `${(0,format/* plural */.LS)(found.cases.length, "case")} found every target, the first at rank 1, in each of the last ${found.baselines} baselines: ${list(found.cases)}. They guard what works. Add harder cases, which can show that search got better.`;
        case "never_solved":
            return `${(0,format/* plural */.LS)(found.cases.length, "case")} found no target in any of the last ${found.baselines} baselines, so they can't be lost: ${list(found.cases)}. Correct the targets, or remove the cases.`;
    }
}
function placed({ case: { id, place } }) {
    return `${place.file}:${place.line}: case ${id}`;
}
function list(ids) {
    const named = ids.slice(0, MOST_NAMED).map(checks/* clip */.$Q).join(", ");
    return ids.length > MOST_NAMED ? `${named} and ${ids.length - MOST_NAMED} more` : named;
}

;// CONCATENATED MODULE: ./lib/cli/validate.js
/** `validate`: every file is checked, the suite is linted; no retriever runs. */
















const FLAGS = { config: { type: "string" }, corpus: { type: "string" }, json: { type: "boolean" } };
const HELP = `Usage: retrieval-gate validate [--config F] [--corpus F] [--json]

Checks config, suite and baseline, and lints the suite. It lists what grew old: targets and passages that the corpus no
longer holds, cases that all recorded baselines solve or none does, near duplicates, small intents. No retriever runs.
Exit code: 0 fine (warnings included), 2 wrong.

  --config F           config file (retrieval-gate.yaml)
  --corpus F           documents to look for targets in: JSON Lines, or a folder; absent: those of a bm25 retriever
  --json               print JSON instead of text

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
    const problems = emptyBuckets(inputs.config, suite).map(({ kind, name }) => ({
        file: config,
        pointer: `/gate/${kind}s/${name}`,
        message: `no case of the suite has this ${kind}, so every run fails its rules`,
    }));
    if (problems.length > 0)
        throw (0,validate/* invalid */.Gq)("invalid_config", "config", config, problems);
    const lint = lintSuite(inputs.config, suite, baseline);
    const corpus = (0,command.text)(values, "corpus");
    const { environment, moduleHost, guard, err } = ports;
    const aged = await agedSuite(root, inputs, corpus === null ? null : (0,system_root/* insideRoot */.p0)(root, from, corpus, "--corpus"), {
        environment,
        moduleHost,
        signal: guard.signal,
        log: err,
    });
    const unread = aged.failure === null ? [] : [`the corpus can't be looked at: ${aged.failure}`];
    const warnings = [...lint.warnings, ...unread, ...aged.found.map(ageingSentence)];
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
            draft: suite.draft ?? null,
            buckets: lint.buckets.map(asText),
            rules: lint.rules.map(asText),
            warnings,
            documents: aged.documents,
            sampling: baseline?.plan
                ? { ...baseline.plan, repeats: Object.fromEntries(baseline.plan.repeats) }
                : null,
        };
        ports.out(`${JSON.stringify(found, null, 2)}\n`);
        return { kind: "answered" };
    }
    ports.out(`${(0,words_escape.logLine)(config)}: valid\n`);
    ports.out(`suite ${suite.name}, revision ${(0,words_escape.logLine)(suite.revision)}: ${suite.cases.length} cases\n`);
    if (suite.draft !== undefined)
        ports.out(`draft: gate and record refuse it; ${(0,format/* plural */.LS)(suite.draft.without_target.length, "case")} without a target yet\n`);
    ports.out(`${rule/* THE_RULE */.$m}\n`);
    for (const line of lint.buckets.flatMap((bucket) => bucketLines(bucket, lint.rules)))
        ports.out(line);
    ports.out(`baseline ${(0,words_escape.logLine)(inputs.config.baseline)}: ${baseline === null ? "none yet" : `${baseline.cases.size} cases`}\n`);
    if (inputs.config.latency !== "off" && baseline?.plan !== undefined)
        ports.out(`latency: ${(0,words_escape.logLine)((0,sampling/* planWords */.DO)(baseline.plan))}\n`);
    for (const notice of leftOut)
        ports.out(`latency: ${(0,words_escape.logLine)((0,sampling/* samplingSentence */.DN)(notice))}\n`);
    for (const warning of warnings)
        ports.out(`warning: ${(0,words_escape.logLine)(warning)}\n`);
    return { kind: "answered" };
}
/** The bucket, and under it each gated metric with the least that it sees; metrics that see the same share a line. */
function bucketLines({ scope, cases, controls, weight, losses }, rules) {
    const enough = losses === null
        ? "no number of lost cases fails"
        : `fails from ${(0,format/* plural */.LS)(losses, "lost case")} without a win on`;
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
    absent: "absent",
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


/***/ })

};
