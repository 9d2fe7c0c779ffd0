export const id = 8664;
export const ids = [8664];
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

/***/ 88664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/app/history.js
var app_history = __webpack_require__(69819);
// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var config = __webpack_require__(71132);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/history.js
var words_history = __webpack_require__(34645);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
;// CONCATENATED MODULE: ./lib/reporters/history.js
/** History -> text for a terminal, and JSON. */






const SCHEMA_VERSION = 1;
const SUBJECT = 60;
/** The newest values, as bars. */
const BARS = 40;
function renderHistoryJson(history) {
    const series = history.series.map((each) => ({ ...each, scope: (0,model_scope/* scopeText */.Cm)(each.scope) }));
    return (0,canonical_json/* canonicalJson */.dj)({ schema_version: SCHEMA_VERSION, ...history, series });
}
function renderHistoryText(history) {
    const scopes = [...new Map(history.series.map(({ scope }) => [(0,model_scope/* scopeText */.Cm)(scope), scope])).values()];
    const lines = [
        (0,words_escape.logLine)((0,words_history/* historyTitle */.Zl)(history)),
        "",
        ...pointLines(history),
        ...scopes.flatMap((scope) => scopeLines(history, scope)),
        ...(0,words_history/* historyNotes */.wX)(history).flatMap((note) => ["", `note: ${(0,words_escape.logLine)(note)}`]),
    ];
    return lines.map((line) => `${line.trimEnd()}\n`).join("");
}
/** Newest first, as git prints them. */
function pointLines(history) {
    return history.points.toReversed().map((point) => {
        const note = (0,words_history/* pointNote */.HN)(point, history.file);
        const subject = (0,words_escape.logLine)(point.subject, SUBJECT);
        return `${point.commit.slice(0, 12)}  ${(0,words_history/* dayOf */.kb)(point)}  ${subject}${note === "" ? "" : `  (${(0,words_escape.logLine)(note)})`}`;
    });
}
function scopeLines(history, scope) {
    const own = history.series.filter((each) => (0,model_scope/* scopeText */.Cm)(each.scope) === (0,model_scope/* scopeText */.Cm)(scope));
    const rows = own.map((series) => {
        const { first, last, delta } = (0,words_history/* endsOf */.oI)(series);
        return [
            `  ${(0,words_escape.logLine)(series.metric)}`,
            (0,format/* formatValue */.Fl)(series.unit, first),
            (0,format/* formatValue */.Fl)(series.unit, last),
            (0,format/* formatDelta */.CW)(series.unit, delta),
            bars(series),
            (0,words_escape.logLine)((0,words_escape/* capped */.uo)((0,words_history/* stepWords */.c9)(series, history), SUBJECT)),
        ];
    });
    const heads = [(0,words_escape.logLine)((0,notices/* scopeLabel */.$o)(scope)), "first", "now", "change", "over time", "largest step"];
    return ["", ...aligned([heads, ...rows])];
}
/** Numbers to the right, the rest to the left. */
function aligned(rows) {
    const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
    return rows.map((row) => row.map((cell, i) => (i >= 1 && i <= 3 ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join("  "));
}
const LEVELS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
/** One bar a commit, between the series' own least and greatest; a flat series is in the middle. */
function bars({ values }) {
    const shown = values.slice(-BARS);
    const known = shown.filter((value) => value !== null);
    const low = Math.min(...known);
    const range = Math.max(...known) - low;
    const level = (value) => LEVELS[range > 1e-12 ? Math.round(((value - low) / range) * (LEVELS.length - 1)) : 3];
    return shown.map((value) => (value === null ? format/* NONE */.x3 : level(value))).join("");
}

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
;// CONCATENATED MODULE: ./lib/cli/history.js
/** `history`: the trend of every metric over the commits that changed the baseline. */







const FLAGS = {
    config: { type: "string" },
    baseline: { type: "string" },
    html: { type: "string" },
    json: { type: "boolean" },
};
const HELP = `Usage: retrieval-gate history [flags]

Every metric, overall and by intent, over the commits that changed the baseline: read from git alone, across renames
and merges. It says where a shallow clone ends. Exit code: 0 printed, 2 there is no such history.

  --config F           config file that names the baseline (retrieval-gate.yaml)
  --baseline F         baseline in place of the config's
  --html F             also write a page
  --json               print JSON instead of text

Example: retrieval-gate history --html history.html
`;
async function history_history(argv, ports) {
    const values = (0,command.readFlags)("history", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    const root = (0,system_root/* findRoot */.wg)(ports.workingDirectory);
    const from = external_node_path_.relative(root.directory, ports.workingDirectory);
    const inside = (written, what) => (0,system_root/* insideRoot */.p0)(root, from, written, what);
    const named = (0,command.text)(values, "baseline");
    const file = named === null
        ? (await (0,config/* loadConfig */.Z)(root, inside((0,command.text)(values, "config") ?? "retrieval-gate.yaml", "config"), {
            suite: null,
            baseline: null,
        })).config.baseline
        : inside(named, "--baseline");
    const page = (0,command.text)(values, "html");
    const target = page === null ? null : inside(page, "--html");
    const found = await (0,app_history/* readHistory */.L)(root, file, ports.environment);
    if (target !== null) {
        const { renderHistoryHtml } = await Promise.all(/* import() */[__webpack_require__.e(8976), __webpack_require__.e(2757)]).then(__webpack_require__.bind(__webpack_require__, 27706));
        await (0,write_whole/* writeWhole */.f8)(root, target, renderHistoryHtml(found));
    }
    ports.out(values["json"] === true ? renderHistoryJson(found) : renderHistoryText(found));
    return { kind: "answered" };
}


/***/ }),

/***/ 16170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   Yd: () => (/* binding */ commitRoot),
/* harmony export */   m: () => (/* binding */ lfsDigest)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);
/** A commit's files in place of the work tree's: plain blobs, and others only where a digest vouches for them. */



