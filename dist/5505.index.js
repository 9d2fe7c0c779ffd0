export const id = 5505;
export const ids = [5505];
export const modules = {

/***/ 69863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ workflowFiles),
/* harmony export */   Ej: () => (/* binding */ chooseSearch),
/* harmony export */   Gd: () => (/* binding */ CASES),
/* harmony export */   ME: () => (/* binding */ untouchedSample),
/* harmony export */   Qx: () => (/* binding */ isDraft),
/* harmony export */   m8: () => (/* binding */ canRecord),
/* harmony export */   nq: () => (/* binding */ isEmbedded),
/* harmony export */   u$: () => (/* binding */ initFiles),
/* harmony export */   yC: () => (/* binding */ chooseNames)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41229);
/* harmony import */ var _messages_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35132);
/* harmony import */ var _model_repository_generated_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70202);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16024);
/* harmony import */ var _unusable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26025);
/* harmony import */ var _workflows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59786);







const RETRIEVERS_PAGE = `https://github.com/${_model_repository_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .REPOSITORY */ .B}/blob/main/docs/retrievers.md`;
const SCHEMAS = `https://raw.githubusercontent.com/${_model_repository_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .REPOSITORY */ .B}/v0/schemas`;
const WIDTH = 100;
function commentLines(sentence) {
  const lines = [""];
  for (const word of sentence.split(" ")) {
    if (`${lines.at(-1)} ${word}`.length > WIDTH) {
      lines.push("");
    }
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.map((line) => `#${line}`).join("\n");
}
function buildCommands({ install, index }) {
  return [install, index].filter((command) => command !== null);
}
function exampleRetriever({ install }) {
  if (install === null) {
    return "{ kind: command, command: [python3, retrieval/serve.py] }";
  }
  return install.startsWith("python3") ? '{ kind: python, function: "package.module:search" }' : "{ kind: module, path: retrieval/search.mjs }";
}
function chooseSearch(project) {
  const { documents, searches, data } = project;
  const [first] = data;
  const example = exampleRetriever(project);
  const corpus = first?.kind === "dataset" ? first.corpus : null;
  const embedded = embeddedSearch(corpus, documents);
  const usableSearches = searches.filter(({ retriever }) => retriever !== null);
  const readySearch = usableSearches.find(({ needsPreparation }) => needsPreparation !== true);
  const [searchToPrepare = null] = embedded === null ? usableSearches : [];
  const search = readySearch ?? searchToPrepare;
  if (search !== null) {
    const embeddedAdvice = embedded === null ? "" : ` The embedded BM25 instead:
retriever: ${embedded}`;
    const about = `Edit 1 of 2: a guess. ${search.advice}.${embeddedAdvice}`;
    return { yaml: search.retriever ?? example, search, embedded, about };
  }
  if (embedded === null && first !== void 0) {
    const about = `Edit 1 of 2: write this, or name your own search. ${RETRIEVERS_PAGE}`;
    return { yaml: example, search: null, embedded, about };
  }
  const searchedText = corpus ?? (documents === null ? "three documents" : `the documents in ${documents}`);
  const [unusedSearch] = searches;
  const unusedAdvice = unusedSearch === void 0 ? "" : `It is not your search, ${unusedSearch.what}: ${unusedSearch.advice}. `;
  const ownExample = unusedSearch?.retriever ?? example;
  const purpose = corpus === null ? ", so that the first run passes" : "";
  return {
    yaml: embedded ?? "{ kind: bm25, corpus: retrieval/corpus.jsonl }",
    search: null,
    embedded,
    about: `Edit 1 of 2: the embedded BM25 over ${searchedText}${purpose}. ${unusedAdvice}Replace it by your retriever (${RETRIEVERS_PAGE}), for example
retriever: ${ownExample}`
  };
}
function embeddedSearch(corpus, documents) {
  if (corpus !== null) {
    return `{ kind: bm25, corpus: ${JSON.stringify(corpus)} }`;
  }
  if (documents === null) {
    return null;
  }
  const files = documents === "." ? "**/*.md" : `${documents}/**/*.{md,mdx}`;
  return `{ kind: bm25, files: [${JSON.stringify(files)}] }`;
}
function isEmbedded(project) {
  return chooseSearch(project).yaml.includes("kind: bm25");
}
function canRecord(project) {
  return isEmbedded(project) && !isDraft(project);
}
function isDraft({ data: [first] }) {
  return first?.kind === "log" || first?.kind === "suite" && first.draft;
}
const FLOOR_EXAMPLE = "  # recall@10: { floor: 0.8 } # a lower recall always fails\n";
const USUAL_RULES = `${FLOOR_EXAMPLE}  latency_p50_ms: { tolerance: 20 }
  latency_p95_ms: off
`;
const SIDE_BY_SIDE_RULES = `${FLOOR_EXAMPLE}  latency_p95_ms: off
`;
function configText(choices, project, names) {
  const { packRules = null, isSideBySide = false, isRecorded = false } = choices;
  const { yaml, about } = chooseSearch(project);
  const [first] = project.data;
  const relevance = first?.kind === "dataset" ? first.relevance : null;
  const definition = relevance === null ? "" : `definition: { relevance: ${relevance} } # a guess: the least rating that is relevant
`;
  const baselineMember = `baseline: ${baselinePath(names)}
`;
  const baselineLine = isSideBySide && !isRecorded ? `# Not needed side by side: ${baselineMember}` : baselineMember;
  const usualRules = isSideBySide ? SIDE_BY_SIDE_RULES : USUAL_RULES;
  return `# yaml-language-server: $schema=${SCHEMAS}/config.schema.json
version: 1
suite: ${names.suiteFile}
${baselineLine}k: 10
${about.split("\n").map(commentLines).join("\n")}
retriever: ${yaml}
${definition}${packRules === null ? `${commentLines(_messages_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .THE_RULE */ .$m)}
` : ""}gate:
${packRules ?? usualRules}`;
}
function suiteText(names, revision, body) {
  const textBelowMark = `version: 1
name: ${names.suite}
revision: ${JSON.stringify(revision)}
${body}`;
  return `# yaml-language-server: $schema=${SCHEMAS}/suite.schema.json
${MARK}${shortDigest(textBelowMark)}
${textBelowMark}`;
}
const MARK = "# As init wrote it: ";
const shortDigest = (text) => (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestText */ .M6)(text).slice(0, 12);
function untouchedSample(text) {
  const [, digest, textBelowMark] = /^# As init wrote it: ([0-9a-f]{12})\n([^]*)/m.exec(text) ?? [];
  if (textBelowMark === void 0 || shortDigest(textBelowMark) !== digest) {
    return null;
  }
  return /^name: (.+)$/m.exec(textBelowMark)[1];
}
const SAMPLE_HEAD = `# Edit 2 of 2: replace these by queries of your users, or draft them: retrieval-gate suggest --log searches.csv
# Aim at five or more an intent: smaller ones are reported, not gated.
cases:
`;
function datasetBody(data) {
  const { file, keys, furtherDatasets = [], hintsForPerson = [], pack } = data;
  const { format, ...keysWithoutFormat } = keys;
  const path = (0,_unusable_js__WEBPACK_IMPORTED_MODULE_4__/* .pathFromSuite */ ._b)(file);
  const first = { format, path, ...keysWithoutFormat };
  const dataset = furtherDatasets.length === 0 ? first : [first, ...furtherDatasets.map((further) => ({ format, path, ...further }))];
  if (pack !== void 0) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({ dataset });
  }
  const partsToCheck = format === "json" ? "the fields" : "the columns";
  const editComment = `# Edit 2 of 2: a guess from ${file}: check ${partsToCheck}, and give intents of five or more cases.
`;
  const hintComments = hintsForPerson.map((hint) => `${commentLines(hint)}
`).join("");
  return editComment + hintComments + (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({ dataset });
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
const SAMPLE_CORPUS = [
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
function baselinePath({ suite }) {
  return `baselines/${suite}.json`;
}
function chooseNames(folder, data) {
  const folderName = folder.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^\W+/g, "");
  const [first] = data;
  return {
    suite: folderName === "" ? "search" : folderName,
    suiteFile: first?.kind === "suite" ? first.file : "retrieval/suite.yaml",
    workflow: `Retrieval gate${folderName === "" ? "" : ` ${folderName}`}`,
    job: `retrieval-gate${folderName === "" ? "" : `-${folderName.replaceAll(".", "_")}`}`
  };
}
function initFiles(choices) {
  const { branch, project = _look_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K, cases = CASES, folder = "" } = choices;
  const { isSideBySide = false, isRecorded = false } = choices;
  const names = chooseNames(folder, project.data);
  const [first] = project.data;
  const files = /* @__PURE__ */ new Map([["retrieval-gate.yaml", configText(choices, project, names)]]);
  if (first === void 0) {
    files.set(names.suiteFile, suiteText(names, "1", SAMPLE_HEAD + cases));
  } else if (first.kind === "dataset") {
    const revision = first.pack?.revision ?? "1";
    files.set(names.suiteFile, suiteText(names, revision, datasetBody(first)));
  }
  if (chooseSearch(project).yaml.includes("retrieval/corpus.jsonl")) {
    files.set("retrieval/corpus.jsonl", SAMPLE_CORPUS);
  }
  const { adapter } = chooseSearch(project).search ?? {};
  if (adapter !== void 0) {
    files.set(adapter.path, adapter.text);
  }
  const job = { ...names, branch, folder, commands: buildCommands(project) };
  if (choices.isGitLab) {
    return files.set((0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .jobPath */ .Jf)(job), (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .gitlabJob */ .jn)(job, isPython(project)));
  }
  if (!isSideBySide) {
    files.set((0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowPath */ .RB)(job, ""), (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .gateWorkflow */ .z)(job));
  }
  files.set((0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowPath */ .RB)(job, "-comment"), (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .commentWorkflow */ .Fn)(job));
  const baseline = isSideBySide && !isRecorded ? null : baselinePath(names);
  return new Map([...files, ...workflowFiles({ ...choices, project, folder }, baseline)]);
}
function workflowFiles(choices, baseline) {
  const { branch, project, folder, isSideBySide = false, isRecorded = false } = choices;
  const names = chooseNames(folder, project.data);
  const job = { ...names, branch, folder, commands: buildCommands(project) };
  const files = /* @__PURE__ */ new Map();
  if (isSideBySide) {
    files.set((0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowPath */ .RB)(job, ""), (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .sideBySideWorkflow */ .Fc)(job, baseline !== null));
  }
  if (isRecorded && baseline !== null) {
    files.set((0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowPath */ .RB)(job, "-record"), (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .recordWorkflow */ .Jm)(job, baseline));
  }
  return files;
}
function isPython(project) {
  const { yaml } = chooseSearch(project);
  return /kind: python\b|\bpython3?,/.test(yaml) || (project.install ?? "").startsWith("python");
}



/***/ }),

/***/ 16024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ NOTHING),
  h: () => (/* binding */ lookAround)
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
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/formats/delimited.js
var delimited = __webpack_require__(58143);
// EXTERNAL MODULE: ./lib/files/formats/json-file.js
var json_file = __webpack_require__(42323);
// EXTERNAL MODULE: ./lib/files/formats/json-targets.js
var json_targets = __webpack_require__(38503);
// EXTERNAL MODULE: ./lib/files/yaml-document.js
var yaml_document = __webpack_require__(63088);
// EXTERNAL MODULE: ./lib/system/json-fault.js
var json_fault = __webpack_require__(88374);
;// CONCATENATED MODULE: ./lib/workbench/init/document-names.js


