/** Functions of JavaScript and TypeScript modules that `kind: module` can call. Reads their text; imports nothing. */
import path from "node:path";
import { type Adapter, type FoundSearch, type ReadFile, isPlain } from "./found-search.ts";
import { splitParameters } from "./parameters.ts";

/** A search in a module. */
export interface ModuleSearch extends FoundSearch {
  readonly file: string;
}

/** A function that a module exports, and how it is called with a query. */
interface Candidate {
  /** The name by which it is imported; `default` for the default export. */
  readonly name: string;
  /** The higher, the more likely. */
  readonly rank: number;
  /** Its parameters as they are written; null if they are not known. */
  readonly parameters: string | null;
  /** The arguments of the call: `query, { limit: k }`; null if it needs more than a query. */
  readonly call: string | null;
  /** Names of what it needs beside a query. */
  readonly needed: readonly string[];
  /** Whether the gate can call it as it is: with a query and `{ k }`. */
  readonly isDirect: boolean;
}

/** Files that are a search by their name. */
export const SEARCH_FILE: RegExp = /^(?:serve|search|retrieve|retriever|query)\.(py|[cm]?[jt]s)$/i;
/** Files whose functions may be a search: they or their folder are named after searching. */
const MODULE =
  /(?:(?:(?<!re)search|retriev)[^]*|(?:^|\/)(?:query|find|lookup|serve)[^/]*)\.[cm]?[jt]s$/i;
const NO_SOURCE = /\.(?:d|test|spec|stories|config|min)\.[cm]?[jt]s$/;
const MOST_READ = 400;
const MOST_FOUND = 8;
/** How many characters of a function's parameters are shown. */
const MOST_SHOWN = 200;

// Names of functions.
const EXACT = /^(?:search|retrieve|query|find)$/;
const NAMED =
  /^(?:(?:search|retrieve|query)(?:[A-Z_]\w*)?|(?:hybrid|semantic|vector|keyword|fullText|run|perform)(?:Search|Retrieve|Query)\w*)$/;
const FINDING = /^(?:find|lookup|lookUp)[A-Z_]\w*$/;
// Names of parameters.
const QUERY =
  /^(?:query\w*|q|question|text|terms?|input|prompt|keywords?|phrase|search\w*|\w+Query)$/;
const LIMIT =
  /^(?:k|limit|topK|top_k|topN|n|size|count|max|maxResults|max_results|maxHits|numResults|num_results|pageSize|page_size|perPage|hitsPerPage|take)$/;
/** Parameters of a handler of requests, or of a component of a page. */
const REQUEST = /^_?(?:req|request|ctx|context|event|props|app|router|element|el|node)$/;

// The rank of a candidate.
const DEFAULT_RANK = 4;
const EXACT_RANK = 3;
const NAMED_RANK = 2;
const FINDING_RANK = 1;
/** For a file that is a search by its name. */
const FILE_BONUS = 4;

/** Returns the modules that export a search, the most likely first; one that needs more than a query has no retriever. */
export function findModuleSearches(
  files: readonly string[],
  read: ReadFile,
): readonly ModuleSearch[] {
  const modules = files.filter((file) => {
    return /\.[cm]?[jt]s$/i.test(file) && MODULE.test(file) && isPlain(file);
  });
  const adapterPath = chooseAdapterPath(files);
  const found: { readonly file: string; readonly candidate: Candidate }[] = [];
  for (const file of modules.filter((each) => !NO_SOURCE.test(each)).slice(0, MOST_READ)) {
    const candidate = findExportedSearch(file, read(file));
    if (candidate !== null) {
      found.push({ file, candidate });
    }
  }
  const ranked = found.toSorted((a, b) => b.candidate.rank - a.candidate.rank);
  return ranked
    .slice(0, MOST_FOUND)
    .map(({ file, candidate }) => describeModule(file, candidate, adapterPath));
}

/** Returns the function of the file that most likely is the search; null if it exports none. */
function findExportedSearch(file: string, source: string): Candidate | null {
  const text = withoutComments(source);
  const isSearchFile = SEARCH_FILE.test(path.posix.basename(file));
  const bonus = isSearchFile ? FILE_BONUS : 0;
  const candidates: Candidate[] = [];
  // The default export of another file may be anything.
  const defaultExport = isSearchFile ? readDefaultExport(text, bonus) : null;
  if (defaultExport !== null) {
    candidates.push(defaultExport);
  }
  for (const { name, localName } of listExports(text)) {
    const rank = rankOfName(name);
    if (rank === null) {
      continue;
    }
    const parameters = findParameters(text, localName);
    const isExact = EXACT.test(name);
    // A function of a name that is less sure has to take a query.
    if (parameters === null && !(isExact && isSearchFile)) {
      continue;
    }
    const call = parameters === null ? UNKNOWN_CALL : writeCall(parameters, text, isExact);
    if (call !== null) {
      candidates.push({ ...call, name, rank: rank + bonus, parameters, isDirect: false });
    }
  }
  // One that can be called goes first.
  const ranked = candidates.toSorted((a, b) => b.rank - a.rank);
  return ranked.find((each) => each.call !== null) ?? ranked[0] ?? null;
}

