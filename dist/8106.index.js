export const id = 8106;
export const ids = [8106];
export const modules = {

/***/ 21413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ settingsOrDefaults),
/* harmony export */   J5: () => (/* binding */ readCommentInputs),
/* harmony export */   Ko: () => (/* binding */ readInputs)
/* harmony export */ });
/* unused harmony export INPUT_NAMES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73196);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34081);
/** The action's inputs, read once into one record. */





/** Every input of action.yml. */
const INPUT_NAMES = [
    "config",
    "command",
    "suite",
    "baseline",
    "base-directory",
    "base-ref",
    "working-directory",
    "shard",
    "parts",
    "leaderboard",
    "report-dir",
    "artifact-name",
    "artifact-retention-days",
    "upload-timeout-seconds",
    "comment",
    "github-token",
];
const COMMANDS = ["gate", "record", "merge", "comment"];
/** As in action.yml. */
const DEFAULT_PARTS = "retrieval-gate-parts";
/** GitHub keeps artifacts for at most 400 days, in private repositories. */
const LONGEST_RETENTION_DAYS = 400;
/** A job ends after six hours. */
const LONGEST_UPLOAD_SECONDS = 21_600;
const DEFAULT_UPLOAD_SECONDS = 120;
/**
 * Reads the inputs and GITHUB_WORKSPACE. An empty value is the default.
 * Throws GateError `dry_run_refused`, `usage`, `file_not_found` or `outside_root`.
 */
function readInputs(input, environment) {
    refuseUnknown(environment);
    const text = (name) => input(name) || null;
    const command = oneOf("command", text("command") ?? "gate", COMMANDS);
    readCommentInputs(input, environment);
    const request = {
        // A comment asks no gate for anything; what a refusal of its inputs publishes is a gate's.
        command: command === "comment" ? "gate" : command,
        workingDirectory: workingDirectory(environment, text("working-directory")),
        config: text("config"),
        suite: text("suite"),
        baseline: text("baseline"),
        baseDirectory: text("base-directory"),
        baseRef: text("base-ref"),
        reportDir: text("report-dir"),
        shard: text("shard"),
        parts: [text("parts") ?? DEFAULT_PARTS],
        leaderboard: text("leaderboard"),
        out: null,
        runs: null,
    };
    return { request, publish: publishSettings(input) };
}
/** Null where no comment is asked for. Throws GateError as readInputs does. */
function readCommentInputs(input, environment) {
    const beside = oneOf("comment", input("comment") || "false", ["true", "false"]) === "true";
    if (!beside && input("command") !== "comment")
        return null;
    refuseUnknown(environment);
    const token = input("github-token");
    if (token === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("usage", 'input "github-token" is empty, and a comment is asked for', {
            hint: "give it: github-token: ${{ github.token }}; and the job permissions: pull-requests: write",
        });
    }
    const directory = workingDirectory(environment, input("working-directory") || null);
    return { token, parts: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, input("parts") || DEFAULT_PARTS) };
}
/** What publishing needs, with defaults where a value is unusable: a refusal has to be published too. */
function settingsOrDefaults(input) {
    try {
        return publishSettings(input);
    }
    catch {
        return {
            artifactName: artifactName(null, ""),
            retentionDays: null,
            uploadTimeoutMs: DEFAULT_UPLOAD_SECONDS * 1000,
        };
    }
}
function publishSettings(input) {
    const number = (name, max) => wholeNumber(name, input(name) || null, max);
    return {
        artifactName: artifactName(input("artifact-name") || null, input("shard")),
        retentionDays: number("artifact-retention-days", LONGEST_RETENTION_DAYS),
        uploadTimeoutMs: (number("upload-timeout-seconds", LONGEST_UPLOAD_SECONDS) ?? DEFAULT_UPLOAD_SECONDS) * 1000,
    };
}
/** The runner only warns of inputs that action.yml does not know, and sets them: a typing error would go unseen. */
function refuseUnknown(environment) {
    const given = Object.keys(environment)
        .filter((key) => key.startsWith("INPUT_"))
        .map((key) => key.slice("INPUT_".length).toLowerCase())
        .toSorted();
    const dryRun = given.find((name) => name.replaceAll(/[-_]/gu, "") === "dryrun");
    if (dryRun !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("dry_run_refused", `input "${dryRun}": a gate has no dry run`, {
            hint: "remove the input; to see the numbers without blocking, let the job run without being a required check",
        });
    }
    const unknown = given.filter((name) => INPUT_NAMES.every((known) => known !== name));
    if (unknown.length === 0)
        return;
    const said = unknown.map((name) => {
        const close = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestWord */ .z)(name, INPUT_NAMES);
        return close === null ? `"${name}"` : `"${name}" (did you mean "${close}"?)`;
    });
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("usage", `unknown input ${said.join(", ")}`, {
        hint: `valid inputs: ${INPUT_NAMES.join(", ")}`,
    });
}
function oneOf(name, value, choices) {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("usage", `input "${name}" is "${value}"`, {
            hint: `expected one of: ${choices.join(", ")}`,
        });
    }
    return found;
}
function wholeNumber(name, value, max) {
    if (value === null)
        return null;
    const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN;
    if (!(number >= 1 && number <= max)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("usage", `input "${name}" is "${value}"`, {
            hint: `expected a whole number from 1 to ${max}`,
        });
    }
    return number;
}
function workingDirectory(environment, value) {
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(environment["GITHUB_WORKSPACE"] || ".");
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, value ?? ".");
    const within = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, directory);
    if (within === ".." || within.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(within) === within) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("outside_root", `input "working-directory" is "${value}", outside the workspace`, {
            hint: "give a folder of the repository, relative to its root",
        });
    }
    const link = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .linkOnTheWay */ .KH)(workspace, directory);
    if (link !== null) {
        // What it leads to has other rules, and the change chooses where it leads.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("outside_root", `input "working-directory": ${link} is a symbolic link`, {
            hint: "name the folder that it leads to",
        });
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false })?.isDirectory()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_not_found", `input "working-directory": there is no folder "${value ?? "."}"`, {
            hint: "check the path, and that actions/checkout runs before this step",
        });
    }
    return directory;
}
/** Of action.yml: `retrieval-gate-<job>-<matrix index>-<attempt>`; other runners leave the index empty, or both. */
const DEFAULT_NAME = /^(retrieval-gate-.+?)-(?:\d*)-(\d*)$/su;
const SHARD = /^(\d{1,6})\/(\d{1,6})$/;
/** A shard says which one it is, in place of the matrix's index: one matrix may have other dimensions, too. */
function shardName(name, shard) {
    const [, start, attempt] = DEFAULT_NAME.exec(name) ?? [];
    const [, index, count] = SHARD.exec(shard) ?? [];
    if (start === undefined || index === undefined)
        return name;
    return `${start}-${index}-of-${count}${attempt ? `-${attempt}` : ""}`;
}
/** The artifact service refuses other characters, and names of more than 100 make poor file names. */
function artifactName(value, shard) {
    const name = shardName(value ?? "retrieval-gate", shard)
        .replaceAll(/[^A-Za-z0-9._-]+/gu, "-")
        .slice(0, 96);
    return /[A-Za-z0-9]/u.test(name) ? name : "retrieval-gate";
}