const CORPUS = /(?:^|[/_-])(?:corpus|documents?|docs|chunks|passages|articles|pages|kb)\.jsonl$/i;
const MOST_CORPORA = 5;
class DocumentNames {
  /** Paths of files, and their ends: `docs/a.md` and `a.md`. */
  #paths = /* @__PURE__ */ new Set();
  /**
   * Endings of files by their paths without the ending, and by the ends of these: `docs/a` and `a`.
   */
  #endingByStem = /* @__PURE__ */ new Map();
  /** The ids of the documents in each corpus, by its path. */
  #idsByCorpus = /* @__PURE__ */ new Map();
  /** Whether the repository has a search of its own, which may name parts of documents. */
  hasOwnSearch;
  /**
   * Reads the corpora among the files. `hasOwnSearch` is whether the repository has a search of its
   * own.
   */
  constructor(files, read, hasOwnSearch) {
    this.hasOwnSearch = hasOwnSearch;
    for (const file of files) {
      const ending = external_node_path_.posix.extname(file);
      const stem = file.slice(0, file.length - ending.length);
      for (const tail of pathTails(file)) {
        this.#paths.add(tail);
      }
      for (const tail of pathTails(stem)) {
        if (!this.#endingByStem.has(tail) || ending === ".md") {
          this.#endingByStem.set(tail, ending);
        }
      }
    }
    for (const file of files.filter((each) => CORPUS.test(each)).slice(0, MOST_CORPORA)) {
      this.#idsByCorpus.set(file, readIds(read(file)));
    }
  }
  /**
   * Returns which share of the names are documents. The names are taken for paths, for ids of each
   * corpus, and for paths without each ending; the result is for the form in which most are
   * documents, and for the first one if two are equal. The share is 0 if there are no names.
   */
  measureFit(writtenNames) {
    const names = writtenNames.map((name) => name.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""));
    const shareOfNames = (isDocument) => names.length === 0 ? 0 : names.filter(isDocument).length / names.length;
    let best = {
      share: shareOfNames((name) => this.#paths.has(name)),
      ending: "",
      mayLackEnding: false,
      corpus: null
    };
    for (const [corpus, ids] of this.#idsByCorpus) {
      const share = shareOfNames((name) => ids.has(name));
      if (share > best.share) {
        best = { share, ending: "", mayLackEnding: false, corpus };
      }
    }
    const endings = new Set(names.map((name) => this.#endingByStem.get(name) ?? ""));
    for (const ending of endings) {
      const share = shareOfNames((name) => this.#endingByStem.get(name) === ending);
      if (ending !== "" && share > best.share) {
        best = { share, ending, mayLackEnding: this.hasOwnSearch, corpus: null };
      }
    }
    return best;
  }
}
function pathTails(file) {
  const parts = file.split("/");
  return parts.map((_, i) => parts.slice(i).join("/"));
}
function readIds(text) {
  const ids = /* @__PURE__ */ new Set();
  for (const line of text.split("\n")) {
    try {
      const value = JSON.parse(line);
      const id = (0,json/* isObject */.Gv)(value) ? value["id"] ?? value["_id"] : void 0;
      if (typeof id === "string" || typeof id === "number") {
        ids.add(String(id));
      }
    } catch {
    }
  }
  return ids;
}


;// CONCATENATED MODULE: ./lib/workbench/init/golden-columns.js


const MOST_KEYS = 3;
function listColumns(cases, prefix) {
  const columns = /* @__PURE__ */ new Map();
  const addValue = (expression, name, index, value) => {
    const column = columns.get(expression) ?? { name, values: [] };
    column.values[index] = value;
    columns.set(expression, column);
  };
  const addMember = (keys, index, value) => {
    const expression = `${prefix}${keys.map(json_file/* writeKey */.TE).join(".")}`;
    const name = keys.join(".");
    addValue(expression, name, index, value);
    const userMessage = lastUserMessage(value);
    if (userMessage !== null) {
      addValue(`${expression}[?role=='user'].content | [-1]`, `${name}.prompt`, index, userMessage);
    }
    if ((0,json/* isObject */.Gv)(value) && keys.length < MOST_KEYS) {
      for (const [innerKey, innerValue] of Object.entries(value)) {
        addMember([...keys, innerKey], index, innerValue);
      }
    }
  };
  for (const [index, each] of cases.entries()) {
    if (!(0,json/* isObject */.Gv)(each)) {
      continue;
    }
    for (const [key, value] of Object.entries(each)) {
      addMember([key], index, value);
    }
  }
  return [...columns].map(([expression, { name, values }]) => ({
    expression,
    name,
    values: Array.from({ length: cases.length }, (_, i) => values[i])
  }));
}
function lastUserMessage(value) {
  if (!Array.isArray(value)) {
    return null;
  }
  const messages = value;
  const message = messages.findLast((each) => (0,json/* isObject */.Gv)(each) && each["role"] === "user");
  const content = (0,json/* isObject */.Gv)(message) ? message["content"] : null;
  return isText(content) ? content : null;
}
function joinPath(path, key) {
  return path === "" ? key : `${path}.${key}`;
}
function isText(value) {
  return typeof value === "string" && value.trim() !== "";
}
function isTextOrInteger(value) {
  return isText(value) || Number.isSafeInteger(value);
}
function areMostlyPhrases(texts) {
  return texts.filter((text) => /\S\s+\S/.test(text)).length >= texts.length * 0.6;
}
const DOCUMENT_KEY = /expect|relevan|gold|target|truth|accept|doc|dok|file|path|page|(?:^|[_.])ur[li]s?(?:[_.]|$)|chunk|passage|module|source|correct|match|article|citation|slug|retrieve|erwartet|quelle|esperad|fuente|(?:^|_)(?:refs?|links?)$/i;
const DOCUMENT_ID_KEY = /(?:^|_)(?:context|chunk|node|doc|document|passage|source|article|page)s?_?ids?$/i;
function isDocumentKey(key) {
  return DOCUMENT_KEY.test(separateWords(key)) || isDocumentIdKey(key);
}
function isDocumentIdKey(key) {
  return DOCUMENT_ID_KEY.test(separateWords(key));
}
function separateWords(key) {
  return key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_");
}
function lastKey(name) {
  return name.split(".").at(-1) ?? name;
}


;// CONCATENATED MODULE: ./lib/workbench/init/golden-documents.js


const EXPECTED_KEY = /expect|relevan|gold|target|truth|accept|correct|support|positive|matching|\bwant|must_?retrieve|erwartet|esperad/i;
const PASSAGE_KEY = /context|passage|excerpt|snippet|evidence|content|chunk|^text$|^body$/i;
function areMostlyDocuments({ share }) {
  return share >= 0.5;
}
function readDocumentColumn(column, documents) {
  const filledValues = column.values.filter((value) => value !== void 0 && value !== null && value !== "");
  if (filledValues.length === 0) {
    return null;
  }
  if (filledValues.every(areNames)) {
    return readNames(column, filledValues, documents);
  }
  if (filledValues.every((value) => (0,json/* isObject */.Gv)(value) && Object.values(value).every(isGrade))) {
    const names = column.values.map((value) => (0,json/* isObject */.Gv)(value) ? Object.keys(value) : []);
    const form = { hasGrades: true, arePassages: false };
    return describeColumn(column, column.expression, names, documents, form);
  }
  if (filledValues.every((value) => Array.isArray(value) && value.every(json/* isObject */.Gv))) {
    return readObjects(column, documents);
  }
  return null;
}
function areNames(value) {
  return isTextOrInteger(value) || Array.isArray(value) && value.flat().every(isTextOrInteger);
}
function isGrade(value) {
  return typeof value === "number" && value >= 0;
}
const NAMES_ONLY = { hasGrades: false, arePassages: false };
function readNames(column, filledValues, documents) {
  const { expression } = column;
  const names = column.values.map((value) => [value].flat(2).filter(isTextOrInteger).map(String));
  const wholeNames = describeColumn(column, expression, names, documents, NAMES_ONLY);
  const areNumbers = filledValues.flat(2).every((value) => typeof value === "number");
  const isCalledIds = EXPECTED_KEY.test(column.name) && ENDS_LIKE_IDS.test(column.name);
  if (areNumbers && !areMostlyDocuments(wholeNames.fit) && !isCalledIds) {
    return null;
  }
  const areLists = filledValues.some(Array.isArray);
  const splitNames = wholeNames.fit.share === 1 ? null : splitNamesAtMark(column, names, { areLists }, documents);
  if (splitNames !== null && splitNames.fit.share > wholeNames.fit.share) {
    return splitNames;
  }
  if (areMostlyDocuments(wholeNames.fit)) {
    return wholeNames;
  }
  if (!PASSAGE_KEY.test(lastKey(column.name)) || !areMostlyPhrases(names.flat())) {
    return wholeNames;
  }
  const passageExpression = areLists ? `${expression}[].{text: @}` : `${expression} && {text: ${expression}}`;
  const form = { hasGrades: false, arePassages: true };
  return describeColumn(column, passageExpression, names, documents, form);
}
const ENDS_LIKE_IDS = /(?:ids?|docs?|documents?)$/i;
const MARKS_BETWEEN_NAMES = [",", ";", "|"];
const MARKS_AFTER_NAME = ["#", ":"];
const PART_KEY = /chunk|passage|node|section|anchor|uri/i;
function splitNamesAtMark(column, names, { areLists }, documents) {
  const splitColumns = [];
  const isInSomeText = (mark) => names.flat().some((name) => name.includes(mark));
  if (!areLists) {
    for (const mark of MARKS_BETWEEN_NAMES.filter(isInSomeText)) {
      const allParts = names.map((texts) => texts.flatMap((text) => splitText(text, mark)));
      const expression = `split(${column.expression}, '${mark}')`;
      splitColumns.push(describeColumn(column, expression, allParts, documents, NAMES_ONLY));
    }
  }
  const mayBeParts = documents.hasOwnSearch && PART_KEY.test(column.name);
  for (const mark of mayBeParts ? [] : MARKS_AFTER_NAME.filter(isInSomeText)) {
    const firstParts = names.map((texts) => texts.flatMap((text) => splitText(text, mark).slice(0, 1)));
    if (joinsDifferentNames(names.flat(), firstParts.flat())) {
      continue;
    }
    const selectFirst = areLists ? "[*][0]" : "[0]";
    const expression = `split(${column.expression}, '${mark}')${selectFirst}`;
    splitColumns.push(describeColumn(column, expression, firstParts, documents, NAMES_ONLY));
  }
  return splitColumns.toSorted((a, b) => b.fit.share - a.fit.share)[0] ?? null;
}
function joinsDifferentNames(names, cutNames) {
  const nameCount = new Set(names).size;
  const cutNameCount = new Set(cutNames).size;
  return nameCount > 1 && (cutNameCount === 1 || cutNameCount < nameCount / 5);
}
function findCutMark({ column, expression }) {
  const isCutAt = (mark) => expression.startsWith(`split(${column.expression}, '${mark}')`);
  return MARKS_AFTER_NAME.find(isCutAt) ?? null;
}
function splitText(text, mark) {
  return text.split(mark).map((part) => part.trim()).filter((part) => part !== "");
}
const GRADE_KEY = /grade|relev|rating|gain|score|label|weight/i;
const PATH_KEY = /path|file|doc$|url|source/i;
function readObjects(column, documents) {
  const objectsByCase = column.values.map((value) => Array.isArray(value) ? value.filter(json/* isObject */.Gv) : []);
  const objectColumns = listColumns(objectsByCase.flat(), "");
  const grade = objectColumns.find(({ name, values }) => GRADE_KEY.test(name) && values.every((value) => isGrade(value ?? 1)));
  const nameColumns = objectColumns.filter((each) => each !== grade && each.values.every(isTextOrInteger));
  const gradeMember = grade === void 0 ? "" : `, grade: ${grade.expression}`;
  if (nameColumns.length === 0) {
    const pair = findAlternatives(objectColumns.filter((each) => each !== grade));
    if (pair === null) {
      return null;
    }
    const [first, second] = pair;
    const names = groupByCase(first.values.map((value, i) => value ?? second.values[i]), objectsByCase);
    const expression = `${column.expression}[].{${writeAlternatives(first, second)}${gradeMember}}`;
    const form = { hasGrades: grade !== void 0, arePassages: false };
    return describeColumn(column, expression, names, documents, form);
  }
  const candidates = nameColumns.map((nameColumn) => {
    const names = groupByCase(nameColumn.values, objectsByCase);
    const { share, corpus } = documents.measureFit(names.flat());
    const key = lastKey(nameColumn.name);
    const arePassages = share < 0.5 && PASSAGE_KEY.test(key) && areMostlyPhrases(names.flat());
    const isPath = corpus === null && PATH_KEY.test(key);
    const member = arePassages ? "text" : isPath ? "path" : "id";
    const expression = `${column.expression}[].{${member}: ${nameColumn.expression}${gradeMember}}`;
    const form = { hasGrades: grade !== void 0, arePassages };
    return describeColumn(column, expression, names, documents, form);
  });
  const [likeliest] = candidates.toSorted((a, b) => nameLikelihood(b) - nameLikelihood(a));
  return likeliest ?? null;
}
function findAlternatives(columns) {
  const nameColumns = columns.filter(({ name, values }) => isDocumentKey(lastKey(name)) && values.every((value) => (value ?? null) === null || isTextOrInteger(value)));
  for (const first of nameColumns) {
    const second = nameColumns.find(({ values }) => values.every((value, i) => isTextOrInteger(value) !== isTextOrInteger(first.values[i])));
    if (second !== void 0) {
      return [first, second];
    }
  }
  return null;
}
function writeAlternatives(first, second) {
  const memberOf = ({ name }) => PATH_KEY.test(lastKey(name)) ? "path" : "id";
  const firstMember = memberOf(first);
  const secondMember = memberOf(second);
  return firstMember === secondMember ? `${firstMember}: ${first.expression} || ${second.expression}` : `${firstMember}: ${first.expression}, ${secondMember}: ${second.expression}`;
}
function groupByCase(values, objectsByCase) {
  let index = 0;
  return objectsByCase.map((objects) => {
    const caseValues = values.slice(index, index + objects.length);
    index += objects.length;
    return caseValues.map(String);
  });
}
function nameLikelihood({ expression, fit, arePassages }) {
  const isPathOrId = /\.\{path: |\.\{id: \S*id\b/i.test(expression);
  return 2 * fit.share + (isPathOrId ? 1 : 0) + (arePassages ? 0.5 : 0);
}
function describeColumn(column, expression, names, documents, { hasGrades, arePassages }) {
  const fit = documents.measureFit(names.flat());
  return { column, expression, names, hasGrades, arePassages, fit };
}


;// CONCATENATED MODULE: ./lib/workbench/init/golden-joins.js



const QUERIES_KEY = /^(?:queries|questions?|query|cases|topics|inputs|prompts|user_input)$/i;
const DOCUMENTS_KEY = /relevan|qrels|gold|expected|ground|target|doc|answer|label|judg|rating|match|source|context|passage|chunk|url|file/i;
function joinQueriesAndDocuments(object, place) {
  const members = Object.entries(object).map(([key, value]) => ({ key, value }));
  const queries = members.find(({ key, value }) => QUERIES_KEY.test(key) && typeof value === "object" && value !== null);
  if (queries === void 0) {
    return null;
  }
  const list = Array.isArray(queries.value) ? queries.value : [];
  if (list.length > 0 && list.every(isText)) {
    return joinByPosition({ key: queries.key, value: list }, members, place);
  }
  for (const documents of members) {
    const mayHaveDocuments = documents.key !== queries.key && DOCUMENTS_KEY.test(documents.key);
    const joined = mayHaveDocuments ? joinMembers(queries, documents, place) : null;
    if (joined !== null) {
      return joined;
    }
  }
  return null;
}
function joinMembers(queries, documents, place) {
  if ((0,json/* isObject */.Gv)(queries.value)) {
    return (0,json/* isObject */.Gv)(documents.value) ? joinMaps({ key: queries.key, value: queries.value }, { key: documents.key, value: documents.value }, place) : null;
  }
  if (!Array.isArray(queries.value)) {
    return null;
  }
  const list = queries.value;
  return list.every(json/* isObject */.Gv) ? joinById({ key: queries.key, value: list }, documents, place) : null;
}
function joinMaps(queries, documents, place) {
  const ids = Object.keys(queries.value).filter((id) => id in documents.value);
  const sharedQueries = ids.map((id) => queries.value[id]);
  const areTexts = sharedQueries.every(isText);
  if (ids.length === 0 || !(areTexts || sharedQueries.every(json/* isObject */.Gv))) {
    return null;
  }
  const queryColumns = areTexts ? [{ expression: "[1]", name: "query", values: sharedQueries }] : listColumns(sharedQueries, "[1].");
  return {
    expression: `items(${memberPath(place, queries.key)}, ${memberPath(place, documents.key)})`,
    label: place.label,
    columns: [
      { expression: "[0]", name: "id", values: ids },
      ...queryColumns,
      { expression: "[2]", name: documents.key, values: ids.map((id) => documents.value[id]) }
    ],
    size: ids.length
  };
}
function joinByPosition(queries, members, place) {
  const others = [];
  for (const { key, value } of members) {
    if (key !== queries.key && Array.isArray(value) && value.length === queries.value.length) {
      others.push({ key, value });
    }
  }
  if (!others.some(({ key }) => DOCUMENTS_KEY.test(key))) {
    return null;
  }
  const paths = [queries, ...others].map(({ key }) => memberPath(place, key));
  const columns = [{ expression: "[0]", name: "query", values: queries.value }];
  for (const [index, { key, value }] of others.entries()) {
    columns.push({ expression: `[${index + 1}]`, name: key, values: value });
  }
  return {
    expression: `zip(${paths.join(", ")})`,
    label: place.label,
    columns,
    size: queries.value.length
  };
}
const ID_KEYS = ["id", "_id", "qid", "query_id", "case_id", "name"];
function joinById(queries, documents, place) {
  const idKey = ID_KEYS.find((key) => queries.value.every((query) => isTextOrInteger(query[key])));
  if (idKey === void 0) {
    return null;
  }
  const ids = queries.value.map((query) => String(query[idKey]));
  const documentsById = (0,json/* isObject */.Gv)(documents.value) ? { values: documents.value, rowKey: null } : groupRows(documents.value, new Set(ids));
  if (documentsById === null || !ids.some((id) => id in documentsById.values)) {
    return null;
  }
  const { values, rowKey } = documentsById;
  const rowKeyArgument = rowKey === null ? "" : `, ${(0,json_file/* writeKey */.TE)(rowKey)}`;
  const queriesPath = memberPath(place, queries.key);
  const documentsPath = memberPath(place, documents.key);
  return {
    expression: `lookup(${queriesPath}, ${(0,json_file/* writeKey */.TE)(idKey)}, ${documentsPath}${rowKeyArgument})`,
    label: place.label,
    columns: [
      ...listColumns(queries.value, "[0]."),
      { expression: "[1]", name: documents.key, values: ids.map((id) => values[id]) }
    ],
    size: queries.value.length
  };
}
function groupRows(rows, ids) {
  if (!Array.isArray(rows) || !rows.every(json/* isObject */.Gv)) {
    return null;
  }
  const [first = {}] = rows;
  const rowKey = Object.keys(first).find((key) => rows.every((row) => ids.has(String(row[key]))));
  if (rowKey === void 0) {
    return null;
  }
  const values = {};
  for (const row of rows) {
    const { [rowKey]: id, ...rowWithoutId } = row;
    (values[String(id)] ??= []).push(rowWithoutId);
  }
  return { values, rowKey };
}
function readMap(value, place, documents) {
  const keys = Object.keys(value).filter((key) => !key.startsWith("_"));
  if (keys.length === 0) {
    return null;
  }
  const hasHiddenKeys = keys.length < Object.keys(value).length;
  const map = {
    keys,
    members: keys.map((key) => value[key]),
    itemsExpression: `items(${place.expression === "" ? "@" : place.expression})`,
    label: place.label
  };
  const isNamedAsQueries = /quer|question|case/i.test(place.expression);
  if (areMostlyPhrases(keys) || isNamedAsQueries) {
    return readDocumentsOfQueries(map, hasHiddenKeys ? "[?!starts_with([0], '_')]" : "");
  }
  return hasHiddenKeys ? null : readQuestionsOfDocuments(map, documents) ?? readGroups(map);
}
function readDocumentsOfQueries(map, filter) {
  const { keys, members, itemsExpression, label } = map;
  const keyColumn = { expression: "[0]", name: "query", values: keys };
  const list = {
    expression: `${itemsExpression}${filter}`,
    label,
    size: keys.length,
    isGuess: true
  };
  if (members.every(canBeDocuments)) {
    const documentColumn = { expression: "[1]", name: "expected", values: members };
    return { ...list, columns: [keyColumn, documentColumn] };
  }
  if (areMostlyPhrases(keys) && members.every(json/* isObject */.Gv)) {
    return { ...list, columns: [keyColumn, ...listColumns(members, "[1].")] };
  }
  return null;
}
function readQuestionsOfDocuments(map, documents) {
  const isQuestions = (member) => Array.isArray(member) && member.length > 0 && member.every(isText);
  if (!map.members.every(isQuestions)) {
    return null;
  }
  const rows = map.keys.flatMap((document, i) => map.members[i].map((question) => ({ document, question })));
  const questions = rows.map(({ question }) => question);
  const shareOfKeys = documents.measureFit(map.keys).share;
  if (shareOfKeys < 0.5 || documents.measureFit(questions).share > 0.1) {
    return null;
  }
  return {
    // A case is [[document, questions], question].
    expression: `each(${map.itemsExpression}, [1])`,
    label: map.label,
    columns: [
      { expression: "[0][0]", name: "expected", values: rows.map(({ document }) => document) },
      { expression: "[1]", name: "query", values: questions }
    ],
    size: rows.length,
    isGuess: true
  };
}
function readGroups(map) {
  if (!map.members.every(json/* isObject */.Gv)) {
    return null;
  }
  const rows = map.keys.flatMap((group, i) => Object.entries(map.members[i]).map(([query, documents]) => ({
    group,
    query,
    documents
  })));
  const queries = rows.map(({ query }) => query);
  if (!areMostlyPhrases(queries) || !rows.every((row) => canBeDocuments(row.documents))) {
    return null;
  }
  return {
    // A case is [[group, map], [query, documents]].
    expression: `each(${map.itemsExpression}, items([1]))`,
    label: map.label,
    columns: [
      { expression: "[0][0]", name: "group", values: rows.map(({ group }) => group) },
      { expression: "[1][0]", name: "query", values: queries },
      { expression: "[1][1]", name: "expected", values: rows.map((row) => row.documents) }
    ],
    size: rows.length,
    isGuess: true
  };
}
function canBeDocuments(value) {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isText);
  }
  const isGrades = (0,json/* isObject */.Gv)(value) && Object.values(value).every((each) => typeof each === "number");
  return isText(value) || isGrades;
}
function readRows(list, place) {
  const rows = list.filter((row) => Array.isArray(row));
  const [first] = rows;
  if (first === void 0 || rows.length < list.length || first.length < 2) {
    return null;
  }
  if (!rows.every((row) => row.length === first.length)) {
    return null;
  }
  const columns = first.map((_, i) => {
    return { expression: `[${i}]`, name: `expected.row.${i}`, values: rows.map((row) => row[i]) };
  });
  const query = columns.find(({ values }) => values.every(isText) && areMostlyPhrases(values));
  if (query === void 0) {
    return null;
  }
  return {
    expression: place.expression === "" ? null : place.expression,
    label: place.label,
    columns: columns.map((column) => column === query ? { ...column, name: "query" } : column),
    size: rows.length,
    isGuess: true
  };
}
function memberPath({ expression }, key) {
  return joinPath(expression, (0,json_file/* writeKey */.TE)(key));
}


;// CONCATENATED MODULE: ./lib/workbench/init/golden-lists.js




const CASE_LIST_KEY = /quer|question|case|example|item|test|prompt|search|^qas$/i;
const QUERY_KEY = /quer|question|^q$|search|prompt|input|utterance|frage|pregunta|consulta|^(?:text|ask|phrase|term|(?:user_?)?message)$/i;
const DEEPEST = 4;
const TOP = { expression: "", label: null };
function findLists(value, documents) {
  if (Array.isArray(value)) {
    return listsOfArray(value, TOP);
  }
  return (0,json/* isObject */.Gv)(value) ? listsOfObject(value, TOP, 0, documents) : [];
}
function findSingleCases(value) {
  const lists = [];
  const visitValue = (each, path, label, depth) => {
    if (!(0,json/* isObject */.Gv)(each) || depth > DEEPEST) {
      return;
    }
    if (isCase(each)) {
      const expression = path === "" ? "[@]" : `[${path}]`;
      const columns = listColumns([each], "");
      lists.push({ expression, label, columns, size: 1, isGuess: true });
      return;
    }
    for (const [key, member] of Object.entries(each)) {
      visitValue(member, joinPath(path, (0,json_file/* writeKey */.TE)(key)), label ?? key, depth + 1);
    }
  };
  visitValue(value, "", null, 0);
  return lists;
}
function listsOfObject(value, place, depth, documents) {
  if (depth > DEEPEST) {
    return [];
  }
  const objectAsList = joinQueriesAndDocuments(value, place) ?? readMap(value, place, documents);
  if (objectAsList !== null) {
    return [objectAsList];
  }
  const members = Object.values(value);
  const memberLists = members.every(json/* isObject */.Gv) ? listsOfMembers(members, place) : null;
  if (memberLists !== null) {
    return memberLists;
  }
  const lists = [];
  for (const [key, member] of Object.entries(value)) {
    const memberPlace = {
      expression: joinPath(place.expression, (0,json_file/* writeKey */.TE)(key)),
      label: place.label ?? key
    };
    if (Array.isArray(member)) {
      lists.push(...listsOfArray(member, memberPlace));
    } else if ((0,json/* isObject */.Gv)(member)) {
      lists.push(...listsOfObject(member, memberPlace, depth + 1, documents));
    }
  }
  return lists;
}
function listsOfMembers(members, { expression, label }) {
  const membersExpression = joinPath(expression, "*");
  const listKeys = members.length > 1 ? sharedListKeys(members) : [];
  if (listKeys.length > 0) {
    return listKeys.map((key) => nestedList(members, membersExpression, key, label));
  }
  if (!haveCommonKey(members) || !members.every(isCase)) {
    return null;
  }
  const list = {
    expression: membersExpression,
    label,
    columns: listColumns(members, ""),
    size: members.length
  };
  return [members.length === 1 ? { ...list, isGuess: true } : list];
}
function isCase(object) {
  return Object.entries(object).some(([key, value]) => isText(value) && QUERY_KEY.test(key));
}
function listsOfArray(array, place) {
  const { expression, label } = place;
  const listExpression = expression === "" ? null : expression;
  if (array.length === 0) {
    return [];
  }
  if (array.every(isText)) {
    if (!CASE_LIST_KEY.test(expression)) {
      return [];
    }
    const columns2 = [{ expression: "@", name: "query", values: array }];
    return [{ expression: listExpression, label, columns: columns2, size: array.length }];
  }
  if (!array.every(json/* isObject */.Gv)) {
    const rows = readRows(array, place);
    return rows === null ? [] : [rows];
  }
  const objectsExpression = `${expression}[]`;
  const listKeys = sharedListKeys(array);
  if (listKeys.length > 0) {
    return listKeys.map((key) => nestedList(array, objectsExpression, key, label));
  }
  const childKey = sharedChildKey(array);
  if (childKey !== null) {
    const children = array.flatMap((each) => each[childKey]);
    const childrenExpression = `${objectsExpression}.${(0,json_file/* writeKey */.TE)(childKey)}[]`;
    const keysInChildren = sharedListKeys(children);
    if (keysInChildren.length > 0) {
      return keysInChildren.map((key) => nestedList(children, childrenExpression, key, label));
    }
  }
  const columns = listColumns(array, "");
  return [{ expression: listExpression, label, columns, size: array.length }];
}
function sharedChildKey(objects) {
  if (objects.some(isCase)) {
    return null;
  }
  const isListOfObjects = (value) => Array.isArray(value) && value.length > 0 && value.every(json/* isObject */.Gv);
  const [first = {}] = objects;
  return Object.keys(first).find((key) => objects.every((each) => isListOfObjects(each[key]))) ?? null;
}
function nestedList(parents, parentsExpression, key, label) {
  const pairs = parents.flatMap((parent) => {
    const children2 = parent[key];
    return Array.isArray(children2) ? children2.map((child) => ({ parent, child })) : [];
  });
  const children = pairs.map(({ child }) => child);
  const parentOfEachChild = pairs.map(({ parent }) => parent);
  const isTexts = children.every(isText);
  const parentColumns = [];
  for (const column of listColumns(parentOfEachChild, "[0].")) {
    if (column.expression === `[0].${(0,json_file/* writeKey */.TE)(key)}`) {
      continue;
    }
    const isDocument = isTexts && /^(?:id|name|slug|key)$/i.test(column.name);
    parentColumns.push(isDocument ? { ...column, name: "document" } : column);
  }
  const columnsOfChildAlone = isTexts ? [{ expression: "@", name: "query", values: children }] : listColumns(children, "");
  const areCasesAlone = isTexts ? !parentColumns.some(mayNameDocuments) : columnsOfChildAlone.some(mayNameDocuments);
  if (areCasesAlone) {
    return {
      expression: `${parentsExpression}.${(0,json_file/* writeKey */.TE)(key)}[]`,
      label,
      columns: columnsOfChildAlone,
      size: children.length
    };
  }
  const columnsOfChildInPair = isTexts ? [{ expression: "[1]", name: "query", values: children }] : listColumns(children, "[1].");
  const eachArgument = parentsExpression === "[]" ? "@" : parentsExpression;
  return {
    expression: `each(${eachArgument}, ${(0,json_file/* writeKey */.TE)(key)})`,
    label,
    columns: [...parentColumns, ...columnsOfChildInPair],
    size: children.length
  };
}
function mayNameDocuments({ name, values }) {
  return isDocumentKey(name) && values.some((value) => isText(value) || Array.isArray(value));
}
function sharedListKeys(objects) {
  if (objects.some(isCase)) {
    return [];
  }
  const isListOfCases = (value) => Array.isArray(value) && value.length > 0 && (value.every(json/* isObject */.Gv) || value.every(isText));
  const keys = new Set(objects.flatMap((each) => Object.keys(each)));
  return [...keys].filter((key) => {
    const holders = objects.filter((each) => isListOfCases(each[key]));
    return CASE_LIST_KEY.test(key) && holders.length > 0 && holders.length >= objects.length / 2;
  });
}
function haveCommonKey(objects) {
  const [first] = objects;
  if (first === void 0) {
    return false;
  }
  return Object.keys(first).some((key) => objects.every((each) => key in each));
}


// EXTERNAL MODULE: ./lib/retrievers/expression-text.js
var expression_text = __webpack_require__(38989);
// EXTERNAL MODULE: ./lib/retrievers/name-ending.js
var name_ending = __webpack_require__(92822);
;// CONCATENATED MODULE: ./lib/workbench/init/golden.js





function readGolden(value, documents) {
  const { readLists, refusedLists, listsWithoutDocuments } = guessLists(value, documents);
  if (readLists.length === 0) {
    const [refused] = refusedLists;
    return refused === void 0 ? null : { kind: "refused", reason: refused.reason, entry: refused.entry };
  }
  const isOneOfSeveral = readLists.length > 1 || listsWithoutDocuments.length > 0;
  const entries = readLists.map((list) => writeEntry(list, isOneOfSeveral));
  const hintsForPerson = readLists.flatMap((list) => list.hintsForPerson);
  for (const list of listsWithoutDocuments) {
    const expression = list.expression ?? "@";
    if (NOTHING_EXPECTED.test(expression)) {
      entries.push(writeEmptyEntry(list));
    } else if (QUERY_LIST_KEY.test(expression)) {
      hintsForPerson.push(`\`${expression}\` has ${list.size} queries without documents, which are not asked. If nothing should be found for them: a second entry of dataset with cases: ${(0,expression_text/* quoteIfNeeded */.de)(expression)} and fields: { query: ${(0,expression_text/* quoteExpression */.nn)(queryExpression(list))}, expect_empty: "\`true\`" }`);
    }
  }
  const corpus = readLists.map(({ fit }) => fit.corpus).find((file) => file !== null) ?? null;
  const listsThatNameDocuments = readLists.filter(({ fit }) => areMostlyDocuments(fit));
  return {
    kind: "read",
    entries,
    hintsForPerson,
    corpus,
    namesDocuments: listsThatNameDocuments.length > 0,
    hasUsualKey: listsThatNameDocuments.some((list) => list.hasUsualKey),
    hasTellingKeys: readLists.some((list) => list.hasTellingKeys)
  };
}
function guessLists(value, documents) {
  const caseLists = findLists(value, documents);
  const hasQueries = caseLists.some((list) => findQuery(list) !== null);
  const lists = hasQueries ? caseLists : findSingleCases(value);
  const readLists = [];
  const refusedLists = [];
  const listsWithoutDocuments = [];
  for (const list of lists) {
    const query = findQuery(list);
    if (query === null) {
      continue;
    }
    const guess = guessList(list, query, documents);
    if (guess === null) {
      listsWithoutDocuments.push(list);
    } else if (guess.kind === "read") {
      readLists.push(guess);
    } else {
      refusedLists.push(guess);
    }
  }
  return { readLists, refusedLists, listsWithoutDocuments };
}
function findDocumentKey(value, documents) {
  for (const { columns } of findLists(value, documents)) {
    for (const column of columns) {
      const documentColumn = readDocumentColumn(column, documents);
      if (documentColumn === null || !areMostlyDocuments(documentColumn.fit)) {
        continue;
      }
      const names = documentColumn.names.flat();
      const areIdentifiers = names.filter(isIdentifier).length >= names.length / 2;
      const isBesidePhrases = columns.some((other) => other !== column && areMostlyPhrases(listTexts(other)));
      if (areIdentifiers && isBesidePhrases) {
        return documentColumn.expression;
      }
    }
  }
  return null;
}
function listTexts({ values }) {
  return values.map((value) => isText(value) ? value : "");
}
function writeEmptyEntry(list) {
  return {
    cases: list.expression ?? "@",
    ...list.label === null ? {} : { intent: asIntent(list.label) },
    fields: { query: queryExpression(list), expect_empty: "`true`" }
  };
}
function queryExpression(list) {
  return findQuery(list)?.expression ?? "@";
}
const QUERY_LIST_KEY = /quer|question|prompt/i;
const NOTHING_EXPECTED = /unsupported|unanswerable|negative|out[-_ ]?of[-_ ]?(?:scope|domain)|no[-_ ]?(?:answer|hit|match|result)|nothing|irrelevant|off[-_ ]?topic|absent|empty/i;
const FORBIDDEN_KEY = /stale|forbid|negative|wrong|obsolete|outdated|unexpected|avoid|exclud|distract|must_?not|not_|irrelevant|superseded/i;
const ANY_OF_KEY = /accept|any_?of|_any$|one_?of|alternativ/i;
const NO_DOCUMENT_KEY = /^(?:notes?|description|reason|explanation|comment|difficulty|tags?|title|name|section|type|kind|annotator|score|lang\w*|ids?|metadata)$|score|count|min|max|keyword/i;
const ID_OF_DOCUMENT = /(?:expect\w*|gold|target|relevan\w*|output)(?:\.\w*(?:doc|chunk|passage|page|article|source)\w*)?\.ids?$/i;
const CONTEXT_ID_KEY = /context_?ids?$/i;
const CONTEXT_KEY = /(?:contexts?|passages?)$/i;
const ANSWER_KEY = /^(?:page|reference|response|\w*outputs?|(?:\w*_)?answers?)$/i;
const RETRIEVED_KEY = /^(?:retriev\w+|actual\w*|predict\w+|generated\w*)$/i;
const QUERY_KEYS = [
  "query",
  "question",
  "q",
  "searchquery",
  "userquery",
  "querytext",
  "userinput",
  "ask",
  "searchtext",
  "searchterm",
  "search",
  "prompt",
  "input",
  "utterance",
  "request",
  "usermessage",
  "message",
  "phrase",
  "term",
  "text"
];
const QUERY_WORD = /quer(?!y_?(?:type|id))|question(?!_?(?:type|id))|search_?(?:phrase|string|words)|frage|pregunta|consulta/i;
function findQuery({ columns, size }) {
  const textColumns = columns.filter(({ values }) => values.filter(isText).length === size);
  for (const queryKey of QUERY_KEYS) {
    const usualColumn = textColumns.find(({ name }) => plainKey(lastKey(name)) === queryKey);
    if (usualColumn !== void 0) {
      return usualColumn;
    }
  }
  return textColumns.find(({ name }) => QUERY_WORD.test(name)) ?? null;
}
function plainKey(key) {
  return key.replaceAll(/[_\s-]/g, "").toLowerCase();
}
const ADD_TO_FIELDS = "add to `fields` in retrieval/suite.yaml";
function guessList(list, query, documents) {
  const candidates = findDocumentColumns(list, query, documents);
  const expectedColumns = candidates.filter(isExpectedColumn).toSorted((a, b) => columnLikelihood(b) - columnLikelihood(a));
  const [first, ...otherColumns] = expectedColumns;
  if (first === void 0) {
    return null;
  }
  const isCalledIds = isDocumentIdKey(lastKey(first.column.name));
  const mayBeWords = !first.arePassages && !isCalledIds && first.fit.share === 0;
  if (mayBeWords && areWords(first.names.flat())) {
    return refuseWords(list, query, first);
  }
  const fallbacks = otherColumns.filter((column) => fillsGaps(column.names, first.names));
  const isSplit = [first, ...fallbacks].some(({ expression }) => expression.startsWith("split("));
  return buildList(list, { query, first, fallbacks: isSplit ? [] : fallbacks, candidates });
}
function refuseWords(list, query, words) {
  const differentWords = [...new Set(words.names.flat())];
  const shown = differentWords.slice(0, 3).join(", ");
  const reason = `None of the ${differentWords.length} names in \`${words.expression}\` is a document here (${shown}): they are words, and a case needs the path or id of a document`;
  const entry = {
    ...list.expression === null ? {} : { cases: list.expression },
    fields: { query: query.expression, expected: words.expression }
  };
  return { kind: "refused", reason, entry };
}
function findDocumentColumns(list, query, documents) {
  const candidates = [];
  const hasContexts = list.columns.some(({ name }) => CONTEXT_KEY.test(name));
  for (const column of list.columns) {
    const key = lastKey(column.name);
    const isNote = NO_DOCUMENT_KEY.test(key) && !ID_OF_DOCUMENT.test(column.name);
    if (column === query || isNote || RETRIEVED_KEY.test(key)) {
      continue;
    }
    const documentColumn = readDocumentColumn(column, documents);
    if (documentColumn === null) {
      continue;
    }
    const isOther = ANSWER_KEY.test(key) || CONTEXT_ID_KEY.test(key) && !hasContexts;
    if (areMostlyDocuments(documentColumn.fit) || !isOther) {
      candidates.push(documentColumn);
    }
  }
  return candidates;
}
function isExpectedColumn({ column, fit, names, arePassages }) {
  if (FORBIDDEN_KEY.test(column.name)) {
    return false;
  }
  const areIds = isDocumentKey(column.name) && names.flat().every(isIdentifier);
  return areMostlyDocuments(fit) || arePassages || areIds || EXPECTED_KEY.test(column.name);
}
function areWords(names) {
  return names.filter(isIdentifier).length < names.length * 0.8;
}
function columnLikelihood({ column, fit, names, arePassages }) {
  const filledCases = column.values.filter((value) => value !== void 0).length;
  const filledShare = filledCases / column.values.length;
  return 2 * fit.share + (arePassages ? 0.4 : 0) + (EXPECTED_KEY.test(column.name) ? 1 : 0) + (isDocumentKey(column.name) ? 0.3 : 0) + (areWords(names.flat()) ? 0 : 0.2) + (isDocumentIdKey(lastKey(column.name)) && new Set(names.flat()).size > 1 ? 0.7 : 0) + filledShare / 2;
}
function fillsGaps(names, namesOfFirst) {
  const isFilled = names.some((caseNames) => caseNames.length > 0);
  const isOnlyInGaps = names.every((caseNames, i) => caseNames.length === 0 || namesOfFirst[i]?.length === 0);
  return isFilled && isOnlyInGaps;
}
function buildList(list, { query, first, fallbacks, candidates }) {
  const expectedColumns = [first, ...fallbacks];
  const namesExpression = expectedColumns.map(({ expression }) => expression).join(" || ");
  const withEnding = appendEnding(namesExpression, first.fit, expectedColumns);
  const expected = first.fit.mayLackEnding ? namesExpression : withEnding;
  const names = first.names.map((_, i) => expectedColumns.flatMap((each) => each.names[i] ?? []));
  const fields = { query: query.expression, expected };
  const id = findColumn(list, ID_KEY, isUnique);
  if (id !== null && id !== first.column) {
    fields["id"] = id.expression;
  }
  const intent = findColumn(list, INTENT_KEY, isCategory);
  if (intent !== null) {
    fields["intent"] = intent.expression;
  }
  const hintsForPerson = [];
  const hasSeveralDocuments = names.some((caseNames) => caseNames.length > 1);
  const hasInnerLists = first.column.values.some((value) => Array.isArray(value) && value.some(Array.isArray));
  if (!hasInnerLists && expectedColumns.some(({ column }) => ANY_OF_KEY.test(column.name))) {
    fields["any"] = true;
  } else if (hasSeveralDocuments && !first.hasGrades && !hasInnerLists) {
    hintsForPerson.push(`If one of the documents of a case is enough, ${ADD_TO_FIELDS}: any: true`);
  }
  const presence = namesExpression.startsWith("split(") ? first.column.expression : namesExpression;
  const emptyCases = readSpecialCases(list, names, presence);
  const rowGrades = readRowGrades(list, query, first);
  hintsForPerson.push(...emptyCases.hints, ...rowGrades.hints, ...otherExpectedHints(expectedColumns, candidates), ...forbiddenHints(candidates), ...passageHints(first, candidates), ...pageHints(list, first), ...documentHints(first, namesExpression, expected === withEnding ? null : withEnding));
  const isGuess = list.isGuess === true;
  const isUsualQuery = !isGuess && USUAL_QUERY_KEY.test(lastKey(query.name));
  const isUsualExpected = !isGuess && EXPECTED_KEY.test(first.column.name);
  return {
    kind: "read",
    list,
    fields: { ...fields, ...emptyCases.fields, ...rowGrades.fields },
    filter: [emptyCases.filter, rowGrades.filter].filter((each) => each !== null).join(" && ") || null,
    hintsForPerson,
    fit: first.fit,
    hasUsualKey: isUsualQuery || isUsualExpected,
    hasTellingKeys: isUsualQuery && isUsualExpected && NAMES_DOCUMENTS.test(separateWords(first.column.name))
  };
}
const USUAL_QUERY_KEY = /quer|question|^q$|^ask$|^search_|frage|pregunta|consulta/i;
const NAMES_DOCUMENTS = /doc|source|chunk|passage|file|path|page|(?:^|[_.])ur[li]s?(?:[_.]|$)|node|article|citation/i;
const ID_KEY = /^(?:id|qid|case_?id|query_?id|test_?id|key)$/i;
const INTENT_KEY = /^(?:intent|category|query_?type|question_?type|type|kind|topic|class|group|slice|section)$/i;
function readSpecialCases(list, names, presence) {
  const emptyIndices = /* @__PURE__ */ new Set();
  for (const [i, caseNames] of names.entries()) {
    if (caseNames.length === 0) {
      emptyIndices.add(i);
    }
  }
  if (emptyIndices.size === 0) {
    return { fields: {}, filter: null, hints: [] };
  }
  const emptyCondition = findEmptyCondition(list, emptyIndices);
  if (emptyCondition !== null) {
    return { fields: { expect_empty: emptyCondition }, filter: null, hints: [] };
  }
  const counted = emptyIndices.size === 1 ? "1 case has" : `${emptyIndices.size} cases have`;
  const are = emptyIndices.size === 1 ? "is" : "are";
  const emptyExpression = (0,expression_text/* quoteExpression */.nn)(`!(${presence})`);
  const hint = `${counted} no document in \`${presence}\` and ${are} left out. If nothing should be found for them, take the filter [?\u2026] away and ${ADD_TO_FIELDS}: expect_empty: ${emptyExpression}`;
  return { fields: {}, filter: presence, hints: [hint] };
}
const ROW_GRADE_KEY = /^(?:grade|rating|relevance|gain)$/i;
function readRowGrades(list, query, documents) {
  const grade = findColumn(list, ROW_GRADE_KEY, (values) => values.every((value) => Number.isSafeInteger(value)));
  if (grade === null || documents.column.values.some(Array.isArray)) {
    return { fields: {}, filter: null, hints: [] };
  }
  const hints = [];
  const hasZeros = grade.values.includes(0);
  if (hasZeros) {
    hints.push(`Cases with \`${grade.expression}\` 0 are left out`);
  }
  if (new Set(query.values).size < list.size) {
    hints.push("Some queries stand in several cases, and each counts by itself. Write one case with a list of documents, or the rows as CSV, where they are joined");
  }
  const filter = hasZeros ? `${grade.expression} > \`0\`` : null;
  return { fields: { grade: grade.expression }, filter, hints };
}
function documentHints(documents, namesExpression, otherExpression) {
  const { fit, arePassages, column } = documents;
  if (arePassages) {
    return [`\`${namesExpression}\` are passages, so each result needs its text`];
  }
  if (!areMostlyDocuments(fit)) {
    return [
      `Few of the names in \`${namesExpression}\` are files here. Check their spelling: \`record\` stops only if no result has any of the names`
    ];
  }
  const returned = /* @__PURE__ */ new Map();
  if (otherExpression !== null) {
    returned.set(`names with ${fit.ending}`, otherExpression);
  }
  const cutMark = findCutMark(documents);
  if (cutMark !== null) {
    returned.set(`names with \`${cutMark}\``, column.expression);
  }
  return [...returned].map(([names, expression]) => `If your search returns ${names}, write in \`fields\` of retrieval/suite.yaml: expected: ${(0,expression_text/* quoteExpression */.nn)(expression)}`);
}
function otherExpectedHints(expectedColumns, candidates) {
  const others = candidates.filter((each) => !expectedColumns.includes(each) && isExpectedColumn(each) && !each.arePassages && !areWords(each.names.flat()));
  if (others.length === 0) {
    return [];
  }
  const listed = others.map(({ expression }) => `\`${expression}\``).join(", ");
  const verb = others.length === 1 ? "names" : "name";
  return [
    `${listed} ${verb} documents, too, and ${others.length === 1 ? "is" : "are"} not read. To read another one, change \`expected\` in \`fields\` of retrieval/suite.yaml`
  ];
}
function forbiddenHints(candidates) {
  const forbiddenColumns = candidates.filter(({ column, fit }) => FORBIDDEN_KEY.test(column.name) && (areMostlyDocuments(fit) || EXPECTED_KEY.test(column.name)));
  return forbiddenColumns.map(({ expression }) => `If \`${expression}\` must not be found, ${ADD_TO_FIELDS}: forbidden: ${(0,expression_text/* quoteIfNeeded */.de)(expression)}`);
}
function passageHints(documents, candidates) {
  if (documents.arePassages || areMostlyDocuments(documents.fit)) {
    return [];
  }
  return candidates.filter(({ arePassages }) => arePassages).map(({ expression }) => `If your search returns texts without these ids, write in \`fields\` of retrieval/suite.yaml: expected: ${(0,expression_text/* quoteExpression */.nn)(expression)}`);
}
function sameDocumentHints(names) {
  const [onlyName, secondName] = new Set(names.flat());
  if (names.length < 2 || onlyName === void 0 || secondName !== void 0) {
    return [];
  }
  return [
    `All ${names.length} cases expect ${onlyName}: the gate sees a loss only if a query does not find it at all`
  ];
}
const PAGE_KEY = /(?:^|_)pages?(?:_?(?:no|num|numbers?))?$/i;
function pageHints(list, documents) {
  const { column, names, arePassages } = documents;
  const hints = [...sameDocumentHints(names)];
  const isPages = (value) => [value].flat().every((each) => Number.isSafeInteger(each));
  const pages = findColumn(list, PAGE_KEY, (values) => values.every(isPages));
  if (pages === null || pages === column || arePassages) {
    return hints;
  }
  const havePageLists = pages.values.some(Array.isArray);
  const haveNameLists = column.values.some(Array.isArray);
  const sources = haveNameLists ? column.expression : `[${column.expression}]`;
  const pageNumbers = havePageLists ? pages.expression : `[${pages.expression}]`;
  const expression = `zip(${sources}, ${pageNumbers})[*].join('#', [[0], to_string([1])])`;
  hints.push(`\`${pages.expression}\` has numbers of pages, which are not compared. To compare them, write in \`fields\` of retrieval/suite.yaml: expected: ${(0,expression_text/* quoteExpression */.nn)(expression)}, and under \`retriever\` results: "[].{id: join('#', [path, to_string(page)])}", with the keys of your results`);
  return hints;
}
function appendEnding(expression, fit, columns) {
  if (fit.ending === "") {
    return expression;
  }
  const columnForm = (0,name_ending/* findNameForm */.L)(columns.flatMap(({ column }) => column.values));
  const isSplitText = expression.startsWith("split(") && columnForm !== "lists";
  const form = isSplitText ? "texts" : columnForm;
  const key = fit.corpus === null ? "path" : "id";
  return form === null ? expression : (0,name_ending/* addEnding */.d)(expression, fit.ending, form, key) ?? expression;
}
function writeEntry({ list, fields, filter }, isOneOfSeveral) {
  const cases = filter === null ? list.expression : filterCases(list.expression, filter);
  const needsIntent = isOneOfSeveral && list.label !== null && !("intent" in fields);
  const intent = needsIntent && list.label !== null ? asIntent(list.label) : null;
  return {
    ...cases === null ? {} : { cases },
    ...intent === null ? {} : { intent },
    fields
  };
}
function filterCases(listExpression, filter) {
  return listExpression === null ? `[?${filter}]` : `${listExpression} | [?${filter}]`;
}
function asIntent(key) {
  const withoutOtherCharacters = key.replaceAll(/[^\w.-]+/g, "-");
  return withoutOtherCharacters.replaceAll(/^[^A-Za-z0-9]+|(?<!-)-+$/g, "") || "all";
}
function findColumn({ columns, size }, keyPattern, fits) {
  return columns.find((column) => keyPattern.test(lastKey(column.name)) && fits(column.values, size)) ?? null;
}
function isUnique(values, size) {
  return values.every(isTextOrInteger) && new Set(values.map(String)).size === size;
}
function isCategory(values, size) {
  return values.every(isText) && new Set(values).size <= Math.max(1, size / 2);
}
function findEmptyCondition({ columns }, emptyIndices) {
  const [firstIndex = 0] = emptyIndices;
  for (const { expression, name, values } of columns) {
    const emptyValue = values[firstIndex];
    const isValueOfSpecialCasesOnly = values.every((value, i) => value === emptyValue === emptyIndices.has(i));
    if (!isValueOfSpecialCasesOnly) {
      continue;
    }
    if (typeof emptyValue === "boolean" && NOTHING_EXPECTED_FLAG.test(name)) {
      return emptyValue ? expression : `${expression} == \`false\``;
    }
    const canBeQuoted = isText(emptyValue) && !emptyValue.includes("'");
    if (canBeQuoted && NOTHING_EXPECTED.test(emptyValue)) {
      return `${expression} == '${emptyValue}'`;
    }
  }
  return null;
}
const NOTHING_EXPECTED_FLAG = new RegExp(`${NOTHING_EXPECTED.source}|answerable|has_?answer|expect`, "i");
function isIdentifier(name) {
  return !/\s/.test(name) && /[\d\-_./:#]/.test(name);
}


// EXTERNAL MODULE: ./lib/workbench/init/unusable.js
var unusable = __webpack_require__(26025);
// EXTERNAL MODULE: ./lib/workbench/init/pack-rules.js
var pack_rules = __webpack_require__(49393);
;// CONCATENATED MODULE: ./lib/workbench/init/data.js














const MOST_READ = 200;
function classifyFiles(files, read, hasOwnSearch) {
  const ownFiles = files.filter((file) => !/(?:^|\/)(?:examples?|fixtures)\//.test(file) || FIXTURES.test(file) && SURELY_QUERIES_NAME.test(external_node_path_.posix.basename(file)));
  const readableFiles = ownFiles.filter((file) => /\.(?:csv|tsv|jsonl|ndjson|json|ya?ml)$/i.test(file));
  const cruxePacks = findPacks(ownFiles, read);
  const documents = new DocumentNames(ownFiles, read, hasOwnSearch);
  const usableData = [...findCollections(ownFiles)];
  const unusable = [];
  for (const file of readableFiles.toSorted(compareLikelihood).slice(0, MOST_READ)) {
    const isPartOfData = [...usableData, ...cruxePacks].some((data) => data.file === file || file.startsWith(`${data.file}/`));
    if (isPartOfData) {
      continue;
    }
    const found = classifyFile(file, read, documents) ?? guessGoldenFile(file, read, documents) ?? describeUnusable(file, read);
    if (found === null) {
      continue;
    }
    if (isUnusable(found)) {
      unusable.push(found);
    } else {
      usableData.push(found);
    }
  }
  for (const file of ownFiles.filter((each) => OTHER_FORM.test(each)).slice(0, MOST_READ)) {
    const otherForm = describeOtherForm(file, read);
    if (otherForm !== null) {
      unusable.push(otherForm);
    }
  }
  usableData.push(...cruxePacks);
  const order = ["suite", "dataset", "log"];
  const place = ({ kind, file }) => order.indexOf(kind) + (FIXTURES.test(file) ? order.length : 0);
  return { data: usableData.toSorted((a, b) => place(a) - place(b)), unusable };
}
const FIXTURES = /(?:^|\/)fixtures(?:\/|$)/;
function isUnusable(found) {
  return !("kind" in found);
}
const MAYBE_QUERIES_PATH = /gold|eval|bench|relevan|quer|retriev|judg|qa[_-]|questions|smoke|cases/i;
const OUTPUT_PATH = /(?:^|[/_-])(?:results?|reports?|outputs?|runs?|logs?|history)(?:[/_.-]|$)/i;
function compareLikelihood(a, b) {
  const fileLikelihood = (file) => Number(MAYBE_QUERIES_PATH.test(file)) + Number(/gold/i.test(file)) - 3 * Number(OUTPUT_PATH.test(file));
  return fileLikelihood(b) - fileLikelihood(a);
}
const USUAL_FOLDER = /(?:^|\/)(?:tests?|__tests__|specs?|evals?|evaluations?|qa|quality|golden|bench\w*|retrieval|search|relevance)\//i;
const NOT_GOLDEN = /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.-]*|composer|openapi|swagger|pnpm-lock|compose[\w.-]*|docker-compose[\w.-]*|mkdocs|corpus)\.\w+$|^\.github\//i;
const SURELY_QUERIES_NAME = /gold|quer(?:y|ies)|question|test_?set|qa[_-]|relevan|retrieval[_-]?(?:eval|test|case)/i;
const QUERY_IN_TEXT = /\b(?:query|question|user_input)["']?\s*:/i;
function guessGoldenFile(file, read, documents) {
  if (!/\.(?:jsonl|ndjson|json|ya?ml)$/i.test(file) || NOT_GOLDEN.test(file)) {
    return null;
  }
  const isNamedAsQueries = SURELY_QUERIES_NAME.test(external_node_path_.posix.basename(file));
  const hasQueryPath = MAYBE_QUERIES_PATH.test(file);
  const isInUsualPlace = hasQueryPath || USUAL_FOLDER.test(file);
  const parsed = parseByEnding(file, read(file));
  if (parsed.problem !== null) {
    return isNamedAsQueries ? { what: `${file}, by its name a golden file`, reason: parsed.problem, line: null } : null;
  }
  const golden = readGolden(parsed.value, documents);
  if (golden === null) {
    const documentKey = isInUsualPlace ? findDocumentKey(parsed.value, documents) : null;
    const isGoldenPath = hasQueryPath && !OUTPUT_PATH.test(file) && QUERY_IN_TEXT.test(read(file));
    return documentKey !== null || isNamedAsQueries || isGoldenPath ? describeUnread(file, parsed.value, documentKey) : null;
  }
  if (golden.kind === "refused") {
    return hasQueryPath ? describeRefused(file, golden) : null;
  }
  const [first, ...furtherDatasets] = golden.entries;
  if (!golden.hasUsualKey && !golden.hasTellingKeys && !hasQueryPath) {
    const reason = "Neither its name nor its keys say that it holds queries";
    const line = (0,unusable/* writeDataset */.Mf)({ format: "json", path: (0,unusable/* pathFromSuite */._b)(file), ...first });
    return isInUsualPlace && golden.namesDocuments ? { what: `${file}, a list that names documents`, reason, line } : null;
  }
  return {
    kind: "dataset",
    file,
    keys: { format: "json", ...first },
    relevance: null,
    corpus: golden.corpus,
    furtherDatasets,
    hintsForPerson: golden.hintsForPerson
  };
}
function describeRefused(file, { reason, entry }) {
  const dataset = (0,unusable/* writeDataset */.Mf)({ format: "json", path: (0,unusable/* pathFromSuite */._b)(file), ...entry });
  return {
    what: `${file}, a list of queries`,
    reason,
    line: `${dataset}, if they are names in your index`
  };
}
function parseByEnding(file, text) {
  try {
    if (/\.json$/i.test(file)) {
      return { problem: null, value: JSON.parse(text) };
    }
    if (/\.ya?ml$/i.test(file)) {
      const source = { file, text, digest: "" };
      return { problem: null, value: (0,yaml_document.parseForeignYaml)(source, "invalid_suite").value };
    }
    return parseLines(text);
  } catch (error) {
    if (!(error instanceof errors.GateError)) {
      return describeFault(text, 1);
    }
    const [first] = error.problems;
    const linePrefix = first?.line === void 0 ? "" : `line ${first.line}: `;
    return { problem: `It can't be parsed: ${linePrefix}${first?.message ?? error.message}` };
  }
}
function parseLines(text) {
  const value = [];
  for (const [index, line] of text.split("\n").entries()) {
    if ((0,json_file/* isBlankOrComment */.bz)(line)) {
      continue;
    }
    try {
      value.push(JSON.parse(line));
    } catch {
      return describeFault(line, index + 1);
    }
  }
  return { problem: null, value };
}
function describeFault(text, firstLine) {
  const fault = (0,json_fault/* findJsonFault */.W)(text);
  const line = firstLine + fault.line - 1;
  return { problem: `It can't be parsed: line ${line}: ${fault.message}` };
}
const OTHER_FORM = /(?:^|\/)[^/]*(?:gold|test_?set|eval(?:uation)?_?(?:set|data|case|quer|question)|quer(?:y|ies)_?(?:set|cases)|questions)[^/]*\.(?:toml|xlsx?|parquet|py|[cm]?[jt]s)$|(?:^|\/)quer(?:y|ies)\.(?:toml|xlsx?|parquet)$/i;
const CASE_IN_CODE = /\b(?:query|question|q)["']?\s*[:=]\s*["'`]/g;
const EXPECTED_IN_CODE = /expect|relevan|gold|source/i;
function describeOtherForm(file, read) {
  const what = `${file}, by its name a golden file`;
  if (!/\.(?:py|[cm]?[jt]s)$/i.test(file)) {
    const reason2 = "This form is not read: write it as JSON, JSON Lines, YAML or CSV";
    return { what, reason: reason2, line: null };
  }
  const text = read(file);
  const caseCount = [...text.matchAll(CASE_IN_CODE)].length;
  if (caseCount < 3 || !EXPECTED_IN_CODE.test(text)) {
    return null;
  }
  const reason = "Queries in code are not read: see docs/golden-in-code.md for how to export them";
  return { what, reason, line: null };
}
function describeUnread(file, value, documentKey) {
  const what = documentKey === null ? `${file}, by its name a golden file` : `${file}, a list that names documents`;
  const [list] = Array.isArray(value) ? [{ expression: null, cases: value }] : (0,json_file/* findCaseLists */.Rv)(value);
  const firstCase = list?.cases[0];
  if (list === void 0 || !(0,json/* isObject */.Gv)(firstCase)) {
    const reason = `It holds ${(0,json_targets/* describeValue */.bp)(value)}, in which no list of cases was found`;
    return { what, reason, line: null };
  }
  const text = JSON.stringify(firstCase);
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\u2026` : text;
  const line = (0,unusable/* writeDataset */.Mf)({
    format: "json",
    path: (0,unusable/* pathFromSuite */._b)(file),
    ...list.expression === null ? {} : { cases: list.expression },
    fields: { query: "KEY", expected: documentKey ?? "KEY" }
  });
  const unknownKeys = documentKey === null ? "as the query, or as its documents" : "as the query of its documents";
  const keysSentence = `Its keys are ${(0,json_targets/* describeKeys */.mC)(firstCase)}`;
  return {
    what,
    reason: `No key is known ${unknownKeys}. The first case is ${shown}. ${keysSentence}`,
    line: `${line}, with your keys`
  };
}
const MOST_SHOWN = 200;
function describeUnusable(file, read) {
  try {
    if (/\.[ct]sv$/i.test(file)) {
      const { names, rows } = readTable(file, read(file));
      return (0,unusable/* describeTable */.uq)(file, names, rows);
    }
    if (!/\.(?:jsonl|ndjson)$/i.test(file)) {
      return null;
    }
    const first = JSON.parse(read(file).split("\n", 1)[0] ?? "");
    return (0,json/* isObject */.Gv)(first) ? (0,unusable/* describeFields */.VO)(file, first) : null;
  } catch {
    return null;
  }
}
function findCollections(files) {
  return files.flatMap((file) => readBeir(file, files) ?? readTrec(file, files) ?? []);
}
function findNeighbour(file, name, files) {
  const folder = external_node_path_.posix.dirname(file);
  return files.find((each) => external_node_path_.posix.dirname(each) === folder && name.test(external_node_path_.posix.basename(each)));
}
function readBeir(file, files) {
  if (!/(?:^|\/)queries\.jsonl(?:\.gz)?$/.test(file)) {
    return null;
  }
  const folder = external_node_path_.posix.dirname(file);
  const qrelsFolder = external_node_path_.posix.join(folder, "qrels");
  const splits = files.filter((each) => external_node_path_.posix.dirname(each) === qrelsFolder && each.endsWith(".tsv")).map((each) => external_node_path_.posix.basename(each, ".tsv"));
  const split = splits.includes("test") ? "test" : splits[0];
  const isFlat = findNeighbour(file, /^qrels\.tsv$/, files) !== void 0;
  if (split === void 0 && !isFlat) {
    return null;
  }
  const corpus = findNeighbour(file, /^corpus\.jsonl$/, files) ?? null;
  const keys = { format: "beir", ...split === void 0 ? {} : { split }, intent: "all" };
  return { kind: "dataset", file: folder, keys, relevance: null, corpus };
}
function readTrec(file, files) {
  const isTopics = /topics[^/]*$|(?:^|[/._-])queries[\w.-]*\.tsv$/i.test(file);
  const qrels = isTopics ? findNeighbour(file, /^(?!.*(?:topics|queries)).*qrels/i, files) : void 0;
  if (qrels === void 0) {
    return null;
  }
  const keys = { format: "trec", qrels: (0,unusable/* pathFromSuite */._b)(qrels), intent: "all" };
  return { kind: "dataset", file, keys, relevance: null, corpus: null };
}
function classifyFile(file, read, documents) {
  if (/\.[ct]sv$/i.test(file)) {
    return classifyTable(file, read(file), documents);
  }
  if (/\.ya?ml$/i.test(file) && !/suite|cases/i.test(file)) {
    return null;
  }
  const text = read(file);
  try {
    if (/\.(?:jsonl|ndjson)$/i.test(file)) {
      return classifyFirstLine(file, JSON.parse(text.split("\n", 1)[0] ?? ""));
    }
    return classifyValue(file, /\.json$/i.test(file) ? JSON.parse(text) : (0,dist/* parse */.qg)(text));
  } catch {
    return null;
  }
}
function findPacks(files, read) {
  const parsedFiles = files.filter((file) => file.endsWith(".json")).slice(0, MOST_READ).map((file) => ({ file, value: parseObject(read(file)) }));
  const policy = parsedFiles.find(({ value }) => value["version"] === pack_rules/* POLICY_VERSION */.Ky);
  const packs = [];
  for (const { file, value } of parsedFiles) {
    const { version, queries } = value;
    const isPack = Array.isArray(queries) && (0,json/* isObject */.Gv)(queries[0]) && "expected_targets" in queries[0];
    if (!isPack || typeof version !== "string") {
      continue;
    }
    const intents = queries.flatMap((query) => (0,json/* isObject */.Gv)(query) && typeof query["intent"] === "string" ? [query["intent"]] : []);
    const baseline = parsedFiles.find((each) => each.value["version"] === pack_rules/* BASELINE_VERSION */.d0 && each.value["suite_version"] === version);
    const pack = {
      revision: version,
      intents: [...new Set(intents)],
      policy: policy?.file ?? null,
      baseline: baseline?.file ?? null
    };
    const keys = { format: "cruxe" };
    packs.push({ kind: "dataset", file, keys, relevance: null, corpus: null, pack });
  }
  return packs;
}
function parseObject(text) {
  try {
    return (0,json/* objectMembers */.vN)(JSON.parse(text));
  } catch {
    return {};
  }
}
function makeDataset(file, keys, highestGrade = 1) {
  const relevance = highestGrade > 1 ? Math.ceil(highestGrade / 2) : null;
  return { kind: "dataset", file, keys, relevance, corpus: null };
}
function classifyFirstLine(file, first) {
  if (!(0,json/* isObject */.Gv)(first)) {
    return null;
  }
  if ("query_id" in first && "relevant_docs" in first) {
    return makeDataset(file, { format: "qrels-jsonl", intent: "all" });
  }
  const isLog = "query" in first && isLogOfSearches(Object.keys(first));
  return isLog ? { kind: "log", file } : null;
}
function isSuite(value) {
  const isNamed = typeof value["name"] === "string" && "revision" in value;
  return isNamed && "version" in value && ("cases" in value || "dataset" in value);
}
function classifyValue(file, value) {
  if ((0,json/* isObject */.Gv)(value) && isSuite(value)) {
    return { kind: "suite", file, draft: value["draft"] === true };
  }
  if ((0,json/* isObject */.Gv)(value) && listRatings(value["requests"]).length > 0) {
    return makeDataset(file, { format: "rank-eval" }, highestRating(value["requests"]));
  }
  const judgments = (0,json/* isObject */.Gv)(value) ? value["judgmentRatings"] ?? value["judgments"] : value;
  if (listRatings(judgments).length > 0) {
    return makeDataset(file, { format: "judgments" }, highestRating(judgments));
  }
  const [firstEntry] = Array.isArray(value) ? value : [];
  const items = (0,json/* isObject */.Gv)(firstEntry) && "query" in firstEntry ? firstEntry["gold"] : void 0;
  const isEvidence = Array.isArray(items) && items.some((item) => (0,json/* isObject */.Gv)(item) && "type" in item);
  return isEvidence ? makeDataset(file, { format: "evidence", intent: "all" }) : null;
}
function listRatings(list) {
  return Array.isArray(list) ? list.flatMap((each) => (0,json/* isObject */.Gv)(each) && Array.isArray(each["ratings"]) ? each["ratings"] : []) : [];
}
function highestRating(list) {
  const ratings = listRatings(list).map((each) => Number((0,json/* isObject */.Gv)(each) ? each["rating"] : 0) || 0);
  return ratings.reduce((highest, rating) => Math.max(highest, rating), 0);
}
const QUERY_COLUMN = /^(?:query|question|q|search|search_?(?:query|term)|keywords?|input|prompt)$/i;
const OTHER_QUERY_COLUMN = /^(?:(?:search|user)[ _]?(?:query|question|phrase|input)|(?:query|question)[ _]?text|frage|suchanfrage|pregunta|consulta)$/i;
const EXPECTED_COLUMN = /^(?:answer[ _-]?(?:docs?|documents?|paths?|ids?|urls?|pages?|files?)|(?:expected|relevant|target|correct|gold|right)[ _-]?(?:docs?|documents?|paths?|ids?|urls?|pages?|results?|files?|sources?|articles?|refs?|(?:doc|document|chunk|passage|article|source)[ _-]?(?:ids?|names?))?|(?:product|item)[ _-]?ids?|source[ _-]?(?:docs?|documents?|files?|paths?|urls?|pages?)|__expected|docs?|documents?|(?:doc|document|chunk)[ _-]?ids?|paths?|urls?|pages?)$/i;
const LOG_COLUMN = /^(?:click\w*|session\w*|visit\w*|count|searches|search_count|freq\w*)$/i;
const USUAL_LOG_COLUMN = /^(?:timestamp|time|date|user_?id|position)$/i;
const SURELY_EXPECTED_COLUMN = /expect|relevan|target|correct|gold|right/i;
function isLogOfSearches(names) {
  const hasExpected = names.some((name) => SURELY_EXPECTED_COLUMN.test(name));
  return names.some((name) => LOG_COLUMN.test(name) || USUAL_LOG_COLUMN.test(name) && !hasExpected);
}
const FURTHER_COLUMNS = {
  intent: /^(?:intent|category|kategorie|topic|thema|type|kind|section)$/i,
  grade: /^(?:grade|rating|relevance)$/i,
  id: /^(?:id|case|case[ _-]?id|test[ _-]?id|query[ _-]?id|qid)$/i
};
function readTable(file, text) {
  const textWithoutMark = text.replace(/^\ufeff/, "");
  const delimiter = (0,delimited/* detectDelimiter */.T6)(textWithoutMark);
  const [header, ...rows] = (0,delimited/* readCsv */.Nb)({ file, text: textWithoutMark }, [], delimiter);
  return {
    names: header?.cells.map((cell) => cell.trim()) ?? [],
    rows: rows.map(({ cells }) => cells)
  };
}
function classifyTable(file, text, documents) {
  const { names, rows } = readTable(file, text);
  const findColumn = (pattern) => names.findIndex((name) => pattern.test(name));
  const hasColumn = (pattern) => findColumn(pattern) !== -1;
  const columnCells = (index) => rows.map((cells) => cells[index] ?? "");
  if (hasColumn(/^query$/i) && hasColumn(/^docid$/i) && hasColumn(/^rating$/i)) {
    const ratings = columnCells(findColumn(/^rating$/i)).map(Number);
    return makeDataset(file, { format: "quepid" }, Math.max(...ratings.filter(Number.isFinite)));
  }
  const isRagas = hasColumn(/^user_input$/) && hasColumn(/^reference(?:_contexts)?$/) || hasColumn(/^question$/) && hasColumn(/^ground_truth$/);
  if (isRagas) {
    return makeDataset(file, { format: "ragas-csv", intent: "all" });
  }
  const usualQuery = names.find((name) => QUERY_COLUMN.test(name));
  const query = usualQuery ?? names.find((name) => OTHER_QUERY_COLUMN.test(name));
  if (query === void 0) {
    return null;
  }
  if (isLogOfSearches(names)) {
    return usualQuery === void 0 ? null : { kind: "log", file };
  }
  const namedIndex = names.findIndex((name, index) => EXPECTED_COLUMN.test(name) && !(/pages?$/i.test(name) && columnCells(index).every((cell) => /^\d*$/.test(cell.trim()))));
  const isOfDocuments = (name, index) => data_mayNameDocuments(name, columnCells(index)) && name !== query && documents.measureFit(columnCells(index)).share >= 0.5;
  const expectedIndex = namedIndex === -1 ? names.findIndex(isOfDocuments) : namedIndex;
  const expected = names[expectedIndex];
  if (expected === void 0) {
    return null;
  }
  if ((0,unusable/* findWordLabel */.Ev)(names, rows) !== null) {
    return null;
  }
  const columns = { query, expected };
  for (const [column, pattern] of Object.entries(FURTHER_COLUMNS)) {
    const name = names.find((each) => pattern.test(each));
    if (name !== void 0) {
      columns[column] = name;
    }
  }
  const separator = ["|", ";", ","].find((mark) => columnCells(expectedIndex).some((cell) => cell.includes(mark)));
  const separatorMember = separator === void 0 ? {} : { separator };
  const dataset = makeDataset(file, { format: "csv", columns, ...separatorMember });
  const hintsForPerson = [
    ...namedIndex === -1 && !isDocumentKey(expected) ? [
      `\`${expected}\` is taken for the documents, since its cells are names of documents here: check that they are what a search should find`
    ] : [],
    ...sameDocumentHints(columnCells(expectedIndex).map((cell) => [cell]))
  ];
  return { ...dataset, hintsForPerson };
}
function data_mayNameDocuments(name, cells) {
  const isFurtherColumn = Object.values(FURTHER_COLUMNS).some((pattern) => pattern.test(name));
  const areNumbers = cells.every((cell) => /^\d*$/.test(cell.trim()));
  return !isFurtherColumn && !NO_DOCUMENT_KEY.test(name) && !areNumbers;
}


;// CONCATENATED MODULE: ./lib/workbench/init/found-search.js
function findRunner(file, python) {
  if (file.endsWith(".py")) {
    return python;
  }
  return file.endsWith(".sh") ? "bash" : "node";
}
function isPlain(file) {
  return /^[\w./-]+$/.test(file);
}


;// CONCATENATED MODULE: ./lib/workbench/init/parameters.js
const MOST_CHARACTERS = 4e3;
function splitParameters(text, start) {
  const characters = text.slice(start, start + MOST_CHARACTERS).replaceAll("=>", "\u21D2").replaceAll("->", "\u2192");
  const parts = [""];
  let depth = 0;
  for (const character of characters) {
    if (depth === 0 && ")]}".includes(character)) {
      break;
    }
    if ("([{<".includes(character)) {
      depth += 1;
    }
    if (")]}>".includes(character)) {
      depth -= 1;
    }
    if (depth === 0 && character === ",") {
      parts.push("");
    } else {
      parts.push(`${parts.pop()}${character}`);
    }
  }
  return parts.map((part) => part.replaceAll("\u21D2", "=>").replaceAll("\u2192", "->").trim()).filter((part) => part !== "");
}


;// CONCATENATED MODULE: ./lib/workbench/init/module-functions.js



const SEARCH_FILE = /^(?:serve|search|retrieve|retriever|query)\.(py|[cm]?[jt]s)$/i;
const MODULE = /(?:(?:(?<!re)search|retriev)[^]*|(?:^|\/)(?:query|find|lookup|serve|rag)[^/]*)\.[cm]?[jt]s$/i;
const NO_SOURCE = /\.(?:d|test|spec|stories|config|min)\.[cm]?[jt]s$/;
const module_functions_MOST_READ = 400;
const MOST_FOUND = 8;
const module_functions_MOST_SHOWN = 200;
const EXACT_NAME = /^(?:search|retrieve|query|find)$/;
const SEARCH_NAME = /^(?:(?:search|retrieve|query)(?:[A-Z_]\w*)?|(?:hybrid|semantic|vector|keyword|fullText|run|perform)(?:Search|Retrieve|Query)\w*)$/;
const FIND_NAME = /^(?:(?:find|lookup|lookUp)[A-Z_]\w*|(?:get|fetch)(?:Relevant|Similar)\w*|(?:get|fetch)\w*(?:Context|Chunks|Documents))$/;
const QUERY_PARAMETER = /^(?:query\w*|q|question|text|terms?|input|prompt|keywords?|phrase|search\w*|\w+Query)$/;
const LIMIT_PARAMETER = /^(?:k|limit|topK|top_k|topN|n|size|count|max|maxResults|max_results|maxHits|numResults|num_results|pageSize|page_size|perPage|hitsPerPage|take)$/;
const REQUEST_PARAMETER = /^_?(?:req|request|ctx|context|event|props|app|router|element|el|node)$/;
const DEFAULT_RANK = 4;
const EXACT_RANK = 3;
const NAMED_RANK = 2;
const FINDING_RANK = 1;
const METHOD_MALUS = 0.5;
const FILE_BONUS = 4;
function findModuleSearches(files, read) {
  const modules = files.filter((file) => MODULE.test(file) && isPlain(file) && !NO_SOURCE.test(file));
  const adapterPath = chooseAdapterPath(files);
  const found = [];
  for (const file of modules.slice(0, module_functions_MOST_READ)) {
    const candidate = findExportedSearch(file, read(file));
    if (candidate !== null) {
      found.push({ file, candidate });
    }
  }
  const ranked = found.toSorted((a, b) => b.candidate.rank - a.candidate.rank);
  return ranked.slice(0, MOST_FOUND).map(({ file, candidate }) => describeModule(file, candidate, adapterPath));
}
function findExportedSearch(file, source) {
  const text = withoutComments(source);
  const isSearchFile = SEARCH_FILE.test(external_node_path_.posix.basename(file));
  const bonus = isSearchFile ? FILE_BONUS : 0;
  const candidates = [];
  const defaultExport = isSearchFile ? readDefaultExport(text, bonus) : null;
  if (defaultExport !== null) {
    candidates.push(defaultExport);
  }
  for (const exported of listExports(text)) {
    const { name, localName } = exported;
    candidates.push(...findMethods(text, exported, bonus));
    const rank = rankOfName(name);
    if (rank === null) {
      continue;
    }
    const parameters = findParameters(text, localName);
    const isExact = EXACT_NAME.test(name);
    if (parameters === null && !(isExact && isSearchFile)) {
      continue;
    }
    const howCalled = parameters === null ? UNKNOWN_CALL : writeCall(parameters, text, { isSurelySearch: isExact });
    if (howCalled !== null) {
      candidates.push({ ...howCalled, name, rank: rank + bonus, parameters, isDirect: false });
    }
  }
  const ranked = candidates.toSorted((a, b) => b.rank - a.rank);
  return ranked.find((each) => each.call !== null) ?? ranked[0] ?? null;
}
function findMethods(text, { name, localName }, bonus) {
  const ownClass = new RegExp(`\\b${localName}\\b[^=\\n]*=\\s*new\\s+(\\w+)\\b`).exec(text)?.[1];
  const isOfClass = ownClass === void 0;
  const classText = readClass(text, ownClass ?? localName);
  const candidates = [];
  const declarations = /^[ \t]+(?:public\s+)?(?:async\s+)?(\w+)\s*(?:<[^()]*>\s*)?\((?![^()]*\)\s*;)/gm;
  for (const match of classText.matchAll(declarations)) {
    const methodName = match[1] ?? "";
    const rank = rankOfName(methodName);
    if (rank === null) {
      continue;
    }
    const parameterList = splitParameters(classText, match.index + match[0].length);
    if (methodName === "query" && !parameterList.some(isQuestion)) {
      continue;
    }
    const parameters = parameterList.join(", ");
    const isSurelySearch = EXACT_NAME.test(methodName);
    const called = writeCall(parameters, classText, { isSurelySearch });
    if (called === null) {
      continue;
    }
    const argumentsNeeded = isOfClass ? listConstructorNeeds(classText) : [];
    candidates.push({
      name,
      method: { name: methodName, isOfClass },
      rank: rank + bonus - METHOD_MALUS,
      parameters,
      call: argumentsNeeded.length === 0 ? called.call : null,
      needed: [...argumentsNeeded, ...called.needed],
      isDirect: false
    });
  }
  return candidates;
}
function isQuestion(parameter) {
  const { name, members } = readParameter(parameter);
  return [name, ...members].some((each) => /^(?:query|q|question)$/.test(each));
}
function readClass(text, name) {
  const start = new RegExp(`^[^\\n]*\\bclass\\s+${name}\\b`, "m").exec(text)?.index;
  if (start === void 0) {
    return "";
  }
  const textFromClass = text.slice(start);
  return textFromClass.slice(0, /\n\}/.exec(textFromClass)?.index);
}
function listConstructorNeeds(classText) {
  const start = /^[ \t]+(?:public\s+)?constructor\s*\(/m.exec(classText);
  if (start === null) {
    return [];
  }
  return splitParameters(classText, start.index + start[0].length).map((part) => part.replace(/^(?:(?:public|private|protected|readonly)\s+)+/, "")).map(readParameter).filter(({ isRequired }) => isRequired).map(nameParameter);
}
function rankOfName(name) {
  if (EXACT_NAME.test(name)) {
    return EXACT_RANK;
  }
  if (SEARCH_NAME.test(name)) {
    return NAMED_RANK;
  }
  return FIND_NAME.test(name) ? FINDING_RANK : null;
}
function listExports(text) {
  const names = [];
  const declarations = /^[ \t]*(?:export\s+(?:async\s+)?(?:function\s*\*?|const|let|var|class)|(?:module\.)?exports\.)\s*([\w$]+)/gm;
  for (const match of text.matchAll(declarations)) {
    const name = match[1] ?? "";
    names.push({ name, localName: name });
  }
  const lists = /^[ \t]*(?:export\s*|module\.exports\s*=\s*)\{([^{}]*)\}(?!\s*from)/gm;
  for (const match of text.matchAll(lists)) {
    for (const part of (match[1] ?? "").split(",")) {
      const parsedPart = /^\s*(\w+)(?:\s*(?:as|:)\s*(\w+))?\s*$/.exec(part);
      if (parsedPart === null) {
        continue;
      }
      const [, firstName = "", secondName = firstName] = parsedPart;
      const isMember = part.includes(":");
      names.push(isMember ? { name: firstName, localName: secondName } : { name: secondName, localName: firstName });
    }
  }
  return names;
}
const FUNCTION_START = String.raw`(?:async\b\s*)?(?:function\b\s*\*?\s*\w*\s*)?(?:<[^()]*>\s*)?`;
function readDefaultExport(text, bonus) {
  const start = /^[ \t]*(?:export\s+default|module\.exports\s*=)\s*/m.exec(text);
  const renamedExport = /^[ \t]*export\s*\{[^{}]*?(\w+)\s+as\s+default\b/m.exec(text)?.[1];
  if (start === null && renamedExport === void 0) {
    return null;
  }
  const exportedText = start === null ? `${renamedExport};` : text.slice(start.index + start[0].length);
  const name = /^(\w+)\s*(?:;|\n|$)/.exec(exportedText)?.[1];
  const isMadeSearch = /^(?:await\s+)?\w*(?:search|retriev)\w*\s*\(/i.test(exportedText);
  const parameters = name === void 0 ? readParameterList(exportedText) : findParameters(text, name);
  const defaultCandidate = { name: "default", rank: DEFAULT_RANK + bonus };
  if (parameters === null) {
    const isNamed = name !== void 0 && rankOfName(name) !== null;
    return isNamed || isMadeSearch ? { ...defaultCandidate, ...UNKNOWN_CALL, parameters: null, isDirect: true } : null;
  }
  const call = writeCall(parameters, text, { isSurelySearch: true });
  return call === null ? null : { ...defaultCandidate, ...call, parameters, isDirect: isCalledDirectly(call.call) };
}
function isCalledDirectly(call) {
  return call === "query" || call === "query, { k }";
}
function readParameterList(text) {
  const [, loneParameter] = /^(?:async\s+)?([\w$]+)\s*=>/.exec(text) ?? [];
  if (loneParameter !== void 0) {
    return loneParameter;
  }
  const start = new RegExp(`^${FUNCTION_START}\\(`).exec(text);
  return start === null ? null : splitParameters(text, start[0].length).join(", ");
}
function findParameters(text, name) {
  const declaration = new RegExp(`\\bfunction\\b\\s*\\*?\\s*${name}\\s*(?:<[^()]*>\\s*)?\\(`).exec(text);
  if (declaration !== null) {
    return splitParameters(text, declaration.index + declaration[0].length).join(", ");
  }
  const assignment = new RegExp(`\\b${name}\\b(?:\\s*:[^=\\n]+)?\\s*=(?![=>])\\s*`).exec(text);
  return assignment === null ? null : readParameterList(text.slice(assignment.index + assignment[0].length));
}
const UNKNOWN_CALL = { call: "query, { k }", needed: [] };
function writeCall(parameters, text, { isSurelySearch }) {
  const [first, ...others] = splitParameters(parameters, 0).map(readParameter);
  if (first === void 0) {
    return isSurelySearch ? { call: "query", needed: [] } : null;
  }
  if (first.members.length > 0) {
    return callWithObject(first.members, others);
  }
  if (REQUEST_PARAMETER.test(first.name)) {
    return null;
  }
  if (QUERY_PARAMETER.test(first.name)) {
    return callWithQuery(others, text);
  }
  if (!isSurelySearch) {
    return null;
  }
  const isQueryLater = others.some(({ name }) => QUERY_PARAMETER.test(name));
  if (isQueryLater) {
    return { call: null, needed: [first.name] };
  }
  const usedMembers = findMembers(first.name, text);
  return usedMembers.some((member) => QUERY_PARAMETER.test(member)) ? callWithObject(usedMembers, others) : callWithQuery(others, text);
}
function callWithObject(members, others) {
  const query = members.find((member) => QUERY_PARAMETER.test(member));
  if (query === void 0) {
    return null;
  }
  const limit = members.find((member) => LIMIT_PARAMETER.test(member));
  const argument = writeObject([
    [query, "query"],
    [limit, "k"]
  ]);
  return finishCall([argument], others);
}
function callWithQuery(others, text) {
  const limitArguments = others.map((parameter) => limitArgument(parameter, text));
  const index = limitArguments.findIndex((argument) => argument !== null);
  if (index === -1) {
    return finishCall(["query"], others);
  }
  const parametersBefore = others.slice(0, index);
  const skippedArguments = parametersBefore.map(() => "undefined");
  const callArguments = ["query", ...skippedArguments, limitArguments[index] ?? "k"];
  return finishCall(callArguments, [...parametersBefore, ...others.slice(index + 1)]);
}
function finishCall(callArguments, others) {
  const needed = others.filter(({ isRequired }) => isRequired).map(nameParameter);
  return { call: needed.length === 0 ? callArguments.join(", ") : null, needed };
}
function nameParameter({ name, members }) {
  return name === "" ? `{ ${members.join(", ")} }` : name;
}
function limitArgument({ name, members }, text) {
  if (LIMIT_PARAMETER.test(name)) {
    return "k";
  }
  const isOptions = members.length > 0 || /^(?:opts?|options?|params|config|settings|args)$/.test(name);
  if (!isOptions) {
    return null;
  }
  const knownMembers = [...members, ...findMembers(name, text)];
  const limit = knownMembers.find((member) => LIMIT_PARAMETER.test(member));
  if (limit === void 0 && members.length > 0) {
    return null;
  }
  return writeObject([[limit ?? "limit", "k"]]);
}
function findMembers(name, text) {
  if (name === "") {
    return [];
  }
  const accesses = [...text.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, "g"))];
  const destructuredMembers = new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${name}\\b`).exec(text)?.[1] ?? "";
  return [...accesses.map((match) => match[1] ?? ""), ...listMembers(destructuredMembers)];
}
function writeObject(members) {
  const memberTexts = [];
  for (const [name, value] of members) {
    if (name !== void 0) {
      memberTexts.push(name === value ? name : `${name}: ${value}`);
    }
  }
  return `{ ${memberTexts.join(", ")} }`;
}
function readParameter(text) {
  if (!text.startsWith("{")) {
    const isOptional = /^[\w$]+\s*\?|^\.\.\.|=(?!>)/.test(text);
    const name = /^[\w$]+/.exec(text)?.[0] ?? "";
    return { name, members: [], isRequired: !isOptional };
  }
  const members = listMembers(splitParameters(text, 1).join(","));
  const hasDefault = /=\s*\{[^{}]*\}\s*$/.test(text);
  return { name: "", members, isRequired: !hasDefault };
}
function listMembers(text) {
  return splitParameters(text, 0).flatMap((part) => /^[\w$]+/.exec(part)?.[0] ?? []);
}
function describeModule(file, candidate, adapterPath) {
  const { name, method, call, needed, isDirect } = candidate;
  const methodClause = method === void 0 ? "" : ` with the method ${method.name}`;
  const what = name === "default" ? `${file}, a module with a default export` : `${file}, which exports ${name}${methodClause}`;
  const versionNote = nodeVersionNote(file);
  if (call === null) {
    const names = needed.map((each) => `\`${each}\``).join(", ");
    const advice2 = `it needs ${names}, too: write a module whose default export takes a query and calls it`;
    return { file, what, retriever: null, advice: advice2 };
  }
  if (isDirect) {
    const advice2 = `the default export of ${file} has to take a query and return results${versionNote}`;
    return { file, what, retriever: `{ kind: module, path: ${file} }`, advice: advice2 };
  }
  const adapter = writeAdapter(file, candidate, call, adapterPath);
  const advice = `${adapter.path} calls it: check there how it gets the number of results, and what the results' ids are${versionNote}`;
  return { file, what, retriever: `{ kind: module, path: ${adapter.path} }`, advice, adapter };
}
function chooseAdapterPath(files) {
  const places = ["retrieval/search.mjs", "retrieval/gate-search.mjs"];
  return places.find((place) => !files.includes(place)) ?? "retrieval/gate-adapter.mjs";
}
function writeAdapter(file, { name, method, parameters }, call, adapterPath) {
  const from = JSON.stringify(external_node_path_.posix.relative(external_node_path_.posix.dirname(adapterPath), file));
  const isDefault = name === "default";
  const calledName = isDefault || name === "query" ? "search" : name;
  const importedName = name === "query" ? "query as search" : name;
  const importLine = `import ${isDefault ? calledName : `{ ${importedName} }`} from ${from};`;
  const takesLimit = /\bk\b/.test(call);
  const head = takesLimit ? "async (query, { k })" : "async (query)";
  const calledText = isDefault ? "the default export" : method?.name ?? name;
  const objectLine = method?.isOfClass === true ? `const object = new ${calledName}();` : "";
  const objectName = objectLine === "" ? calledName : "object";
  const callee = method === void 0 ? calledName : `${objectName}.${method.name}`;
  const limitNote = takesLimit ? "it gets the number of results, k, as it stands below." : "it gets no number of results, so it has to return enough of them.";
  const parametersNote = parameters === null ? "" : ` It takes (${parameters.replaceAll(/\s+/g, " ").slice(0, module_functions_MOST_SHOWN)}).`;
  const text = `// The gate calls this module, and it calls ${calledText} of ${file}. Check both:
// 1. The call: ${limitNote}${parametersNote}
// 2. The results: each needs \`path\` or \`id\` as the suite names its documents, for example
//    results.map((result) => ({ path: result.slug, score: result.score }))
${importLine}
${objectLine === "" ? "" : `
${objectLine}
`}
export default ${head} => {
  const results = await ${callee}(${call});
  return results;
};
`;
  const objectPart = objectLine === "" ? "" : `${objectLine} `;
  return {
    path: adapterPath,
    text,
    line: `${importLine} ${objectPart}export default ${head} => ${callee}(${call});`
  };
}
function nodeVersionNote(file) {
  return /ts$/i.test(file) ? "; a .ts file needs Node.js 22.18 or newer" : "";
}
function withoutComments(text) {
  return text.replaceAll(/(^|\s)\/\*[^]*?\*\//g, "$1").replaceAll(/(^|[\s;])\/\/[^\n]*/g, "$1");
}


;// CONCATENATED MODULE: ./lib/workbench/init/python-functions.js


const OTHER_FOLDERS = /(?:^|\/)(?:tests?|__tests__|examples?|fixtures|docs?|migrations|alembic)\//;
const NO_MODULE = /^(?:test_.*|.*_test|conftest|setup|__main__)\.py$/;
const python_functions_MOST_READ = 400;
const python_functions_MOST_FOUND = 8;
const python_functions_EXACT_RANK = 10;
const python_functions_NAMED_RANK = 6;
const OTHER_RANK = 2;
const RETRIEVER_RANK = 9;
const FUNCTION_BONUS = 3;
const OBJECT_BONUS = 2;
function findPythonSearches(files, read) {
  const modules = files.filter((file) => /^(?:[\w./-]*\/)?\w+\.py$/.test(file) && !OTHER_FOLDERS.test(file) && !NO_MODULE.test(external_node_path_.basename(file)));
  const sources = modules.slice(0, python_functions_MOST_READ).map((file) => readModule(file, python_functions_withoutComments(read(file))));
  const found = [];
  for (const source of sources) {
    found.push(...findFunctions(source, sources), ...findRetrievers(source));
  }
  return found.toSorted((a, b) => fileRank(b) - fileRank(a)).filter(isFirstOfItsName).slice(0, python_functions_MOST_FOUND).map((each) => describeCandidate(each, files));
}
function readModule(file, text) {
  return { file, text, makers: findMakers(text), constructions: findConstructions(text) };
}
function isFirstOfItsName({ file, candidate }, index, all) {
  const first = all.findIndex((other) => other.file === file && other.candidate.name === candidate.name);
  return first === index;
}
function fileRank({ file, candidate }) {
  const nameBonus = /search|retriev|query/i.test(file) ? 1 : 0;
  return candidate.rank + nameBonus - file.split("/").length / 10;
}
function describeCandidate({ file, candidate, text }, files) {
  const { name, obstacle, meaning, nameOfNewObject } = candidate;
  const { module, folder } = findImport(file, text, files);
  const pathMember = folder === null ? "" : `, path: ${folder}`;
  const what = `${file}, ${meaning}`;
  if (obstacle !== null) {
    const advice2 = nameOfNewObject === void 0 ? obstacle : `${obstacle}, and name it: function: "${module}:${nameOfNewObject}"${pathMember}`;
    return { file, what, retriever: null, advice: advice2 };
  }
  const retriever = `{ kind: python, function: "${module}:${name}"${pathMember} }`;
  const advice = `\`retrieval-gate ask "a query"\` calls ${name} of ${file}`;
  return { file, what, retriever, advice };
}
function findImport(file, text, files) {
  const fileName = external_node_path_.posix.basename(file, ".py");
  const fileFolder = external_node_path_.posix.dirname(file);
  const isInPackage = files.includes(external_node_path_.posix.join(fileFolder, "__init__.py"));
  const siblings = files.filter((other) => external_node_path_.posix.dirname(other) === fileFolder && other.endsWith(".py") && other !== file).map((other) => external_node_path_.posix.basename(other, ".py"));
  const importsSibling = siblings.some((name) => new RegExp(`^\\s*(?:from|import)\\s+${name}\\b`, "m").test(text));
  if (!isInPackage && importsSibling && fileFolder !== "." && fileFolder !== "src") {
    return { module: fileName, folder: fileFolder };
  }
  const packageParent = isInPackage ? external_node_path_.posix.dirname(findTopPackage(fileFolder, files)) : ".";
  const unnamable = /^(?:.*\/)?[\w.]*-[\w.-]*(?=\/)/.exec(file)?.[0] ?? "";
  const isBelowParent = unnamable !== "" && `${packageParent}/`.startsWith(`${unnamable}/`);
  const root = unnamable === "" || isBelowParent ? findImportRoot(file, packageParent) : unnamable;
  const pathInRoot = external_node_path_.posix.relative(root, external_node_path_.posix.join(fileFolder, fileName));
  const parts = pathInRoot.split("/");
  const moduleParts = fileName === "__init__" ? parts.slice(0, -1) : parts;
  return { module: moduleParts.join("."), folder: root === "." || root === "src" ? null : root };
}
function findTopPackage(folder, files) {
  let top = folder;
  while (top !== "." && files.includes(external_node_path_.posix.join(external_node_path_.posix.dirname(top), "__init__.py"))) {
    top = external_node_path_.posix.dirname(top);
  }
  return top;
}
function findImportRoot(file, packageParent) {
  return file.startsWith("src/") && (packageParent === "." || packageParent === "src") ? "src" : packageParent;
}
const python_functions_EXACT_NAME = /^(?:a?(?:search|retrieve|query)|buscar|recuperar|rechercher|suchen?)$/;
const python_functions_SEARCH_NAME = /^(?:(?:\w+_)?a?(?:search|retrieve)(?:_\w+)?|(?:buscar|recuperar|rechercher|suche)_\w+)$/;
const OTHER_NAME = /^(?:find_(?:similar|relevant|nearest)\w*|(?:get|fetch|lookup)_(?:\w+_)?(?:contexts?|chunks|passages)|(?:get|fetch|lookup)_(?:relevant|similar)_\w+|rag_query|query_(?:rag|index|docs|documents|kb|knowledge\w*|chunks|collection|corpus|vector\w*))$/;
const PASSAGES_NAME = /(?:contexts?|chunks|passages)$/;
const TEXT_PARAMETER = /^(?:text|prompt|input)$/;
const WEAK_NAME = /^(?:find|(?:find|get|fetch|lookup)_(?:\w+_)?(?:documents|docs|pages|articles|results|matches))$/;
const SEARCH_WORD = /(?<![Rr]e)search|Search|[Rr]etriev|(?<![A-Za-z])rag(?![a-z])|Rag(?![a-z])|(?<![A-Z])RAG/;
const SEARCH_PLACE = /index|vector|knowledge|embed/i;
const METHOD_NAME = /^(?:run|invoke|answer|ask|__call__)$/;
const QUERY_ENGINE = /queryengine/i;
const python_functions_QUERY_PARAMETER = /^(?:\w*quer(?:y|ies)\w*|\w*question\w*|q|text|prompt|terms?|keywords?|input|search\w*|consulta|pregunta|requete|frage|anfrage)$/;
const VECTOR_PARAMETER = /vec|emb/;
const COUNT_PARAMETER = /^(?:k|top_?k|limit|n|top_n|n_results|max_results|num_results)$/;
const ROUTE = /@[\w.]*\b(?:get|post|put|patch|delete|route|api_route|websocket|api_view|command|argument|option|view|tool|task|setter)\b/;
function findFunctions(source, sources) {
  const { text } = source;
  const candidates = [];
  const definitions = /^([ \t]*)(async[ \t]+)?def[ \t]+(\w+)[ \t]*\(/gm;
  for (const match of text.matchAll(definitions)) {
    const name = match[3] ?? "";
    const indent = match[1] ?? "";
    const ownerClass = indent === "" ? null : classAround(text, match.index, indent.length);
    const isInFunction = indent !== "" && ownerClass === null;
    const rank = python_functions_rankOfName(name, ownerClass, source.file);
    if (rank === null || isInFunction || ROUTE.test(decoratorsAbove(text, match.index))) {
      continue;
    }
    const parameters = readParameters(text, match.index + match[0].length);
    const hasSelf = ownerClass !== null && /^(?:self|cls)$/.test(parameters[0]?.name ?? "");
    const ownParameters = hasSelf ? parameters.slice(1) : parameters;
    const query = ownParameters.find(isQueryParameter);
    if (query === void 0 || query !== ownParameters[0] && rank < python_functions_NAMED_RANK) {
      continue;
    }
    const maySplit = rank === OTHER_RANK && PASSAGES_NAME.test(name);
    if (maySplit && TEXT_PARAMETER.test(query.name)) {
      continue;
    }
    const obstacle = describeNeeded(ownParameters, query);
    if (ownerClass === null) {
      const meaning = `the function ${name}`;
      candidates.push({
        file: source.file,
        text,
        candidate: { name, rank: rank + FUNCTION_BONUS, obstacle, meaning }
      });
    } else {
      const method = { ownerClass, method: name, rank, methodObstacle: obstacle };
      candidates.push(describeMethod(source, sources, method));
    }
  }
  return candidates;
}
function python_functions_rankOfName(name, ownerClass, file) {
  if (name.startsWith("_") && name !== "__call__") {
    return null;
  }
  if (python_functions_EXACT_NAME.test(name)) {
    return python_functions_EXACT_RANK;
  }
  if (python_functions_SEARCH_NAME.test(name)) {
    return python_functions_NAMED_RANK;
  }
  const className = ownerClass ?? "";
  const isSearchClass = SEARCH_WORD.test(className) || QUERY_ENGINE.test(className);
  const isSearchMethod = isSearchClass && METHOD_NAME.test(name);
  const isInPlace = isSearchClass || SEARCH_PLACE.test(className) || SEARCH_WORD.test(file) || SEARCH_PLACE.test(file);
  const isOther = OTHER_NAME.test(name) || WEAK_NAME.test(name) && isInPlace;
  return isOther || isSearchMethod ? OTHER_RANK : null;
}
function isQueryParameter({ name }) {
  return python_functions_QUERY_PARAMETER.test(name) && !VECTOR_PARAMETER.test(name);
}
function describeNeeded(parameters, query) {
  const queryIndex = parameters.indexOf(query);
  const needed = parameters.filter(({ name, isRequired }, index) => index < queryIndex || index > queryIndex && isRequired && !COUNT_PARAMETER.test(name));
  return needed.length === 0 ? null : `it needs ${needed.map((each) => `\`${each.name}\``).join(", ")}, too: write a function that takes the query alone`;
}
function describeMethod(source, sources, { ownerClass, method, rank, methodObstacle }) {
  const { file, text } = source;
  const meaning = `the method ${method} of ${ownerClass}`;
  const abstractPattern = `^class ${ownerClass}\\([^)]*\\b(?:Protocol|ABC)\\b`;
  const isAbstract = new RegExp(abstractPattern, "m").test(text);
  const needsObject = isAbstract || hasRequiredArguments(text, ownerClass);
  const makingModule = findMakingModule(ownerClass, source, needsObject ? sources : []);
  if (makingModule !== null) {
    const name = `${makingModule.makers.get(ownerClass)}.${method}`;
    const candidate2 = { name, rank: rank + OBJECT_BONUS, obstacle: methodObstacle, meaning };
    return { file: makingModule.file, text: makingModule.text, candidate: candidate2 };
  }
  const candidate = { name: `${ownerClass}.${method}`, rank: isAbstract ? 0 : rank, meaning };
  if (methodObstacle !== null || !needsObject) {
    return { file, text, candidate: { ...candidate, obstacle: methodObstacle } };
  }
  const maker = sources.find(({ constructions }) => constructions.has(ownerClass));
  const exampleClause = maker === void 0 ? "" : ` (\`search_object = ${maker.constructions.get(ownerClass)}\`, as in ${maker.file})`;
  const obstacle = `make an object of ${ownerClass} in the module${exampleClause}`;
  const nameOfNewObject = `search_object.${method}`;
  return { file, text, candidate: { ...candidate, obstacle, nameOfNewObject } };
}
function findMakingModule(className, source, others) {
  if (source.makers.has(className)) {
    return source;
  }
  return others.find(({ file, makers }) => makers.has(className) && !SCRIPT.test(file)) ?? null;
}
const SCRIPT = /(?:^|[/_])(?:eval\w*|bench\w*|demo\w*|run_\w+|scripts?)(?:\.py$|\/)|(?:^|\/)(?:ingest|index|build|train|load|seed|migrate|main)(?:_\w+)?\.py$/;
const MAKING_CALL = String.raw`([A-Za-z_]\w*)(?:\.(?:from_\w+|load|create|build))?\(`;
function findConstructions(text) {
  const constructions = /* @__PURE__ */ new Map();
  for (const match of text.matchAll(new RegExp(`=[ \\t]*(${MAKING_CALL}[^()\\n]+\\))`, "g"))) {
    const [, call = "", className = ""] = match;
    if (!constructions.has(className)) {
      constructions.set(className, call);
    }
  }
  return constructions;
}
function findMakers(text) {
  const makers = /* @__PURE__ */ new Map();
  const addMaker = (className, name) => {
    if (!makers.has(className)) {
      makers.set(className, name);
    }
  };
  const objects = new RegExp(`^([A-Za-z]\\w*)(?:[ \\t]*:[^=\\n]+)?[ \\t]*=[ \\t]*${MAKING_CALL}`, "gm");
  for (const [, name = "", className = ""] of text.matchAll(objects)) {
    addMaker(className, name);
  }
  for (const match of text.matchAll(/^(?:async[ \t]+)?def[ \t]+([A-Za-z]\w*)[ \t]*\(/gm)) {
    const start = match.index + match[0].length;
    if (readParameters(text, start).some(({ isRequired }) => isRequired)) {
      continue;
    }
    for (const className of findReturnedClasses(text.slice(start))) {
      addMaker(className, match[1] ?? "");
    }
  }
  return makers;
}
function findReturnedClasses(text) {
  const end = /\n[^\s#)\]}]/.exec(text)?.index;
  const body = text.slice(0, end);
  const classes = [];
  const annotation = /^[^\n]*\)[ \t]*->[ \t]*["']?(\w+)/.exec(body)?.[1];
  if (annotation !== void 0) {
    classes.push(annotation);
  }
  const calls = new RegExp(`(?:return|(\\w+)[ \\t]*=)[ \\t]*${MAKING_CALL}`, "g");
  for (const [, variable, className = ""] of body.matchAll(calls)) {
    if (variable === void 0 || body.includes(`return ${variable}`)) {
      classes.push(className);
    }
  }
  return classes;
}
function hasRequiredArguments(text, className) {
  const classText = classCode(text, className);
  const initStart = /def[ \t]+__init__[ \t]*\(/.exec(classText);
  if (initStart === null) {
    return /^class \w+\([^)]*BaseModel/m.test(classText);
  }
  const [, ...others] = readParameters(classText, initStart.index + initStart[0].length);
  return others.some(({ isRequired }) => isRequired);
}
function classCode(text, className) {
  const start = new RegExp(`^class ${className}\\b`, "m").exec(text)?.index ?? text.length;
  const textFromClass = text.slice(start);
  const end = /\n[^\s#)\]}]/.exec(textFromClass)?.index;
  return textFromClass.slice(0, end);
}
function findRetrievers(source) {
  const { file, text } = source;
  if (SCRIPT.test(file)) {
    return [];
  }
  const candidates = [];
  const addCandidate = (name, meaning) => {
    candidates.push({
      ...source,
      candidate: { name, rank: RETRIEVER_RANK, obstacle: null, meaning }
    });
  };
  for (const match of text.matchAll(/^((?:\w+_)?retriever)(?:[ \t]*:[^=\n]+|[ \t]*)=[ \t]*[\w.]+\(/gm)) {
    const name = match[1] ?? "";
    addCandidate(name, `the object ${name}`);
  }
  if (!/\bas_retriever\(/.test(text)) {
    return candidates;
  }
  for (const match of text.matchAll(/^def[ \t]+([a-z]\w*_retriever)[ \t]*\(/gm)) {
    const name = match[1] ?? "";
    const parameters = readParameters(text, match.index + match[0].length);
    if (parameters.some(({ isRequired }) => isRequired)) {
      continue;
    }
    const method = /\bllama_index\b/.test(text) ? "retrieve" : "invoke";
    addCandidate(parameters.length === 0 ? name : `${name}.${method}`, `what the function ${name} returns`);
  }
  return candidates;
}
function readParameters(text, start) {
  const parameters = [];
  for (const part of splitParameters(text, start)) {
    const name = /^(\w+)/.exec(part)?.[1];
    if (name !== void 0) {
      parameters.push({ name, isRequired: !part.includes("=") });
    }
  }
  return parameters;
}
function decoratorsAbove(text, functionIndex) {
  const paragraphs = text.slice(0, functionIndex).split(/\n[ \t]*\n/);
  const paragraph = paragraphs.at(-1) ?? "";
  const linesAbove = paragraph.split(/^[ \t]*(?:async[ \t]+)?(?:def|class)\b/m).at(-1) ?? "";
  const start = linesAbove.search(/^[ \t]*@/m);
  return start === -1 ? "" : linesAbove.slice(start);
}
function classAround(text, methodIndex, methodIndent) {
  for (const line of text.slice(0, methodIndex).split("\n").toReversed()) {
    const lineIndent = line.search(/\S/);
    const isEmpty = lineIndent === -1;
    const isClosingOrDecorator = /^\s*[)\]}@]/.test(line);
    if (isEmpty || lineIndent >= methodIndent || isClosingOrDecorator) {
      continue;
    }
    return /^class[ \t]+(\w+)/.exec(line)?.[1] ?? null;
  }
  return null;
}
function python_functions_withoutComments(text) {
  return text.replaceAll(/("""|''')[^]*?\1/g, '""').replaceAll(/(^|[ \t])#[^\n]*/g, "$1");
}


;// CONCATENATED MODULE: ./lib/workbench/init/routes.js


const routes_MOST_READ = 400;
const routes_MOST_FOUND = 3;
const SEARCH_ADDRESS = /(?:^|[/_-])(?:search|query|retriev\w*|ask|find)(?:[/_-]|$)/i;
const HANDLER_LENGTH = 800;
function findRoutes(files, read, python) {
  const sources = files.filter((file) => /\.(?:py|[cm]?[jt]s)$/.test(file) && !/\.d\.[cm]?ts$/.test(file));
  const searchRoutes = [];
  for (const file of sources.slice(0, routes_MOST_READ)) {
    const text = read(file);
    const routes = file.endsWith(".py") ? pythonRoutes(file, text) : nodeRoutes(file, text);
    for (const route of [...routes, ...serverRoutes(file, text)]) {
      const hasParameters = /[{<:*]/.test(route.address);
      if (SEARCH_ADDRESS.test(route.address) && !hasParameters) {
        searchRoutes.push(describeRoute(route, text, python));
      }
    }
  }
  return searchRoutes.slice(0, routes_MOST_FOUND);
}
function pythonRoutes(file, text) {
  const prefix = /\b(?:APIRouter|Blueprint)\([^)]*?prefix\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
  const routes = [];
  const decorators = /^[ \t]*@[\w.]+\.(get|post|route|api_route)\(\s*["']([^"']*)["']([^)]*)\)/gm;
  for (const match of text.matchAll(decorators)) {
    const [, decorator, ownAddress = "", furtherArguments = ""] = match;
    const isPost = decorator === "post" || /["']POST["']/.test(furtherArguments);
    const address = joinAddress(prefix ?? "", ownAddress);
    const code = handlerCode(text, match.index + match[0].length);
    routes.push({ file, address, method: isPost ? "POST" : "GET", code });
  }
  for (const match of text.matchAll(/^[ \t]*(?:re_)?path\(\s*["']([^"']*)["']/gm)) {
    routes.push({ file, address: joinAddress("", match[1] ?? ""), method: "GET", code: "" });
  }
  return routes;
}
function nodeRoutes(file, text) {
  const routes = [];
  const calls = /\b(?:app|server|fastify|hono|\w*[rR]outer|\w+App)\.(get|post)\(\s*["'`](\/[^"'`]*)["'`]\s*,/g;
  for (const match of text.matchAll(calls)) {
    const method = match[1] === "post" ? "POST" : "GET";
    const code = handlerCode(text, match.index + match[0].length);
    routes.push({ file, address: match[2] ?? "", method, code });
  }
  const fileAddress = addressOfFile(file);
  if (fileAddress !== null) {
    const isPost = /\bexport\s+(?:async\s+)?(?:function|const)\s+POST\b/.test(text);
    routes.push({ file, address: fileAddress, method: isPost ? "POST" : "GET", code: text });
  }
  return routes;
}
const PLAIN_SERVER = /\b(?:Base|Simple)HTTPRequestHandler\b|\bcreateServer\s*\(/;
function serverRoutes(file, text) {
  if (!PLAIN_SERVER.test(text)) {
    return [];
  }
  const routeByAddress = /* @__PURE__ */ new Map();
  for (const match of text.matchAll(/(["'`])(\/[\w./-]*)\??\1/g)) {
    const address = match[2] ?? "";
    const codeBefore = text.slice(0, match.index);
    const isArgumentOfCall = /\b(?:fetch|get|post|use|request|open|urlopen)\($/.test(codeBefore);
    if (routeByAddress.has(address) || isArgumentOfCall) {
      continue;
    }
    const method = findMethod(codeBefore);
    const code = text.slice(match.index, match.index + HANDLER_LENGTH);
    routeByAddress.set(address, { file, address, method, code, isServer: true });
  }
  return [...routeByAddress.values()];
}
function findMethod(codeBefore) {
  const handlerMethod = [...codeBefore.matchAll(/\bdef do_(GET|POST)\b/g)].at(-1)?.[1];
  const isPostOnLine = /["'`]POST["'`][^\n]*$/.test(codeBefore);
  return handlerMethod === "POST" || isPostOnLine ? "POST" : "GET";
}
function addressOfFile(file) {
  const appAddress = /(?:^|\/)app\/(.+)\/route\.[jt]s$/.exec(file)?.[1];
  const pagesAddress = /(?:^|\/)pages\/(api\/.+)\.[jt]s$/.exec(file)?.[1];
  const addressPath = appAddress ?? pagesAddress;
  return addressPath === void 0 ? null : `/${addressPath.replaceAll(/\([^)]*\)\//g, "")}`;
}
function joinAddress(prefix, address) {
  return `/${prefix}/${address}`.replaceAll(/\/{2,}/g, "/");
}
function handlerCode(text, start) {
  const code = text.slice(start, start + HANDLER_LENGTH);
  const nextRouteIndex = /\n[ \t]*@[\w.]+\(|\n\s*(?:app|server|fastify|\w*[rR]outer)\.\w+\(/.exec(code)?.index;
  return code.slice(0, nextRouteIndex);
}
const QUERY_WORDS = "query|q|question|text|search_query|search|term|input|prompt";
const COUNT_WORDS = "k|top_k|topK|limit|n|size|count|num_results";
function describeRoute(route, text, python) {
  const { file, address, method, code } = route;
  const codeAndModels = [code, ...findModels(code, text)].join("\n");
  const query = findParameter(codeAndModels, QUERY_WORDS) ?? "query";
  const count = findParameter(codeAndModels, COUNT_WORDS);
  const start = route.isServer === true ? findStart(file, text, python) : null;
  const port = start?.takesPort === true ? "{{port}}" : findPort(file, text);
  const url = `http://127.0.0.1:${port}${address}`;
  const members = [`${query}: "{{query}}"`, ...count === null ? [] : [`${count}: "{{k}}"`]];
  const parameters = [`${query}={{query}}`, ...count === null ? [] : [`${count}={{k}}`]];
  const startMember = start === null ? "" : `start: { command: [${start.command}] }, `;
  const retriever = method === "POST" ? `{ kind: http, ${startMember}url: "${url}", body: { ${members.join(", ")} } }` : `{ kind: http, ${startMember}url: "${url}?${parameters.join("&")}" }`;
  const startNote = start === null ? "The server has to run: name its command in `start`. " : "";
  return {
    file,
    what: `${file}, which answers ${method} ${address}`,
    retriever,
    advice: `${startNote}Add \`results\`, which finds the list in its answer, for example results: "hits[].{path: file}". Check port and parameters`,
    needsPreparation: true
  };
}
function findStart(file, text, python) {
  if (!isPlain(file)) {
    return null;
  }
  const runner = /ts$/i.test(file) ? "npx, tsx" : findRunner(file, python);
  const readsVariable = /\benv(?:iron)?\b[^\n]{0,20}\bPORT\b/.test(text);
  const readsArgument = /\b(?:argv\[[12]\]|--port\b)/.test(text);
  if (readsVariable || !readsArgument) {
    return { command: `${runner}, ${file}`, takesPort: readsVariable };
  }
  const flag = text.includes("--port") ? ", --port" : "";
  return { command: `${runner}, ${file}${flag}, "{{port}}"`, takesPort: true };
}
function findModels(code, text) {
  const names = [...code.matchAll(/:\s*([A-Z]\w+)/g)].map((match) => match[1] ?? "");
  return names.flatMap((name) => {
    const start = text.search(new RegExp(`^class ${name}\\b`, "m"));
    return start === -1 ? [] : [text.slice(start).split(/\n(?=\S)/)[0] ?? ""];
  });
}
function findParameter(code, words) {
  const forms = [
    // `q: str`
    `\\b(${words})\\s*:\\s*\\w`,
    // `request.args.get("q")`, `request.json["q"]`
    `\\b(?:args|form|json|query_params|GET|POST)(?:\\.get\\(|\\[)\\s*["'](${words})["']`,
    // `url.searchParams.get("q")`
    `\\bsearchParams\\.get\\(\\s*["'](${words})["']`,
    // `params.get("q")`, `body["q"]`
    `\\b(?:q|qs|query|params?|parsed|fields|payload|data|body)(?:\\.get\\(|\\[)\\s*["'](${words})["']`,
    // `req.query.q`
    `\\b(?:query|body|params)\\.(${words})\\b`,
    // `const { q } = req.query`
    `\\{[^{}]*\\b(${words})\\b[^{}]*\\}\\s*=\\s*(?:await\\s+)?\\w+`
  ];
  for (const form of forms) {
    const parameter = new RegExp(form).exec(code)?.[1];
    if (parameter !== void 0) {
      return parameter;
    }
  }
  return null;
}
function findPort(file, text) {
  const forms = [
    // `port=8080`, `listen(8080`
    /\b(?:port\s*[=:]\s*|listen\(\s*(?:\{\s*port:\s*)?)(\d{4,5})\b/i,
    // `process.env.PORT || 8080`, `environ.get("PORT", "8080")`
    /\bPORT\b["'\])]*\s*(?:,|\|\||\?\?|or\b)\s*["']?(\d{4,5})\b/,
    // `HTTPServer(("localhost", 8080)`
    /\bHTTPServer\(\s*\(\s*["'][^"']*["']\s*,\s*(\d{4,5})\b/
  ];
  for (const form of forms) {
    const port = form.exec(text)?.[1];
    if (port !== void 0) {
      return port;
    }
  }
  if (external_node_path_.extname(file) !== ".py") {
    return "3000";
  }
  return /\bFlask\b/.test(text) ? "5000" : "8000";
}


;// CONCATENATED MODULE: ./lib/workbench/init/searches.js






function findSearches(files, read, python) {
  const ownFiles = files.filter((file) => !searches_OTHER_FOLDERS.test(file));
  const programs = findPrograms(ownFiles, read, python);
  const inputPrograms = programs.filter(({ readsInput }) => readsInput);
  const otherPrograms = programs.filter(({ readsInput }) => !readsInput);
  const inputFiles = new Set(inputPrograms.map(({ file }) => file));
  const sources = ownFiles.filter((file) => !inputFiles.has(file));
  const functions = findPythonSearches(sources, read);
  const modules = findModuleSearches(sources, read);
  const routes = findRoutes(ownFiles, read, python);
  const filesFoundOtherwise = new Set([...functions, ...modules, ...routes].map(({ file }) => file));
  const searches = [
    ...findServers(ownFiles, read),
    ...findMcpServers(ownFiles, read, python),
    ...functions,
    ...inputPrograms,
    ...modules,
    ...otherPrograms.filter(({ file }) => !filesFoundOtherwise.has(file)),
    ...routes
  ].map(({ what, retriever, advice, needsPreparation, adapter }) => {
    return (0,json/* withoutUndefined */.r$)({ what, retriever, advice, needsPreparation, adapter });
  });
  const usableSearches = searches.filter(({ retriever }) => retriever !== null);
  return [...usableSearches, ...searches.filter(({ retriever }) => retriever === null)];
}
const searches_OTHER_FOLDERS = /(?:^|\/)(?:tests?|__tests__|examples?|fixtures)\//;
const READS_INPUT = /\bstdin\b|\binput\(\)/;
function findPrograms(files, read, python) {
  const searchFiles = files.filter((file) => SEARCH_FILE.test(external_node_path_.posix.basename(file)) && isPlain(file));
  const programs = [];
  for (const file of searchFiles) {
    const text = read(file);
    const readsInput = READS_INPUT.test(text);
    if (readsInput || text === "" && !/ts$/i.test(file)) {
      const runner = /ts$/i.test(file) ? "npx, tsx" : findRunner(file, python);
      const retriever = `{ kind: command, command: [${runner}, ${file}] }`;
      const advice = `${file} has to answer a JSON line for each JSON line`;
      programs.push({ file, readsInput, what: `${file}, a program`, retriever, advice });
    } else if (text !== "") {
      const verb = file.endsWith(".py") ? "has" : "exports";
      const advice = `it does not read standard input, and ${verb} no function that takes a query. Write one, and name it`;
      programs.push({ file, readsInput, what: file, retriever: null, advice });
    }
  }
  for (const file of files) {
    if (OTHER_PROGRAM.test(external_node_path_.posix.basename(file)) && isPlain(file)) {
      const advice = "to use it, name the command that runs it, which has to answer a JSON line for each JSON line: `retriever: { kind: command, command: [ \u2026 ] }`";
      programs.push({ file, readsInput: false, what: file, retriever: null, advice });
    }
  }
  return programs;
}
const OTHER_PROGRAM = /^(?:serve|search|retrieve|retriever|query)\.(?:sh|bash|rb|go|rs|java|kt|php|pl|cs|exs?|lua|jl|r)$/i;
function findServers(files, read) {
  const servers = [];
  for (const file of files) {
    if (!/(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/.test(file)) {
      continue;
    }
    const text = read(file);
    const preset = /^[ \t]*image:.*\b(elasticsearch|opensearch)\b/m.exec(text)?.[1];
    if (preset === void 0) {
      continue;
    }
    const port = /["'\s-](\d+):9200\b/.exec(text)?.[1] ?? "9200";
    const url = `http://127.0.0.1:${port}/docs/_search`;
    servers.push({
      what: `${file}, which starts ${preset}`,
      retriever: `{ kind: http, preset: ${preset}, url: "${url}" }`,
      advice: `${file} starts this server. Put the name of your index in place of docs`
    });
  }
  return servers;
}
const MCP_SERVER_FILE = /(?:^|\/)(?:[\w-]*mcp[\w-]*|server)\.(?:[cm]?[jt]s|py)$/;
const NODE_SDK = /"@modelcontextprotocol\/(?:sdk|server)"/;
const PYTHON_SDK = /^[ \t]*["']?(?:mcp|fastmcp)\b/m;
const MANIFEST = /(?:^|\/)(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt)$/;
function findMcpServers(files, read, python) {
  const searchByFile = /* @__PURE__ */ new Map();
  for (const manifest of files.filter((file) => MANIFEST.test(file))) {
    const isNode = manifest.endsWith(".json");
    if (!(isNode ? NODE_SDK : PYTHON_SDK).test(read(manifest))) {
      continue;
    }
    const folder = external_node_path_.posix.dirname(manifest);
    const packageFiles = files.filter((file) => folder === "." || file.startsWith(`${folder}/`));
    const server = packageFiles.filter((file) => file.endsWith(".py") !== isNode).filter((file) => MCP_SERVER_FILE.test(file) && isPlain(file)).toSorted((a, b) => Number(isMcpCode(read(b))) - Number(isMcpCode(read(a))))[0];
    if (server === void 0) {
      const what = `${manifest}, which names the SDK of MCP`;
      const advice = "no file called server or mcp is there; name the server's file";
      searchByFile.set(manifest, { what, retriever: null, advice });
    } else if (!searchByFile.has(server)) {
      searchByFile.set(server, describeMcpServer(server, manifest, read(server), python));
    }
  }
  return [...searchByFile.values()];
}
function isMcpCode(text) {
  return /modelcontextprotocol|FastMCP|mcp\.server/.test(text);
}
function describeMcpServer(server, manifest, code, python) {
  const findName = (pattern, defaultName) => pattern.exec(code)?.[1] ?? defaultName;
  const toolPattern = server.endsWith(".py") ? /\.tool\b[^]*?def\s+(\w*(?:search|query|find|retrieve)\w*)\s*\(/ : /(?:[tT]ool\(\s*|name:\s*)["']([\w-]*(?:search|query|find|retrieve)[\w-]*)["']/;
  const tool = findName(toolPattern, "search");
  const query = findName(/\b(query|q|text)\s*:/, "query");
  const limit = findName(/\b(limit|k|top_k|topK|size|count)\s*:/, "limit");
  const command = server.endsWith("ts") ? `npx, tsx, ${server}` : `${findRunner(server, python)}, ${server}`;
  return {
    what: `${server}, an MCP server`,
    retriever: `{ kind: mcp, command: [${command}], tool: ${tool}, arguments: { ${query}: "{{query}}", ${limit}: "{{k}}" } }`,
    advice: `${manifest} names the MCP SDK. Check the tool and its arguments`
  };
}


;// CONCATENATED MODULE: ./lib/workbench/init/look.js







const NOTHING = {
  documents: null,
  install: null,
  index: null,
  searches: [],
  data: [],
  unusable: [],
  packages: [],
  isMonorepo: false,
  gates: []
};
const SKIPPED = /^(?:node_modules|vendor|dist|build|target|coverage|__pycache__|venv|env|retrieval-gate-report)$/;
const look_DEEPEST = 4;
const MOST_FILES = 2e4;
const LEAST_DOCUMENTS = 3;
const INDEX_PROGRAM = /^(?:re|build|create|make)?[-_]?(?:index|reindex|ingest|embed)(?:[-_](?:docs|documents|corpus|build))?\.(?:py|[cm]?js|sh)$/i;
const INDEX_SCRIPTS = [
  "index",
  "build:index",
  "build-index",
  "reindex",
  "ingest",
  "embed"
];
function lookAround(folder, root = folder) {
  const files = filesBelow(folder);
  const hasFile = (name) => files.includes(name);
  const isPython = ["pyproject.toml", "requirements.txt", "setup.py"].some(hasFile);
  const python = isPython ? ".venv/bin/python" : "python3";
  const gates = files.filter((file) => /(?:^|\/)retrieval-gate[^/]*\.(?:ya?ml|json)$/.test(file) && !file.includes(".github/workflows/"));
  const readFile = (file) => readSmallFile(folder, file);
  const packages = findPackages(files);
  const searches = findSearches(files, readFile, python);
  const hasOwnSearch = searches.some(({ retriever, needsPreparation }) => retriever !== null && needsPreparation !== true);
  const foldersOfOtherGates = gates.filter((gate) => gate.includes("/")).map((gate) => external_node_path_.posix.dirname(gate));
  const ownFiles = files.filter((file) => !foldersOfOtherGates.some((gateFolder) => file.startsWith(`${gateFolder}/`)));
  const { data, unusable } = classifyFiles(ownFiles, readFile, hasOwnSearch);
  return {
    documents: findDocuments(files),
    install: findInstaller(hasFile, isPython, root),
    index: findIndexer(folder, files, python),
    searches,
    data,
    unusable,
    packages,
    isMonorepo: packages.length > 1 && !isOwnProject(files, readFile),
    gates
  };
}
const MOST_BYTES = 4 * 1024 * 1024;
function readSmallFile(folder, file) {
  const fullPath = external_node_path_.join(folder, file);
  const text = (0,external_node_fs_.statSync)(fullPath).size > MOST_BYTES ? "" : (0,external_node_fs_.readFileSync)(fullPath, "utf8");
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
function filesBelow(folder) {
  const paths = [];
  const walkFolder = (subfolder, depth) => {
    for (const entry of (0,external_node_fs_.readdirSync)(external_node_path_.join(folder, subfolder), { withFileTypes: true })) {
      const entryPath = subfolder === "" ? entry.name : `${subfolder}/${entry.name}`;
      const isSkipped = entry.name.startsWith(".") || SKIPPED.test(entry.name);
      const isVisited = entry.name === ".github" || !isSkipped;
      if (entry.isDirectory() && isVisited && depth < look_DEEPEST) {
        walkFolder(entryPath, depth + 1);
      } else if (entry.isFile() && paths.length < MOST_FILES) {
        paths.push(entryPath);
      }
    }
  };
  walkFolder("", 0);
  return paths.toSorted(canonical_json/* compareCodePoints */.OP);
}
function findDocuments(files) {
  const counts = /* @__PURE__ */ new Map();
  for (const file of files) {
    if (!/\.mdx?$/i.test(file) || file.startsWith(".github/")) {
      continue;
    }
    const folder2 = documentFolder(file);
    counts.set(folder2, (counts.get(folder2) ?? 0) + 1);
  }
  const rankedCounts = [...counts].toSorted(([folderA, countA], [folderB, countB]) => countB - countA || (0,canonical_json/* compareCodePoints */.OP)(folderA, folderB));
  const [largest] = rankedCounts;
  if (largest === void 0) {
    return null;
  }
  const [folder, count] = largest;
  return count < LEAST_DOCUMENTS ? null : folder;
}
function documentFolder(file) {
  const parts = file.split("/");
  const docsIndex = parts.findIndex((part, i) => i < parts.length - 1 && /^docs?$/i.test(part));
  if (docsIndex !== -1) {
    return parts.slice(0, docsIndex + 1).join("/");
  }
  const [topFolder = "."] = parts;
  return parts.length === 1 ? "." : topFolder;
}
function findInstaller(hasFile, isPython, root) {
  if (isPython) {
    const pipArgument = hasFile("requirements.txt") ? "-r requirements.txt" : ".";
    return `python3 -m venv .venv && .venv/bin/pip install ${pipArgument}`;
  }
  if (!hasFile("package.json")) {
    return null;
  }
  const hasFileAtTop = (name) => (0,external_node_fs_.existsSync)(external_node_path_.join(root, name));
  return findLockedInstaller(hasFile) ?? findLockedInstaller(hasFileAtTop) ?? "npm install";
}
function findLockedInstaller(hasFile) {
  if (hasFile("pnpm-lock.yaml")) {
    return "corepack enable && pnpm install --frozen-lockfile";
  }
  if (hasFile("yarn.lock")) {
    return "corepack enable && yarn install --immutable";
  }
  return hasFile("package-lock.json") ? "npm ci" : null;
}
function findIndexer(folder, files, python) {
  const scripts = files.includes("package.json") ? packageScripts(external_node_path_.join(folder, "package.json")) : [];
  const script = INDEX_SCRIPTS.find((name) => scripts.includes(name));
  if (script !== void 0) {
    return `npm run ${script}`;
  }
  if (files.includes("Makefile") && /^index:/m.test((0,external_node_fs_.readFileSync)(external_node_path_.join(folder, "Makefile"), "utf8"))) {
    return "make index";
  }
  const program = files.find((file) => INDEX_PROGRAM.test(external_node_path_.basename(file)) && !/(?:^|\/)index\.[cm]?js$/.test(file));
  return program === void 0 || !isPlain(program) ? null : `${findRunner(program, python)} ${program}`;
}
function packageScripts(file) {
  try {
    const value = JSON.parse((0,external_node_fs_.readFileSync)(file, "utf8"));
    return (0,json/* isObject */.Gv)(value) && (0,json/* isObject */.Gv)(value["scripts"]) ? Object.keys(value["scripts"]) : [];
  } catch {
    return [];
  }
}
const look_MANIFEST = /^(?:package\.json|pyproject\.toml|setup\.py|requirements\.txt|go\.mod|Cargo\.toml|pom\.xml)$/;
const NO_PACKAGE = /(?:^|\/)(?:examples?|tests?|__tests__|fixtures)\//;
function findPackages(files) {
  const folders = files.filter((file) => file.includes("/") && look_MANIFEST.test(external_node_path_.basename(file))).map((file) => external_node_path_.posix.dirname(file));
  return [...new Set(folders)].filter((folder) => !NO_PACKAGE.test(folder));
}
const WORKSPACE_FILES = ["pnpm-workspace.yaml", "lerna.json", "nx.json", "turbo.json", "go.work"];
function isOwnProject(files, read) {
  if (WORKSPACE_FILES.some((file) => files.includes(file))) {
    return false;
  }
  const manifests = files.filter((file) => !file.includes("/") && look_MANIFEST.test(file));
  return manifests.some((file) => {
    const text = read(file);
    if (file === "package.json") {
      return isNodeProject(text);
    }
    if (file === "pyproject.toml") {
      return /^\[(?:project|tool\.poetry)\]/m.test(text) && !/workspace\]/.test(text);
    }
    if (file === "Cargo.toml") {
      return /^\[package\]/m.test(text);
    }
    return file !== "pom.xml";
  });
}
function isNodeProject(text) {
  try {
    const value = JSON.parse(text);
    return (0,json/* isObject */.Gv)(value) && typeof value["name"] === "string" && !("workspaces" in value);
  } catch {
    return false;
  }
}



/***/ }),

/***/ 49393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ POLICY_VERSION),
/* harmony export */   d0: () => (/* binding */ BASELINE_VERSION),
/* harmony export */   oN: () => (/* binding */ writePackRules)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _files_formats_cruxe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15887);
/* harmony import */ var _files_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72050);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);
/* harmony import */ var _files_validate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4593);





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
  const suiteLatency = writeLatency(policy.latency, baseline?.latency, policy.tolerance);
  const intentLines = [];
  for (const intent of intents) {
    const caps = { ...policy.latency, ...policy.latencyByIntent.get(intent) };
    const intentBaseline = baseline?.latencyByIntent.get(intent);
    const rules = writeLatency(caps, intentBaseline, policy.tolerance);
    intentLines.push(`    ${intent}:`, ...rules.map((rule) => `      ${rule}`));
  }
  return [
    `  # Worked out once from ${sources}. Each number decides alone:`,
    "  # floor = max(minimum, baseline - tolerance), ceiling = min(maximum, baseline + tolerance)",
    "  significance: off",
    "  per_intent: off",
    "  fill_rate@10: off",
    ...QUALITY.map((check) => `  ${writeQuality(check, policy, baseline)}`),
    ...suiteLatency.map((rule) => `  ${rule}`),
    "  intents:",
    ...intentLines,
    // A line break at the end.
    ""
  ].join("\n");
}
function writeQuality({ metric, name, bound }, policy, baseline) {
  if (metric === "degraded_rate" && !policy.enforcesDegraded) {
    return `${metric}: off # enforce_degraded_query_rate is false`;
  }
  const limit = policy.quality[bound];
  const baselineValue = baseline?.metrics[name];
  const tolerance = policy.tolerance[name];
  if (bound.startsWith("min")) {
    const floor = baselineValue === void 0 ? limit : Math.max(limit, baselineValue - tolerance);
    const calculation2 = baselineValue === void 0 ? "" : ` # max(${limit}, ${baselineValue} - ${tolerance})`;
    return `${metric}: { floor: ${roundSum(floor)}, tolerance: 1 }${calculation2}`;
  }
  const ceiling = baselineValue === void 0 ? limit : Math.min(limit, baselineValue + tolerance);
  const calculation = baselineValue === void 0 ? "" : ` # min(${limit}, ${baselineValue} + ${tolerance})`;
  return `${metric}: { ceiling: ${roundSum(ceiling)}, tolerance: 1 }${calculation}`;
}
function writeLatency(caps, baseline, tolerances) {
  return PERCENTILES.map((percentile) => {
    const cap = caps[percentile];
    const tolerance = tolerances[`${percentile}_latency_ms`];
    const baselineMs = baseline?.[percentile] ?? 0;
    const ceiling = roundSum(baselineMs === 0 ? cap : Math.min(cap, baselineMs + tolerance));
    const calculation = baselineMs === 0 ? "" : ` # min(${cap}, ${baselineMs} + ${tolerance})`;
    return `latency_${percentile}_ms: { ceiling: ${ceiling}, tolerance: ${ceiling} }${calculation}`;
  });
}
function roundSum(value) {
  return Number(value.toPrecision(12));
}
async function readPolicy(root, file) {
  const document = await (0,_files_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .T)((0,_files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(root, file, "policy"), "invalid_config");
  const problems = [];
  const fields = _files_formats_cruxe_js__WEBPACK_IMPORTED_MODULE_1__.MemberReader.openDocument(document, problems);
  fields.reportUnknownMembers(["version", "quality", "latency", "tolerance"]);
  fields.requireText("version", POLICY_VERSION);
  const quality = fields.readObject("quality", "required");
  quality.reportUnknownMembers([
    ...QUALITY.map(({ bound }) => bound),
    "enforce_degraded_query_rate"
  ]);
  const latency = fields.readObject("latency", "required");
  latency.reportUnknownMembers(["max_p50_latency_ms", "max_p95_latency_ms", "by_intent"]);
  const tolerance = fields.readObject("tolerance", "required");
  tolerance.reportUnknownMembers([
    ...QUALITY.map(({ name }) => name),
    "p50_latency_ms",
    "p95_latency_ms"
  ]);
  const byIntent = latency.readObject("by_intent", "optional").readObjects();
  const policy = {
    quality: {
      min_recall_at_k: quality.readRequiredNumber("min_recall_at_k"),
      min_mrr: quality.readRequiredNumber("min_mrr"),
      min_ndcg_at_k: quality.readRequiredNumber("min_ndcg_at_k"),
      max_clustering_ratio: quality.readRequiredNumber("max_clustering_ratio"),
      max_zero_result_rate: quality.readRequiredNumber("max_zero_result_rate"),
      max_degraded_query_rate: quality.readRequiredNumber("max_degraded_query_rate")
    },
    enforcesDegraded: quality.readBoolean("enforce_degraded_query_rate", true),
    latency: {
      p50: latency.readNumber("max_p50_latency_ms", DEFAULT_P50.cap),
      p95: latency.readRequiredNumber("max_p95_latency_ms")
    },
    latencyByIntent: new Map(byIntent.map(([intent, intentFields]) => [intent, readIntentCaps(intentFields)])),
    tolerance: {
      ...Object.fromEntries(QUALITY.map(({ name }) => [name, tolerance.readRequiredNumber(name)])),
      p50_latency_ms: tolerance.readNumber("p50_latency_ms", DEFAULT_P50.tolerance),
      p95_latency_ms: tolerance.readRequiredNumber("p95_latency_ms")
    }
  };
  if (problems.length > 0) {
    throw (0,_files_validate_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidFile */ .Am)("invalid_config", "policy", file, problems);
  }
  return policy;
}
function readIntentCaps(fields) {
  fields.reportUnknownMembers(["max_p50_latency_ms", "max_p95_latency_ms"]);
  const p50 = fields.readOptionalNumber("max_p50_latency_ms");
  const p95 = fields.readOptionalNumber("max_p95_latency_ms");
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUndefined */ .r$)({ p50: p50 ?? void 0, p95: p95 ?? void 0 });
}
async function readBaseline(root, file) {
  const document = await (0,_files_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .T)((0,_files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(root, file, "baseline"), "invalid_baseline");
  const problems = [];
  const fields = _files_formats_cruxe_js__WEBPACK_IMPORTED_MODULE_1__.MemberReader.openDocument(document, problems);
  fields.reportUnknownMembers(["version", "suite_version", "metrics", "latency_by_intent"]);
  fields.requireText("version", BASELINE_VERSION);
  const metrics = fields.readObject("metrics", "required");
  metrics.reportUnknownMembers([
    ...QUALITY.map(({ name }) => name),
    "semantic_budget_exhaustion_rate",
    "latency_p50_ms",
    "latency_p95_ms",
    "latency_mean_ms"
  ]);
  const byIntent = fields.readObject("latency_by_intent", "optional").readObjects();
  const baseline = {
    metrics: Object.fromEntries(QUALITY.map(({ name }) => [name, metrics.readRequiredNumber(name)])),
    latency: {
      p50: metrics.readRequiredNumber("latency_p50_ms"),
      p95: metrics.readRequiredNumber("latency_p95_ms")
    },
    latencyByIntent: new Map(byIntent.map(([intent, intentFields]) => {
      intentFields.reportUnknownMembers(["sample_count", "p50_ms", "p95_ms", "mean_ms"]);
      return [
        intent,
        {
          p50: intentFields.readRequiredNumber("p50_ms"),
          p95: intentFields.readRequiredNumber("p95_ms")
        }
      ];
    }))
  };
  if (problems.length > 0) {
    throw (0,_files_validate_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidFile */ .Am)("invalid_baseline", "baseline", file, problems);
  }
  return baseline;
}



/***/ }),

/***/ 26025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ findWordLabel),
/* harmony export */   Mf: () => (/* binding */ writeDataset),
/* harmony export */   VO: () => (/* binding */ describeFields),
/* harmony export */   _b: () => (/* binding */ pathFromSuite),
/* harmony export */   uq: () => (/* binding */ describeTable)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28213);


const QUERY_LIKE = /quer|question|frage|such|search|term|prompt|keyword|user_?input|utterance|anfrage|pregunta|consulta|requ[eê]te|domanda/i;
const DOCUMENT_LIKE = /doc|dok|url|path|page|file|click|source|target|expected|answer_?id|seite|pfad|uri|link|result|(?:product|item)_?id/i;
const TEXT_OF_DOCUMENT = /context|content|text|body|snippet|answer|response|reference/i;
const LOG_LIKE = /^ts$|time|date|click|session|visit|user_?id|count|freq|ip$/i;
const INTENT_LIKE = /^(?:thema|topic|category|kategorie|type|typ|section|group|tag|intent)$/i;
const COUNT_LIKE = /^(?:count|freq\w*|searches|n|hits|anzahl)$/i;
function describeTable(file, names, rows) {
  const hasWords = (name) => {
    const index = names.indexOf(name);
    return rows.length === 0 || rows.some((cells) => new RegExp("\\p{L}", "u").test(cells[index] ?? ""));
  };
  const query = names.find((name) => QUERY_LIKE.test(name) && !/id$/i.test(name) && hasWords(name));
  if (query === void 0) {
    return null;
  }
  const document = names.find((name) => name !== query && isDocumentColumn(name));
  const isLog = names.some((name) => LOG_LIKE.test(name));
  if (isLog) {
    return describeLog(file, names, query, document);
  }
  const what = `${file}, a table`;
  const columnsClause = `its columns are ${names.join(", ")}`;
  if (document === void 0) {
    const reason = `It lacks a column with the document of each query; ${columnsClause}`;
    return { what, reason, line: null };
  }
  const label = findWordLabel(names, rows);
  if (label !== null) {
    const reason = `Its column ${label} has words: a document that is not relevant would count as expected. Write a grade from 0 there, in a column called grade; ${columnsClause}`;
    return { what, reason, line: null };
  }
  const intent = names.find((name) => INTENT_LIKE.test(name));
  const columns = { query, expected: document, ...intent === void 0 ? {} : { intent } };
  const documentIndex = names.indexOf(document);
  const separator = ["|", ";", ","].find((mark) => rows.some((cells) => cells[documentIndex]?.includes(mark)));
  return {
    what,
    reason: `It lacks columns called query and expected; ${columnsClause}`,
    line: writeDataset({
      format: "csv",
      path: pathFromSuite(file),
      columns,
      ...separator === void 0 ? {} : { separator }
    })
  };
}
function findWordLabel(names, rows) {
  const labelIndex = names.findIndex((name) => /(?:^|[ _-])(?:label|judge?ment)s?$/i.test(name));
  const hasWords = rows.some((cells) => new RegExp("\\p{L}", "u").test(cells[labelIndex] ?? ""));
  return hasWords ? names[labelIndex] ?? null : null;
}
function describeFields(file, first) {
  const names = Object.keys(first);
  const query = names.find((name) => QUERY_LIKE.test(name) && typeof first[name] === "string");
  if (query === void 0 || !names.some((name) => LOG_LIKE.test(name))) {
    return null;
  }
  const document = names.find((name) => name !== query && isDocumentColumn(name));
  return describeLog(file, names, query, document);
}
function isDocumentColumn(name) {
  return DOCUMENT_LIKE.test(name) && !TEXT_OF_DOCUMENT.test(name);
}
function describeLog(file, names, query, document) {
  const count = names.find((name) => COUNT_LIKE.test(name));
  const fields = [
    `query=${query}`,
    ...document === void 0 ? [] : [`clicked=${document}`],
    ...count === void 0 ? [] : [`count=${count}`]
  ].join(",");
  return {
    what: `${file}, a log of searches`,
    reason: `It lacks a column called query, or clicks; its columns are ${names.join(", ")}`,
    line: `suggest --log ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(file)} --fields ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(fields)} --out retrieval/suite.yaml`
  };
}
function pathFromSuite(file) {
  return `../${file}`;
}
function writeDataset(dataset) {
  const text = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({ dataset }, { collectionStyle: "flow", lineWidth: 0 }).trim();
  return text.replace(/^\{ dataset: ([^]*) \}$/, "dataset: $1");
}



/***/ }),

/***/ 59786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ sideBySideWorkflow),
/* harmony export */   Fn: () => (/* binding */ commentWorkflow),
/* harmony export */   Jf: () => (/* binding */ jobPath),
/* harmony export */   Jm: () => (/* binding */ recordWorkflow),
/* harmony export */   RB: () => (/* binding */ workflowPath),
/* harmony export */   jn: () => (/* binding */ gitlabJob),
/* harmony export */   yD: () => (/* binding */ includedPath),
/* harmony export */   z: () => (/* binding */ gateWorkflow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_repository_generated_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70202);


const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
const UPLOAD = "actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0";
const DOWNLOAD = "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1";
const GATE = `${_model_repository_generated_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY */ .B}@v0 # zizmor: ignore[unpinned-uses] put a release's commit here`;
function workflowPath(gate, suffix) {
  return `${upToRoot(gate)}.github/workflows/${gate.job}${suffix}.yml`;
}
function jobPath(gate) {
  return `${upToRoot(gate)}${includedPath(gate)}`;
}
function includedPath({ job }) {
  return `.gitlab/${job}.yml`;
}
function upToRoot({ folder }) {
  return folder === "" ? "" : `${folder.split("/").fill("..").join("/")}/`;
}
function commentWorkflow({ workflow }) {
  return `# Belongs into .github/workflows/, where \`retrieval-gate init\` writes it.
# Keeps one comment on the pull request up to date, for changes from forks, too.
# It runs with the default branch's code and the only write permission. Of a change of this repository it shows the
# report, with all text escaped; of a fork's change only how the gate's job ended, and a link. It executes nothing.
name: ${workflow} comment
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] nothing of the run is executed
    workflows: [${workflow}]
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
      - uses: ${DOWNLOAD}
        if: github.event.workflow_run.head_repository.full_name == github.repository
        # A run that left no artifact still gets its comment.
        continue-on-error: true
        with:
          pattern: retrieval-gate-*
          path: retrieval-gate-parts
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - uses: ${GATE}
        with:
          command: comment
          github-token: \${{ github.token }}
`;
}
const BASE = "../retrieval-gate-base";
const PULL_REQUESTS = `  pull_request:
    # edited: another base branch; labeled: the accept label.
    types: [opened, synchronize, reopened, edited, labeled]
`;
const CONCURRENCY = `concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  # A run that a label started is never cancelled by another label.
  cancel-in-progress: \${{ github.event.action == 'synchronize' }}
`;
function gateWorkflow(gate) {
  const { branch, workflow, job } = gate;
  return `name: ${workflow}
on:
${PULL_REQUESTS}    branches: [${branch}]
  merge_group:
  push:
    branches: [${branch}]
  workflow_dispatch:
permissions:
  contents: read
${CONCURRENCY}jobs:
  ${job}:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: \${{ github.event_name != 'workflow_dispatch' && github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
${buildSteps(gate)}      - uses: ${GATE}
        with:
          config: retrieval-gate.yaml
${folderInput(gate)}`;
}
function folderInput({ folder }) {
  return folder === "" ? "" : `          working-directory: ${folder}
`;
}
function buildSteps({ commands, folder }) {
  if (commands.length === 0) {
    return "      # A retriever that searches an index needs it here:\n      # - run: make index\n";
  }
  const folderLine = workingDirectoryLine(folder);
  return commands.map((command) => `      - run: ${command}${folderLine}
`).join("");
}
function workingDirectoryLine(folder) {
  return folder === "" ? "" : `
        working-directory: ${folder}`;
}
function sideBySideWorkflow(gate, hasBaseline) {
  const { branch, workflow, job } = gate;
  return `${hasBaseline ? "# Base and head are built and asked in one job.\n" : NO_QUEUE}name: ${workflow}
on:
${PULL_REQUESTS}    branches: [${branch}]
${hasBaseline ? "  merge_group:\n" : ""}permissions:
  contents: read
${CONCURRENCY}jobs:
  ${job}:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: \${{ github.event.action != 'edited' && 2 || 0 }}
          persist-credentials: false
      - name: The base, in a folder beside
        run: |
          rm -rf ${BASE} && git worktree prune
          git worktree add --detach ${BASE} HEAD^1
${buildBothSteps(gate)}      - uses: ${GATE}
        with:
          config: retrieval-gate.yaml
          base-directory: \${{ github.event_name == 'pull_request' && '${upToRoot(gate)}${BASE}' || '' }}
${folderInput(gate)}`;
}
const NO_QUEUE = `# Base and head are built and asked in one job. A merge queue needs a baseline: name one in the config, record it, and add
# \`merge_group:\` below.
`;
function buildBothSteps({ commands, folder }) {
  if (commands.length === 0) {
    return `      # What a retriever needs, such as an index, is built in both folders:
      # - run: for side in . ${BASE}; do (cd "$side" && make index); done
`;
  }
  const build = commands.join(" && ");
  const base = folder === "" ? BASE : `${BASE}/${folder}`;
  return `      - name: Build the head${workingDirectoryLine(folder)}
        run: ${build}
      - name: Build the base
        # The base of the first gate may lack what this builds.
        run: (cd ${base} && ${build}) || test ! -e ${base}/retrieval-gate.yaml
`;
}
function gitlabJob(gate, isPython) {
  const { folder, job } = gate;
  const enterFolder = folder === "" ? [] : [`cd ${folder}`];
  const installGate = isPython ? ["pip install retrieval-gate"] : [];
  const commands = [...enterFolder, ...gate.commands, ...installGate];
  const steps = commands.map((command) => `    - ${command}
`).join("");
  const buildNote = gate.commands.length === 0 ? "    # What your search needs, such as an index:\n    # - make index\n" : "";
  const program = isPython ? "retrieval-gate" : `npx --yes github:${_model_repository_generated_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY */ .B}#v0`;
  const reports = folder === "" ? "retrieval-gate-report" : `${folder}/retrieval-gate-report`;
  return `# A merge request is judged by the rules of the target branch and by its own. In .gitlab-ci.yml:
#   include:
#     - local: ${includedPath(gate)}
${job}:
  # Its stage is test. If your \`stages\` lack that, name another one here.
  image: ${isPython ? "python:3.13" : "node:24"}
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  variables:
    # All of the history: where the branch left the target has to be in the clone.
    GIT_DEPTH: 0
  script:
${buildNote}${steps}    # On a fork's pipeline \`origin\` is the fork, and the target is fetched by its address.
    - |
      base=
      if [ -n "\${CI_MERGE_REQUEST_IID:-}" ]; then
        target=origin
        [ "$CI_MERGE_REQUEST_PROJECT_ID" = "$CI_PROJECT_ID" ] || target=$CI_MERGE_REQUEST_PROJECT_URL
        git fetch --quiet "$target" "$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"
        base="--base-ref=$(git merge-base FETCH_HEAD HEAD || true)"
      fi
      ${program} gate --config retrieval-gate.yaml $base
  artifacts:
    when: always
    paths: [${reports}]
    reports:
      junit: ${reports}/*/junit.xml
`;
}
const PROPOSE = String.raw`if [ -z "$(git status --porcelain -- "$BASELINE")" ]; then
  echo "Nothing to record: this run measured what $BASELINE holds."
  exit 0
fi
branch="retrieval-gate/record-$GITHUB_RUN_ID-$GITHUB_RUN_ATTEMPT"
git switch --quiet --create "$branch"
git config user.name "github-actions[bot]"
git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
git add -- "$BASELINE"
git commit --quiet --message "Record $BASELINE"
login="$(printf 'x-access-token:%s' "$PUSH_TOKEN" | base64 --wrap=0)"
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader"
export GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $login"
git push --quiet origin "$branch"
link="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/compare/$GITHUB_REF_NAME...$branch?expand=1"
if [ -z "$TOKEN" ]; then
  echo "Open the pull request: $link" | tee -a "$GITHUB_STEP_SUMMARY"
  exit 0
fi
body="By run $GITHUB_RUN_ID."
if [ -n "$REASON" ]; then
  body="$body It accepts a loss: $REASON To merge it, add the label retrieval-gate:accept."
fi
if jq --null-input --arg title "Record $BASELINE" --arg head "$branch" --arg base "$GITHUB_REF_NAME" \
  --arg body "$body" '$ARGS.named' |
  curl --silent --show-error --fail-with-body --data @- \
    --config <(printf 'header = "Authorization: Bearer %s"\n' "$TOKEN") \
    "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/pulls"
then
  exit 0
fi
echo "The branch is pushed, but the pull request was refused. Open it: $link"
exit 1`;
function recordWorkflow(gate, baseline) {
  const { folder, workflow, job } = gate;
  const baselineFile = folder === "" ? baseline : `${folder}/${baseline}`;
  const baselineFolder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(baselineFile);
  return `# Start it by hand, under Actions. It records a baseline on the default branch and opens a pull request with it.
# The secret RETRIEVAL_GATE_TOKEN opens it: a token with write access to contents and pull requests. A pull request that
# the workflow's own token opens would start no checks. Without the secret, the last step prints a link that opens it.
name: ${workflow} record
on:
  workflow_dispatch:
    inputs:
      accept:
        description: Why a loss is accepted, in a sentence. Empty refuses a loss.
        type: string
      runs:
        description: How many runs to record the mean of, where answers vary.
        type: string
permissions: {}
concurrency:
  group: \${{ github.workflow }}
  cancel-in-progress: false
jobs:
  record:
    if: github.ref_name == github.event.repository.default_branch
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    permissions:
      contents: read
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
${buildSteps(gate)}      - uses: ${GATE}
        with:
          command: record
          config: retrieval-gate.yaml
          accept: \${{ inputs.accept != '' }}
          runs: \${{ inputs.runs }}
${folderInput(gate)}      - uses: ${UPLOAD}
        with:
          name: ${job}-baseline
          path: ${baselineFile}
          if-no-files-found: error
  # The retriever's code never runs beside a token that may write.
  propose:
    needs: record
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    environment: retrieval-gate-record # GitHub makes it; the secret may be one of it
    permissions:
      contents: write # the branch
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - uses: ${DOWNLOAD}
        with:
          name: ${job}-baseline
          path: ${baselineFolder}
      - name: Open a pull request
        env:
          BASELINE: ${baselineFile}
          REASON: \${{ inputs.accept }}
          TOKEN: \${{ secrets.RETRIEVAL_GATE_TOKEN }}
          PUSH_TOKEN: \${{ secrets.RETRIEVAL_GATE_TOKEN || github.token }}
        run: |
${PROPOSE.replaceAll(/^/gm, "          ")}
`;
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
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);



const TO_REVIEW = "to-review";
const HEADER = `# A draft. Review this file: retrieval-gate suggest --review <this file>
# Or by hand: correct the cases, take the tag ${TO_REVIEW} off each, then delete the line \`draft: true\`.
`;
const DRAFT_HEADER = /^# A draft\. .*\r?\n# Or by hand: .*\r?\n/;
const MOST_CHARACTERS = 100;
const MOST_NAMED = 3;
function draftYaml(name, cases, found) {
  return `${HEADER}${found.map((line) => `# ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(line)}
`).join("")}version: 1
name: ${yamlText(name)}
revision: "1"
draft: true # gate and record refuse a draft
cases:
${caseBlocks(cases, [TO_REVIEW])}`;
}
function caseBlocks(cases, addedTags) {
  const takenIds = /* @__PURE__ */ new Set();
  let text = "";
  for (const draftCase of cases) {
    const id = makeId(draftCase.query, takenIds);
    const tags = [...draftCase.tags, ...addedTags];
    text += `${draftBlock({ ...draftCase, tags }, id)}
`;
  }
  return text;
}
function draftBlock(draftCase, id) {
  const { query, intent, tags, targets } = draftCase;
  const lines = [
    ...commentLines(draftCase),
    `- id: ${yamlText(id)}`,
    `  query: ${JSON.stringify(query)}`,
    `  intent: ${yamlText(intent)}`
  ];
  if (tags.length > 0) {
    lines.push(`  tags: [${tags.join(", ")}]`);
  }
  if (targets.length > 0) {
    lines.push("  expected:");
  }
  for (const { document, clicks } of targets) {
    const comment = clicks === null ? "" : ` # ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(clicks, "click")}`;
    lines.push(`    - ${yamlText(document)}${comment}`);
  }
  return lines.map((line) => `  ${line}`).join("\n");
}
function commentLines({ asked, others, today, targets }) {
  const lines = [];
  if (asked !== null) {
    lines.push(`# asked ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(asked, "time")}`);
  }
  if (others.length > 0) {
    lines.push(`# also: ${listSome(others)}`);
  }
  if (today !== null) {
    lines.push(`# found today: ${today.length === 0 ? "nothing" : listSome(today)}`);
  }
  if (targets.length === 0 && asked !== null) {
    lines.push("# no result was clicked: name what answers the query under `expected`, or remove the case");
  }
  return lines;
}
function listSome(texts) {
  return (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(texts.map((text) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(text, MOST_CHARACTERS)), MOST_NAMED, " | ");
}
function yamlText(text) {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
const LONGEST_ID = 40;
function makeId(query, taken) {
  const words = query.normalize("NFKD").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(new RegExp("\\p{M}", "gu"), "");
  const short = Array.from(words).slice(0, LONGEST_ID).join("").replaceAll(/^-+|-+$/g, "") || "query";
  let id = _system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEYS */ .a2.has(short) ? `query-${short}` : short;
  for (let i = 2; taken.has(id); i++) {
    id = `${short}-${i}`;
  }
  taken.add(id);
  return id;
}



/***/ })

};