/** Returns the rank of a function by its name; null if it is not named as a search. */
function rankOfName(name: string): number | null {
  if (EXACT.test(name)) {
    return EXACT_RANK;
  }
  if (NAMED.test(name)) {
    return NAMED_RANK;
  }
  return FINDING.test(name) ? FINDING_RANK : null;
}

/** A name that a module exports, and the name of the function within it. */
interface ExportedName {
  readonly name: string;
  readonly localName: string;
}

/** Returns what the module exports under a name, as ES modules do and as CommonJS does. */
function listExports(text: string): readonly ExportedName[] {
  const names: ExportedName[] = [];
  const declarations =
    /^[ \t]*(?:export\s+(?:async\s+)?(?:function\s*\*?|const|let|var)|(?:module\.)?exports\.)\s*([\w$]+)/gm;
  for (const match of text.matchAll(declarations)) {
    const name = match[1] ?? "";
    names.push({ name, localName: name });
  }
  const lists = /^[ \t]*(?:export\s*|module\.exports\s*=\s*)\{([^{}]*)\}(?!\s*from)/gm;
  for (const match of text.matchAll(lists)) {
    for (const part of (match[1] ?? "").split(",")) {
      const [, localOrKey = "", renamed] = /^\s*(\w+)(?:\s*(?:as|:)\s*(\w+))?\s*$/.exec(part) ?? [];
      if (localOrKey === "") {
        continue;
      }
      const isKey = part.includes(":");
      const secondName = renamed ?? localOrKey;
      names.push(
        isKey
          ? { name: localOrKey, localName: secondName }
          : { name: secondName, localName: localOrKey },
      );
    }
  }
  return names;
}

/** The beginning of a function, up to the bracket of its parameters; a lone parameter has none. */
const FUNCTION_START = String.raw`(?:async\b\s*)?(?:function\b\s*\*?\s*\w*\s*)?(?:<[^()]*>\s*)?`;

/**
 * Returns the default export as a candidate: a function, or a name that is called as a search is. Null if there is none, or
 * it is a handler of requests, a component or an object.
 */
