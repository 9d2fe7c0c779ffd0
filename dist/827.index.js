export const id = 827;
export const ids = [827,3561];
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

/***/ 827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init),
  initFiles: () => (/* binding */ initFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
;// CONCATENATED MODULE: ./lib/app/look.js
/** What `init` finds in a repository: documents, a program that builds an index, Python or Node, a gate. */




const NOTHING = { documents: null, install: null, index: null, retriever: null, gates: [] };
const SKIPPED = /^(?:node_modules|vendor|dist|build|target|coverage|__pycache__|venv|env|retrieval-gate-report)$/;
const DEEPEST = 4;
const MOST_FILES = 20_000;
const LEAST_DOCUMENTS = 3;
const INDEXING = /^(?:re|build|create|make)?[-_]?(?:index|reindex|ingest|embed)(?:[-_](?:docs|documents|corpus|build))?\.(?:py|[cm]?js|sh)$/i;
const SEARCHING = /^(?:serve|search|retrieve|retriever|query)\.(py|[cm]?js)$/i;
const INDEX_SCRIPTS = ["index", "build:index", "build-index", "reindex", "ingest", "embed"];
/** Reads names, package.json and Makefile; starts nothing. */
function lookAt(folder) {
    const files = filesBelow(folder);
    const has = (name) => files.includes(name);
    const isPython = ["pyproject.toml", "requirements.txt", "setup.py"].some(has);
    const python = isPython ? ".venv/bin/python" : "python3";
    return {
        documents: documentsAmong(files),
        install: installer(has, isPython),
        index: indexer(folder, files, python),
        retriever: retrieverAmong(files, python),
        gates: files.filter((file) => /(?:^|\/)retrieval-gate[^/]*\.(?:ya?ml|json)$/.test(file) && !file.includes(".github/workflows/")),
    };
}
/** Relative, with `/`, in code point order. */
function filesBelow(folder) {
    const found = [];
    const walk = (below, depth) => {
        for (const entry of (0,external_node_fs_.readdirSync)(external_node_path_.join(folder, below), { withFileTypes: true })) {
            const name = below === "" ? entry.name : `${below}/${entry.name}`;
            const isOpen = entry.name === ".github" || !(entry.name.startsWith(".") || SKIPPED.test(entry.name));
            if (entry.isDirectory() && isOpen && depth < DEEPEST)
                walk(name, depth + 1);
            else if (entry.isFile() && found.length < MOST_FILES)
                found.push(name);
        }
    };
    walk("", 0);
    return found.toSorted(canonical_json/* compareCodePoints */.OP);
}
function documentsAmong(files) {
    const counts = new Map();
    for (const file of files) {
        if (!/\.mdx?$/i.test(file) || file.startsWith(".github/"))
            continue;
        const parts = file.split("/");
        // `packages/api/docs` before `packages`; what lies at the top is a README and the like.
        const docs = parts.findIndex((part, i) => i < parts.length - 1 && /^docs?$/i.test(part));
        const folder = docs === -1 ? (parts.length === 1 ? "." : parts[0]) : parts.slice(0, docs + 1).join("/");
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const most = [...counts].toSorted(([a, x], [b, y]) => y - x || (0,canonical_json/* compareCodePoints */.OP)(a, b))[0];
    return most === undefined || most[1] < LEAST_DOCUMENTS ? null : most[0];
}
function installer(has, isPython) {
    if (isPython) {
        const what = has("requirements.txt") ? "-r requirements.txt" : ".";
        return `python3 -m venv .venv && .venv/bin/pip install ${what}`;
    }
    if (!has("package.json"))
        return null;
    if (has("pnpm-lock.yaml"))
        return "corepack enable && pnpm install --frozen-lockfile";
    if (has("yarn.lock"))
        return "corepack enable && yarn install --immutable";
    return has("package-lock.json") ? "npm ci" : "npm install";
}
function indexer(folder, files, python) {
    const scripts = files.includes("package.json") ? scriptsOf(external_node_path_.join(folder, "package.json")) : [];
    const script = INDEX_SCRIPTS.find((name) => scripts.includes(name));
    if (script !== undefined)
        return `npm run ${script}`;
    if (files.includes("Makefile") && /^index:/m.test((0,external_node_fs_.readFileSync)(external_node_path_.join(folder, "Makefile"), "utf8")))
        return "make index";
    // `index.js` is where a package begins, which builds nothing.
    const program = files.find((file) => INDEXING.test(external_node_path_.basename(file)) && !/(?:^|\/)index\.[cm]?js$/.test(file));
    return program === undefined || !isPlain(program) ? null : `${runner(program, python)} ${program}`;
}
function scriptsOf(file) {
    try {
        const value = JSON.parse((0,external_node_fs_.readFileSync)(file, "utf8"));
        return (0,json/* isObject */.Gv)(value) && (0,json/* isObject */.Gv)(value["scripts"]) ? Object.keys(value["scripts"]) : [];
    }
    catch {
        // Whoever builds with it hears what is wrong with it.
        return [];
    }
}
function retrieverAmong(files, python) {
    const program = files.find((file) => SEARCHING.test(external_node_path_.basename(file)) && isPlain(file));
    if (program === undefined)
        return null;
    return `{ kind: command, command: [${runner(program, python)}, ${program}] }`;
}
function runner(program, python) {
    if (program.endsWith(".py"))
        return python;
    return program.endsWith(".sh") ? "bash" : "node";
}
/** Goes into a command and a list of YAML as it is. */
function isPlain(file) {
    return /^[\w./-]+$/.test(file);
}

// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var random = __webpack_require__(47352);
// EXTERNAL MODULE: ./lib/words/draft.js
var draft = __webpack_require__(50242);
// EXTERNAL MODULE: ./lib/words/rule.js
var rule = __webpack_require__(67627);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/policy/git.js + 1 modules
var policy_git = __webpack_require__(39556);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/app/installed-from.js
var installed_from = __webpack_require__(97378);
;// CONCATENATED MODULE: ./lib/cli/comment-workflow.js
/** The workflow that keeps a comment on the pull request up to date, as `init` writes it. */
/** Of its own, so that forks' pull requests get their comment, too, and the gate's job no token. */
const COMMENT = `# Belongs into .github/workflows/, where \`retrieval-gate init\` writes it.
# Keeps one comment on the pull request up to date, for changes from forks, too.
# It runs with the default branch's code and the only write permission. The reports come from a run that a stranger may
# have shaped: nothing of them is executed, all of their text is escaped, and a pass is one only where the run ended well.
name: Retrieval gate comment
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] nothing of the run is executed
    workflows: [Retrieval gate]
    types: [completed]

permissions: {}

concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_repository.id }}-\${{ github.event.workflow_run.head_branch }}
  cancel-in-progress: true

jobs:
  comment:
    if: github.event.workflow_run.event == 'pull_request'
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      actions: read # the run and its reports
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        # A run that left no artifact still gets its comment.
        continue-on-error: true
        with:
          pattern: retrieval-gate-*
          path: retrieval-gate-parts
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - uses: OWNER/retrieval-eval-gate@v0
        with:
          command: comment
          github-token: \${{ github.token }}
`;
const COMMENT_FILE = ".github/workflows/retrieval-gate-comment.yml";

// EXTERNAL MODULE: ./lib/cli/record.js
var record = __webpack_require__(23561);
;// CONCATENATED MODULE: ./lib/cli/init.js
/** `init`: asks nothing, leaves a gate that passes. */













// What `init` writes: the smallest gate that runs, to be replaced piece by piece.
const SCHEMAS = "https://raw.githubusercontent.com/OWNER/retrieval-eval-gate/v0/schemas";
const WIDTH = 100;
/** Lines of a comment. */
function commented(sentence) {
    const lines = [""];
    for (const word of sentence.split(" ")) {
        if (`${lines.at(-1)} ${word}`.length > WIDTH)
            lines.push("");
        lines.push(`${lines.pop()} ${word}`);
    }
    return lines.map((line) => `#${line}`).join("\n");
}
function config({ documents, retriever }) {
    const what = documents === null ? "three documents" : `the documents in ${documents}`;
    const own = retriever ?? "{ kind: command, command: [python3, retrieval/serve.py] }";
    const now = documents === null
        ? "{ kind: bm25, corpus: retrieval/corpus.jsonl }"
        : `{ kind: bm25, files: [${JSON.stringify(documents === "." ? "**/*.md" : `${documents}/**/*.{md,mdx}`)}] }`;
    return `# yaml-language-server: $schema=${SCHEMAS}/config.schema.json
version: 1
suite: retrieval/suite.yaml
baseline: baselines/search.json
k: 10
# Edit 1 of 2: the embedded BM25 over ${what}, so that the first run passes. Replace it by your retriever, for example
# retriever: ${own}
retriever: ${now}
${commented(rule/* THE_RULE */.$m)}
gate:
  latency_p50_ms: { tolerance: 20 }
  latency_p95_ms: off
`;
}
const SUITE_HEAD = `# yaml-language-server: $schema=${SCHEMAS}/suite.schema.json
version: 1
name: search
revision: "1"
# Edit 2 of 2: replace these by queries of your users, or draft them: retrieval-gate suggest --log searches.csv
# Aim at five or more an intent: smaller ones are reported, not gated.
cases:
`;
const CASES = `  - id: reset-password
    query: how do I reset my password
    intent: howto
    expected: [account/password.md]
  - id: invoice-address
    query: change the address on an invoice
    intent: howto
    expected: [{ path: billing/invoices.md, grade: 2 }]
  - id: export-everything
    query: export all my data
    intent: howto
    expected: [data/export.md]
`;
const CORPUS = [
    {
        id: "password",
        path: "account/password.md",
        title: "Reset a password",
        text: "Open the sign-in page and choose to reset your password; a link arrives by mail.",
    },
    {
        id: "invoices",
        path: "billing/invoices.md",
        title: "Invoices",
        text: "Change the name and the address that an invoice shows under billing, before it is issued.",
    },
    {
        id: "export",
        path: "data/export.md",
        title: "Export",
        text: "Export all your data as one archive; it is ready for download within a day.",
    },
]
    .map((document) => `${JSON.stringify(document)}\n`)
    .join("");
/** Pull requests into the default branch, whatever it is called. */
const workflow = (branch, steps, folder) => `name: Retrieval gate
on:
  pull_request:
    # edited: another base branch; labeled: the accept label.
    types: [opened, synchronize, reopened, edited, labeled]
    branches: [${branch}]
  merge_group:
  push:
    branches: [${branch}]
  workflow_dispatch:
permissions:
  contents: read
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  # A run that a label started is never cancelled by another label.
  cancel-in-progress: \${{ github.event.action == 'synchronize' }}
jobs:
  retrieval-gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: \${{ github.event_name != 'workflow_dispatch' && github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
${steps}      - uses: OWNER/retrieval-eval-gate@v0
        with:
          config: retrieval-gate.yaml
${folder === "" ? "" : `          working-directory: ${folder}\n`}`;
/** What has to be there before the retriever is asked. */
function buildSteps({ install, index }, folder) {
    const commands = [install, index].filter((each) => each !== null);
    if (commands.length === 0)
        return "      # A retriever that searches an index needs it here:\n      # - run: make index\n";
    const at = folder === "" ? "" : `\n        working-directory: ${folder}`;
    return commands.map((command) => `      - run: ${command}${at}\n`).join("");
}
const WORKFLOW_FILE = ".github/workflows/retrieval-gate.yml";
/** By path, relative to the working directory, which is `folder` of the repository. */
function initFiles(branch, project = NOTHING, cases = CASES, folder = "") {
    const up = folder === "" ? "" : `${folder.split("/").fill("..").join("/")}/`;
    const name = folder === "" ? "" : `-${folder.replaceAll(/[^\w.-]+/g, "-")}`;
    return new Map([
        ["retrieval-gate.yaml", config(project)],
        ["retrieval/suite.yaml", SUITE_HEAD + cases],
        ...(project.documents === null ? [["retrieval/corpus.jsonl", CORPUS]] : []),
        [
            up + WORKFLOW_FILE.replace(/\.yml$/, `${name}.yml`),
            workflow(branch, buildSteps(project, folder), folder),
        ],
        ...(folder === "" ? [[COMMENT_FILE, COMMENT]] : []),
    ]);
}
const HELP = `Usage: retrieval-gate init

Looks at the repository (documents, Python or Node, a program that builds an index, a monorepo) and writes
${[...initFiles("main").keys()].join(", ")}; with documents of
its own no corpus. Adds the report's folder to .gitignore, and records the first baseline. Overwrites nothing. Two edits are
left: your retriever, and queries of your users.

Example: retrieval-gate init && retrieval-gate gate
`;
/** Throws usage where one of the files exists already, or another gate does. */
async function init(argv, ports) {
    const values = (0,command.readFlags)("init", argv, {});
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    const { workingDirectory } = ports;
    const { project, cases } = await casesOf(lookAt(workingDirectory), ports);
    const root = (0,system_root/* findRoot */.wg)(workingDirectory).directory;
    const folder = external_node_path_.relative(root, (0,external_node_fs_.realpathSync)(workingDirectory)).split(external_node_path_.sep).join("/");
    const files = initFiles(defaultBranch(ports), project, cases, folder);
    const present = [...files.keys()].filter((file) => (0,external_node_fs_.existsSync)(external_node_path_.join(workingDirectory, file)));
    const gates = project.gates.filter((file) => !file.includes("/") && !present.includes(file));
    if (present.length + gates.length > 0) {
        throw new errors.GateError("usage", `${[...present, ...gates].join(", ")} exists already`, {
            hint: "`init` overwrites nothing: remove the file, or edit it by hand. `retrieval-gate validate` checks a gate that is there.",
        });
    }
    for (const [file, text] of files) {
        const target = external_node_path_.join(workingDirectory, file);
        (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(target), { recursive: true });
        (0,external_node_fs_.writeFileSync)(target, (0,installed_from/* asInstalled */.t)(text, external_node_path_.dirname(ports.moduleHost)), { flag: "wx" });
        ports.out(`wrote ${file}\n`);
    }
    ignoreReports(ports);
    const ending = await (0,record.record)([], ports);
    ports.out(`Two edits are left: the retriever in retrieval-gate.yaml, and the cases in retrieval/suite.yaml.\n`);
    return ending;
}
const FIRST_CASES = 5;
/** Cases that ask for the repository's own documents; without enough of them the example's. */
async function casesOf(project, ports) {
    const example = { project: { ...project, documents: null }, cases: CASES };
    if (project.documents === null)
        return example;
    const { documentsOf } = await __webpack_require__.e(/* import() */ 7760).then(__webpack_require__.bind(__webpack_require__, 27760));
    const { suggestKnownItems } = await __webpack_require__.e(/* import() */ 2556).then(__webpack_require__.bind(__webpack_require__, 42556));
    const { environment, moduleHost, guard, err: log } = ports;
    const asks = { environment, moduleHost, signal: guard.signal, listen: () => guard.listen(), log };
    const documents = await documentsOf({ directory: ports.workingDirectory }, project.documents, asks);
    const { cases } = suggestKnownItems(documents, FIRST_CASES, (0,random/* splitMix64 */.f)(1));
    if (cases.length < FIRST_CASES - 2)
        return example;
    return {
        project,
        cases: (0,draft/* caseBlocks */.ld)(cases.map((each) => ({ ...each, today: null })), []),
    };
}
/** Reports are no part of the repository. */
const IGNORED = "retrieval-gate-report/";
/** Adds the line where it is not there; what stands there stays. */
function ignoreReports({ workingDirectory, out }) {
    const file = external_node_path_.join(workingDirectory, ".gitignore");
    const before = (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file, "utf8") : "";
    const lines = before.split(/\r?\n/).map((line) => line.trim().replaceAll(/^\/|\/$/g, ""));
    if (lines.includes(IGNORED.slice(0, -1)))
        return;
    (0,external_node_fs_.appendFileSync)(file, `${before === "" || before.endsWith("\n") ? "" : "\n"}${IGNORED}\n`);
    out(`added ${IGNORED} to .gitignore\n`);
}
/** As the remote says, else the branch that is checked out; `main` where there is no repository. */
function defaultBranch({ workingDirectory, environment }) {
    try {
        const git = (0,policy_git/* openGit */.z)((0,system_root/* findRoot */.wg)(workingDirectory).directory, environment);
        const remote = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "");
        const name = remote ?? git.symbolicRef("HEAD")?.replace("refs/heads/", "") ?? "main";
        // Into a list of YAML: any other name is left to be written by hand.
        return /^[\w./-]+$/.test(name) ? name : "main";
    }
    catch (error) {
        if (error instanceof errors.GateError)
            return "main";
        throw error;
    }
}


/***/ }),