function find(git, commit, path) {
    const entry = git.entry(commit, path);
    if (entry !== null)
        return classify(entry.mode, entry.id, path);
    const folders = path.split("/").slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth++) {
        const at = folders.slice(0, depth).join("/");
        const folder = git.entry(commit, at);
        if (folder === null)
            break;
        const found = classify(folder.mode, folder.id, at);
        if (found.kind === "link" || found.kind === "submodule")
            return found;
    }
    return { kind: "absent" };
}
function classify(mode, id, at) {
    switch (mode) {
        case "100644":
        case "100755":
            return { kind: "file", id };
        case "120000":
            return { kind: "link", at };
        case "160000":
            return { kind: "submodule", at };
        default:
            return { kind: "absent" };
    }
}
/**
 * The root of a commit. A file that is no blob there (in a submodule, a Git LFS pointer, generated, downloaded) is taken
 * from the work tree where its SHA-256 is the vouched or the pointer's one. Its reads throw `file_not_found`, and
 * `base_file` for a link, or for a copy that nothing vouches for.
 */
function commitRoot(workTree, git, commit, vouched) {
    return {
        directory: workTree.directory,
        read: (file, what, limit) => {
            const found = find(git, commit, file);
            if (found.kind === "link")
                throw linked(what, file, found.at);
            const digests = vouched.has(file) ? [vouched.get(file)] : [];
            if (found.kind === "file") {
                const bytes = git.blob(found.id, limit);
                const pointed = lfsDigest(bytes);
                return pointed === null ? bytes : copy(workTree, file, what, limit, [pointed, ...digests]);
            }
            if (digests.length > 0)
                return copy(workTree, file, what, limit, digests);
            if (found.kind === "absent") {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${what} ${file} is not in the base ${commit.slice(0, 12)}`);
            }
            throw unvouched(what, file, `is in the submodule ${found.at}`);
        },
    };
}
function copy(workTree, file, what, limit, digests) {
    const bytes = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .io)({ directory: workTree.directory }, file, what, limit);
    if (digests.includes((0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes)))
        return bytes;
    throw unvouched(what, file, "is no file of the base, and the copy here is another than the base's baseline was recorded with");
}
function linked(what, file, at) {
    const which = at === file ? "is a symbolic link" : `is behind the symbolic link ${at}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("base_file", `${what} ${file} ${which} in the base`, {
        hint: "Rules are read from plain files: commit the file itself in place of the link.",
    });
}
function unvouched(what, file, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("base_file", `${what} ${file} ${why}`, {
        hint: "Such a file is trusted where its SHA-256 is the one under `files` in the base's baseline; record a baseline with it.",
    });
}
/** The digest that a Git LFS pointer (spec v1, at most 1024 bytes) names, or null for any other file. */
function lfsDigest(bytes) {
    if (bytes.length > 1024)
        return null;
    const text = bytes.toString("latin1");
    if (!text.startsWith("version https://git-lfs.github.com/spec/v1\n"))
        return null;
    return /^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1] ?? null;
}


/***/ }),