function readDefaultExport(text: string, bonus: number): Candidate | null {
  const start = /^[ \t]*(?:export\s+default|module\.exports\s*=)\s*/m.exec(text);
  const renamedExport = /^[ \t]*export\s*\{[^{}]*?(\w+)\s+as\s+default\b/m.exec(text)?.[1];
  if (start === null && renamedExport === undefined) {
    return null;
  }
  const exportedText =
    start === null ? `${renamedExport};` : text.slice(start.index + start[0].length);
  // `export default createSearch(index)` is named as a search, too.
  const name = /^(\w+)\s*(?:;|\n|$)/.exec(exportedText)?.[1];
  const isMadeSearch = /^(?:await\s+)?\w*(?:search|retriev)\w*\s*\(/i.test(exportedText);
  const parameters =
    name === undefined ? readParameterList(exportedText) : findParameters(text, name);
  const defaultCandidate = { name: "default", rank: DEFAULT_RANK + bonus };
  if (parameters === null) {
    const isNamed = name !== undefined && rankOfName(name) !== null;
    return isNamed || isMadeSearch
      ? { ...defaultCandidate, ...UNKNOWN_CALL, parameters: null, isDirect: true }
      : null;
  }
  const call = writeCall(parameters, text, true);
  return call === null
    ? null
    : { ...defaultCandidate, ...call, parameters, isDirect: isCalledDirectly(call.call) };
}

/** Whether the gate's own call, with a query and `{ k }`, does what this call does. */
function isCalledDirectly(call: string | null): boolean {
  return call === "query" || call === "query, { k }";
}

/** Returns the parameters of the function that `text` begins with; null if it begins with none. */
function readParameterList(text: string): string | null {
  const [, loneParameter] = /^(?:async\s+)?([\w$]+)\s*=>/.exec(text) ?? [];
  if (loneParameter !== undefined) {
    return loneParameter;
  }
  const start = new RegExp(`^${FUNCTION_START}\\(`).exec(text);
  return start === null ? null : splitParameters(text, start[0].length).join(", ");
}

/** Returns the parameters of the function of this name; null if the text does not show it. */
function findParameters(text: string, name: string): string | null {
  const declaration = new RegExp(`\\bfunction\\b\\s*\\*?\\s*${name}\\s*(?:<[^()]*>\\s*)?\\(`).exec(
    text,
  );
  if (declaration !== null) {
    return splitParameters(text, declaration.index + declaration[0].length).join(", ");
  }
  const assignment = new RegExp(`\\b${name}\\b(?:\\s*:[^=\\n]+)?\\s*=(?![=>])\\s*`).exec(text);
  return assignment === null
    ? null
    : readParameterList(text.slice(assignment.index + assignment[0].length));
}

/** A call of a function, or what it needs beside a query. */
type Call = Pick<Candidate, "call" | "needed">;

/** The call of a function whose parameters are not known. */
const UNKNOWN_CALL: Call = { call: "query, { k }", needed: [] };

/** A parameter of a function. */
interface Parameter {
  /** Empty if it is taken apart. */
  readonly name: string;
  /** The names that it is taken apart into; empty if it is not. */
  readonly members: readonly string[];
  readonly isRequired: boolean;
}

/**
 * Returns how a function of these parameters is called with `query` and `k`. Null if it takes no query. The parameter that
 * comes first may have another name than that of a query if the function is surely a search (`isSure`).
 */
function writeCall(parameters: string, text: string, isSure: boolean): Call | null {
  const [first, ...others] = splitParameters(parameters, 0).map(readParameter);
  if (first === undefined) {
    return isSure ? { call: "query", needed: [] } : null;
  }
  if (first.members.length > 0) {
    return callWithObject(first.members, others);
  }
  if (REQUEST.test(first.name)) {
    return null;
  }
  if (QUERY.test(first.name)) {
    return callWithQuery(others, text);
  }
  const isQueryLater = others.some(({ name }) => QUERY.test(name));
  if (!isSure || isQueryLater) {
    return isQueryLater && isSure ? { call: null, needed: [first.name] } : null;
  }
  const usedMembers = findMembers(first.name, text);
  return usedMembers.some((member) => QUERY.test(member))
    ? callWithObject(usedMembers, others)
    : callWithQuery(others, text);
}

/** Returns the call of a function whose one argument is an object with these members; null if none is a query. */
function callWithObject(members: readonly string[], others: readonly Parameter[]): Call | null {
  const query = members.find((member) => QUERY.test(member));
  if (query === undefined) {
    return null;
  }
  const limit = members.find((member) => LIMIT.test(member));
  const argument = writeObject([
    [query, "query"],
    [limit, "k"],
  ]);
  return finishCall([argument], others);
}

/**
 * Returns the call of a function whose first argument is the query. Parameters before the one that takes the number of results
 * get `undefined`.
 */
function callWithQuery(others: readonly Parameter[], text: string): Call {
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

/** Returns the call with these arguments; without a call if one of the other parameters has to be given. */
function finishCall(callArguments: readonly string[], others: readonly Parameter[]): Call {
  const needed = others.filter(({ isRequired }) => isRequired).map(nameParameter);
  return { call: needed.length === 0 ? callArguments.join(", ") : null, needed };
}

/** Returns the parameter's name, or the names that it is taken apart into. */
function nameParameter({ name, members }: Parameter): string {
  return name === "" ? `{ ${members.join(", ")} }` : name;
}

/** Returns the argument that gives a parameter the number of results; null if the parameter does not take it. */
function limitArgument({ name, members }: Parameter, text: string): string | null {
  if (LIMIT.test(name)) {
    return "k";
  }
  const isOptions =
    members.length > 0 || /^(?:opts?|options?|params|config|settings|args)$/.test(name);
  if (!isOptions) {
    return null;
  }
  const limit = [...members, ...findMembers(name, text)].find((member) => LIMIT.test(member));
  if (limit === undefined && members.length > 0) {
    return null;
  }
  return writeObject([[limit ?? "limit", "k"]]);
}

/** Returns the names of the members that the text takes from the variable; empty if there are none, or it has no name. */
function findMembers(name: string, text: string): readonly string[] {
  if (name === "") {
    return [];
  }
  const accesses = [...text.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, "g"))];
  const destructuredMembers = new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${name}\\b`).exec(text)?.[1] ?? "";
  return [...accesses.map((match) => match[1] ?? ""), ...listMembers(destructuredMembers)];
}

/** Returns the members of an object: `{ max: k }`. A member without a name is left out. */
function writeObject(
  members: readonly (readonly [name: string | undefined, value: string])[],
): string {
  const memberTexts: string[] = [];
  for (const [name, value] of members) {
    if (name !== undefined) {
      memberTexts.push(name === value ? name : `${name}: ${value}`);
    }
  }
  return `{ ${memberTexts.join(", ")} }`;
}

/** Returns the parameter that the text writes. */
function readParameter(text: string): Parameter {
  if (!text.startsWith("{")) {
    const isRequired = !/^[\w$]+\s*\?|^\.\.\.|=(?!>)/.test(text);
    return { name: /^[\w$]+/.exec(text)?.[0] ?? "", members: [], isRequired };
  }
  const members = listMembers(splitParameters(text, 1).join(","));
  const hasDefault = /=\s*\{[^{}]*\}\s*$/.test(text);
  return { name: "", members, isRequired: !hasDefault };
}

/** Returns the names of the members that are taken from an object: `a` and `b` of `a = 5, b: c`. */
function listMembers(text: string): readonly string[] {
  return splitParameters(text, 0).flatMap((part) => /^[\w$]+/.exec(part)?.[0] ?? []);
}

/** Returns the module as a search: by itself, or through an adapter that calls its function. */
function describeModule(file: string, candidate: Candidate, adapterPath: string): ModuleSearch {
  const { name, call, needed, isDirect } = candidate;
  const what =
    name === "default"
      ? `${file}, a module with a default export`
      : `${file}, which exports ${name}`;
  const versionNote = nodeVersionNote(file);
  if (call === null) {
    const names = needed.map((each) => `\`${each}\``).join(", ");
    const guess = `it needs ${names}, too: write a module whose default export takes a query and calls it`;
    return { file, what, retriever: null, guess };
  }
  if (isDirect) {
    const guess = `the default export of ${file} has to take a query and return results${versionNote}`;
    return { file, what, retriever: `{ kind: module, path: ${file} }`, guess };
  }
  const adapter = writeAdapter(file, candidate, call, adapterPath);
  const guess = `${adapter.path} calls it: check there how it gets the number of results, and what the results' ids are${versionNote}`;
  return { file, what, retriever: `{ kind: module, path: ${adapter.path} }`, guess, adapter };
}