/***/ }),

/***/ 98106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./lib/app/record.js
var record = __webpack_require__(12442);
// EXTERNAL MODULE: ./lib/app/gate.js + 55 modules
var gate = __webpack_require__(69995);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/exit.js
var exit = __webpack_require__(50199);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
;// CONCATENATED MODULE: ./lib/action/artifact.js
/** The report artifact. Whatever happens here is a warning and empty outputs, never a verdict. */





/** After SIGINT the runner waits 7.5 s before SIGTERM; the outputs have to be written within that. */
const CANCELLED_LIMIT_MS = 4000;
/** GitHub answers within a second; the client itself waits for minutes, and tries five times. */
const CREATE_LIMIT_MS = 20_000;
/** The client tries five times. Three refusals in a row, over about ten seconds, are no passing fault. */
const MOST_REFUSALS = 3;
/** A job with more gate steps of one artifact name than this has another problem. */
const MOST_STEPS = 50;
/**
 * Uploads the named files of the directory. Resolves at the latest at the deadline, though the client may then still
 * run: CreateArtifact was measured to hang for 934 s, and a hanging block keeps the process alive after its rejection.
 */
async function uploadReport(directory, names, settings, environment, guard) {
    const missing = storesNothing(environment);
    if (missing !== undefined)
        return notStored(`this runner stores no artifacts (${missing} is not set)`);
    const files = await ownFiles(directory, names);
    if (files.length === 0)
        return notStored("there are no report files");
    const name = await freeName(settings.artifactName, environment);
    return await new Promise((resolve) => {
        const finish = (upload) => {
            clearTimeout(timer);
            guard.signal.removeEventListener("abort", hurry);
            resolve(upload);
        };
        const giveUp = (ms) => setTimeout(() => finish(notStored(`the artifact service did not take it within ${ms / 1000} s`)), ms);
        // The client throws inside stream callbacks, where no promise of ours can catch it, and may do so past the deadline.
        guard.divertStrays((error) => finish(notStored(reasonOf(error))));
        let timer = giveUp(settings.uploadTimeoutMs);
        watchCreation(environment, guard.signal, (reason) => finish(notStored(reason)));
        const hurry = () => {
            clearTimeout(timer);
            timer = giveUp(Math.min(settings.uploadTimeoutMs, CANCELLED_LIMIT_MS));
        };
        if (guard.signal.aborted)
            hurry();
        else
            guard.signal.addEventListener("abort", hurry);
        send(name, files, directory, settings, environment).then(finish, (error) => finish(notStored(reasonOf(error))));
    });
}
/**
 * Says early what the client says after half a minute at best: that the service refuses to create an artifact, as
 * runners do whose own service speaks an older protocol (act), or that it does not answer.
 */