/***/ 39556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ openGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/policy/git-log.js
/** What git prints of commits and renames. */
/** From the commit object as it is stored, so that no configuration has a say in it. */
function factsOf(commit) {
    const text = commit.toString("utf8");
    const end = text.indexOf("\n\n");
    const header = end === -1 ? text : text.slice(0, end);
    const message = end === -1 ? "" : text.slice(end + 2).trimStart();
    return {
        parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]),
        time: Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(header)?.[1] ?? 0),
        subject: message.split("\n")[0].trim(),
    };
}
function linesOf(listing) {
    return listing.toString("utf8").split("\n").filter(Boolean);
}
/** The source of the rename to `path` in the output of `diff-tree -z --diff-filter=R`: mode line, source, target. */
function renameTo(listing, path) {
    const fields = listing.toString("utf8").split("\0");
    const at = fields.findIndex((field, i) => field === path && /^:.* R\d+$/.test(fields[i - 2] ?? ""));
    return at === -1 ? null : fields[at - 1];
}

;// CONCATENATED MODULE: ./lib/policy/git.js
/**
 * Reads commits, trees and blobs of the repository, and nothing else: no work tree, no hooks, no converters, no network.
 * Synchronous, as all reading before the first query is.
 */



/** Git answers in milliseconds; a minute is a hang. */
const TIMEOUT_MS = 60_000;
const SMALL = 16 * 1024 * 1024;
/** A tree of five million files. */
const LISTING = 512 * 1024 * 1024;
/** Of names that git can't have: no process can be given one with a zero byte, and an event's payload may hold one. */
const NO_NAME = {
    ok: false,
    stdout: Buffer.alloc(0),
    stderr: "not a valid object",
    overflow: false,
};
const FULL_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/**
 * `root` is absolute and holds `.git`; `environment` is the process's. Throws `git_missing` where there is no git on the
 * PATH, and `no_repository` where `root` is none.
 */