/** Returns where the adapter is written: a path at which there is no file yet. */
function chooseAdapterPath(files: readonly string[]): string {
  const places = ["retrieval/search.mjs", "retrieval/gate-search.mjs"];
  return places.find((place) => !files.includes(place)) ?? "retrieval/gate-adapter.mjs";
}

/** Returns the module at `adapterPath` that calls the candidate, which `file` exports. */
function writeAdapter(
  file: string,
  { name, parameters }: Candidate,
  call: string,
  adapterPath: string,
): Adapter {
  const from = JSON.stringify(path.posix.relative(path.posix.dirname(adapterPath), file));
  const isDefault = name === "default";
  const localName = isDefault ? "search" : name;
  // The adapter's own parameter is called query.
  const isQuery = localName === "query";
  const calledName = isQuery ? "search" : localName;
  const imported = isQuery ? `${name} as ${calledName}` : name;
  const importLine = `import ${isDefault ? calledName : `{ ${imported} }`} from ${from};`;
  const takesLimit = /\bk\b/.test(call);
  const head = takesLimit ? "async (query, { k })" : "async (query)";
  const calledText = isDefault ? "the default export" : name;
  const limitNote = takesLimit
    ? "it gets the number of results, k, as it stands below."
    : "it gets no number of results, so it has to return enough of them.";
  const parametersNote =
    parameters === null
      ? ""
      : ` It takes (${parameters.replaceAll(/\s+/g, " ").slice(0, MOST_SHOWN)}).`;
  const text = `// The gate calls this module, and it calls ${calledText} of ${file}. Check both:
// 1. The call: ${limitNote}${parametersNote}
// 2. The results: each needs \`path\` or \`id\` as the suite names its documents, for example
//    results.map((result) => ({ path: result.slug, score: result.score }))
${importLine}

export default ${head} => {
  const results = await ${calledName}(${call});
  return results;
};
`;
  return {
    path: adapterPath,
    text,
    line: `${importLine} export default ${head} => ${calledName}(${call});`,
  };
}

/** Returns what to add about the version of Node.js that a TypeScript file needs; empty for any other file. */
function nodeVersionNote(file: string): string {
  return /ts$/i.test(file) ? "; a .ts file needs Node.js 22.18 or newer" : "";
}

/** Returns the text without comments. Lines stay lines. */
function withoutComments(text: string): string {
  // A pattern of files, `"docs/**/*.md"`, begins no comment.
  return text.replaceAll(/(^|\s)\/\*[^]*?\*\//g, "$1").replaceAll(/(^|[\s;])\/\/[^\n]*/g, "$1");
}
