export const id = 4939;
export const ids = [4939];
export const modules = {

/***/ 4939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/workbench/init/files.js
var init_files = __webpack_require__(69863);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/workbench/init/candidates.js
var init_candidates = __webpack_require__(6544);
// EXTERNAL MODULE: ./lib/workbench/init/data.js + 4 modules
var init_data = __webpack_require__(45147);
;// CONCATENATED MODULE: ./lib/workbench/init/findings.js




const MOST_LISTED = 10;
function describeFinding({ what, use = null, obstacle, line = null }) {
  if (use !== null) {
    return `used: ${what}: ${use}`;
  }
  const lineNote = line === null ? "" : `. To use it: ${line}`;
  if (obstacle === void 0) {
    return `not used: ${what}${lineNote}`;
  }
  return `can't be used as it is: ${what}${obstacle}${lineNote}`;
}
function describeKind(findings) {
  const lines = findings.map(describeFinding);
  const more = lines.length - MOST_LISTED;
  return more <= 0 ? lines : [...lines.slice(0, MOST_LISTED), `and ${more} more of these`];
}
function describeFindings(choices, program) {
  const { project, hasRetriever } = choices;
  const { queries, data, searches, builtIn, packages } = project;
  const lines = [
    ...describeKind(queries.map((each) => describeQueries(each, choices, program))),
    ...data?.kind === "dataset" ? data.hints : [],
    ...hasRetriever ? [] : describeKind(searches.map((each) => describeSearch(each, choices))),
    ...hasRetriever || builtIn === null ? [] : describeKind([describeSearch(builtIn, choices)]),
    ...describeKind(packages.map((folder) => ({
      what: `${folder}, a package`,
      line: `(cd ${(0,messages_escape/* shellWord */.r7)(folder)} && ${program} init)`
    })))
  ];
  return lines.map((line) => line.replaceAll("`retrieval-gate ", `\`${program} `));
}
function describeQueries(found, { project, names, hasSuite }, program) {
  const { kind, file } = found;
  const isSource = kind === "suite" ? file === names.suiteFile : !hasSuite;
  const use = found === project.data && isSource ? "the cases" : null;
  const suiteFolder = external_node_path_.posix.dirname(names.suiteFile);
  switch (kind) {
    case "suite":
      return { what: `${file}, a suite`, use, line: `suite: ${file}` };
    case "dataset":
      return { what: file, use, line: (0,init_data/* writeDataset */.Mf)(file, found.entries, suiteFolder) };
    case "log": {
      const line = project.data === null ? draftCommand(file, program) : null;
      return { what: `${file}, a log of searches`, line };
    }
    case "unusable":
      return { what: file, obstacle: `. ${found.obstacle}`, line: found.line };
  }
}
function draftCommand(log, program) {
  return `${program} suggest --log ${(0,messages_escape/* shellWord */.r7)(log)} --out retrieval/suite.yaml`;
}
function describeSearch(found, { search, hasConfig }) {
  const { what, retriever, draft, advice, adapter } = found;
  if (retriever === null) {
    return {
      what,
      obstacle: `: ${advice}`,
      line: draft === void 0 ? null : `retriever: ${draft}`
    };
  }
  const adapterNote = adapter === void 0 ? "" : ` (write ${init_candidates/* ADAPTER_PATH */.qn}: \`${adapter.line}\`)`;
  const line = `retriever: ${retriever}${adapterNote}`;
  const isUsed = found === search && !hasConfig;
  return { what, use: isUsed ? `the retriever (${advice})` : null, line };
}


// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
;// CONCATENATED MODULE: ./lib/workbench/init/code.js
const DECLARATIONS = {
  // `def search(`, `    async def search_docs(`
  python: /^([ \t]*)(?:async[ \t]+)?def[ \t]+(\w+)[ \t]*\(/gm,
  // `export async function search<T>(`, `const search: Search = async (`, `export default (`,
  // `exports.search = function (`, `  public search(`, `export const search = query =>`
  javascript: /^([ \t]*)(?:(?:(?:export|default|public|async|function|const|let|var)\b|module\.exports\s*=|(?:module\.)?exports\.)[*\s]*)*([\w$]*)(?:(?:\s*:[^=\n]+)?\s*=(?![=>])\s*(?:async\b\s*)?(?:function\b[*\s]*\w*\s*)?)?\s*(?:<[^()]*>\s*)?(?:\(|(?<=[=\s])([\w$]+)\s*=>)/gm,
  // `func (i *Index) Search(`, `pub fn search_docs<T>(`, `def self.search(`, `List<Hit> search(`
  other: /(?:\b(?:func|fn|def|function|fun)\s+(?:\([^)]*\)\s*|self\.)?|^([ \t]*)(?:[\w.<>[\],?]+\s+)+)(\w+)\s*(?:<[^>(]*>|\[[^\]]*\])?\(/gm
};
function readSource(file, read) {
  const language = findLanguage(file);
  const text = withoutComments(read(file), language);
  const functions = listFunctions(text, language);
  return { file, language, text, functions, makers: findMakers(text) };
}
function findLanguage(file) {
  if (file.endsWith(".py")) {
    return "python";
  }
  return /\.[cm]?[jt]s$/.test(file) ? "javascript" : "other";
}
function listFunctions(text, language) {
  const functions = [];
  for (const match of text.matchAll(DECLARATIONS[language])) {
    const [declaration, indent = "", name = "", onlyParameter] = match;
    const { index } = match;
    const isIndented = indent !== "" && language !== "other";
    const owner = isIndented ? classAround(text, index, indent.length) : null;
    if (isIndented && owner === null) {
      continue;
    }
    const written = onlyParameter === void 0 ? splitParameters(text, index + declaration.length) : [onlyParameter];
    const parts = language === "other" ? listWords(written.join(" ")) : written;
    const parameters = parts.map(readParameter);
    functions.push({
      name,
      owner,
      index,
      parameters: parameters.filter((each) => !/^(?:self|cls|mut)$/.test(each.name))
    });
  }
  return functions;
}
function listWords(text) {
  return (text.match(/\w+/g) ?? []).filter((word) => !/^(?:ctx|context)$/i.test(word));
}
function classAround(text, methodIndex, methodIndent) {
  for (const line of text.slice(0, methodIndex).split("\n").toReversed()) {
    const indent = line.search(/\S/);
    if (indent === -1 || indent >= methodIndent || /^\s*[)\]}@]/.test(line)) {
      continue;
    }
    return /^(?:export\s+|default\s+|abstract\s+)*class\s+(\w+)/.exec(line)?.[1] ?? null;
  }
  return null;
}
const MOST_CHARACTERS = 4e3;
function splitParameters(text, start) {
  const characters = text.slice(start, start + MOST_CHARACTERS).replaceAll("=>", "\u21D2");
  const parts = [""];
  let depth = 0;
  for (const character of characters) {
    if (depth === 0 && ")]}".includes(character)) {
      break;
    }
    depth += Number("([{<".includes(character)) - Number(")]}>".includes(character));
    if (depth === 0 && character === ",") {
      parts.push("");
    } else {
      parts.push(`${parts.pop()}${character}`);
    }
  }
  return parts.map((part) => part.replaceAll("\u21D2", "=>").trim()).filter((part) => part !== "");
}
function readParameter(code) {
  const text = code.replace(/^(?:(?:public|private|protected|readonly)\s+)+/, "");
  if (!text.startsWith("{")) {
    const isOptional = /^[\w$]+\s*\?|^[.*]|=(?!>)/.test(text);
    return { name: /^[\w$]+/.exec(text)?.[0] ?? "", members: [], isRequired: !isOptional };
  }
  const members = splitParameters(text, 1).flatMap((part) => /^[\w$]+/.exec(part)?.[0] ?? []);
  return { name: "", members, isRequired: !/=\s*\{[^{}]*\}\s*$/.test(text) };
}
function findMakers(text) {
  const objects = /^(?:export\s+)?(?:const\s+)?([A-Za-z]\w*)(?:[ \t]*:[^=\n]+)?[ \t]*=[ \t]*(?:new\s+)?([A-Za-z_]\w*)(?:\.(?:from_\w+|load|create|build))?\(/gm;
  const functions = /^def[ \t]+(\w+)\((?:[^(),=]+=[^(),]+,?)*\)[ \t]*->[ \t]*["']?(\w+)/gm;
  const found = [...text.matchAll(objects), ...text.matchAll(functions)];
  return new Map(found.toReversed().map(([, name = "", className = ""]) => [className, name]));
}
function listNeededByClass(source, className) {
  const constructor = source.functions.find(({ name, owner }) => owner === className && /^(?:__init__|constructor)$/.test(name));
  return constructor?.parameters.filter(({ isRequired }) => isRequired) ?? [];
}
const MOST_ABOVE = 2e3;
function decoratorsAbove(text, { index }) {
  const paragraph = text.slice(Math.max(0, index - MOST_ABOVE), index).split(/\n[ \t]*\n/).at(-1) ?? "";
  const belowOtherCode = paragraph.split(/^[ \t]*(?:async[ \t]+)?(?:def|class)\b/m).at(-1) ?? "";
  const start = belowOtherCode.search(/^[ \t]*@/m);
  return start === -1 ? "" : belowOtherCode.slice(start);
}
function withoutComments(text, language) {
  if (language === "python") {
    return text.replaceAll(/("""|''')[^]*?\1/g, '""').replaceAll(/(^|\s)#[^\n]*/g, "$1");
  }
  return text.replaceAll(/(^|\s)\/\*[^]*?\*\//g, "$1").replaceAll(/(^|[\s;])\/\/[^\n]*/g, "$1");
}


;// CONCATENATED MODULE: ./lib/workbench/init/functions.js
const SURELY_QUERY = /^(?:\w*quer(?:y|ies)\w*|\w*question\w*|q|search_?(?:term|text|phrase|string|input|words?)s?|consulta|pregunta|requete|frage|anfrage|suchtext)$/;
const MAYBE_QUERY = /^(?:text|prompt|input|terms?|keywords?|phrase|message|utterance|search|needle|user_?input)$/;
const NO_QUERY = /vec|emb|type|id$/;
const COUNT = /^(?:k|n|limite?|size|count|max|amount|take|how_?many|anzahl|cu?antos|cantidad|combien|(?:top|max|num|n|number_of|nombre|numero)_?(?:de_)?(?:k|n|results?|hits|docs|documents|matches|passages|chunks|items|pages|resultados|resultats)|(?:results?|hits|docs)_?(?:limit|count|size)|page_?size|per_?page|hits_?per_?page)$/;
const REQUEST = /^_?(?:req|request|ctx|context|event|props|app|router|element|el|node)$/;
const SEARCH = /^a?(?:search|retrieve)$|^(?:buscar|recuperar|rechercher|suchen?|retrieval)$/;
const FIND = /^(?:find|lookup|look|get|fetch|recall)$/;
const ANSWER = /^(?:ask|answer|run|invoke|call|filter|rank|recommend)$/;
const DOCUMENTS = /^(?:relevant|similar|nearest|docs?|documents?|chunks?|passages?|contexts?|articles?|pages?|results?|matches|hits|kb|knowledge|index|corpus|collection|sections?|snippets?|notes|entries)$/;
const SEARCH_PLACE = /(?<![Rr]e)search|Search|[Rr]etriev|(?<![A-Za-z])rag(?![a-z])|Rag(?![a-z])|(?<![A-Z])RAG|QueryEngine/;
const SEARCH_CLASS = /index|vector|knowledge|embed/i;
const LEAST_SCORE = 6;
function scoreFunction(file, { name, owner, parameters }) {
  const parameterNames = parameters.flatMap((each) => each.members.length === 0 ? each.name : each.members);
  const isPrivate = name.startsWith("_") && name !== "__call__";
  const takesRequest = REQUEST.test(parameterNames[0] ?? "");
  if (isPrivate || takesRequest) {
    return 0;
  }
  const query = findQueryName(parameterNames);
  const isSurely = query !== null && SURELY_QUERY.test(inSmallLetters(query));
  if (/^query$/i.test(name) && owner !== null && !isSurely) {
    return 0;
  }
  const isInPlace = SEARCH_PLACE.test(`${owner ?? ""} ${file}`) || SEARCH_CLASS.test(owner ?? "");
  const queryScore = isSurely ? 3 : Number(query !== null);
  return scoreName(name) + (isInPlace ? 2 : 0) + queryScore;
}
function scoreName(name) {
  const words = inSmallLetters(name).split("_").filter(Boolean);
  const [first = "", second] = words;
  if (second === void 0 && (SEARCH.test(first) || /^a?query$/.test(first))) {
    return 5;
  }
  const documentScore = words.some((word) => DOCUMENTS.test(word)) ? 1 : 0;
  const isQueryVerb = first === "query" || /^(?:rag|run|do)$/.test(first) && second === "query";
  if (isQueryVerb || words.some((word) => SEARCH.test(word))) {
    return 4 + documentScore;
  }
  if (FIND.test(first)) {
    return 2 + documentScore;
  }
  return ANSWER.test(first) ? 1 + documentScore : 0;
}
function inSmallLetters(name) {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "_").toLowerCase();
}
function findQueryName(names) {
  const candidates = names.filter((name) => !NO_QUERY.test(inSmallLetters(name)));
  const findCalled = (words) => candidates.find((name) => words.test(inSmallLetters(name)));
  return findCalled(SURELY_QUERY) ?? findCalled(MAYBE_QUERY) ?? null;
}
function isCount(name) {
  return COUNT.test(inSmallLetters(name));
}
function listNeeded(parameters, query) {
  return parameters.filter(({ name, isRequired }) => isRequired && name !== query && !isCount(name)).map(({ name }) => name);
}
function needsAdvice(needed, howToCall) {
  const names = needed.map((each) => `\`${each}\``).join(", ");
  return names === "" ? null : `it needs ${names}, too: ${howToCall}`;
}
function findBest(found) {
  const usable = found.filter(({ obstacle }) => obstacle === null);
  const [best = null] = (usable.length > 0 ? usable : found).toSorted((a, b) => b.score - a.score);
  return best;
}


;// CONCATENATED MODULE: ./lib/workbench/init/python-functions.js




const NO_MODULE = /(?:^|\/)(?:docs?|migrations|alembic)\/|(?:^|\/)(?:test_\w*|\w*_test|conftest|setup|__main__)\.py$/;
const SCRIPT = /(?:^|[/_])(?:eval\w*|bench\w*|demo\w*|run_\w+|scripts?)(?:\.py$|\/)|(?:^|\/)(?:ingest|index|build|train|load|seed|migrate|main)(?:_\w+)?\.py$/;
const RETRIEVER_SCORE = 9;
function isPythonModule(file) {
  return /^(?:[\w./-]*\/)?\w+\.py$/.test(file) && !NO_MODULE.test(file);
}
function findPythonSearch(source, sources, files) {
  const best = findBest([
    ...source.functions.flatMap((each) => findSearch(each, source, sources) ?? []),
    ...findRetrievers(source)
  ]);
  return best === null ? null : python_functions_describeSearch(best, files);
}
const ROUTE = /@[\w.]*\b(?:get|post|put|patch|delete|route|api_route|websocket|api_view|command|argument|option|view|tool|task|setter)\b/;
function findSearch(found, source, sources) {
  const { name, owner, parameters } = found;
  const { file, text } = source;
  const score = scoreFunction(file, found);
  const query = findQueryName(parameters.map((parameter) => parameter.name));
  if (score < LEAST_SCORE || query === null || ROUTE.test(decoratorsAbove(text, found))) {
    return null;
  }
  const needed = listNeeded(parameters, query);
  const obstacle = needsAdvice(needed, "write a function that takes the query alone");
  if (owner === null) {
    return { source, name, score: score + 1, meaning: `the function ${name}`, obstacle };
  }
  const meaning = `the method ${name} of ${owner}`;
  const isAbstract = new RegExp(`^class ${owner}\\([^)]*\\b(?:Protocol|ABC)\\b`, "m").test(text);
  const needsObject = isAbstract || listNeededByClass(source, owner).length > 0;
  const canImport = ({ language, file: otherFile }) => language === "python" && !SCRIPT.test(otherFile);
  const others = needsObject ? sources.filter(canImport) : [];
  const maker = [source, ...others].find(({ makers }) => makers.has(owner));
  if (maker !== void 0) {
    const methodOfObject = `${maker.makers.get(owner)}.${name}`;
    return { source: maker, name: methodOfObject, score: score + 0.5, meaning, obstacle };
  }
  const makeObject = needsObject ? `make an object of ${owner} in the module, and name it` : null;
  return { source, name: `${owner}.${name}`, score, meaning, obstacle: obstacle ?? makeObject };
}
function findRetrievers(source) {
  const { file, text } = source;
  const names = /^(?:((?:\w+_)?retriever)(?:[ \t]*:[^=\n]+|[ \t]*)=[ \t]*[\w.]+\(|def ([a-z]\w*_retriever)\(\))/gm;
  const common = { source, score: RETRIEVER_SCORE, obstacle: null };
  const found = [];
  if (SCRIPT.test(file)) {
    return [];
  }
  for (const [, object, maker = ""] of text.matchAll(names)) {
    if (object !== void 0) {
      found.push({ ...common, name: object, meaning: `the object ${object}` });
    } else if (text.includes("as_retriever(")) {
      found.push({ ...common, name: maker, meaning: `what the function ${maker} returns` });
    }
  }
  return found;
}
function python_functions_describeSearch(found, files) {
  const { source, name, score, meaning, obstacle } = found;
  const { file, text } = source;
  const { importName, root } = findImport(file, text, files);
  const isUsualRoot = root === "." || root === "src";
  const rootWord = (0,init_candidates/* isPlain */.$i)(root) ? root : JSON.stringify(root);
  const pathMember = isUsualRoot ? "" : `, path: ${rootWord}`;
  const retriever = `{ kind: python, function: "${importName}:${name}"${pathMember} }`;
  return {
    file,
    what: `${file}, ${meaning}`,
    retriever: obstacle === null ? retriever : null,
    advice: obstacle ?? `\`retrieval-gate ask "a query"\` calls ${name} of ${file}`,
    rank: score
  };
}
function importsOwnPackage(text, importName) {
  const [topPackage] = importName.split(".");
  const imports = text.matchAll(/^\s*(?:from|import)\s+(\w*)\./gm);
  return [...imports].some(([, name]) => name === "" || name === topPackage);
}
function findImport(file, text, files) {
  const root = findImportRoot(file, text, files);
  const name = external_node_path_.posix.relative(root, file).replace(/(?:\/__init__)?\.py$/, "");
  return { importName: name.replaceAll("/", "."), root };
}
function findImportRoot(file, text, files) {
  const fileFolder = external_node_path_.posix.dirname(file);
  const isPackage = (folder) => files.includes(external_node_path_.posix.join(folder, "__init__.py"));
  if (isPackage(fileFolder)) {
    let root = fileFolder;
    while (root !== "." && isPackage(root)) {
      root = external_node_path_.posix.dirname(root);
    }
    return root;
  }
  const imports = text.matchAll(/^\s*(?:from|import)\s+(\w+)/gm);
  const importsSibling = [...imports].some(([, name]) => {
    const sibling = external_node_path_.posix.join(fileFolder, `${name}.py`);
    return sibling !== file && files.includes(sibling);
  });
  if (importsSibling) {
    return fileFolder;
  }
  const folders = fileFolder.split("/");
  const lastUnnamable = folders.findLastIndex((name) => /[^\w.]/.test(name));
  if (lastUnnamable !== -1) {
    return folders.slice(0, lastUnnamable + 1).join("/");
  }
  return file.startsWith("src/") ? "src" : ".";
}


;// CONCATENATED MODULE: ./lib/workbench/init/mcp-servers.js






const SERVER_CODE = /\bFastMCP\s*\(|\bmcp\.server\b|\bnew\s+(?:McpServer|FastMCP)\b|@modelcontextprotocol\/(?:sdk\/)?server/;
const STARTS = /\.run(?:_async)?\s*\(|\.connect\s*\(|stdio_server|__main__|\.start\s*\(/;
const MOST_READ = 400;
const LEAST_TOOL_SCORE = 3;
const MOST_DECLARED = 2e3;
function findMcpServers(files, read) {
  const sources = files.filter((file) => /\.(?:py|[cm]?[jt]s)$/.test(file)).slice(0, MOST_READ);
  const servers = sources.filter((file) => SERVER_CODE.test(read(file)));
  const likelihood = (file) => 2 * Number(STARTS.test(read(file))) + Number(/mcp|server/.test(external_node_path_.posix.basename(file)));
  const likeliest = servers.toSorted((a, b) => likelihood(b) - likelihood(a));
  const found = [];
  for (const folder of new Set(servers.map((file) => findPackageFolder(file, files)))) {
    const isInside = (file) => findPackageFolder(file, files) === folder;
    const server = likeliest.find(isInside);
    if (server !== void 0) {
      const tools = sources.filter(isInside).flatMap((file) => listTools(readSource(file, read)));
      const findStart = server.endsWith(".py") ? findPythonStart : findNodeStart;
      found.push(describeServer(server, findStart(server, folder, files, read), tools));
    }
  }
  return found;
}
function findPackageFolder(file, files) {
  const manifests = file.endsWith(".py") ? ["pyproject.toml", "setup.py", "requirements.txt"] : ["package.json"];
  let folder = external_node_path_.posix.dirname(file);
  while (folder !== "." && !manifests.some((name) => files.includes(`${folder}/${name}`))) {
    folder = external_node_path_.posix.dirname(folder);
  }
  return folder;
}
function describeServer(file, start, tools) {
  const common = { file, what: `${file}, an MCP server` };
  const callable = tools.filter(({ parameters: parameters2 }) => parameters2.length > 0);
  const [tool] = callable.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  const isSure = tool !== void 0 && (tool.score >= LEAST_TOOL_SCORE || callable.length === 1);
  const parameters = tool?.parameters ?? [];
  const query = findQueryName(parameters.map(({ name }) => name)) ?? parameters.find(({ name, isRequired }) => isRequired && !isCount(name))?.name ?? null;
  const count = parameters.find(({ name }) => isCount(name));
  const countMember = count === void 0 ? "" : `, ${count.name}: "{{k}}"`;
  const retriever = `{ kind: mcp, ${start}, tool: ${tool?.name ?? "TOOL"}, arguments: { ${query ?? "QUERY"}: "{{query}}"${countMember} } }`;
  if (isSure && query !== null) {
    const needed = listNeeded(parameters, query).join(", ");
    const neededNote = needed === "" ? "" : `. The tool needs ${needed}, too: add it to \`arguments\``;
    return {
      ...common,
      retriever,
      advice: `\`retrieval-gate ask "a query"\` starts it and calls ${tool.name}${neededNote}`,
      rank: init_candidates/* RANK */.Vz.mcp
    };
  }
  const names = tools.map(({ name }) => name).slice(0, 5);
  const seenTools = names.length === 0 ? "" : ` (its code has ${names.join(", ")})`;
  const advice = `its code does not show which tool searches${seenTools}. Name the tool, and its argument for the query`;
  return { ...common, retriever: null, draft: retriever, advice, rank: init_candidates/* RANK */.Vz.draft };
}
function findPythonStart(server, folder, files, read) {
  const text = read(server);
  const { importName, root } = findImport(server, text, files);
  const [topPackage = ""] = importName.split(".");
  const settings = read(external_node_path_.posix.join(folder, "pyproject.toml"));
  const scripts = readScripts(settings).map(({ name, module }) => {
    const likelihood = 2 * Number(module === importName) + Number(/mcp|serve/.test(name)) + Number(module.split(".")[0] === topPackage);
    return { name, likelihood };
  });
  const [best] = scripts.toSorted((a, b) => b.likelihood - a.likelihood);
  if (best !== void 0 && best.likelihood > 0) {
    return `command: [${best.name}]`;
  }
  const isInPackage = files.includes(external_node_path_.posix.join(external_node_path_.posix.dirname(server), "__init__.py"));
  if (!isInPackage && !importsOwnPackage(text, importName)) {
    return `command: [python3, ${server}]`;
  }
  const pathMember = root === "." ? "" : `, env: { PYTHONPATH: ${root} }`;
  return `command: [python3, -m, ${importName}]${pathMember}`;
}
function readScripts(settings) {
  const section = settings.split(/^(?=\[)/m).find((text) => /^\[(?:project|tool\.poetry)\.scripts\]\n/.test(text));
  const scripts = (section ?? "").matchAll(/^["']?([\w.-]+)["']?\s*=\s*["']([\w.]+):/gm);
  return [...scripts].map(([, name = "", module = ""]) => ({ name, module }));
}
function findNodeStart(server, folder, files, read) {
  const { bin } = (0,json/* objectMembers */.vN)((0,json/* tryParseJson */.Bl)(read(external_node_path_.posix.join(folder, "package.json"))));
  const bins = typeof bin === "string" ? [bin] : Object.values((0,json/* objectMembers */.vN)(bin));
  const programs = bins.map((bin2) => external_node_path_.posix.join(folder, String(bin2)));
  const program = programs.find((file) => files.includes(file) && (0,init_candidates/* isPlain */.$i)(file));
  return `command: [${(0,init_candidates/* runCommand */.d1)(program ?? server)}]`;
}
function listTools(source) {
  const found = [...listDecoratedTools(source), ...listDeclaredTools(source.text)];
  return found.map((tool) => {
    const name = tool.name.replaceAll("-", "_");
    return { ...tool, score: scoreFunction(source.file, { ...tool, name, owner: null }) };
  });
}
function listDecoratedTools({ text, functions }) {
  const tools = [];
  for (const found of functions) {
    const decorators = decoratorsAbove(text, found);
    if (/@[\w.]*\btool\b/.test(decorators)) {
      const givenName = /@[\w.]*\btool\b\s*\(\s*(?:name\s*=\s*)?["']([\w-]+)["']/;
      const name = givenName.exec(decorators)?.[1] ?? found.name;
      const parameters = found.parameters.filter(({ name: key }) => !/^(?:ctx|context)$/.test(key));
      tools.push({ name, parameters });
    }
  }
  return tools;
}
function listDeclaredTools(text) {
  const toolName = /(?:\b\w*[tT]ool\w*\(\s*(?:\{\s*)?|\bname\s*[:=]\s*)(?:name\s*[:=]\s*)?["'`]([\w-]+)["'`]/g;
  const matches = [...text.matchAll(toolName)];
  return matches.map(({ 0: start, 1: name = "", index }, i) => {
    const end = matches[i + 1]?.index ?? index + MOST_DECLARED;
    const code = text.slice(index + start.length, end);
    return { name, parameters: listSchemaKeys(code) };
  });
}
const SCHEMA_KEY = /["']?(\w+)["']?\s*:\s*(?:(?:z|Type|v)\s*\.\s*(?!object)(?=([^,\n]*))|\{\s*["']?type\b)/gi;
function listSchemaKeys(code) {
  const properties = code.slice(Math.max(0, code.search(/properties/)));
  const required = /required["']?\s*[:=]\s*\[([^\]]*)\]/.exec(code)?.[1] ?? "";
  return [...properties.matchAll(SCHEMA_KEY)].map(([, name = "", otherType]) => ({
    name,
    members: [],
    isRequired: otherType === void 0 ? new RegExp(`["']${name}["']`).test(required) : !/optional|default|nullish/i.test(otherType)
  }));
}


;// CONCATENATED MODULE: ./lib/workbench/init/module-functions.js




const SEARCH_FILE = /(?:^|\/)(?:serve|search|retrieve|retriever|query)\.\w+$/i;
function isScriptModule(file) {
  return /\.[cm]?[jt]s$/.test(file) && (0,init_candidates/* isPlain */.$i)(file) && !/\.(?:d|test|spec|stories|config|min)\.[cm]?[jt]s$/.test(file);
}
function readModuleAliases(read) {
  const paths = /"paths"\s*:\s*\{([^{}]*)\}/.exec(read("tsconfig.json"))?.[1] ?? "";
  return [...paths.matchAll(/"([^"*]+)\*?"\s*:/g)].map(([, alias = ""]) => alias);
}
function findModuleSearch(source, aliases) {
  const best = findBest(source.functions.flatMap((each) => module_functions_findSearch(each, source) ?? []));
  return best === null ? null : describeModule(source, best, aliases);
}
function module_functions_findSearch(found, source) {
  const { owner, parameters } = found;
  const { file, text, makers } = source;
  const object = owner === null ? void 0 : makers.get(owner);
  const name = findExportedName(text, object ?? owner ?? found.name);
  const search = writeCall(parameters, text.slice(found.index));
  if (name === null || search === null) {
    return null;
  }
  const isDefault = owner === null && name === "default";
  const exportedName = isDefault && SEARCH_FILE.test(file) ? "search" : name;
  const score = scoreFunction(file, owner === null ? { ...found, name: exportedName } : found);
  if (score < LEAST_SCORE) {
    return null;
  }
  const isOfClass = owner !== null && object === void 0;
  const neededByClass = isOfClass ? listNeededByClass(source, owner) : [];
  const needed = [...neededByClass.map((parameter) => parameter.name), ...search.needed];
  const placeScore = Number(owner === null) + Number(isDefault);
  return {
    name,
    method: owner === null ? null : found.name,
    isOfClass,
    score: score + placeScore,
    call: search.call,
    obstacle: needsAdvice(needed, "write a module whose default export takes a query and calls it")
  };
}
function findExportedName(text, name) {
  if (name === "") {
    return isDefaultExport(text, "[(<\\w]") ? "default" : null;
  }
  const esDeclaration = `^export\\s+(?:async\\s+)?(?:abstract\\s+)?(?:function\\s*\\*?|const|let|var|class)\\s*${name}\\b`;
  const commonDeclaration = `^(?:module\\.)?exports\\.${name}\\b`;
  if (new RegExp(`${esDeclaration}|${commonDeclaration}`, "m").test(text)) {
    return name;
  }
  if (isDefaultExport(text, `${name}\\s*(?:[;({<]|extends|\\n|$)`)) {
    return "default";
  }
  const esList = `^export\\s*\\{(?:[^{}]*,)?\\s*${name}(?:\\s+as\\s+(\\w+))?\\s*[,}]`;
  const commonList = `^module\\.exports\\s*=\\s*\\{(?:[^{}]*,)?\\s*(?:(\\w+)\\s*:\\s*)?${name}\\s*[,}]`;
  const match = new RegExp(esList, "m").exec(text) ?? new RegExp(commonList, "m").exec(text);
  return match === null ? null : match[1] ?? name;
}
function isDefaultExport(text, rest) {
  const start = "^(?:export\\s+default|module\\.exports\\s*=)\\s*(?:async\\b\\s*)?(?:(?:function|class)\\b[*\\s]*)?";
  return new RegExp(start + rest, "m").test(text);
}
function writeCall(parameters, code) {
  const query = findQueryName(parameters.map(({ name }) => name)) ?? parameters[0]?.name;
  const callArguments = parameters.map((parameter) => writeArgument(parameter, query, code));
  const needed = parameters.filter(({ isRequired }, i) => isRequired && callArguments[i] === "undefined").map(({ name, members }) => name || `{ ${members.join(", ")} }`);
  while (callArguments.at(-1) === "undefined") {
    callArguments.pop();
  }
  const call = callArguments.join(", ");
  return /\bquery\b/.test(call) ? { call, needed } : null;
}
function writeArgument({ name, members }, query, code) {
  if (name === query && members.length === 0) {
    return "query";
  }
  if (isCount(name)) {
    return "k";
  }
  const isOptions = /^(?:opts?|options?|params|config|settings|args)$/.test(name);
  const queryMember = findQueryName(members);
  const limitMember = isOptions ? findCountMember(name, code) : members.find(isCount);
  const written = [
    queryMember === null ? "" : writeMember(queryMember, "query"),
    limitMember === void 0 ? "" : writeMember(limitMember, "k")
  ].filter(Boolean);
  return written.length === 0 ? "undefined" : `{ ${written.join(", ")} }`;
}
function findCountMember(object, code) {
  const reads = new RegExp(`\\b${object}\\??\\.\\w+|\\{[^{}]*\\}\\s*=\\s*${object}\\b`, "g");
  const names = [...code.matchAll(reads)].join(" ").match(/\w+/g);
  return names?.find(isCount) ?? "limit";
}
function writeMember(name, value) {
  return name === value ? name : `${name}: ${value}`;
}
function needsLoader(file, text, aliases) {
  const imports = [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)];
  return imports.some(([, from = ""]) => {
    const isRelativeInTypeScript = file.endsWith("ts") && /^\.\.?\//.test(from);
    const isFile = /\.(?:[cm]?ts|json|mjs|cjs)$/.test(from);
    return isRelativeInTypeScript && !isFile || aliases.some((alias) => from.startsWith(alias));
  });
}
function describeModule({ file, text }, found, aliases) {
  const { name, method, call, score, obstacle } = found;
  const isDefault = name === "default" && method === null;
  const methodClause = method === null ? "" : ` with the method ${method}`;
  const what = isDefault ? `${file}, a module with a default export` : `${file}, which exports ${name}${methodClause}`;
  const common = { file, what, rank: score };
  if (obstacle !== null) {
    return { ...common, retriever: null, advice: obstacle };
  }
  const loaderMember = needsLoader(file, text, aliases) ? ", loader: tsx" : "";
  if (isDefault && /^query(?:, \{ (?:limit: )?k \})?$/.test(call)) {
    return {
      ...common,
      retriever: `{ kind: module, path: ${file}${loaderMember} }`,
      advice: `the default export of ${file} has to take a query and return results`
    };
  }
  return {
    ...common,
    retriever: `{ kind: module, path: ${init_candidates/* ADAPTER_PATH */.qn}${loaderMember} }`,
    advice: `${init_candidates/* ADAPTER_PATH */.qn} calls it: check there how it gets the number of results, and what the results' ids are`,
    adapter: writeAdapter(file, found)
  };
}
function writeAdapter(file, { name, method, isOfClass, call }) {
  const from = JSON.stringify(external_node_path_.posix.relative(external_node_path_.posix.dirname(init_candidates/* ADAPTER_PATH */.qn), file));
  const renamed = /* @__PURE__ */ new Map([
    ["default", "search"],
    ["query", "{ query as search }"]
  ]);
  const localName = renamed.has(name) ? "search" : name;
  const takesLimit = /\bk\b/.test(call);
  const objectName = isOfClass ? "object" : localName;
  const callee = method === null ? localName : `${objectName}.${method}`;
  const code = [
    `import ${renamed.get(name) ?? `{ ${name} }`} from ${from};`,
    ...isOfClass ? [`const object = new ${localName}();`] : [],
    `export default async ${takesLimit ? "(query, { k })" : "(query)"} => ${callee}(${call});`
  ];
  const limitNote = takesLimit ? "it has to get the number of results, k, under the name that its code gives it." : "it gets no number of results, so it has to return enough of them.";
  const text = `// The gate calls this module, and it calls ${file}. Check both:
// 1. The call: ${limitNote}
// 2. The results: each needs \`path\` or \`id\` as the suite names its documents. If these stand elsewhere,
//    say where beside \`path\` in the config. \`ask\` proposes the line: results: "hits[].{path: slug}"
${code.join("\n")}
`;
  return { text, line: code.join(" ") };
}


// EXTERNAL MODULE: ./lib/model/docs-page.js
var docs_page = __webpack_require__(52164);
;// CONCATENATED MODULE: ./lib/workbench/init/searches.js








const searches_MOST_READ = 1e3;
function findSearches(files, read) {
  const ownFiles = files.filter((file) => !init_candidates/* OTHER_FOLDERS */.Pc.test(file));
  const found = [
    ...findServers(ownFiles, read),
    ...findMcpServers(ownFiles, read),
    ...findFunctions(ownFiles, read)
  ];
  const otherFiles = ownFiles.filter((file) => !found.some((each) => each.file === file));
  found.push(...findRoutes(otherFiles, read));
  const order = ({ retriever, rank }) => rank + (retriever === null ? 0 : 100);
  return found.toSorted((a, b) => order(b) - order(a));
}
const OTHER_LANGUAGE = /\.(?:go|rs|rb|exs?|php|lua|jl|kts?|java|cs|scala|swift)$/;
function findFunctions(files, read) {
  const aliases = readModuleAliases(read);
  const sources = files.filter((file) => isPythonModule(file) || isScriptModule(file) || OTHER_LANGUAGE.test(file)).slice(0, searches_MOST_READ).map((file) => readSource(file, read));
  const candidates = [];
  for (const source of sources) {
    const finders = {
      python: () => findPythonSearch(source, sources, files),
      javascript: () => findModuleSearch(source, aliases),
      other: () => findOtherSearch(source)
    };
    const found = finders[source.language]();
    if (found !== null) {
      const depthLoss = source.file.split("/").length / 10;
      candidates.push({ ...found, rank: init_candidates/* RANK */.Vz.function + found.rank - depthLoss });
    }
  }
  return candidates;
}
const PROGRAM_SCORE = 12;
const GO_PROGRAM = /^func main\(\)(?=[^]*\b(?:os\.Args|flag\.Args?\())(?=[^]*(?:Search|Retrieve|Query)\w*\()/m;
function findOtherSearch({ file, text, functions }) {
  if (GO_PROGRAM.test(text)) {
    return {
      file,
      what: `${file}, a program`,
      retriever: null,
      draft: `{ kind: command, per_query: true, command: [${(0,init_candidates/* runCommand */.d1)(file)}, "{{query}}"] }`,
      advice: "check that it takes the query as an argument, and prints a result on each line",
      rank: PROGRAM_SCORE
    };
  }
  const obstacle = `name a program that takes the query as an argument (\`per_query: true\`), or write one that answers each JSON line of standard input: ${(0,docs_page/* docsPage */.t)("retrievers.md#a-program")}`;
  const best = findBest(functions.filter(({ parameters }) => findQueryName(parameters.map(({ name }) => name)) !== null).map((each) => ({ name: each.name, score: scoreFunction(file, each), obstacle })));
  if (best === null || best.score < LEAST_SCORE) {
    return null;
  }
  return {
    file,
    what: `${file}, the function ${best.name}`,
    retriever: null,
    advice: obstacle,
    rank: best.score
  };
}
const ROUTE_FILE = /(?:^|\/)(?:app\/(?=.*\/route\.)|pages\/(?=api\/))(.*(?:search|query|ask).*?)(?:\/route)?\.[jt]s$/;
const searches_ROUTE = /(?:\b(?:\w*app|application|\w*router|\w*server|\w*mux|api|bp|blueprint|fastify|http)\.(?:get|post|route|api_route|handle(?:func)?)\(|\bpath(?:\.startswith)?\(|\b(?:url|path(?:name)?)\s*[!=]==?)\s*["'`](?:GET |POST )?\/?([\w./-]+?)\/?["'`](?:\s*,\s*(?:\w+\.)?(\w+)\s*\))?/gi;
const SEARCH_ADDRESS = /(?:^|\/)(?:[\w.]+[_-])?(?:search|query|retrieve|ask|suchen?|buscar|rechercher?)(?:[_-][\w.]+)?$/i;
const PARAMETER = /(?:(?:quer(?:y|yparam)|args|param\w*)(?:\(\))?(?:\.get)?[.([]+["'`]?|\{\s*(?=\w+[^{}]*\}\s*=\s*\w+\.query)|[(,]\s*(?=\w+\s*:\s*(?:str|int)\b))(\w+)/gi;
const PORT_VARIABLE = /env(?:iron)?(?:\.get)?[.([]+["'`]?(\w*P(?:O|UE)RT\w*)/i;
const MOST_OF_HANDLER = 1e3;
function readRoute(text, match) {
  const [route, address = "", handler] = match;
  const start = handler === void 0 ? match.index + route.length : text.search(new RegExp(`\\w ${handler}\\b`));
  const handlerText = start === -1 ? "" : text.slice(start, start + MOST_OF_HANDLER);
  const [code = ""] = handlerText.split(searches_ROUTE);
  const names = [...code.matchAll(PARAMETER)].map(([, name = ""]) => name);
  return { address, query: findQueryName(names), count: names.find(isCount) };
}
function serverCommand(file, text, files) {
  const app = /^(\w+) *= *(?:FastAPI|Starlette)\(/m.exec(text)?.[1];
  const name = file.replace(/\.py$/, "").replaceAll("/", ".");
  if (app !== void 0) {
    return `uvicorn, "${name}:${app}", --port, "{{port}}"`;
  }
  const folder = external_node_path_.posix.dirname(file);
  if (file.endsWith(".py") && files.includes(`${folder}/__main__.py`)) {
    return `python3, -m, ${folder.replaceAll("/", ".")}`;
  }
  return importsOwnPackage(text, name) ? `python3, -m, ${name}` : (0,init_candidates/* runCommand */.d1)(file);
}
function findRoutes(files, read) {
  const hasStart = /"scripts"\s*:\s*\{[^}]*"start"\s*:/.test(read("package.json"));
  const routes = [];
  for (const file of files) {
    const fileAddress = ROUTE_FILE.exec(file)?.[1];
    const text = /\.(?:py|[cm]?[jt]s|go)$/.test(file) ? read(file) : "";
    const found = [...text.matchAll(searches_ROUTE)].map((match) => readRoute(text, match));
    const route = found.find(({ address: address2 }) => SEARCH_ADDRESS.test(address2)) ?? found.find(({ query }) => query !== null);
    const address = fileAddress ?? route?.address;
    if (address !== void 0) {
      const limit = route?.count === void 0 ? "" : `&${route.count}={{k}}`;
      const url = `http://127.0.0.1:{{port}}/${address}?${route?.query ?? "q"}={{query}}${limit}`;
      const command = hasStart ? "npm, start" : serverCommand(file, text, files);
      const port = PORT_VARIABLE.exec(text)?.[1] ?? "PORT";
      const draft = `{ kind: http, start: { command: [${command}] }, env: { ${port}: "{{port}}" }, url: "${url}" }`;
      const advice = `check the words that start the server, and that it listens on the port in the variable ${port}. More: ${(0,docs_page/* docsPage */.t)("search-server.md")}`;
      const what = `${file}, which answers /${address}`;
      routes.push({ file, what, retriever: null, draft, advice, rank: init_candidates/* RANK */.Vz.draft });
    }
  }
  return routes;
}
function findServers(files, read) {
  const servers = [];
  for (const file of files) {
    const text = /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/.test(file) ? read(file) : "";
    const preset = /^[ \t]*image:.*\b(elasticsearch|opensearch)\b/m.exec(text)?.[1];
    if (preset !== void 0) {
      const port = /["'\s-](?:[\d.]+:)?(\d+):9200\b/.exec(text)?.[1] ?? "9200";
      const draft = `{ kind: http, preset: ${preset}, url: "http://127.0.0.1:${port}/INDEX/_search" }`;
      servers.push({
        file,
        what: `${file}, which starts ${preset}`,
        retriever: null,
        draft,
        advice: "start the server, and write the name of your index in place of INDEX",
        rank: init_candidates/* RANK */.Vz.server
      });
    }
  }
  return servers;
}


;// CONCATENATED MODULE: ./lib/workbench/init/look.js








const SKIPPED = /^(?:node_modules|vendor|dist|build|target|coverage|__pycache__|venv|env|retrieval-gate-report)$/;
const DEEPEST = 4;
const MOST_FILES = 2e4;
const LEAST_DOCUMENTS = 3;
const INDEX_PROGRAM = /^(?!index\.[cm]?js$)(?:re|build|create|make)?[-_]?(?:index|reindex|ingest|embed)(?:[-_](?:docs|documents|corpus|build))?\.(?:py|[cm]?js|sh)$/i;
const INDEX_SCRIPT = /^(?:index|build[:-]index|reindex|ingest|embed)$/;
function lookAround(folder, root = folder) {
  const files = filesBelow(folder);
  const hasFile = (name) => files.includes(name);
  const isPython = ["pyproject.toml", "requirements.txt", "setup.py"].some(hasFile);
  const python = isPython ? ".venv/bin/python" : "python3";
  const gates = files.filter((file) => /(?:^|\/)retrieval-gate[^/]*\.(?:ya?ml|json)$/.test(file) && !file.includes(".github/workflows/"));
  const readFile = (file) => readSmallFile(folder, file);
  const packages = findPackages(files);
  const searches = findSearches(files, readFile);
  const foldersOfOtherGates = gates.map((gate) => external_node_path_.posix.dirname(gate));
  const ownFiles = files.filter((file) => !foldersOfOtherGates.some((gateFolder) => file.startsWith(`${gateFolder}/`)));
  const queries = (0,init_data/* findQueries */.M_)(ownFiles, readFile);
  const data = queries.find((file) => file.kind === "suite" || file.kind === "dataset");
  const corpus = data?.kind === "dataset" ? data.corpus : null;
  return {
    builtIn: findBuiltInSearch(files, corpus),
    install: findInstaller(hasFile, isPython, root),
    index: findIndexer(files, readFile, python),
    searches,
    queries,
    data: data ?? null,
    packages,
    isMonorepo: packages.length > 1 && !isOwnProject(files, readFile),
    hasCode: files.some((file) => init_candidates/* CODE */.Sq.test(file) && !/\.config\.\w+$/.test(file)),
    gates
  };
}
const MOST_BYTES = 4 * 1024 * 1024;
function readSmallFile(folder, file) {
  const fullPath = external_node_path_.join(folder, file);
  const stats = (0,external_node_fs_.statSync)(fullPath, { throwIfNoEntry: false });
  const isRead = stats?.isFile() === true && stats.size <= MOST_BYTES;
  const text = isRead ? (0,external_node_fs_.readFileSync)(fullPath, "utf8") : "";
  return text.replace(/^\ufeff/, "");
}
function filesBelow(folder) {
  const paths = [];
  const walkFolder = (subfolder, depth) => {
    for (const entry of (0,external_node_fs_.readdirSync)(external_node_path_.join(folder, subfolder), { withFileTypes: true })) {
      const entryPath = subfolder === "" ? entry.name : `${subfolder}/${entry.name}`;
      const isSkipped = entry.name.startsWith(".") || SKIPPED.test(entry.name);
      const isVisited = entry.name === ".github" || !isSkipped;
      if (entry.isDirectory() && isVisited && depth < DEEPEST) {
        walkFolder(entryPath, depth + 1);
      } else if (entry.isFile() && paths.length < MOST_FILES) {
        paths.push(entryPath);
      }
    }
  };
  walkFolder("", 0);
  return paths.toSorted(canonical_json/* compareCodePoints */.OP);
}
function findBuiltInSearch(files, corpus) {
  const common = { advice: "the built-in BM25 searches them", rank: 0, isBuiltIn: true };
  if (corpus !== null) {
    const retriever2 = `{ kind: bm25, corpus: ${JSON.stringify(corpus)} }`;
    return { ...common, file: corpus, what: corpus, retriever: retriever2 };
  }
  const documents = files.filter((file) => /\.mdx?$/i.test(file) && !file.startsWith(".github/"));
  let folder = ".";
  let mostDocuments = 0;
  for (const [name, count] of (0,lookup/* countItems */.A1)(documents.map(documentFolder))) {
    if (count > mostDocuments) {
      folder = name;
      mostDocuments = count;
    }
  }
  if (mostDocuments < LEAST_DOCUMENTS) {
    return null;
  }
  const what = `the Markdown files ${folder === "." ? "here" : `in ${folder}`}`;
  const pattern = `${folder === "." ? "" : `${folder}/`}**/*.{md,mdx}`;
  const retriever = `{ kind: bm25, files: [${JSON.stringify(pattern)}] }`;
  return { ...common, file: folder, what, retriever };
}
function documentFolder(file) {
  const folders = file.split("/").slice(0, -1);
  const docsAt = folders.findIndex((name) => /^docs?$/i.test(name));
  return docsAt === -1 ? folders.at(0) ?? "." : folders.slice(0, docsAt + 1).join("/");
}
function findInstaller(hasFile, isPython, root) {
  if (isPython) {
    const pipArgument = hasFile("requirements.txt") ? "-r requirements.txt" : "-e .";
    return `python3 -m venv .venv && .venv/bin/pip install ${pipArgument}`;
  }
  if (!hasFile("package.json")) {
    return null;
  }
  const lock = LOCK_FILES.find(([file]) => hasFile(file)) ?? LOCK_FILES.find(([file]) => (0,external_node_fs_.existsSync)(external_node_path_.join(root, file)));
  return lock?.[1] ?? "npm install";
}
const LOCK_FILES = [
  ["pnpm-lock.yaml", "corepack enable && pnpm install --frozen-lockfile"],
  ["yarn.lock", "corepack enable && yarn install --immutable"],
  ["package-lock.json", "npm ci"]
];
function findIndexer(files, read, python) {
  const { scripts } = (0,json/* objectMembers */.vN)((0,json/* tryParseJson */.Bl)(read("package.json")));
  const script = Object.keys((0,json/* objectMembers */.vN)(scripts)).find((name) => INDEX_SCRIPT.test(name));
  if (script !== void 0) {
    return `npm run ${script}`;
  }
  if (/^index:/m.test(read("Makefile"))) {
    return "make index";
  }
  const isModule = (file) => files.includes(external_node_path_.posix.join(external_node_path_.posix.dirname(file), "__init__.py")) && !read(file).includes("__main__");
  const program = files.find((file) => INDEX_PROGRAM.test(external_node_path_.basename(file)) && !isModule(file));
  if (program === void 0 || !(0,init_candidates/* isPlain */.$i)(program)) {
    return null;
  }
  const otherInterpreter = program.endsWith(".sh") ? "bash" : "node";
  return `${program.endsWith(".py") ? python : otherInterpreter} ${program}`;
}
const MANIFEST = /^(?:package\.json|pyproject\.toml|setup\.py|requirements\.txt|go\.mod|Cargo\.toml|pom\.xml)$/;
function findPackages(files) {
  const folders = files.filter((file) => file.includes("/") && MANIFEST.test(external_node_path_.basename(file))).map((file) => external_node_path_.posix.dirname(file));
  return [...new Set(folders)].filter((folder) => !init_candidates/* OTHER_FOLDERS */.Pc.test(folder));
}
const WORKSPACE_FILE = /^(?:pnpm-workspace\.yaml|(?:lerna|nx|turbo)\.json|go\.work)$/;
const PROJECT = /^\s*\{[^]*"name"\s*:|^\[(?:project|tool\.poetry|package)\]|^module /m;
const WORKSPACE = /"workspaces"\s*:|workspace\]/;
function isOwnProject(files, read) {
  const manifests = files.filter((file) => MANIFEST.test(file) && file !== "pom.xml");
  return !files.some((file) => WORKSPACE_FILE.test(file)) && manifests.some((file) => {
    const isProject = /^(?:requirements|setup|go)\./.test(file) || PROJECT.test(read(file));
    return isProject && !WORKSPACE.test(read(file));
  });
}


// EXTERNAL MODULE: ./lib/workbench/init/workflows.js
var workflows = __webpack_require__(59786);
// EXTERNAL MODULE: ./lib/decision/random.js
var random = __webpack_require__(57435);
// EXTERNAL MODULE: ./lib/app/ignored-file.js
var ignored_file = __webpack_require__(77908);
// EXTERNAL MODULE: ./lib/workbench/suggest/draft.js
var draft = __webpack_require__(90683);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/change/git.js
var change_git = __webpack_require__(15656);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/app/origin.js
var origin = __webpack_require__(85609);
// EXTERNAL MODULE: ./lib/workbench/ask.js
var ask = __webpack_require__(96012);
// EXTERNAL MODULE: ./lib/cli/outcome.js + 1 modules
var outcome = __webpack_require__(58213);
;// CONCATENATED MODULE: ./lib/workbench/init/command.js





















const HELP = `Usage: retrieval-gate init [--here] [--bm25] [--side-by-side] [--record-workflow]

Writes a config, a suite, two workflows (or a job for GitLab) and a line in .gitignore. Overwrites nothing.
It looks for: a suite; a golden file in JSON, JSON Lines or YAML, with any keys; a table of questions, judgments or a
collection (CSV, Quepid, BEIR, TREC, _rank_eval, OpenSearch); a log of searches; a search server of a compose file, an
MCP server, a Python or JavaScript function; documents. It runs none of these: a guess is marked as one, and
\`ask\` and \`record\` check it.
What it did not find is a line to fill in. Where there are only documents, the gate checks the built-in search BM25.

  --here               one gate for all packages of a repository, in this folder
  --bm25               the built-in search BM25 over your documents, in place of your own search
  --side-by-side       no baseline: the workflow builds base and head, and compares them in one job
  --record-workflow    a workflow that you start by hand: it records a baseline and opens a pull request

Files that are there are kept: \`init\` writes those that are missing, and prints the lines for the others.

Example: retrieval-gate init && retrieval-gate ask how do I install it
`;
const runInit = (0,command.makeCommand)({
  name: "init",
  flags: {
    here: { type: "boolean" },
    bm25: { type: "boolean" },
    "side-by-side": { type: "boolean" },
    "record-workflow": { type: "boolean" }
  },
  help: HELP
}, async (values, ports) => {
  const workingDirectory = (0,external_node_fs_.realpathSync)(ports.workingDirectory);
  const root = (0,system_root/* findRoot */.wg)(workingDirectory).directory;
  const git = (0,change_git/* openGitIfThere */.ap)(root, ports.environment);
  const project = lookAround(workingDirectory, root);
  const folder = external_node_path_.relative(root, workingDirectory).split(external_node_path_.sep).join("/");
  if (/\$\{\{|[\n\r]/.test(folder)) {
    throw new errors/* GateError */.ue("usage", `the folder ${(0,messages_escape.logLine)(folder)} can't stand in a workflow`, "Rename the folder: GitHub evaluates `${{ \u2026 }}`.");
  }
  const isSideBySide = values["side-by-side"] === true;
  const hasRecordWorkflow = values["record-workflow"] === true;
  const isGitLab = usesGitLab(root, git);
  if (isGitLab && (isSideBySide || hasRecordWorkflow)) {
    const flag = isSideBySide ? "side-by-side" : "record-workflow";
    throw new errors/* GateError */.ue("usage", `--${flag} writes a workflow of GitHub, and this repository is one of GitLab`, `Remove the flag: \`init\` writes the job of GitLab. For the rest see ${(0,docs_page/* docsPage */.t)("other-ci.md")}`);
  }
  const fullPath = (file) => external_node_path_.join(workingDirectory, file);
  const hasConfig = (0,external_node_fs_.existsSync)(fullPath(CONFIG));
  if (project.isMonorepo && values["here"] !== true && !hasConfig) {
    refuseSeveralPackages(project.packages, ports);
  }
  const wantsBuiltIn = values["bm25"] === true;
  const search = (0,init_files/* chooseSearch */.Ej)(project, wantsBuiltIn);
  const isBuiltIn = search?.isBuiltIn === true;
  if (wantsBuiltIn && !isBuiltIn) {
    throw new errors/* GateError */.ue("usage", "--bm25: there are no documents here that it could search", "It searches three Markdown files or more, or the corpus of a dataset.");
  }
  const config = hasConfig ? (0,json/* objectMembers */.vN)((0,init_data/* parseByEnding */.mV)(CONFIG, (0,external_node_fs_.readFileSync)(fullPath(CONFIG), "utf8"))) : null;
  const names = (0,init_files/* chooseNames */.yC)(folder, project.data, config, isSideBySide && !hasRecordWorkflow);
  if (hasRecordWorkflow && names.baseline === null) {
    throw new errors/* GateError */.ue("usage", `${CONFIG} names no baseline, so there is none to record`, "Write one into it, for example `baseline: baselines/search.json`.");
  }
  const hasSuite = (0,external_node_fs_.existsSync)(fullPath(names.suiteFile));
  const hasRetriever = (config?.["retriever"] ?? null) !== null;
  const cases = isBuiltIn && project.data === null ? await makeCases(search.file, ports) : null;
  const choices = {
    branch: findDefaultBranch(git),
    project,
    search,
    cases,
    names,
    folder,
    hasConfig,
    hasSuite,
    hasRetriever,
    isSideBySide,
    hasRecordWorkflow,
    isGitLab
  };
  const allFiles = (0,init_files/* initFiles */.u$)(choices);
  const files = new Map([...allFiles].filter(([file]) => !(0,external_node_fs_.existsSync)(fullPath(file))));
  ports.out(hasConfig ? "" : describeStart(choices));
  const lines = describeFindings(choices, (0,origin.commandName)(ports));
  ports.out(lines.length === 0 ? "" : "Found in this folder (init ran none of this code):\n");
  for (const line of lines) {
    ports.out(`- ${(0,messages_escape.logLine)(line)}
`);
  }
  refuseExisting([...allFiles.keys()], root, workingDirectory, choices);
  for (const file of allFiles.keys()) {
    ports.out(files.has(file) ? "" : `kept ${(0,messages_escape.logLine)(file)}
`);
  }
  writeFiles(files, ports);
  ignoreReports(ports);
  const hasCases = cases !== null || project.data !== null && !hasDraft(project);
  const recordsNow = isBuiltIn && !hasConfig && hasCases && !isSideBySide && !hasRecordWorkflow;
  const ending = recordsNow ? await (0,outcome.record)([], ports) : { kind: "answered" };
  for (const line of listRemainingSteps(choices, ending, ports)) {
    ports.out(`${line}
`);
  }
  return ending;
});
function describeStart({ project, search }) {
  const { data } = project;
  if (search?.isBuiltIn === true) {
    const queries = data === null ? ", with headings as queries" : "";
    return `This gate checks the built-in search BM25 over ${search.file}${queries}. It does not check a search of yours.
`;
  }
  const missing = [search === null ? "no search" : "", data === null ? "no queries" : ""].filter(Boolean).join(" and ");
  return missing === "" ? "" : `Found ${missing} that can be used unchanged: the files say what to fill in.
`;
}
const CONFIG = "retrieval-gate.yaml";
function writeFiles(files, ports) {
  const programFolder = external_node_path_.dirname(ports.moduleHost);
  for (const [file, text] of files) {
    const fullPath = external_node_path_.join(ports.workingDirectory, file);
    (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(fullPath), { recursive: true });
    (0,external_node_fs_.writeFileSync)(fullPath, (0,origin/* asInstalled */.tu)(text, programFolder), { flag: "wx" });
    ports.out(`wrote ${(0,messages_escape.logLine)(file)}
`);
  }
}
function usesGitLab(root, git) {
  const has = (file) => (0,external_node_fs_.existsSync)(external_node_path_.join(root, file));
  const host = /^(?:\w+:\/\/)?(?:[^@/]*@)?[\w.-]*gitlab[\w.-]*[:/]/;
  return host.test(git?.origin() ?? "") || has(".gitlab-ci.yml") && !has(".github");
}
function refuseSeveralPackages(packages, ports) {
  const program = (0,origin.commandName)(ports);
  for (const folder of packages) {
    ports.out(`(cd ${(0,messages_escape.logLine)((0,messages_escape/* shellWord */.r7)(folder))} && ${program} init)
`);
  }
  throw new errors/* GateError */.ue("usage", `there are ${packages.length} packages here, and each has a gate of its own`, `Run the commands above. For one gate of all of them: ${program} init --here`);
}
function refuseExisting(files, root, workingDirectory, choices) {
  for (const file of [...files, GITIGNORE]) {
    (0,write_whole/* refuseLinks */.UA)(root, external_node_path_.join(workingDirectory, file), file);
    const folder = external_node_path_.posix.dirname(file);
    const stats = (0,external_node_fs_.statSync)(external_node_path_.join(workingDirectory, folder), { throwIfNoEntry: false });
    if (stats?.isFile() === true) {
      throw new errors/* GateError */.ue("usage", `${folder} is a file, and init writes ${file}`, "Rename the file, so that a folder can have its name.");
    }
  }
  const existing = files.filter((file) => (0,external_node_fs_.existsSync)(external_node_path_.join(workingDirectory, file)));
  let conflicts = (0,init_files/* flagWorkflows */.R3)(choices).filter((file) => existing.includes(file));
  if (conflicts.length === 0 && existing.length === files.length) {
    conflicts = existing;
  }
  const otherGates = choices.project.gates.filter((file) => !file.includes("/") && file !== CONFIG);
  conflicts = [...conflicts, ...otherGates];
  if (conflicts.length > 0) {
    const verb = conflicts.length === 1 ? "exists" : "exist";
    throw new errors/* GateError */.ue("usage", `${conflicts.join(", ")} ${verb} already`, "`init` overwrites nothing: edit the file, or remove it and run this again. `retrieval-gate validate` checks the files that exist.");
  }
}
function hasDraft({ data }) {
  return data?.kind === "suite" && data.draft;
}
function listRemainingSteps(choices, ending, ports) {
  const { project, names, isGitLab, search } = choices;
  const lines = [];
  if (search !== null && search.isBuiltIn !== true && project.data !== null) {
    lines.push(`Check the cases of ${(0,messages_escape.logLine)(names.suiteFile)} before you record.`);
  }
  const hasRecorded = ending.kind === "judged" && ending.verdict === "pass";
  if (names.baseline !== null && !hasRecorded) {
    const baseline = external_node_path_.join((0,external_node_fs_.realpathSync)(ports.workingDirectory), names.baseline);
    lines.push(...(0,ignored_file/* describeIgnoredFiles */.R)([baseline], ports));
  }
  lines.push((0,origin/* unknownVersionAdvice */.Vb)(external_node_path_.dirname(ports.moduleHost)));
  if (isGitLab) {
    lines.push("Add to .gitlab-ci.yml, to its `include` if it has one:", "include:", `  - local: ${(0,workflows/* includedPath */.yD)(names)}`);
  }
  lines.push(`Next: ${nextStep(choices, hasRecorded, ports)}`);
  if (search !== null) {
    const setup = project.install === null ? "" : ` --setup ${(0,messages_escape/* shellWord */.r7)(project.install)}`;
    lines.push(`After it: ${(0,origin.commandName)(ports)} replay${setup} shows what the gate would have said to your last commits`);
  }
  return lines.filter((line) => line !== null);
}
function nextStep(choices, hasRecorded, ports) {
  const { project, search, cases, isSideBySide, hasRecordWorkflow, names } = choices;
  const program = (0,origin.commandName)(ports);
  const { suiteFile } = names;
  if (choices.hasConfig) {
    return `${program} validate`;
  }
  const ask = `${program} ask "a query"`;
  if (search === null) {
    return `fill in the retriever in ${CONFIG}, as its comment says. Then ${ask}`;
  }
  if (project.data === null && cases === null) {
    const log = project.queries.find((file) => file.kind === "log");
    const draft = log === void 0 ? `fill in the cases of ${suiteFile}` : draftCommand(log.file, program);
    return `${ask}. Then ${draft}`;
  }
  if (hasDraft(project)) {
    return `${ask}. Then ${program} suggest --review ${(0,messages_escape.logLine)((0,messages_escape/* shellWord */.r7)(suiteFile))}`;
  }
  if (hasRecorded) {
    return `${program} gate`;
  }
  if (hasRecordWorkflow) {
    return `${ask}. Then commit the files to the default branch, and start the recording workflow under Actions.`;
  }
  if (isSideBySide) {
    return `${ask}. Then commit the files, and open a pull request. Each one is compared with its base.`;
  }
  return `${ask} && ${program} record`;
}
const FIRST_CASES = 5;
const ENOUGH_CASES = 3;
async function makeCases(documents, ports) {
  const { loadCorpus } = await Promise.all(/* import() */[__webpack_require__.e(7783), __webpack_require__.e(4150), __webpack_require__.e(774), __webpack_require__.e(3487)]).then(__webpack_require__.bind(__webpack_require__, 33487));
  const { suggestKnownItems } = await Promise.all(/* import() */[__webpack_require__.e(4150), __webpack_require__.e(774)]).then(__webpack_require__.bind(__webpack_require__, 14150));
  const config = { directory: (0,external_node_fs_.realpathSync)(ports.workingDirectory) };
  const corpus = await loadCorpus(config, documents, (0,ask.askPorts)(ports));
  const { cases } = suggestKnownItems(corpus, FIRST_CASES, (0,random/* splitMix64 */.f)(1));
  const unasked = cases.map((draft) => ({ ...draft, today: null }));
  return unasked.length < ENOUGH_CASES ? null : `cases:
${(0,draft/* caseBlocks */.ld)(unasked, [])}`;
}
const GITIGNORE = ".gitignore";
const REPORTS_LINE = /^\s*\/?retrieval-gate-report\/?\s*$/m;
function ignoreReports({ workingDirectory, out }) {
  const file = external_node_path_.join(workingDirectory, GITIGNORE);
  const oldText = (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file, "utf8") : "";
  if (REPORTS_LINE.test(oldText)) {
    return;
  }
  const lineBreak = /[^\n]$/.test(oldText) ? "\n" : "";
  (0,external_node_fs_.appendFileSync)(file, `${lineBreak}retrieval-gate-report/
`);
  out("added retrieval-gate-report/ to .gitignore\n");
}
function findDefaultBranch(git) {
  const ref = git?.symbolicRef("refs/remotes/origin/HEAD") ?? git?.symbolicRef("HEAD");
  return ref?.replace(/^refs\/(?:heads|remotes\/origin)\//, "") ?? "main";
}



/***/ })

};