function watchCreation(environment, signal, refused) {
    const url = environment["ACTIONS_RESULTS_URL"] ?? "";
    const service = URL.canParse(url) ? new URL(url).host : url;
    const channel = "http.client.response.finish";
    let refusals = 0;
    const end = () => {
        clearTimeout(silent);
        (0,external_node_diagnostics_channel_.unsubscribe)(channel, answered);
    };
    const answered = (message) => {
        // What Node.js documents of this channel.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const { request, response } = message;
        if (!request.path.endsWith("/CreateArtifact"))
            return;
        clearTimeout(silent);
        const { statusCode: status = 0 } = response;
        if (status < 400)
            return end();
        if (++refusals < MOST_REFUSALS)
            return;
        end();
        refused(`the artifact service of this runner (${service}) answers CreateArtifact with HTTP status ${status}`);
    };
    const silent = setTimeout(() => {
        end();
        const seconds = CREATE_LIMIT_MS / 1000;
        refused(`the artifact service of this runner (${service}) did not answer within ${seconds} s`);
    }, CREATE_LIMIT_MS).unref();
    (0,external_node_diagnostics_channel_.subscribe)(channel, answered);
    signal.addEventListener("abort", end);
}
/** Its code is on the disk that the code under test may write to: it is loaded before that runs. */
const artifactClient = () => Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8282), __webpack_require__.e(1659), __webpack_require__.e(8201)]).then(__webpack_require__.bind(__webpack_require__, 68201));
/** Never rejects: an upload that can't be made says so in its turn. */
async function prepareUpload(environment) {
    if (storesNothing(environment) === undefined)
        await artifactClient().catch(() => null);
}
/** The variable that a runner without artifacts lacks. */
function storesNothing(environment) {
    return ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].find((name) => !environment[name]);
}
/** What an error says of itself; a refusal without a body says nothing, and its status is all there is. */
function reasonOf(error) {
    const said = (error instanceof Error ? error.message : String(error)).trim();
    if (said !== "")
        return said;
    const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
    const known = typeof status === "number" ? `HTTP status ${status}` : "HTTP status unknown";
    return `the storage service gave no reason (${known})`;
}
function notStored(reason) {
    return { kind: "not_stored", reason };
}
async function send(name, files, directory, settings, environment) {
    const { DefaultArtifactClient } = await artifactClient();
    const options = settings.retentionDays === null ? {} : { retentionDays: settings.retentionDays };
    const stored = await new DefaultArtifactClient().uploadArtifact(name, [...files], directory, options);
    if (stored.id === undefined)
        return notStored("the artifact service gave no id");
    const run = `${environment["GITHUB_SERVER_URL"]}/${environment["GITHUB_REPOSITORY"]}/actions/runs/${environment["GITHUB_RUN_ID"]}`;
    return {
        kind: "stored",
        name,
        id: String(stored.id),
        url: `${run}/artifacts/${stored.id}`,
        digest: stored.digest ?? "",
    };
}
/** The client follows links: a retriever that replaced a report file by one must not get the target published. */
async function ownFiles(directory, names) {
    if (!(await (0,promises_.lstat)(directory).catch(() => null))?.isDirectory())
        return [];
    const files = [];
    for (const name of names) {
        const file = (0,external_node_path_.join)(directory, name);
        const found = await (0,promises_.lstat)(file).catch(() => null);
        if (found?.isFile() && found.nlink === 1)
            files.push(file);
    }
    return files;
}
/** The name, or with -2, -3 … for a later step of the same job: the service refuses a name that is taken. */
async function freeName(name, environment) {
    const temp = environment["RUNNER_TEMP"];
    if (!temp)
        return name;
    const job = ["GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT", "GITHUB_JOB"].map((key) => environment[key] ?? "");
    const key = (0,external_node_crypto_.createHash)("sha256")
        .update([...job, name].join("\n"))
        .digest("hex")
        .slice(0, 16);
    for (let step = 1; step <= MOST_STEPS; step++) {
        try {
            await (0,promises_.writeFile)((0,external_node_path_.join)(temp, `retrieval-gate-${key}-${step}`), "", { flag: "wx" });
            return step === 1 ? name : `${name}-${step}`;
        }
        catch (error) {
            if ((0,json/* systemCode */.xU)(error) !== "EEXIST")
                return name;
        }
    }
    return name;
}

