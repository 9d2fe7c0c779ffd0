export const id = 743;
export const ids = [743];
export const modules = {

/***/ 99859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exitCodeOf: () => (/* binding */ exitCodeOf),
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
// Wrong command lines, and the exit code of an error.
function unknownCommand(name, commands) {
    const known = commands.map((command) => command.name);
    if (/^--?dry[-_]?run/i.test(name)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing");
    }
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, known);
    const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `unknown command "${name}"`, { hint });
}
/** 3 for what is no GateError: the program failed, not the input. */
function exitCodeOf(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError ? error.exitCode : 3;
}


/***/ }),

/***/ 43743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   judgeAndPrint: () => (/* binding */ judgeAndPrint),
/* harmony export */   record: () => (/* binding */ record)
/* harmony export */ });
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1454);
/* harmony import */ var _reporters_report_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63801);
/* harmony import */ var _reporters_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26624);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99859);
/* harmony import */ var _policy_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81350);
/* harmony import */ var _app_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12442);
/* harmony import */ var _app_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7498);







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
const GATE_FLAGS = { ...FLAGS, "base-ref": { type: "string" } };
const RECORD_FLAGS = { ...FLAGS, out: { type: "string" } };
const COMMON_HELP = `  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --leaderboard F      CSV to which a run that passed or failed appends its row; other headers are refused
  --json               print report.json instead of text
`;
const HELP = {
    gate: `Usage: retrieval-gate gate [flags]

Runs the suite against the retriever, compares with the baseline, writes the report.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}  --base-ref R         commit or branch whose rules hold (the merge base with the default branch)
  --base-directory D   checkout of that commit; base and head are then measured side by side
  --shard i/n          ask part i of n of the cases and write it for \`merge\`; the verdict is partial, the exit code 1

Example: retrieval-gate gate --config retrieval-gate.yaml
`,
    record: `Usage: retrieval-gate record [flags]

Runs the suite and writes the baseline. Refuses when the run had errors or breaks its own floors and ceilings.

${COMMON_HELP}  --out F              where the baseline goes (the config's \`baseline\`)

Example: retrieval-gate record --config retrieval-gate.yaml
`,
};
async function run(command, argv, ports) {
    const values = (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.readFlags)(command, argv, command === "record" ? RECORD_FLAGS : GATE_FLAGS);
    if (values["help"] === true) {
        ports.out(HELP[command]);
        return { kind: "answered", exitCode: 0 };
    }
    return judgeAndPrint(requestOf(command, values, ports), values["json"] === true, ports);
}
/** What `gate`, `record` and `merge` have in common. */
async function judgeAndPrint(request, json, ports) {
    // In a workflow the same rules hold as for the action, whichever way the gate is started.
    const event = await (0,_policy_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j)(ports.environment);
    (0,_policy_event_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseUnsafeEvent */ .N)(event, request.command);
    const outcome = await (0,_app_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .runGate */ .R)(request, {
        environment: ports.environment,
        signal: ports.guard.signal,
        moduleHost: ports.moduleHost,
        progress: (line) => ports.err(`${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(line)}\n`),
        line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(line)}`),
        event,
    });
    const { report } = outcome;
    const color = ports.columns !== null && ports.environment["NO_COLOR"] === undefined;
    const reportPath = outcome.files.includes("report.html") ? `${outcome.reportDir}/report.html` : null;
    if (json)
        ports.out((0,_reporters_report_json_js__WEBPACK_IMPORTED_MODULE_6__/* .renderReportJson */ .BK)(report));
    else
        ports.out((0,_reporters_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderText */ .S)(report, { color, width: ports.columns ?? 120, reportPath }));
    if (request.command === "record" && !json)
        ports.out((0,_app_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordText */ .P)(outcome, ports.workingDirectory));
    if (outcome.leaderboard !== undefined) {
        ports.err(`${outcome.leaderboard.written ? "note" : "warning"}: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(outcome.leaderboard.message)}\n`);
    }
    return {
        kind: "judged",
        verdict: report.verdict.verdict,
        exitCode: outcome.exitCode,
        complete: outcome.complete,
    };
}
function requestOf(command, values, ports) {
    return {
        command,
        workingDirectory: ports.workingDirectory,
        config: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.text)(values, "config"),
        suite: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.text)(values, "suite"),
        baseline: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.text)(values, "baseline"),
        baseDirectory: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.text)(values, "base-directory"),
        baseRef: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.text)(values, "base-ref"),
        reportDir: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.text)(values, "report-dir"),
        shard: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.text)(values, "shard"),
        parts: [],
        leaderboard: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.text)(values, "leaderboard"),
        out: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__.text)(values, "out"),
    };
}
const gate = (argv, ports) => run("gate", argv, ports);
const record = (argv, ports) => run("record", argv, ports);


/***/ }),

/***/ 81350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ refuseUnsafeEvent),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/** The event that started the workflow, and the events on which the gate refuses to run. */


/** Started with a writable token and secrets by people who may not push; retriever code of theirs must not run there. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
/** What is recorded here would be the author's own baseline for the author's own change. */
const UNREVIEWED_EVENTS = ["pull_request", "merge_group"];
/**
 * Reads GITHUB_EVENT_NAME, _PATH, _SHA and _REF; null outside GitHub Actions. Throws GateError `file_unreadable` where
 * the payload can't be read, `invalid_file` where it is no JSON object or a pull request in it lacks its commits.
 */
async function readEvent(environment) {
    const name = environment["GITHUB_EVENT_NAME"];
    if (!name)
        return null;
    const payload = await readPayload(environment["GITHUB_EVENT_PATH"]);
    return {
        name,
        action: textAt(payload, "action"),
        sha: environment["GITHUB_SHA"] || null,
        ref: environment["GITHUB_REF"] || null,
        defaultBranch: textAt(payload, "repository", "default_branch"),
        label: textAt(payload, "label", "name"),
        pullRequest: name.startsWith("pull_request") ? pullRequestOf(payload) : null,
    };
}
/** Throws GateError `unsafe_event`. */
function refuseUnsafeEvent(event, command) {
    if (event === null || command === "merge")
        return;
    if (PRIVILEGED_EVENTS.includes(event.name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("unsafe_event", `the retriever's code does not run on ${event.name}`, {
            hint: "this event has a token and secrets that a pull request's author must not reach; use pull_request",
        });
    }
    if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("unsafe_event", `a baseline is not recorded on ${event.name}`, {
            hint: "copy baseline.json from the report and commit it, or record on push or workflow_dispatch",
        });
    }
}
async function readPayload(path) {
    if (!path)
        return null;
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", "the event's payload (GITHUB_EVENT_PATH) can't be read", {
            cause,
        });
    }
    let payload;
    try {
        payload = JSON.parse(text);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not JSON", { cause });
    }
    if (typeof payload !== "object" || payload === null || Array.isArray(payload)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not a JSON object");
    }
    return payload;
}
function valueAt(value, ...keys) {
    let at = value;
    for (const key of keys) {
        if (typeof at !== "object" || at === null || !Object.hasOwn(at, key))
            return null;
        at = Object.entries(at).find(([name]) => name === key)?.[1];
    }
    return at;
}
function textAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === "string" ? found : null;
}
function pullRequestOf(payload) {
    const number = valueAt(payload, "pull_request", "number");
    const headSha = textAt(payload, "pull_request", "head", "sha");
    const baseSha = textAt(payload, "pull_request", "base", "sha");
    const baseRef = textAt(payload, "pull_request", "base", "ref");
    if (typeof number !== "number" || headSha === null || baseSha === null || baseRef === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", "the event's payload names no pull request with its head and base", {
            hint: "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job",
        });
    }
    const home = textAt(payload, "repository", "full_name");
    // A fork that was deleted has no `repo`.
    const fromFork = home === null || textAt(payload, "pull_request", "head", "repo", "full_name") !== home;
    return { number, headSha, baseSha, baseRef, fromFork };
}