/***/ 59374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ COMMON_HELP),
/* harmony export */   fo: () => (/* binding */ requestOf),
/* harmony export */   gd: () => (/* binding */ COMMON_FLAGS),
/* harmony export */   m7: () => (/* binding */ runAndPrint)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _app_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69995);
/* harmony import */ var _app_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12442);
/* harmony import */ var _app_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14830);
/* harmony import */ var _app_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81741);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28449);
/* harmony import */ var _reporters_report_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6717);
/* harmony import */ var _system_chunks_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53179);
/* harmony import */ var _reporters_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26624);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34081);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1454);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99859);
/** What `gate`, `record` and `merge` have in common: their flags, the request and what is printed. */













const COMMON_FLAGS = {
    config: { type: "string" },
    suite: { type: "string" },
    baseline: { type: "string" },
    "base-directory": { type: "string" },
    "report-dir": { type: "string" },
    shard: { type: "string" },
    leaderboard: { type: "string" },
    json: { type: "boolean" },
};
const COMMON_HELP = `  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --leaderboard F      CSV to which a run that passed or failed appends its row; other headers are refused
  --json               print report.json instead of text
`;
/** A flag that the command does not have is null. */
function requestOf(command, values, { workingDirectory }, parts = []) {
    return {
        ...(0,_app_request_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyRequest */ .n6)(command, workingDirectory),
        config: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "config"),
        suite: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "suite"),
        baseline: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "baseline"),
        baseDirectory: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "base-directory"),
        baseRef: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "base-ref"),
        reportDir: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "report-dir"),
        shard: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "shard"),
        parts,
        leaderboard: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "leaderboard"),
        only: (0,_app_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .selectionOf */ .Wm)({
            cases: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.texts)(values, "case"),
            intents: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.texts)(values, "intent"),
            tags: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.texts)(values, "tag"),
        }),
        out: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "out"),
        runs: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "runs"),
        latency: values["latency"] === true,
        accept: values["accept"] === true,
    };
}
/** The working directory, relative to the repository's root; undefined where there is none. */
function here({ workingDirectory }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workingDirectory))
        return undefined;
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_9__/* .findRoot */ .wg)(workingDirectory).directory;
    return node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workingDirectory)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