;// CONCATENATED MODULE: ./lib/action/debug.js
/** Keys of a retriever that hold no header, environment or request body, where secrets may stand. */
const RETRIEVER_KEYS = [
    "kind",
    "command",
    "start",
    "url",
    "ready_url",
    "preset",
    "tool",
    "path",
    "corpus",
    "files",
    "cwd",
    "startup_timeout_ms",
    "timeout_ms",
    "total_timeout_ms",
    "concurrency",
];
/** What was asked for: the inputs that were given, with the folder. */
function requestLine(request) {
    const given = Object.entries(request).filter(([, value]) => value !== null);
    return `request: ${JSON.stringify(Object.fromEntries(given))}`;
}
/** The files that were read, whose rules hold, what is to be asked and of whom; one line each. */
function loadedLines(loaded) {
    const { mode, head, base, base_commit: baseCommit, beside, acceptance, policy_digest: policyDigest, } = loaded;
    const { config, suite, baseline } = head;
    const latency = config.latency === "off" ? "latency off" : `latency ${JSON.stringify(config.latency)}`;
    return [
        ...filesRead(head, "of the checkout"),
        ...(base === null ? [] : filesRead(base, `of the base ${baseCommit ?? "(unknown)"}`)),
        `base: ${mode}, commit ${baseCommit ?? "none"}, acceptance ${acceptance}`,
        `policy: head ${policyDigest.head}, base ${policyDigest.base ?? "none"}`,
        `plan: ${suite.cases.length} cases of "${suite.name}" ${suite.revision}, k ${config.k}, ${latency}`,
        `baseline: ${config.baseline}${baseline === null ? " (there is none)" : ""}`,
        `retriever: ${retrieverWords(config.retriever)}`,
        ...(beside ? [`retriever of the base: ${retrieverWords(beside.config)} in ${beside.directory}`] : []),
    ];
}
/** `ask the retriever: 1234.5 ms`. */
function stepLine(step, milliseconds) {
    return `${step}: ${milliseconds.toFixed(1)} ms`;
}
function filesRead({ digests }, whose) {
    return [...digests].map(([file, digest]) => `read ${file} ${whose}, SHA-256 ${digest}`);
}
function retrieverWords(retriever) {
    const written = new Map(Object.entries(retriever));
    const shown = RETRIEVER_KEYS.flatMap((key) => {
        const value = written.get(key) ?? null;
        return value === null ? [] : [[key, value]];
    });
    return JSON.stringify(Object.fromEntries(shown));
}

// EXTERNAL MODULE: ./lib/action/inputs.js
var inputs = __webpack_require__(21413);
// EXTERNAL MODULE: ./lib/words/error-page.js
var error_page = __webpack_require__(25647);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/watches.js
var watches = __webpack_require__(76254);
// EXTERNAL MODULE: ./lib/words/rows.js + 1 modules
var rows = __webpack_require__(78015);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
;// CONCATENATED MODULE: ./lib/reporters/annotations.js
/** Annotations on the suite's own lines; the publisher only prints them. */