function openGit(root, environment) {
    const ask = (args, limit = SMALL) => run(root, environment, args, limit);
    const opened = ask(["rev-parse", "--git-dir"]);
    if (!opened.ok) {
        throw new errors.GateError("no_repository", `this is no git repository: ${opened.stderr}`, {
            hint: "Run actions/checkout before the gate, in the same job; the rules of the base are read from its objects.",
        });
    }
    const facts = (commit) => factsOf(must(ask(["cat-file", "commit", commit]), `commit ${commit}`));
    return {
        commit: (revision) => {
            const id = line(ask(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]));
            return id !== null && FULL_ID.test(id) ? id : null;
        },
        has: (commit) => ask(["cat-file", "-e", `${commit}^{commit}`]).ok,
        facts,
        parents: (commit) => facts(commit).parents,
        changing: (commit, path) => linesOf(must(ask(["rev-list", "--topo-order", commit, "--", path], LISTING), path)),
        renamedFrom: (parent, commit, path) => {
            const renames = ["diff-tree", "-r", "-z", "-M30%", "--diff-filter=R", "--no-ext-diff", parent, commit];
            return renameTo(must(ask(renames, LISTING), commit), path);
        },
        mergeBase: (a, b) => line(ask(["merge-base", a, b])),
        isAncestor: (commit, of) => ask(["merge-base", "--is-ancestor", commit, of]).ok,
        isShallow: () => line(ask(["rev-parse", "--is-shallow-repository"])) !== "false",
        symbolicRef: (ref) => line(ask(["symbolic-ref", "--quiet", ref])),
        entry: (commit, path) => entryOf(must(ask(["ls-tree", "-z", "--full-tree", commit, "--", path]), path), path),
        paths: (commit) => {
            const listing = must(ask(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit], LISTING), commit);
            return listing.toString("utf8").split("\0").filter(Boolean);
        },
        mentioning: (commit, text) => {
            const found = ask(["grep", "-l", "-z", "-a", "-F", "--no-textconv", "--full-name", "-e", text, commit], LISTING);
            // Silence is how it says that there is none.
            if (!found.ok && found.stderr === "")
                return [];
            const names = must(found, commit).toString("utf8").split("\0").filter(Boolean);
            return names.map((name) => name.slice(commit.length + 1));
        },
        changedAt: (commit, path) => {
            const found = line(ask(["rev-list", "-1", "--timestamp", commit, ...(path === null ? [] : ["--", path])]));
            return found === null ? null : Number(found.split(" ")[0]);
        },
        tree: (commit) => {
            const listing = must(ask(["ls-tree", "-r", "-z", "--full-tree", commit], LISTING), commit);
            return new Map(recordsOf(listing).map(({ name, entry }) => [name, entry]));
        },
        blob: (id, limit) => readBlob(ask, id, limit),
    };
}
/** The caller's variables without git's own: GIT_DIR and its kind redirect what is read. */
function cleanEnvironment(environment) {
    const kept = Object.entries(environment).filter(([name]) => !/^GIT_/i.test(name));
    return {
        ...Object.fromEntries(kept),
        LC_ALL: "C",
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_TERMINAL_PROMPT: "0",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_NO_LAZY_FETCH: "1",
        GIT_GRAFT_FILE: "/dev/null",
    };
}
function run(root, environment, args, limit) {
    if (args.some((each) => each.includes("\0")))
        return NO_NAME;
    const safe = [
        "protocol.allow=never",
        `safe.directory=${root}`,
        "core.hooksPath=/dev/null",
        "core.fsmonitor=false",
        "advice.graftFileDeprecated=false",
    ].flatMap((setting) => ["-c", setting]);
    const ended = (0,external_node_child_process_.spawnSync)("git", ["--no-replace-objects", "--literal-pathspecs", ...safe, ...args], {
        cwd: root,
        env: cleanEnvironment(environment),
        maxBuffer: limit,
        timeout: TIMEOUT_MS,
        killSignal: "SIGKILL",
        windowsHide: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    const code = ended.error === undefined ? null : ended.error.code;
    if (code === "ENOENT") {
        throw new errors.GateError("git_missing", "there is no `git` on the PATH", {
            hint: "Install git in the job's image before actions/checkout; without it checkout downloads an archive that has no history.",
            cause: ended.error,
        });
    }
    if (code !== null && code !== "ENOBUFS")
        throw failed(String(code), args, ended.error);
    const said = String(ended.stderr ?? "")
        .trim()
        .split("\n");
    // A missing object is told after warnings of what git tried.
    const stderr = said.find((text) => !text.startsWith("warning:")) ?? said[0];
    // A git that had all of it in the pipe ends with 0, and what was read is cut off.
    const overflow = code === "ENOBUFS";
    if (overflow)
        return { ok: false, stdout: ended.stdout, stderr: `more than ${limit} bytes`, overflow };
    return { ok: ended.status === 0, stdout: ended.stdout, stderr, overflow };
}
function failed(reason, args, cause) {
    return new errors.GateError("git_failed", `git ${args[0]} failed: ${reason}`, { cause });
}
function line(answer) {
    const text = answer.ok ? answer.stdout.toString("utf8").trim() : "";
    return text === "" ? null : text;
}
/** Stdout, or the reason why there is none: an object that is not in this clone is the caller's to explain. */
function must(answer, what) {
    if (answer.ok)
        return answer.stdout;
    if (absentObject(answer))
        throw incomplete(what);
    throw new errors.GateError("git_failed", `git can't read ${what}: ${answer.stderr || "no answer"}`);
}
function absentObject({ stderr }) {
    return /not allowed|could not fetch|promisor|bad object|bad file|unable to read|not a tree object|not a valid object/i.test(stderr);
}
function incomplete(what) {
    return new errors.GateError("shallow_clone", `${what} is not in this clone`, {
        hint: "Check out with `fetch-depth: 2` (or 0), and without `filter` and `sparse-checkout`.",
    });
}
function entryOf(listing, path) {
    return recordsOf(listing).find(({ name }) => name === path)?.entry ?? null;
}
function recordsOf(listing) {
    return listing
        .toString("utf8")
        .split("\0")
        .flatMap((record) => {
        const [, mode, id, name] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([\s\S]*)$/.exec(record) ?? [];
        return mode === undefined || id === undefined || name === undefined
            ? []
            : [{ name, entry: { mode, id } }];
    });
}
function readBlob(ask, id, limit) {
    const answer = ask(["cat-file", "blob", id], limit + 1);
    if (answer.overflow || answer.stdout.length > limit) {
        throw new errors.GateError("file_too_large", `a file of the base has more than ${limit} bytes`, {
            hint: "Split the file.",
        });
    }
    return must(answer, `blob ${id}`);
}


/***/ }),

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53179);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
/** Single files that a command was asked for: written whole or not at all. */