/** Runs the gate and prints what came of it. */
async function runAndPrint(request, json, ports) {
    const outcome = await (0,_app_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .runGateOnEvent */ ._)(request, {
        environment: ports.environment,
        signal: ports.guard.signal,
        listen: () => ports.guard.listen(),
        moduleHost: ports.moduleHost,
        progress: (line) => ports.err(`${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_11__.logLine)(line)}\n`),
        line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_11__.logLine)(line)}`),
    });
    const { report } = outcome;
    const color = ports.columns !== null && ports.environment["NO_COLOR"] === undefined;
    const reportPath = outcome.files.includes("report.html") ? `${outcome.reportDir}/report.html` : null;
    if (json)
        for (const part of (0,_system_chunks_js__WEBPACK_IMPORTED_MODULE_12__/* .inChunks */ .m)((0,_reporters_report_json_js__WEBPACK_IMPORTED_MODULE_7__/* .renderReportJson */ .B)(report)))
            ports.out(part);
    else
        ports.out((0,_reporters_text_js__WEBPACK_IMPORTED_MODULE_8__/* .renderText */ .S)(report, { color, width: ports.columns ?? 120, reportPath, folder: here(ports) }));
    if (request.command === "record" && !json)
        ports.out((0,_app_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordText */ .Pe)(outcome, ports.workingDirectory));
    if (outcome.leaderboard !== undefined) {
        ports.err(`${outcome.leaderboard.written ? "note" : "warning"}: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_11__.logLine)(outcome.leaderboard.message)}\n`);
    }
    return (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_6__/* .endingOfReport */ .HV)(report, outcome.complete);
}


/***/ }),

/***/ 23561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   record: () => (/* binding */ record)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59374);


const FLAGS = {
    ..._outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMON_FLAGS */ .gd,
    out: { type: "string" },
    runs: { type: "string" },
    latency: { type: "boolean" },
    accept: { type: "boolean" },
};
const HELP = `Usage: retrieval-gate record [flags]

Runs the suite and writes the baseline. Refuses when the run had errors, breaks its own floors and ceilings, or fails the
rule against the baseline that it replaces or the state that was last accepted.

${_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMON_HELP */ .CX}  --out F              where the baseline goes (the config's \`baseline\`)
  --runs N             record N runs (10 to 100), with the retriever started again for each: for retrievers whose
                       answers differ from run to run, and tolerances such as "3 spread"
  --accept             write it though it fails the rule: what fell is the state that later changes are compared with
  --latency            write the latency measured now; without it the old one stays while it holds

Example: retrieval-gate record --config retrieval-gate.yaml
`;
async function record(argv, ports) {
    const values = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__.readFlags)("record", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .runAndPrint */ .m7)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .requestOf */ .fo)("record", values, ports), values["json"] === true, ports);
}


/***/ })

};
