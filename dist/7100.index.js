export const id = 7100;
export const ids = [7100];
export const modules = {

/***/ 77100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMMENT: () => (/* binding */ COMMENT),
  COMMENT_FILE: () => (/* binding */ COMMENT_FILE),
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
;// CONCATENATED MODULE: ./lib/workbench/init/look.js




const NOTHING = { documents: null, install: null, index: null, retriever: null, gates: [] };
const SKIPPED = /^(?:node_modules|vendor|dist|build|target|coverage|__pycache__|venv|env|retrieval-gate-report)$/;
const DEEPEST = 4;
const MOST_FILES = 2e4;
const LEAST_DOCUMENTS = 3;
const INDEXING = /^(?:re|build|create|make)?[-_]?(?:index|reindex|ingest|embed)(?:[-_](?:docs|documents|corpus|build))?\.(?:py|[cm]?js|sh)$/i;
const SEARCHING = /^(?:serve|search|retrieve|retriever|query)\.(py|[cm]?js)$/i;
const INDEX_SCRIPTS = ["index", "build:index", "build-index", "reindex", "ingest", "embed"];
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
    gates: files.filter((file) => /(?:^|\/)retrieval-gate[^/]*\.(?:ya?ml|json)$/.test(file) && !file.includes(".github/workflows/"))
  };
}
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
  const counts = /* @__PURE__ */ new Map();
  for (const file of files) {
    if (!/\.mdx?$/i.test(file) || file.startsWith(".github/"))
      continue;
    const parts = file.split("/");
    const docs = parts.findIndex((part, i) => i < parts.length - 1 && /^docs?$/i.test(part));
    const folder = docs === -1 ? parts.length === 1 ? "." : parts[0] : parts.slice(0, docs + 1).join("/");
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const most = [...counts].toSorted(([a, x], [b, y]) => y - x || (0,canonical_json/* compareCodePoints */.OP)(a, b))[0];
  return most === void 0 || most[1] < LEAST_DOCUMENTS ? null : most[0];
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
  if (script !== void 0)
    return `npm run ${script}`;
  if (files.includes("Makefile") && /^index:/m.test((0,external_node_fs_.readFileSync)(external_node_path_.join(folder, "Makefile"), "utf8")))
    return "make index";
  const program = files.find((file) => INDEXING.test(external_node_path_.basename(file)) && !/(?:^|\/)index\.[cm]?js$/.test(file));
  return program === void 0 || !isPlain(program) ? null : `${runner(program, python)} ${program}`;
}
function scriptsOf(file) {
  try {
    const value = JSON.parse((0,external_node_fs_.readFileSync)(file, "utf8"));
    return (0,json/* isObject */.Gv)(value) && (0,json/* isObject */.Gv)(value["scripts"]) ? Object.keys(value["scripts"]) : [];
  } catch {
    return [];
  }
}
function retrieverAmong(files, python) {
  const program = files.find((file) => SEARCHING.test(external_node_path_.basename(file)) && isPlain(file));
  if (program === void 0)
    return null;
  return `{ kind: command, command: [${runner(program, python)}, ${program}] }`;
}
function runner(program, python) {
  if (program.endsWith(".py"))
    return python;
  return program.endsWith(".sh") ? "bash" : "node";
}
function isPlain(file) {
  return /^[\w./-]+$/.test(file);
}


// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var random = __webpack_require__(47352);
// EXTERNAL MODULE: ./lib/workbench/suggest/draft.js
var draft = __webpack_require__(90683);
// EXTERNAL MODULE: ./lib/words/rule.js
var rule = __webpack_require__(67627);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/policy/git.js
var policy_git = __webpack_require__(84774);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/app/origin.js
var origin = __webpack_require__(85609);
// EXTERNAL MODULE: ./lib/cli/record.js
var record = __webpack_require__(23561);
;// CONCATENATED MODULE: ./lib/workbench/init/command.js












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
const SCHEMAS = "https://raw.githubusercontent.com/OWNER/retrieval-eval-gate/v0/schemas";
const WIDTH = 100;
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
  const now = documents === null ? "{ kind: bm25, corpus: retrieval/corpus.jsonl }" : `{ kind: bm25, files: [${JSON.stringify(documents === "." ? "**/*.md" : `${documents}/**/*.{md,mdx}`)}] }`;
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
    text: "Open the sign-in page and choose to reset your password; a link arrives by mail."
  },
  {
    id: "invoices",
    path: "billing/invoices.md",
    title: "Invoices",
    text: "Change the name and the address that an invoice shows under billing, before it is issued."
  },
  {
    id: "export",
    path: "data/export.md",
    title: "Export",
    text: "Export all your data as one archive; it is ready for download within a day."
  }
].map((document) => `${JSON.stringify(document)}
`).join("");
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
${folder === "" ? "" : `          working-directory: ${folder}
`}`;
function buildSteps({ install, index }, folder) {
  const commands = [install, index].filter((each) => each !== null);
  if (commands.length === 0)
    return "      # A retriever that searches an index needs it here:\n      # - run: make index\n";
  const at = folder === "" ? "" : `
        working-directory: ${folder}`;
  return commands.map((command) => `      - run: ${command}${at}
`).join("");
}
const WORKFLOW_FILE = ".github/workflows/retrieval-gate.yml";
function initFiles(branch, project = NOTHING, cases = CASES, folder = "") {
  const up = folder === "" ? "" : `${folder.split("/").fill("..").join("/")}/`;
  const name = folder === "" ? "" : `-${folder.replaceAll(/[^\w.-]+/g, "-")}`;
  return new Map([
    ["retrieval-gate.yaml", config(project)],
    ["retrieval/suite.yaml", SUITE_HEAD + cases],
    ...project.documents === null ? [["retrieval/corpus.jsonl", CORPUS]] : [],
    [
      up + WORKFLOW_FILE.replace(/\.yml$/, `${name}.yml`),
      workflow(branch, buildSteps(project, folder), folder)
    ],
    ...folder === "" ? [[COMMENT_FILE, COMMENT]] : []
  ]);
}
const HELP = `Usage: retrieval-gate init

Looks at the repository (documents, Python or Node, a program that builds an index, a monorepo) and writes
${[...initFiles("main").keys()].join(", ")}; with documents of
its own no corpus. Adds the report's folder to .gitignore, and records the first baseline. Overwrites nothing. Two edits are
left: your retriever, and queries of your users.

Example: retrieval-gate init && retrieval-gate gate
`;
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
      hint: "`init` overwrites nothing: remove the file, or edit it by hand. `retrieval-gate validate` checks a gate that is there."
    });
  }
  for (const [file, text] of files) {
    const target = external_node_path_.join(workingDirectory, file);
    (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(target), { recursive: true });
    (0,external_node_fs_.writeFileSync)(target, (0,origin/* asInstalled */.tu)(text, external_node_path_.dirname(ports.moduleHost)), { flag: "wx" });
    ports.out(`wrote ${file}
`);
  }
  ignoreReports(ports);
  const ending = await (0,record.record)([], ports);
  ports.out(`Two edits are left: the retriever in retrieval-gate.yaml, and the cases in retrieval/suite.yaml.
`);
  return ending;
}
const FIRST_CASES = 5;
async function casesOf(project, ports) {
  const example = { project: { ...project, documents: null }, cases: CASES };
  if (project.documents === null)
    return example;
  const { documentsOf } = await Promise.all(/* import() */[__webpack_require__.e(7783), __webpack_require__.e(4150), __webpack_require__.e(6012), __webpack_require__.e(5746)]).then(__webpack_require__.bind(__webpack_require__, 25746));
  const { suggestKnownItems } = await __webpack_require__.e(/* import() */ 4150).then(__webpack_require__.bind(__webpack_require__, 14150));
  const { environment, moduleHost, guard, err: log } = ports;
  const asks = { environment, moduleHost, signal: guard.signal, listen: () => guard.listen(), log };
  const documents = await documentsOf({ directory: ports.workingDirectory }, project.documents, asks);
  const { cases } = suggestKnownItems(documents, FIRST_CASES, (0,random/* splitMix64 */.f)(1));
  if (cases.length < FIRST_CASES - 2)
    return example;
  return {
    project,
    cases: (0,draft/* caseBlocks */.ld)(cases.map((each) => ({ ...each, today: null })), [])
  };
}
const IGNORED = "retrieval-gate-report/";
function ignoreReports({ workingDirectory, out }) {
  const file = external_node_path_.join(workingDirectory, ".gitignore");
  const before = (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file, "utf8") : "";
  const lines = before.split(/\r?\n/).map((line) => line.trim().replaceAll(/^\/|\/$/g, ""));
  if (lines.includes(IGNORED.slice(0, -1)))
    return;
  (0,external_node_fs_.appendFileSync)(file, `${before === "" || before.endsWith("\n") ? "" : "\n"}${IGNORED}