/** GitHub shows ten of a level per step, and 4,096 characters of each. */
const PER_LEVEL = 10;
const MESSAGE = 4_000;
const TITLE = 200;
const QUERY = 300;
const LABEL = 200;
/** At most ten of each level, worst first; the last one says how many were left out. */
function annotations(report) {
    const errors = [
        ...failureAnnotations(report),
        ...checkAnnotations(report),
        ...(0,rows/* worstCases */.pE)(report).map(caseAnnotation),
    ];
    const warnings = [
        ...acceptedAnnotations(report),
        ...(0,watches/* watches */.ao)(report).map((watch) => watchAnnotation(report, watch)),
        ...report.verdict.notices.filter(isWarning).map(noticeAnnotation),
    ];
    return [...limited(errors), ...limited(warnings)];
}
function limited(all) {
    const left = all.length - PER_LEVEL;
    return all.slice(0, PER_LEVEL).map((each, i) => {
        const more = left > 0 && i === PER_LEVEL - 1 ? `\n+${left} more in the report` : "";
        return {
            ...each,
            title: (0,words_escape/* visible */.RK)(each.title, TITLE),
            message: cut(each.message, MESSAGE - more.length) + more,
        };
    });
}
/** Line ends are ours and stay; escapes make a text longer, so it is cut after them. */
function cut(message, max) {
    const shown = message
        .split("\n")
        .map((line) => (0,words_escape/* visible */.RK)(line))
        .join("\n");
    return shown.length <= max ? shown : `${shown.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function failureAnnotations(report) {
    if (report.failure === null)
        return [];
    const { code, message, hint, problems } = report.failure;
    const whole = {
        level: "error",
        title: code,
        message: [message, ...(hint === null ? [] : [hint]), (0,error_page/* moreAbout */.L)(code)].join("\n"),
    };
    if (problems.length === 0)
        return [whole];
    return problems.map((problem) => ({
        level: "error",
        file: problem.file,
        ...(problem.line === undefined ? {} : { line: problem.line }),
        title: code,
        message: problem.pointer ? `${problem.pointer}: ${oneLine(problem.message)}` : oneLine(problem.message),
    }));
}
/** Failed checks that no case stands for, such as a missing intent. */
function checkAnnotations(report) {
    return (0,rows/* primaryFailures */.Ic)(report)
        .filter((check) => check.cases.length === 0)
        .map((check) => ({
        level: "error",
        ...weakenedPlace(check),
        title: `${check.category}: ${check.metric}`,
        message: oneLine((0,notices/* checkSentence */.YC)(check)),
    }));
}
/** The file in which the rules were loosened. */
function weakenedPlace(check) {
    return check.kind === "weakening" ? { file: check.weakening.file } : {};
}
/** One for all: the regression is there, and somebody accepted it. */
function acceptedAnnotations(report) {
    const accepted = (0,rows/* acceptedChecks */.d4)(report);
    if (accepted.length === 0)
        return [];
    const message = accepted.slice(0, PER_LEVEL).map((check) => oneLine((0,notices/* checkSentence */.YC)(check)));
    const more = accepted.length > PER_LEVEL ? [`+${accepted.length - PER_LEVEL} more in the report`] : [];
    return [
        {
            level: "warning",
            title: `accepted: ${(0,format/* plural */.LS)(accepted.length, "regression")}`,
            message: [...message, ...more].join("\n"),
        },
    ];
}
function caseAnnotation(worst) {
    const { culprit, check, checks } = worst;
    const query = worst.case === null ? `case ${oneLine(worst.id, QUERY)}` : `query "${oneLine(worst.case.query, QUERY)}"`;
    const moves = check.unit === "ms" || check.unit === "money"
        ? [(0,format/* culpritChange */.m8)(check, culprit)]
        : (0,format/* culpritMoves */._j)(culprit, worst.case).map((move) => `${oneLine(move.label, LABEL)}: rank ${(0,format/* formatMove */.Fv)(move.before, move.after)}`);
    const message = [query, ...moves, ...checks.map((each) => oneLine((0,notices/* checkSentence */.YC)(each)))].join("\n");
    const place = worst.case === null ? weakenedPlace(check) : { file: worst.case.place.file, line: worst.case.place.line };
    return { level: "error", ...place, title: `${check.category}: ${check.metric}`, message };
}
/** On the line of its worst case. */
function watchAnnotation(report, watch) {
    const { check } = watch;
    const [worst] = check.cases;
    const place = worst === undefined ? undefined : (0,rows/* casesById */.aX)(report).get(worst.id)?.place;
    return {
        level: "warning",
        ...(place === undefined ? {} : { file: place.file, line: place.line }),
        title: `watch: ${check.metric}`,
        message: oneLine((0,watches/* watchSentence */.jb)(watch)),
    };
}
function oneLine(text, max = Infinity) {
    return (0,words_escape/* visible */.RK)((0,words_escape/* capped */.uo)(text, max));
}
/** Notices that put the verdict itself in doubt. */
function isWarning(notice) {
    return (notice.code === "implausible_jump" || notice.code === "cached_answers" || notice.code === "errored_cases");
}
function noticeAnnotation(notice) {
    return { level: "warning", title: notice.code, message: oneLine((0,notices/* noticeSentence */.cv)(notice)) };
}

// EXTERNAL MODULE: ./lib/reporters/retriever-log.js
var retriever_log = __webpack_require__(54115);
// EXTERNAL MODULE: ./lib/reporters/summary-md.js + 2 modules
var summary_md = __webpack_require__(46559);
// EXTERNAL MODULE: ./lib/reporters/text.js + 2 modules
var reporters_text = __webpack_require__(26624);
;// CONCATENATED MODULE: ./lib/action/annotations.js
/** The runner keeps ten of a level and step. One warning stays free for what publishing has to say afterwards. */
const KEPT = { error: 10, warning: 9, notice: 10 };
/** Worst first as given, at most as many of a level as the runner keeps. */
function keptAnnotations(annotations) {
    return ["error", "warning", "notice"].flatMap((level) => annotations.filter((annotation) => annotation.level === level).slice(0, KEPT[level]));
}

// EXTERNAL MODULE: ./lib/words/headline.js
var headline = __webpack_require__(55337);
;// CONCATENATED MODULE: ./lib/action/outputs.js
/** The action's outputs. */



/** Every output of action.yml. */
const OUTPUT_NAMES = [
    "verdict",
    "categories",
    "failed-checks",
    "watched-checks",
    "exit-code",
    "report-dir",
    "report-json",
    "report-html",
    "baseline-path",
    "summary",
    "artifact-id",
    "artifact-url",
    "artifact-digest",
];
const SUMMARY_LENGTH = 1000;
/**
 * The values, all strings, empty where there is nothing to say. `verdict` is `pass` exactly where the step exits 0:
 * a workflow tests `== 'pass'`, because the runner drops an output that holds a masked value.
 */
function outputsOf(outcome, exitCode, upload) {
    const { verdict } = outcome.report;
    const path = (name) => (outcome.files.includes(name) ? (0,external_node_path_.join)(outcome.reportDir, name) : "");
    const stored = upload?.kind === "stored" ? upload : null;
    return {
        verdict: exitCode !== 0 && verdict.verdict === "pass" ? "error" : verdict.verdict,
        categories: verdict.categories.join(","),
        "failed-checks": String(verdict.checks.filter((check) => !check.passed).length),
        "watched-checks": String(verdict.checks.filter(({ outcome }) => outcome === "watch").length),
        "exit-code": String(exitCode),
        "report-dir": outcome.reportDir,
        "report-json": path("report.json"),
        "report-html": path("report.html"),
        "baseline-path": outcome.baselinePath ?? "",
        summary: outputs_oneLine((0,headline/* headline */.Pl)(outcome.report)),
        "artifact-id": stored?.id ?? "",
        "artifact-url": stored?.url ?? "",
        "artifact-digest": stored?.digest ?? "",
    };
}
/**
 * What could end a quoted string or start a command in bash, sh, cmd or PowerShell, and what stands in its place.
 * PowerShell takes typographic quotes for quotes, so the replacements are none of those.
 */
const INERT = [
    [/['`\u2018-\u201b]/gu, "\u02bc"],
    [/["\u201c-\u201f]/gu, "\u2033"],
    [/;/gu, ","],
    [/\\/gu, "/"],
    [/\$/gu, "\uff04"],
    [/&/gu, "+"],
    [/\|/gu, "/"],
    [/</gu, "\u2039"],
    [/>/gu, "\u203a"],
];
/** Workflows paste this into scripts (`echo "${{ … }}"`), and it names queries. */
function outputs_oneLine(text) {
    const inert = INERT.reduce((line, [found, shown]) => line.replaceAll(found, shown), (0,words_escape.logLine)(text, SUMMARY_LENGTH));
    return inert.replaceAll(/ {2,}/gu, " ").trim();
}

;// CONCATENATED MODULE: ./lib/action/publish.js
/** Tells the world what was judged. Each step may fail alone, and none changes the verdict. */











/** Columns of a job's log on a laptop. */
const LOG_WIDTH = 120;
/** Of what the retriever wrote; the report has all that was kept. */
const RETRIEVER_LINES = 200;
const RETRIEVER_LINE_LENGTH = 2000;
/**
 * Retriever's log, result text, job summary, annotations, artifact, outputs, in this order: the log and the summary are
 * there before the slow upload, and the outputs, which name the artifact, before the step fails. Never rejects.
 */
async function publish(outcome, settings, ports) {
    const { environment, print, runner } = ports;
    const { report } = outcome;
    const ending = (0,exit_code/* endingOfReport */.HV)(report, outcome.complete);
    const reportPath = shownPath(outcome, environment);
    await alone("retriever's log", runner, () => printRetrieverLog(outcome, ports));
    await alone("result text", runner, () => print((0,reporters_text/* renderText */.S)(report, { color: false, width: LOG_WIDTH, reportPath }) + ports.closing));
    await alone("job summary", runner, () => runner.summarise((0,summary_md/* renderSummaryMd */.s)(report, artifactsUrl(environment))));
    await alone("annotations", runner, () => {
        const all = [...leaderboardNote(outcome), ...annotations(report)];
        for (const annotation of keptAnnotations(all))
            runner.annotate(annotation);
    });
    const upload = await alone("report artifact", runner, () => storeReport(outcome, settings, ports));
    await alone("outputs", runner, () => {
        const outputs = outputsOf(outcome, (0,exit_code/* exitCodeOf */.FO)(ending), upload);
        for (const name of OUTPUT_NAMES)
            runner.setOutput(name, outputs[name]);
    });
    return ending;
}
/** Folded: it is long, and seldom what people look for first. */
async function printRetrieverLog({ report }, { print, runner }) {
    const lines = ((0,retriever_log/* renderRetrieverLog */.b)(report) ?? "").split("\n").slice(0, -1);
    if (lines.length === 0)
        return;
    const left = lines.length - RETRIEVER_LINES;
    const shown = lines.slice(-RETRIEVER_LINES).map((line) => `${(0,words_escape/* capped */.uo)(line, RETRIEVER_LINE_LENGTH)}\n`);
    const note = left > 0 ? `[${left} earlier lines are in retriever.log]\n` : "";
    await runner.group("Retriever's log", async () => print(note + shown.join("")));
}
/** None where no leaderboard was asked for. */
function leaderboardNote({ leaderboard }) {
    if (leaderboard === undefined)
        return [];
    const { written, message } = leaderboard;
    return [{ level: written ? "notice" : "warning", title: "leaderboard", message }];
}
/** Where the run's artifacts are listed: the upload that gives the report its own address comes after the summary. */
function artifactsUrl(environment) {
    const parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID"].map((name) => environment[name] ?? "");
    const [server, repository, run] = parts.map(encodeURI);
    return parts.includes("") ? null : `${server}/${repository}/actions/runs/${run}#artifacts`;
}
/** Relative to the workspace, because the runner's own folders tell people nothing. */
function shownPath(outcome, environment) {
    if (!outcome.files.includes("report.html"))
        return null;
    const workspace = environment["GITHUB_WORKSPACE"] || ".";
    return (0,external_node_path_.join)((0,external_node_path_.relative)((0,external_node_path_.resolve)(workspace), outcome.reportDir), "report.html");
}
/** Folded, since the client tells of each block. */
async function storeReport(outcome, settings, ports) {
    const { environment, guard, print, runner } = ports;
    const upload = await runner.group("Upload of the report artifact", () => uploadReport(outcome.reportDir, outcome.files, settings, environment, guard));
    if (upload.kind === "not_stored")
        throw new Error(upload.reason);
    print(`Report artifact: ${(0,words_escape.logLine)(upload.name)} (${(0,words_escape.logLine)(upload.url)})\n`);
    return upload;
}
/** Runs one step; its failure is a warning, and null. */
async function alone(what, runner, act) {
    const begun = performance.now();
    try {
        return await act();
    }
    catch (error) {
        const said = error instanceof Error ? error.message.trim() || error.name : String(error);
        runner.annotate({ level: "warning", title: `no ${what}`, message: `${said}; the verdict stays` });
        return null;
    }
    finally {
        runner.debug(stepLine(what, performance.now() - begun));
    }
}

// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
// EXTERNAL MODULE: ./lib/app/write-outcome.js + 5 modules
var write_outcome = __webpack_require__(95998);
// EXTERNAL MODULE: ./lib/gate/outcome.js + 1 modules
var outcome = __webpack_require__(18900);
;// CONCATENATED MODULE: ./lib/action/refusal.js
/** What is published where the gate could not even start. */



/**
 * An `error` outcome with a report that says why, for known and unknown errors. Inputs that can't be read name no place:
 * the report goes where it would by default.
 */
function refusal(error, environment) {
    const request = (0,app_request/* emptyRequest */.n6)("gate", environment["GITHUB_WORKSPACE"] || process.cwd());
    return (0,write_outcome/* writeOutcome */.gZ)(request, (0,write_outcome/* errorReport */.ZV)((0,outcome/* failureOf */.g5)(error)), false);
}

// EXTERNAL MODULE: ./lib/action/summary.js
var summary = __webpack_require__(88962);
;// CONCATENATED MODULE: ./lib/action/runner.js
/**
 * The runner as the action talks to it: @actions/core writes the commands and files, this module makes every text safe
 * before it gets there. Core escapes what would end a command (`%`, line ends, `:` and `,` in properties), and nothing
 * else: hidden characters, lengths and the runner's limits are ours.
 */



/** The runner keeps 4,096 characters of a message; ours say themselves that they are cut. */
const MESSAGE_LENGTH = 4000;
const TITLE_LENGTH = 1000;
/** Shorter values would mask words that have nothing to do with them, and with them whole outputs of the job. */
const SHORTEST_SECRET = 8;
/** Loads @actions/core. Call it after the exit guard stands. */
async function openRunner() {
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    return {
        input: (name) => core.getInput(name),
        debugging: core.isDebug(),
        debug: (text) => {
            if (core.isDebug())
                core.debug(safeText(text));
        },
        annotate: ({ level, message, ...place }) => core[level](safeText(message), propertiesOf(place)),
        mask: (secrets) => {
            for (const line of secrets.flatMap((secret) => secret.split(/[\r\n]+/u)))
                if (line.trim().length >= SHORTEST_SECRET)
                    core.setSecret(line);
        },
        group: (title, act) => core.group((0,words_escape/* visible */.RK)(title, TITLE_LENGTH), act),
        setOutput: (name, value) => {
            // Without the file core would print a command, which runners of today ignore.
            if (!process.env["GITHUB_OUTPUT"])
                throw new Error("GITHUB_OUTPUT is not set");
            core.setOutput(name, value);
        },
        summarise: async (markdown) => {
            const file = process.env["GITHUB_STEP_SUMMARY"];
            if (!file)
                throw new Error("GITHUB_STEP_SUMMARY is not set");
            const used = (await (0,promises_.stat)(file).catch(() => null))?.size ?? 0;
            const fitting = (0,summary/* fitSummary */.m)(markdown, summary/* SUMMARY_BUDGET_BYTES */.X - used);
            if (fitting === "")
                throw new Error("earlier parts of this step's summary leave no room");
            await core.summary.emptyBuffer().addRaw(fitting, true).write();
        },
    };
}
function propertiesOf({ title, file, line }) {
    return {
        title: (0,words_escape/* visible */.RK)(title, TITLE_LENGTH),
        ...(file === undefined ? {} : { file: (0,words_escape/* visible */.RK)(file) }),
        ...(line === undefined ? {} : { startLine: line }),
    };
}
/** Line ends are ours and stay; core sends them as `%0A`. */
function safeText(text) {
    return (0,words_escape/* capped */.uo)(text, MESSAGE_LENGTH)
        .split(/\r\n|\r|\n/u)
        .map((line) => (0,words_escape/* visible */.RK)(line))
        .join("\n");
}

;// CONCATENATED MODULE: ./lib/action/run-action.js
/** The action from its inputs to its exit code. */












function print(text) {
    process.stdout.write(text);
}
/** Judges, publishes, and says how the process is to end. Rejects only where @actions/core can't be loaded. */
async function runAction(environment, guard, moduleHost) {
    const runner = await openRunner();
    const asksComment = runner.input("command") === "comment" || runner.input("comment") === "true";
    const comments = asksComment ? await __webpack_require__.e(/* import() */ 6147).then(__webpack_require__.bind(__webpack_require__, 16147)) : null;
    if (runner.input("command") === "comment")
        return await comments.runComment({ environment, guard, runner });
    const beside = (await comments?.commentBeside({ environment, guard, runner })) ?? null;
    await prepareUpload(environment);
    const { outcome, closing } = await judge({ environment, guard, moduleHost, runner });
    // Also what could not be read is told to the end.
    guard.listen();
    const settings = (0,inputs/* settingsOrDefaults */.De)(runner.input);
    const ending = await publish(outcome, settings, { environment, closing, print, guard, runner });
    await beside?.(outcome, (0,exit_code/* exitCodeOf */.FO)(ending));
    return ending;
}
async function judge({ environment, guard, moduleHost, runner }) {
    try {
        const { request } = (0,inputs/* readInputs */.Ko)(runner.input, environment);
        runner.debug(requestLine(request));
        const outcome = await (0,gate/* runGateOnEvent */._)(request, {
            environment,
            signal: guard.signal,
            listen: () => guard.listen(),
            moduleHost,
            progress: (text) => print(`${(0,words_escape.logLine)(text)}\n`),
            line: null,
            observer: observerOf(runner),
        });
        const closing = request.command === "record" ? (0,record/* recordText */.Pe)(outcome, request.workingDirectory) : "";
        return { outcome, closing };
    }
    catch (error) {
        if (!(error instanceof errors.GateError))
            process.stderr.write(`${(0,exit/* describeError */.Uc)(error)}\n`);
        return { outcome: await refusal(error, environment), closing: "" };
    }
}
/** Secrets are masked before anything that gets them starts. */
function observerOf(runner) {
    return {
        loaded: (loaded, secrets) => {
            runner.mask(secrets);
            if (runner.debugging)
                for (const line of loadedLines(loaded))
                    runner.debug(line);
        },
        weakened: (findings) => runner.debug(`weakenings found: ${findings}`),
        took: (step, milliseconds) => runner.debug(stepLine(step, milliseconds)),
    };
}


/***/ }),