/***/ }),

/***/ 26624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ renderText)
});

// EXTERNAL MODULE: ./lib/words/side-by-side.js
var side_by_side = __webpack_require__(50676);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/words/advice.js
var advice = __webpack_require__(3073);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/headline.js
var headline = __webpack_require__(55337);
// EXTERNAL MODULE: ./lib/words/rows.js
var words_rows = __webpack_require__(53372);
// EXTERNAL MODULE: ./lib/words/notices.js
var words_notices = __webpack_require__(2712);
;// CONCATENATED MODULE: ./lib/reporters/intent-table.js




/** What fits 120 columns. */
const COLUMNS = 4;
const NAME = 40;
const RANK = ["failed", "missing", "secondary", "held", "reported"];
/** Rows for `layout`, a head first; none where there are no intents. At most `most` intents. */
function intentTable(report, most, colors) {
    const rows = (0,words_rows/* metricRows */.IN)(report).filter((row) => !(0,format/* isLatency */.Hh)(row.metric) && !(0,format/* isCount */.my)(row.metric));
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
    const head = {
        cells: ["by intent", "cases", ...metrics.flatMap((metric) => [(0,words_escape.logLine)(metric, NAME), ""])],
        color: colors.dim,
    };
    return [
        head,
        ...intents.slice(0, most).map((scope) => {
            const own = rows.filter((row) => row.scope === scope);
            const cells = metrics.flatMap((metric) => cellsOf(own.find((row) => row.metric === metric)));
            const size = sizes.get(scope.slice("intent:".length)) ?? 0;
            return {
                cells: [`  ${(0,words_escape.logLine)((0,words_notices/* scopeLabel */.$o)(scope), NAME)}`, String(size), ...cells],
                color: paint(own, colors),
            };
        }),
    ];
}
function cellsOf(row) {
    if (row === undefined)
        return ["–", ""];
    const { current, delta } = (0,format/* checkNumbers */.PM)(row);
    return [current, row.delta === null || Math.abs(row.delta) < 5e-4 ? "" : (0,format/* withArrow */.mh)(delta)];
}
/** As bad as the worst of the intent's checks. */
function paint(rows, colors) {
    const worst = RANK.find((status) => rows.some((row) => row.status === status));
    if (worst === "failed" || worst === "missing")
        return colors.red;
    return worst === "secondary" ? colors.yellow : (text) => text;
}