`);
  out(`added ${IGNORED} to .gitignore
`);
}
function defaultBranch({ workingDirectory, environment }) {
  try {
    const git = (0,policy_git/* openGit */.zY)((0,system_root/* findRoot */.wg)(workingDirectory).directory, environment);
    const remote = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "");
    const name = remote ?? git.symbolicRef("HEAD")?.replace("refs/heads/", "") ?? "main";
    return /^[\w./-]+$/.test(name) ? name : "main";
  } catch (error) {
    if (error instanceof errors.GateError)
      return "main";
    throw error;
  }
}



/***/ }),

/***/ 90683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ draftYaml),
/* harmony export */   hi: () => (/* binding */ TO_REVIEW),
/* harmony export */   ld: () => (/* binding */ caseBlocks),
/* harmony export */   wL: () => (/* binding */ DRAFT_HEADER)
/* harmony export */ });
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1454);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);


const TO_REVIEW = "to-review";
const HEADER = `# A draft. Go through it: retrieval-gate suggest --review <this file>
# Or by hand: correct the cases, take the tag ${TO_REVIEW} off each, then delete the line \`draft: true\`.
`;
const DRAFT_HEADER = /^# A draft\. .*\r?\n# Or by hand: .*\r?\n/;
const SHOWN = 100;
const MOST_NAMED = 3;
function draftYaml(name, cases, found) {
  return `${HEADER}${found.map((line) => `# ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(line)}
`).join("")}version: 1
name: ${scalar(name)}
revision: "1"
draft: true # gate and record refuse a draft
cases:
${caseBlocks(cases, [TO_REVIEW])}`;
}
function caseBlocks(cases, tags) {
  const ids = /* @__PURE__ */ new Set();
  return cases.map((each) => `${draftBlock({ ...each, tags: [...each.tags, ...tags] }, idOf(each.query, ids))}
`).join("");
}
function draftBlock(each, id) {
  const lines = [
    ...each.asked === null ? [] : [`# asked ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(each.asked, "time")}`],
    ...each.others.length === 0 ? [] : [`# also: ${some(each.others)}`],
    ...each.today === null ? [] : [`# found today: ${each.today.length === 0 ? "nothing" : some(each.today)}`],
    ...each.targets.length === 0 && each.asked !== null ? ["# nobody clicked a result: name what answers the query under `expected`, or remove the case"] : [],
    `- id: ${scalar(id)}`,
    `  query: ${JSON.stringify(each.query)}`,
    `  intent: ${scalar(each.intent)}`,
    ...each.tags.length === 0 ? [] : [`  tags: [${each.tags.join(", ")}]`],
    ...each.targets.length === 0 ? [] : ["  expected:"],
    ...each.targets.map(({ document, clicks }) => `    - ${scalar(document)}${clicks === null ? "" : ` # ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(clicks, "click")}`}`)
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}
function some(all) {
  const named = all.slice(0, MOST_NAMED).map(comment).join(" | ");
  return all.length > MOST_NAMED ? `${named} and ${all.length - MOST_NAMED} more` : named;
}
function comment(text) {
  return (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(text, SHOWN);
}
function scalar(text) {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
const LONGEST_ID = 40;
function idOf(query, taken) {
  const words = query.normalize("NFKD").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(new RegExp("\\p{M}", "gu"), "");
  const short = Array.from(words).slice(0, LONGEST_ID).join("").replaceAll(/^-+|-+$/g, "") || "query";
  let id = short;
  for (let i = 2; taken.has(id); i++)
    id = `${short}-${i}`;
  taken.add(id);
  return id;
}



/***/ })

};