/***/ 88962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ SUMMARY_BUDGET_BYTES),
/* harmony export */   m: () => (/* binding */ fitSummary)
/* harmony export */ });
/** Fits the job summary into what the runner takes. */
/** The runner drops a step's whole summary above 1,024 KiB, and the step still passes; some room for what else is in it. */
const SUMMARY_BUDGET_BYTES = 1000 * 1024;
const CUT_NOTE = "\n\n_The summary is cut here; the report artifact has everything._\n";
/** Elements that the summary may leave open where it is cut; Markdown after an open one would be swallowed. */
const CLOSABLE = /<(\/?)(details|table|thead|tbody|tr|td|th|ul|ol|li|pre|p|div)(?=[\s>])[^>]*>/giu;
/** The Markdown, cut at the end of a line where it is longer, with what was open closed and a note that it is cut. */
function fitSummary(markdown, maxBytes) {
    const bytes = Buffer.from(markdown, "utf8");
    if (bytes.length <= maxBytes)
        return markdown;
    const room = maxBytes - CUT_NOTE.length - 200; // closing tags
    if (room <= 0)
        return "";
    const end = bytes.subarray(0, room).lastIndexOf("\n");
    const kept = bytes.subarray(0, Math.max(end, 0)).toString("utf8");
    return `${kept}${closing(kept)}${CUT_NOTE}`;
}
function closing(markdown) {
    const fence = (markdown.match(/^```/gmu) ?? []).length % 2 === 1 ? "\n```" : "";
    const open = [];
    for (const [, slash, tag] of markdown.matchAll(CLOSABLE)) {
        if (slash === "")
            open.push(tag.toLowerCase());
        else if (open.includes(tag.toLowerCase()))
            open.length = open.lastIndexOf(tag.toLowerCase());
    }
    const tags = open.toReversed().map((tag) => `</${tag}>`);
    return fence + (tags.length === 0 ? "" : `\n${tags.join("")}`);
}


/***/ })

};