/** `content` whole or in parts. `file` is relative to the root; nothing is written through a link. Throws report_incomplete. */
async function writeWhole(root, file, content) {
    const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
    // Nobody can have put a link there before.
    const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}.tmp`;
    refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), file);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), { recursive: true });
        const whole = typeof content === "string" || content instanceof Uint8Array;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(temporary, whole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .m)(content), { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rename)(temporary, target);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rm)(temporary, { force: true }).catch(() => null);
        const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${why})`, {
            hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
            cause,
        });
    }
}
/** Throws report_incomplete where a folder on the way from `directory` to `target` is a link, which leads elsewhere. */
function refuseLinks(directory, target, shown) {
    const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .linkOnTheWay */ .KH)(directory, target);
    if (link === null)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${shown} lies behind the symbolic link ${link}; nothing was written`, {
        hint: "Replace the link by a folder, or name another place.",
    });
}
/** SHA-256 of a file of any size. Throws file_not_found and file_unreadable. */
async function digestFile(root, file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
            hash.update(chunk);
        return hash.digest("hex");
    }
    catch (cause) {
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        if (code === "ENOENT")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
        const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${why}`, { cause });
    }
}


/***/ }),

/***/ 34645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ pointNote),
/* harmony export */   Zl: () => (/* binding */ historyTitle),
/* harmony export */   c9: () => (/* binding */ stepWords),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   oI: () => (/* binding */ endsOf),
/* harmony export */   wX: () => (/* binding */ historyNotes)
/* harmony export */ });
/* unused harmony export largestStep */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);

function historyTitle({ file, points }) {
    const [first, last] = [points[0], points.at(-1)];
    const span = first === undefined || last === undefined ? "" : `, ${dayOf(first)} to ${dayOf(last)}`;
    return `${file}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(points.length, "commit")} changed it${span}`;
}
function dayOf({ date }) {
    return date.slice(0, 10);
}
/** What the reader can't see in here, a sentence each. */
function historyNotes({ points, incomplete, left_out: leftOut }) {
    const ends = points.filter(({ shallow }) => shallow).map(({ commit }) => commit.slice(0, 12));
    const some = ends.length > 3 ? `${ends.slice(0, 3).join(", ")} and ${ends.length - 3} more` : ends.join(", ");
    return [
        ...(incomplete
            ? [
                `This clone is shallow and ends at ${some}: what was recorded before is missing, and the figures there may be older than the commit. Fetch the rest with \`git fetch --unshallow\`, or check out with fetch-depth: 0.`,
            ]
            : []),
        ...(leftOut > 0 ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(leftOut, "older commit is", "older commits are")} left out.`] : []),
    ];
}
/** What is special about a point; empty where nothing is. */
function pointNote({ state, shallow, differs, path }, file) {
    const notes = [
        shallow ? "the clone ends here" : "",
        state.kind === "removed" ? "the file is removed" : "",
        state.kind === "unreadable" ? `can't be read: ${state.reason}` : "",
        differs.length > 0 ? `another ${differs.join(", ")}: not comparable with the one before` : "",
        path === file ? "" : `then ${path}`,
    ];
    return notes.filter(Boolean).join("; ");
}
/** The largest change between two neighbours that both have a value; null where nothing moved. */
function largestStep({ values }, { points }) {
    let largest = null;
    let before = null;
    for (const [i, value] of values.entries()) {
        if (value === null)
            continue;
        const delta = before === null ? 0 : value - before;
        if (Math.abs(delta) > Math.max(Math.abs(largest?.delta ?? 0), 1e-12))
            largest = { point: points[i], delta };
        before = value;
    }
    return largest;
}
/** `−0.120 at 1a2b3c4d5e6f Record after the new tokenizer`. */
function stepWords(series, history) {
    const step = largestStep(series, history);
    if (step === null)
        return "no change";
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDelta */ .CW)(series.unit, step.delta)} at ${step.point.commit.slice(0, 12)} ${step.point.subject}`;
}
/** First and last value that are there, and what lies between. */
function endsOf({ values }) {
    const known = values.filter((value) => value !== null);
    const [first, last] = [known[0] ?? null, known.at(-1) ?? null];
    return { first, last, delta: first === null || last === null ? null : last - first };
}


/***/ })

};
