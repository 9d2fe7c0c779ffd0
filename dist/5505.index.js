export const id = 5505;
export const ids = [5505];
export const modules = {

/***/ 69863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ CASES),
/* harmony export */   ME: () => (/* binding */ untouchedSample),
/* harmony export */   Qx: () => (/* binding */ isDraft),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   m8: () => (/* binding */ canRecord),
/* harmony export */   nq: () => (/* binding */ isEmbedded),
/* harmony export */   u$: () => (/* binding */ initFiles)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41229);
/* harmony import */ var _words_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67627);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82400);




const COMMENT = `# Belongs into .github/workflows/, where \`retrieval-gate init\` writes it.
# Keeps one comment on the pull request up to date, for changes from forks, too.
# It runs with the default branch's code and the only write permission. Of a change of this repository it shows the
# report, with all text escaped; of a fork's change only how the gate's job ended, and a link. It executes nothing.
name: NAME comment
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] nothing of the run is executed
    workflows: [NAME]
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
      actions: read # the run, its jobs and its reports
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        if: github.event.workflow_run.head_repository.full_name == github.repository
        # A run that left no artifact still gets its comment.
        continue-on-error: true
        with:
          pattern: retrieval-gate-*
          path: retrieval-gate-parts
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - uses: OWNER/retrieval-eval-gate@v0 # zizmor: ignore[unpinned-uses] put a release's commit here
        with:
          command: comment
          github-token: \${{ github.token }}
`;
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
const EXAMPLE = "{ kind: command, command: [python3, retrieval/serve.py] }";
function retrieverOf({ documents, search, data }) {
  const own = search?.retriever ?? EXAMPLE;
  const [first] = data;
  if (first?.kind === "dataset" && first.corpus !== null)
    return {
      yaml: `{ kind: bm25, corpus: ${JSON.stringify(first.corpus)} }`,
      about: `Edit 1 of 2: the embedded BM25 over ${first.corpus}. Replace it by your retriever, for example
retriever: ${own}`
    };
  if (search !== null && (first !== void 0 || !search.retriever.includes("kind: command")))
    return { yaml: search.retriever, about: `Edit 1 of 2: a guess. ${search.guess}.` };
  if (documents !== null || first === void 0) {
    const what = documents === null ? "three documents" : `the documents in ${documents}`;
    const files = JSON.stringify(documents === "." ? "**/*.md" : `${documents}/**/*.{md,mdx}`);
    return {
      yaml: documents === null ? "{ kind: bm25, corpus: retrieval/corpus.jsonl }" : `{ kind: bm25, files: [${files}] }`,
      about: `Edit 1 of 2: the embedded BM25 over ${what}, so that the first run passes. Replace it by your retriever, for example
retriever: ${own}`
    };
  }
  return { yaml: EXAMPLE, about: "Edit 1 of 2: write this program, or name your own search." };
}
function isEmbedded(project) {
  return retrieverOf(project).yaml.includes("kind: bm25");
}
function canRecord(project) {
  return isEmbedded(project) && !isDraft(project);
}
function isDraft({ data: [first] }) {
  return first?.kind === "log" || first?.kind === "suite" && first.draft;
}
const USUAL_RULES = `  # recall@10: { floor: 0.8 } # a lower recall fails whatever the baseline says
  latency_p50_ms: { tolerance: 20 }
  latency_p95_ms: off
`;
function config(project, names, packRules) {
  const { yaml, about } = retrieverOf(project);
  const [first] = project.data;
  const relevance = first?.kind === "dataset" ? first.relevance : null;
  const definition = relevance === null ? "" : `definition: { relevance: ${relevance} } # a guess: the least rating that is relevant
`;
  return `# yaml-language-server: $schema=${SCHEMAS}/config.schema.json
version: 1
suite: ${names.suiteFile}
baseline: baselines/${names.suite}.json
k: 10
${about.split("\n").map(commented).join("\n")}
retriever: ${yaml}
${definition}${packRules === null ? `${commented(_words_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .THE_RULE */ .$m)}
` : ""}gate:
${packRules ?? USUAL_RULES}`;
}
function suite(names, revision, body) {
  const rest = `version: 1
name: ${names.suite}
revision: ${JSON.stringify(revision)}
${body}`;
  return `# yaml-language-server: $schema=${SCHEMAS}/suite.schema.json
${MARK}${markOf(rest)}
${rest}`;
}
const MARK = "# As init wrote it: ";
const markOf = (text) => (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(text).slice(0, 12);
function untouchedSample(text) {
  const [, mark, rest] = /^# As init wrote it: ([0-9a-f]{12})\n([^]*)/m.exec(text) ?? [];
  return rest !== void 0 && markOf(rest) === mark ? /^name: (.+)$/m.exec(rest)[1] : null;
}
const SAMPLE_HEAD = `# Edit 2 of 2: replace these by queries of your users, or draft them: retrieval-gate suggest --log searches.csv
# Aim at five or more an intent: smaller ones are reported, not gated.
cases:
`;
function datasetBody({ file, keys, pack }) {
  const { format, ...rest } = keys;
  const dataset = { format, path: `../${file}`, ...rest };
  if (pack !== void 0)
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({ dataset });
  return `# Edit 2 of 2: a guess from ${file}: check the columns, and give intents of five or more cases.
${(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({ dataset })}`;
}
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
const workflow = (branch, steps, folder, { workflow: name, job }) => `name: ${name}
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
  ${job}:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: \${{ github.event_name != 'workflow_dispatch' && github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
${steps}      - uses: OWNER/retrieval-eval-gate@v0 # zizmor: ignore[unpinned-uses] put a release's commit here
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
const WORKFLOWS = ".github/workflows/";
function namesOf(folder, data) {
  const own = folder.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^\W+/g, "");
  const [first] = data;
  return {
    suite: own === "" ? "search" : own,
    suiteFile: first?.kind === "suite" ? first.file : "retrieval/suite.yaml",
    workflow: `Retrieval gate${own === "" ? "" : ` ${own}`}`,
    job: `retrieval-gate${own === "" ? "" : `-${own.replaceAll(".", "_")}`}`
  };
}
function initFiles(branch, project = _look_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K, cases = CASES, folder = "", packRules = null) {
  const up = folder === "" ? "" : `${folder.split("/").fill("..").join("/")}/`;
  const names = namesOf(folder, project.data);
  const [first] = project.data;
  const body = first?.kind === "dataset" ? datasetBody(first) : SAMPLE_HEAD + cases;
  const files = /* @__PURE__ */ new Map([["retrieval-gate.yaml", config(project, names, packRules)]]);
  const revision = first?.kind === "dataset" ? first.pack?.revision ?? "1" : "1";
  if (first === void 0 || first.kind === "dataset")
    files.set(names.suiteFile, suite(names, revision, body));
  if (retrieverOf(project).yaml.includes("retrieval/corpus.jsonl"))
    files.set("retrieval/corpus.jsonl", CORPUS);
  const steps = buildSteps(project, folder);
  return files.set(`${up}${WORKFLOWS}${names.job}.yml`, workflow(branch, steps, folder, names)).set(`${up}${WORKFLOWS}${names.job}-comment.yml`, COMMENT.replaceAll("NAME", names.workflow));
}



/***/ }),

/***/ 82400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ NOTHING),
  t: () => (/* binding */ lookAt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/files/formats/delimited.js
var delimited = __webpack_require__(58143);
// EXTERNAL MODULE: ./lib/workbench/init/pack-rules.js
var pack_rules = __webpack_require__(49393);
;// CONCATENATED MODULE: ./lib/workbench/init/data.js






const MOST_BYTES = 4 * 1024 * 1024;
const MOST_READ = 200;
function dataAmong(folder, files) {
  const read = (file) => {
    const at = external_node_path_.join(folder, file);
    return (0,external_node_fs_.statSync)(at).size > MOST_BYTES ? "" : (0,external_node_fs_.readFileSync)(at, "utf8");
  };
  const own = files.filter((file) => !/(?:^|\/)(?:examples?|fixtures)\//.test(file));
  const named = own.filter((file) => /\.(?:csv|tsv|jsonl|ndjson|json|ya?ml)$/i.test(file));
  const found = [
    ...folders(own),
    ...named.slice(0, MOST_READ).flatMap((file) => dataOf(file, read) ?? []),
    ...findPacks(own, read)
  ];
  const order = ["suite", "dataset", "log"];
  return found.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
function folders(files) {
  const beside = (file, name) => files.find((each) => external_node_path_.posix.dirname(each) === external_node_path_.posix.dirname(file) && name.test(external_node_path_.posix.basename(each)));
  return files.flatMap((file) => {
    const at = external_node_path_.posix.dirname(file);
    const base = { kind: "dataset", relevance: null };
    if (/(?:^|\/)queries\.jsonl(?:\.gz)?$/.test(file)) {
      const below = files.filter((each) => external_node_path_.posix.dirname(each) === external_node_path_.posix.join(at, "qrels"));
      const splits = below.filter((each) => each.endsWith(".tsv")).map((each) => external_node_path_.posix.basename(each, ".tsv"));
      const split = splits.includes("test") ? "test" : splits[0];
      if (split === void 0)
        return [];
      const corpus = beside(file, /^corpus\.jsonl$/) ?? null;
      return [{ ...base, file: at, keys: { format: "beir", split, intent: "all" }, corpus }];
    }
    const qrels = /topics[^/]*$/i.test(file) ? beside(file, /^(?!.*topics).*qrels/i) : void 0;
    if (qrels === void 0)
      return [];
    const written = external_node_path_.posix.join("..", qrels);
    return [{ ...base, file, keys: { format: "trec", qrels: written, intent: "all" }, corpus: null }];
  });
}
function dataOf(file, read) {
  if (/\.[ct]sv$/i.test(file))
    return tableOf(file, read(file));
  if (/\.ya?ml$/i.test(file) && !/suite|cases/i.test(file))
    return null;
  const text = read(file);
  try {
    if (/\.(?:jsonl|ndjson)$/i.test(file))
      return linesOf(file, JSON.parse(text.split("\n", 1)[0]));
    return fileOf(file, /\.json$/i.test(file) ? JSON.parse(text) : (0,dist/* parse */.qg)(text));
  } catch {
    return null;
  }
}
function findPacks(files, read) {
  const versioned = files.filter((file) => file.endsWith(".json")).slice(0, MOST_READ).map((file) => ({ file, value: parseObject(read(file)) }));
  const policy = versioned.find(({ value }) => value["version"] === pack_rules/* POLICY_VERSION */.Ky)?.file ?? null;
  return versioned.flatMap(({ file, value: { version, queries } }) => {
    const isPack = Array.isArray(queries) && (0,json/* isObject */.Gv)(queries[0]) && "expected_targets" in queries[0];
    if (!isPack || typeof version !== "string")
      return [];
    const intents = queries.flatMap((query) => (0,json/* isObject */.Gv)(query) && typeof query["intent"] === "string" ? [query["intent"]] : []);
    const baseline = versioned.find(({ value }) => value["version"] === pack_rules/* BASELINE_VERSION */.d0 && value["suite_version"] === version);
    const pack = {
      revision: version,
      intents: [...new Set(intents)],
      policy,
      baseline: baseline?.file ?? null
    };
    return [{ kind: "dataset", file, keys: { format: "cruxe" }, relevance: null, corpus: null, pack }];
  });
}
function parseObject(text) {
  try {
    return (0,json/* membersOf */.lS)(JSON.parse(text));
  } catch {
    return {};
  }
}
function dataset(file, format, more = {}, most = 1) {
  const relevance = most > 1 ? Math.ceil(most / 2) : null;
  return { kind: "dataset", file, keys: { format, ...more }, relevance, corpus: null };
}
function linesOf(file, first) {
  if (!(0,json/* isObject */.Gv)(first))
    return null;
  if ("query_id" in first && "relevant_docs" in first)
    return dataset(file, "qrels-jsonl", { intent: "all" });
  return "query" in first && Object.keys(first).some((name) => LOGGED.test(name)) ? { kind: "log", file } : null;
}
function fileOf(file, value) {
  if ((0,json/* isObject */.Gv)(value) && "version" in value && (Array.isArray(value["cases"]) || (0,json/* isObject */.Gv)(value["dataset"])))
    return { kind: "suite", file, draft: value["draft"] === true };
  const ratings = (list) => Array.isArray(list) ? list.flatMap((each) => (0,json/* isObject */.Gv)(each) && Array.isArray(each["ratings"]) ? each["ratings"] : []) : [];
  const most = (list) => ratings(list).reduce((max, each) => Math.max(max, Number((0,json/* isObject */.Gv)(each) ? each["rating"] : 0) || 0), 0);
  const lists = (0,json/* isObject */.Gv)(value) ? value["judgmentRatings"] ?? value["judgments"] : value;
  if ((0,json/* isObject */.Gv)(value) && ratings(value["requests"]).length > 0)
    return dataset(file, "rank-eval", {}, most(value["requests"]));
  if (ratings(lists).length > 0)
    return dataset(file, "judgments", {}, most(lists));
  const gold = Array.isArray(value) && (0,json/* isObject */.Gv)(value[0]) && "query" in value[0] && "gold" in value[0];
  return gold ? dataset(file, "evidence", { intent: "all" }) : null;
}
const QUERY = /^(?:query|question|q|search|search_?(?:query|term)|keywords?|input|prompt)$/i;
const EXPECTED = /^(?:(?:expected|relevant|target|correct|gold|right|answer)[ _-]?(?:docs?|documents?|paths?|ids?|urls?|pages?|results?|files?)?|__expected|docs?|documents?|doc[ _-]?ids?|paths?|urls?|pages?)$/i;
const LOGGED = /^(?:click\w*|session\w*|visit\w*|count|searches|search_count|freq\w*)$/i;
const MORE = {
  intent: /^(?:intent|category|topic|type|kind|section)$/i,
  grade: /^(?:grade|rating|relevance)$/i,
  id: /^(?:id|case|case[ _-]?id|test[ _-]?id|query[ _-]?id|qid)$/i
};
function tableOf(file, text) {
  const source = { file, text: text.replace(/^\ufeff/, "") };
  const delimiter = (0,delimited/* delimiterOf */.Vl)(source.text);
  const [header, ...rows] = (0,delimited/* readCsv */.Nb)(source, [], delimiter);
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const at = (pattern) => names.findIndex((name) => pattern.test(name));
  const cells = (index) => rows.map((row) => row.cells[index] ?? "");
  const [rating, query, expected] = [at(/^rating$/i), at(QUERY), at(EXPECTED)];
  if (rating !== -1 && at(/^query$/i) !== -1 && at(/^docid$/i) !== -1)
    return dataset(file, "quepid", {}, Math.max(...cells(rating).map(Number).filter(Number.isFinite)));
  if (at(/^question$/) !== -1 && at(/^ground_truth$/) !== -1)
    return dataset(file, "ragas-csv", { intent: "all" });
  if (query === -1)
    return null;
  if (at(LOGGED) !== -1)
    return { kind: "log", file };
  if (expected === -1)
    return null;
  const more = Object.entries(MORE).flatMap(([column, pattern]) => at(pattern) === -1 ? [] : [[column, names[at(pattern)]]]);
  const columns = { query: names[query], expected: names[expected], ...Object.fromEntries(more) };
  const separator = ["|", ";", ","].find((each) => cells(expected).some((cell) => cell.includes(each)));
  return dataset(file, "csv", { columns, ...separator === void 0 ? {} : { separator } });
}


;// CONCATENATED MODULE: ./lib/workbench/init/look.js





const NOTHING = {
  documents: null,
  install: null,
  index: null,
  search: null,
  data: [],
  packages: [],
  gates: []
};
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
  const gates = files.filter((file) => /(?:^|\/)retrieval-gate[^/]*\.(?:ya?ml|json)$/.test(file) && !file.includes(".github/workflows/"));
  return {
    documents: documentsAmong(files),
    install: installer(has, isPython),
    index: indexer(folder, files, python),
    search: serviceAmong(folder, files) ?? mcpAmong(folder, files) ?? programAmong(files, python),
    data: dataAmong(folder, files.filter((file) => !gates.some((gate) => gate.includes("/") && file.startsWith(`${external_node_path_.posix.dirname(gate)}/`)))),
    packages: packagesAmong(files),
    gates
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
function programAmong(files, python) {
  const file = files.find((each) => SEARCHING.test(external_node_path_.basename(each)) && isPlain(each));
  if (file === void 0)
    return null;
  const retriever = `{ kind: command, command: [${runner(file, python)}, ${file}] }`;
  return { retriever, guess: `${file} has to answer a JSON line for each JSON line` };
}
function serviceAmong(folder, files) {
  for (const file of files.filter((each) => /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/.test(each))) {
    const text = (0,external_node_fs_.readFileSync)(external_node_path_.join(folder, file), "utf8");
    const [, preset] = /^\s*image:.*\b(elasticsearch|opensearch)\b/m.exec(text) ?? [];
    if (preset === void 0)
      continue;
    const [, port = "9200"] = /["'\s-](\d+):9200\b/.exec(text) ?? [];
    const retriever = `{ kind: http, preset: ${preset}, url: "http://127.0.0.1:${port}/docs/_search" }`;
    return { retriever, guess: `${file} starts this server. Put the name of your index in place of docs` };
  }
  return null;
}
const SERVER = /(?:^|\/)(?:[\w-]*mcp[\w-]*|server)\.[cm]?js$/;
function mcpAmong(folder, files) {
  if (!files.includes("package.json"))
    return null;
  const text = (0,external_node_fs_.readFileSync)(external_node_path_.join(folder, "package.json"), "utf8");
  const server = files.find((file) => SERVER.test(file) && isPlain(file));
  if (!text.includes('"@modelcontextprotocol/sdk"') || server === void 0)
    return null;
  const code = (0,external_node_fs_.readFileSync)(external_node_path_.join(folder, server), "utf8");
  const named = (pattern, usual) => pattern.exec(code)?.[1] ?? usual;
  const tool = named(/(?:[tT]ool\(\s*|name:\s*)["']([\w-]*(?:search|query|find|retrieve)[\w-]*)["']/, "search");
  const [query, limit] = [
    named(/\b(query|q|text)\s*:/, "query"),
    named(/\b(limit|k|top_k|topK|size|count)\s*:/, "limit")
  ];
  const retriever = `{ kind: mcp, command: [node, ${server}], tool: ${tool}, arguments: { ${query}: "{{query}}", ${limit}: "{{k}}" } }`;
  return { retriever, guess: `package.json names the MCP SDK. Check the tool and its arguments` };
}
const MANIFEST = /^(?:package\.json|pyproject\.toml|setup\.py|requirements\.txt|go\.mod|Cargo\.toml|pom\.xml)$/;
const NO_PACKAGE = /(?:^|\/)(?:examples?|tests?|__tests__|fixtures|docs?)(?:\/|$)/;
function packagesAmong(files) {
  const folders = files.filter((file) => file.includes("/") && MANIFEST.test(external_node_path_.basename(file))).map((file) => external_node_path_.posix.dirname(file));
  const packages = [...new Set(folders)].filter((folder) => !NO_PACKAGE.test(folder));
  return packages.length > 1 ? packages : [];
}
function runner(program, python) {
  if (program.endsWith(".py"))
    return python;
  return program.endsWith(".sh") ? "bash" : "node";
}
function isPlain(file) {
  return /^[\w./-]+$/.test(file);
}



/***/ }),

/***/ 49393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ POLICY_VERSION),
/* harmony export */   d0: () => (/* binding */ BASELINE_VERSION),
/* harmony export */   oN: () => (/* binding */ writePackRules)
/* harmony export */ });
/* harmony import */ var _files_formats_cruxe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15887);
/* harmony import */ var _files_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72050);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);
/* harmony import */ var _files_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4593);




const POLICY_VERSION = "retrieval-gate-policy-v1";
const BASELINE_VERSION = "retrieval-eval-baseline-v1";
const QUALITY = [
  { metric: "recall@10", name: "recall_at_k", bound: "min_recall_at_k" },
  { metric: "mrr@10", name: "mrr", bound: "min_mrr" },
  { metric: "ndcg@10", name: "ndcg_at_k", bound: "min_ndcg_at_k" },
  { metric: "clustering_ratio@10", name: "clustering_ratio", bound: "max_clustering_ratio" },
  { metric: "zero_result_rate", name: "zero_result_rate", bound: "max_zero_result_rate" },
  { metric: "degraded_rate", name: "degraded_query_rate", bound: "max_degraded_query_rate" }
];
const PERCENTILES = ["p50", "p95"];
const DEFAULT_P50 = { cap: 500, tolerance: 25 };
async function writePackRules(root, policyFile, { baseline: baselineFile, intents }) {
  const policy = await readPolicy(root, policyFile);
  const baseline = baselineFile === null ? null : await readBaseline(root, baselineFile);
  const sources = baselineFile === null ? policyFile : `${policyFile} and ${baselineFile}`;
  return [
    `  # Worked out once from ${sources}. Each number decides alone:`,
    "  # floor = max(minimum, baseline - tolerance), ceiling = min(maximum, baseline + tolerance)",
    "  significance: off",
    "  per_intent: off",
    "  fill_rate@10: off",
    ...QUALITY.map((check) => `  ${writeQuality(check, policy, baseline)}`),
    ...writeLatency(policy.latency, baseline?.latency, policy.tolerance).map((line) => `  ${line}`),
    "  intents:",
    ...intents.flatMap((intent) => {
      const caps = { ...policy.latency, ...policy.latencyByIntent.get(intent) };
      const before = baseline?.latencyByIntent.get(intent);
      const lines = writeLatency(caps, before, policy.tolerance);
      return [`    ${intent}:`, ...lines.map((line) => `      ${line}`)];
    }),
    ""
  ].join("\n");
}
function writeQuality({ metric, name, bound }, policy, baseline) {
  if (metric === "degraded_rate" && !policy.enforcesDegraded) {
    return `${metric}: off # enforce_degraded_query_rate is false`;
  }
  const limit = policy.quality[bound];
  const before = baseline?.metrics[name];
  const tolerance = policy.tolerance[name];
  if (bound.startsWith("min")) {
    const floor = before === void 0 ? limit : Math.max(limit, before - tolerance);
    const why2 = before === void 0 ? "" : ` # max(${limit}, ${before} - ${tolerance})`;
    return `${metric}: { floor: ${rounded(floor)}, tolerance: 1 }${why2}`;
  }
  const ceiling = before === void 0 ? limit : Math.min(limit, before + tolerance);
  const why = before === void 0 ? "" : ` # min(${limit}, ${before} + ${tolerance})`;
  return `${metric}: { ceiling: ${rounded(ceiling)}, tolerance: 1 }${why}`;
}
function writeLatency(caps, baseline, tolerances) {
  return PERCENTILES.map((percentile) => {
    const cap = caps[percentile];
    const tolerance = tolerances[`${percentile}_latency_ms`];
    const before = baseline?.[percentile] ?? 0;
    const ceiling = rounded(before === 0 ? cap : Math.min(cap, before + tolerance));
    const why = before === 0 ? "" : ` # min(${cap}, ${before} + ${tolerance})`;
    return `latency_${percentile}_ms: { ceiling: ${ceiling}, tolerance: ${ceiling} }${why}`;
  });
}
function rounded(value) {
  return Number(value.toPrecision(12));
}
async function readPolicy(root, file) {
  const document = await (0,_files_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)((0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(root, file, "policy"), "invalid_config");
  const problems = [];
  const fields = _files_formats_cruxe_js__WEBPACK_IMPORTED_MODULE_0__.Fields.of(document, problems);
  fields.only(["version", "quality", "latency", "tolerance"]);
  fields.text("version", POLICY_VERSION);
  const quality = fields.object("quality", "required");
  quality.only([...QUALITY.map(({ bound }) => bound), "enforce_degraded_query_rate"]);
  const latency = fields.object("latency", "required");
  latency.only(["max_p50_latency_ms", "max_p95_latency_ms", "by_intent"]);
  const tolerance = fields.object("tolerance", "required");
  tolerance.only([...QUALITY.map(({ name }) => name), "p50_latency_ms", "p95_latency_ms"]);
  const byIntent = latency.object("by_intent", "optional").objects();
  const policy = {
    quality: {
      min_recall_at_k: quality.number("min_recall_at_k", null),
      min_mrr: quality.number("min_mrr", null),
      min_ndcg_at_k: quality.number("min_ndcg_at_k", null),
      max_clustering_ratio: quality.number("max_clustering_ratio", null),
      max_zero_result_rate: quality.number("max_zero_result_rate", null),
      max_degraded_query_rate: quality.number("max_degraded_query_rate", null)
    },
    enforcesDegraded: quality.boolean("enforce_degraded_query_rate", true),
    latency: {
      p50: latency.number("max_p50_latency_ms", DEFAULT_P50.cap),
      p95: latency.number("max_p95_latency_ms", null)
    },
    latencyByIntent: new Map(byIntent.map(([intent, own]) => [intent, readIntentCaps(own)])),
    tolerance: {
      ...Object.fromEntries(QUALITY.map(({ name }) => [name, tolerance.number(name, null)])),
      p50_latency_ms: tolerance.number("p50_latency_ms", DEFAULT_P50.tolerance),
      p95_latency_ms: tolerance.number("p95_latency_ms", null)
    }
  };
  if (problems.length > 0)
    throw (0,_files_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .Gq)("invalid_config", "policy", file, problems);
  return policy;
}
function readIntentCaps(fields) {
  fields.only(["max_p50_latency_ms", "max_p95_latency_ms"]);
  const p50 = fields.maybe("max_p50_latency_ms");
  const p95 = fields.maybe("max_p95_latency_ms");
  return { ...p50 === null ? {} : { p50 }, ...p95 === null ? {} : { p95 } };
}
async function readBaseline(root, file) {
  const document = await (0,_files_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)((0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(root, file, "baseline"), "invalid_baseline");
  const problems = [];
  const fields = _files_formats_cruxe_js__WEBPACK_IMPORTED_MODULE_0__.Fields.of(document, problems);
  fields.only(["version", "suite_version", "metrics", "latency_by_intent"]);
  fields.text("version", BASELINE_VERSION);
  const metrics = fields.object("metrics", "required");
  metrics.only([
    ...QUALITY.map(({ name }) => name),
    "semantic_budget_exhaustion_rate",
    "latency_p50_ms",
    "latency_p95_ms",
    "latency_mean_ms"
  ]);
  const byIntent = fields.object("latency_by_intent", "optional").objects();
  const baseline = {
    metrics: Object.fromEntries(QUALITY.map(({ name }) => [name, metrics.number(name, null)])),
    latency: {
      p50: metrics.number("latency_p50_ms", null),
      p95: metrics.number("latency_p95_ms", null)
    },
    latencyByIntent: new Map(byIntent.map(([intent, own]) => {
      own.only(["sample_count", "p50_ms", "p95_ms", "mean_ms"]);
      return [intent, { p50: own.number("p50_ms", null), p95: own.number("p95_ms", null) }];
    }))
  };
  if (problems.length > 0)
    throw (0,_files_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .Gq)("invalid_baseline", "baseline", file, problems);
  return baseline;
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
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1454);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);



const TO_REVIEW = "to-review";
const HEADER = `# A draft. Go through it: retrieval-gate suggest --review <this file>
# Or by hand: correct the cases, take the tag ${TO_REVIEW} off each, then delete the line \`draft: true\`.
`;
const DRAFT_HEADER = /^# A draft\. .*\r?\n# Or by hand: .*\r?\n/;
const SHOWN = 100;
const MOST_NAMED = 3;
function draftYaml(name, cases, found) {
  return `${HEADER}${found.map((line) => `# ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(line)}
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
    ...each.asked === null ? [] : [`# asked ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(each.asked, "time")}`],
    ...each.others.length === 0 ? [] : [`# also: ${some(each.others)}`],
    ...each.today === null ? [] : [`# found today: ${each.today.length === 0 ? "nothing" : some(each.today)}`],
    ...each.targets.length === 0 && each.asked !== null ? ["# nobody clicked a result: name what answers the query under `expected`, or remove the case"] : [],
    `- id: ${scalar(id)}`,
    `  query: ${JSON.stringify(each.query)}`,
    `  intent: ${scalar(each.intent)}`,
    ...each.tags.length === 0 ? [] : [`  tags: [${each.tags.join(", ")}]`],
    ...each.targets.length === 0 ? [] : ["  expected:"],
    ...each.targets.map(({ document, clicks }) => `    - ${scalar(document)}${clicks === null ? "" : ` # ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(clicks, "click")}`}`)
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}
function some(all) {
  return (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(all.map((text) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(text, SHOWN)), MOST_NAMED, " | ");
}
function scalar(text) {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
const LONGEST_ID = 40;
function idOf(query, taken) {
  const words = query.normalize("NFKD").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(new RegExp("\\p{M}", "gu"), "");
  const short = Array.from(words).slice(0, LONGEST_ID).join("").replaceAll(/^-+|-+$/g, "") || "query";
  let id = _system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .FORBIDDEN_KEYS */ .p5.has(short) ? `query-${short}` : short;
  for (let i = 2; taken.has(id); i++)
    id = `${short}-${i}`;
  taken.add(id);
  return id;
}



/***/ })

};