;// CONCATENATED MODULE: ./lib/reporters/text-checks.js





/** More than fits a screen is in the report. */
const CHECKS = 20;
const CULPRITS = 3;
const MOVES = 3;
const text_checks_NAME = 40;
function acceptedLines({ verdict: { accepted = [] } }, colors) {
    if (accepted.length === 0)
        return [];
    const title = `Accepted with the label: ${(0,format/* plural */.LS)(accepted.length, "check")} that failed by the base's files`;
    const more = accepted.length > CHECKS ? [`  +${accepted.length - CHECKS} more in the report`] : [];
    const lines = accepted
        .slice(0, CHECKS)
        .map((check) => `${colors.yellow("·")} ${(0,words_escape.logLine)((0,words_notices/* checkSentence */.YC)(check))}  ${colors.dim(check.category)}`);
    return [title, ...lines, ...more];
}
function failedLines(report, colors, width) {
    const failed = (0,words_rows/* failedChecks */.HH)(report);
    const cases = { worst: (0,words_rows/* worstCases */.pE)(report), losses: (0,words_rows/* lossesById */.Kr)(report) };
    const lines = failed
        .slice(0, CHECKS)
        .map((check) => [
        checkLine(check, colors),
        ...evidenceLine(check, colors),
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
    return `${mark} ${(0,words_escape.logLine)((0,words_notices/* checkSentence */.YC)(check))}  ${colors.dim(category)}`;
}
function evidenceLine({ evidence }, colors) {
    return evidence === undefined ? [] : [colors.dim(`    ${(0,causes/* evidenceClause */.f5)(evidence)}`)];
}
/** Each case stands under the worst check that names it. */
function culpritLines(check, { worst, losses }, colors, width) {
    const own = worst.filter((each) => each.check === check);
    const below = check.cases.length - own.length;
    const left = own.length - Math.min(own.length, CULPRITS);
    const rest = [
        ...(left > 0 ? [(0,format/* plural */.LS)(left, "more case")] : []),
        ...(below > 0 ? [`${(0,format/* plural */.LS)(below, "case")} listed below`] : []),
    ];
    return [
        ...own.slice(0, CULPRITS).flatMap((each) => caseLines(each, losses.get(each.id), colors, width)),
        ...(rest.length > 0 ? [colors.dim(`    and ${rest.join(", ")}`)] : []),
    ];
}
function caseLines({ case: one, id, check, culprit }, loss, colors, width) {
    const name = one === null ? `case ${(0,words_escape.logLine)(id, width)}` : `"${(0,words_escape.logLine)(one.query, Math.max(20, width - 30))}"`;
    const change = (0,words_escape.logLine)((0,format/* culpritChange */.m8)(check, culprit));
    const moves = (0,format/* isLatency */.Hh)(check.metric) ? [] : (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(culprit, one)).slice(0, MOVES);
    const ranks = moves.map((move) => `      ${(0,words_escape.logLine)(move.label, text_checks_NAME * 2)}  rank ${(0,format/* formatMove */.Fv)(move.before, move.after)}`);
    const why = loss === undefined ? [] : [colors.dim(`      ${(0,words_escape.logLine)((0,causes/* lossWords */.VH)(loss), width * 2)}`)];
    return [`    ${name}  ${colors.dim(change)}`, ...ranks, ...why];
}
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
/** What `gate` and `record` print. Failures last and the verdict at the very end, where a terminal stops scrolling. */











/** More than fits a screen is in the report. */
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
        explainLines(report, colors, options.width),
        acceptedLines(report, colors),
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
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    const stored = baseline === null ? "no baseline" : `baseline ${(0,words_escape.logLine)(config.baseline, text_NAME * 2)}`;
    const against = beside === null ? stored : `side by side with the base ${beside}`;
    const name = `${(0,words_escape.logLine)(suite.name, text_NAME)} ${(0,words_escape.logLine)(suite.revision, text_NAME)}`;
    return `${colors.bold(name)}  ${(0,format/* plural */.LS)(suite.cases.length, "case")}, k = ${config.k}, ${against}`;
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
    const rows = (0,words_rows/* metricRows */.IN)(report).filter((row) => row.scope === "overall" && !(0,format/* isLatency */.Hh)(row.metric));
    if (rows.length === 0)
        return [];
    const head = { cells: ["overall", "baseline", "now", "change", "limit", ""], color: colors.dim };
    const intents = intentTable(report, INTENTS, colors);
    const left = (report.scores?.means.by_intent.size ?? 0) - INTENTS;
    return [
        ...layout([head, ...rows.map((row) => metricCells(row, colors))]),
        ...(intents.length > 0 ? ["", ...layout(intents)] : []),
        ...(left > 0 ? [`+${(0,format/* plural */.LS)(left, "intent")} more in the report`] : []),
    ];
}
function metricCells(row, colors) {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
    const cells = [
        `  ${(0,words_escape.logLine)(row.metric, text_NAME)}`,
        baseline,
        current,
        (0,format/* withArrow */.mh)(delta),
        limit,
        STATUS[row.status],
    ];
    return { cells, color: statusColor(row.status, colors) };
}
function latencyLines(report, colors) {
    const rows = (0,words_rows/* latencyRows */.uG)(report);
    if (rows.length === 0)
        return [];
    const beside = (0,side_by_side/* besideCommit */.yD)(report) !== null && report.run?.timing.seed !== undefined;
    const titles = ["latency", "samples", "p50", "baseline", "p95", "baseline", "mean"];
    const head = {
        cells: [...titles, ...(beside ? ["p50 / base's", "p95 / base's"] : []), ""],
        color: colors.dim,
    };
    const stages = (0,words_rows/* stageRows */.U7)(report).filter((row) => row.scope === "overall");
    const shown = [...rows.slice(0, INTENTS + 1), ...stages.slice(0, INTENTS)];
    const ratios = (row) => {
        if (!beside)
            return [];
        return side_by_side/* RATIO_METRICS */.Gz.map((metric) => (row.stage === null ? (0,side_by_side/* ratioCell */.oV)(report, row.scope, metric) : format/* NONE */.x3));
    };
    const lines = shown.map((row) => latencyLine(row, ratios(row), (0,words_rows/* slowerThanAllowed */.SM)(report, row), colors));
    const left = rows.length - Math.min(rows.length, INTENTS + 1);
    return [
        ...layout([head, ...lines]),
        ...(left > 0 ? [`+${(0,format/* plural */.LS)(left, "intent")} more in the report`] : []),
    ];
}
function latencyLine(row, ratios, failed, colors) {
    const { now, before } = row;
    return {
        cells: [
            `  ${(0,words_escape.logLine)((0,words_notices/* latencyLabel */.hs)(row), text_NAME)}`,
            String(now.samples),
            (0,format/* formatMs */._V)(now.p50_ms),
            (0,format/* formatMs */._V)(before?.p50_ms ?? null),
            (0,format/* formatMs */._V)(now.p95_ms),
            (0,format/* formatMs */._V)(before?.p95_ms ?? null),
            (0,format/* formatMs */._V)(now.mean_ms),
            ...ratios,
            failed ? STATUS.failed : "",
        ],
        color: failed ? colors.red : (text) => text,
    };
}
function noticeLines(report, colors, width) {
    const { notices } = report.verdict;
    const lines = notices
        .slice(0, NOTICES)
        .map((notice) => colors.dim(`note: ${(0,words_escape.logLine)((0,words_notices/* noticeSentence */.cv)(notice), width * 2)}`));
    return notices.length > NOTICES
        ? [...lines, colors.dim(`+${notices.length - NOTICES} more in the report`)]
        : lines;
}
function explainLines(report, colors, width) {
    const { explanation = null, verdict } = report;
    const failed = verdict.checks.some((check) => !check.passed);
    const facts = [
        failed ? (0,causes/* holesWords */.V_)(explanation?.holes ?? null) : "",
        (0,causes/* churnWords */.CR)(explanation?.churn ?? null),
        (0,causes/* causesWords */.qh)(explanation?.causes ?? []),
    ];
    return facts.filter((fact) => fact !== "").map((fact) => colors.dim((0,words_escape.logLine)(fact, width * 2)));
}
function problemLines(report, colors) {
    if (report.failure === null)
        return [];
    const { problems, hint } = report.failure;
    const lines = problems
        .slice(0, PROBLEMS)
        .map((problem) => `${colors.red("✗")} ${(0,words_escape.logLine)((0,model_problem.formatProblem)(problem), 1_000)}`);
    const more = problems.length > PROBLEMS ? [`+${problems.length - PROBLEMS} more`] : [];
    return [
        ...lines,
        ...more,
        ...(hint === null ? [] : [`${colors.bold("what to do:")} ${(0,words_escape.logLine)(hint, 2_000)}`]),
    ];
}
function endLines(report, options, colors) {
    const { verdict } = report.verdict;
    const paint = verdict === "pass" ? colors.green : verdict === "partial" ? colors.yellow : colors.red;
    const steps = verdict === "pass" ? [] : (0,advice/* nextSteps */.Z)(report).slice(1);
    return [
        ...steps.map((step) => colors.dim(`${step.why}: ${(0,words_escape.logLine)(placed(step.command, options.reportPath), 2_000)}`)),
        `${paint(colors.bold((0,words_escape.logLine)((0,headline/* verdictWords */.L2)(report))))}  ${(0,words_escape.logLine)((0,headline/* worstFact */.yD)(report), 2_000)}`,
        ...(options.reportPath === null ? [] : [`report: ${(0,words_escape.logLine)(options.reportPath)}`]),
    ];
}
/** On the machine that has the report, a command to paste as it is. */
function placed(command, reportPath) {
    const folder = reportPath?.replace(/[/\\][^/\\]*$/, "");
    return folder === undefined
        ? command
        : command.replace("<report-dir>/baseline.json", () => (0,words_escape/* shellWord */.r7)(`${folder}/baseline.json`));
}


/***/ })

};
