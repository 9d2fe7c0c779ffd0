/**
 * Finds functions of JavaScript and TypeScript modules that search, so that the config's
 * `retriever: { kind: module }` can call them. Reads the text of the files by regular expressions;
 * imports nothing.
 *
 * The gate calls the default export of a module with a query and `{ k }`, where k is the number of
 * results that it wants. A function that is called in another way gets an adapter: a module that
 * `init` writes, which the gate calls and which calls the function.
 */
import path from "node:path";
import { type Adapter, type FoundSearch, type ReadFile, isPlain } from "./found-search.ts";
import { splitParameters } from "./parameters.ts";

/** A search in a module. */
export interface ModuleSearch extends FoundSearch {
  readonly file: string;
}

/** A function that a module exports, or a method, and how it is called with a query. */
interface Candidate {
  /**
   * The name by which it is imported; `default` for the default export. Of a method, the name of
   * its object or class.
   */
  readonly name: string;
  /** Present if it is a method. */
  readonly method?: Method;
  /** The higher, the more likely. */
  readonly rank: number;
  /** Its parameters as they are written: `query, options = {}`; null if they are not known. */
  readonly parameters: string | null;
  /**
   * The arguments by which it is called with `query` and `k`: `query, { limit: k }`; null if it
   * needs more than these.
   */
  readonly call: string | null;
  /**
   * Names of the parameters that it needs beside a query and a number of results; empty if `call`
   * is not null.
   */
  readonly needed: readonly string[];
  /** Whether the gate can call it as it is: with a query and `{ k }`. */
  readonly isDirect: boolean;
}

/** A method of an object that a module exports, or of a class. */
interface Method {
  readonly name: string;
  /** Whether a class is exported, so that an object of it has to be made first. */
  readonly isOfClass: boolean;
}

/** Files that are a search by their name. */
export const SEARCH_FILE: RegExp = /^(?:serve|search|retrieve|retriever|query)\.(py|[cm]?[jt]s)$/i;
/**
 * Files whose functions may be a search: they or their folder are named after searching, but not
 * `research`.
 */
const MODULE =
  /(?:(?:(?<!re)search|retriev)[^]*|(?:^|\/)(?:query|find|lookup|serve|rag)[^/]*)\.[cm]?[jt]s$/i;
/** Files of types, tests and configs, and minified files. */
const NO_SOURCE = /\.(?:d|test|spec|stories|config|min)\.[cm]?[jt]s$/;
/** How many files are read. */
const MOST_READ = 400;
/** How many searches are returned. */
const MOST_FOUND = 8;
/** How many characters of a function's parameters are shown. */
const MOST_SHOWN = 200;

/** Names of functions that are surely a search. */
const EXACT_NAME = /^(?:search|retrieve|query|find)$/;
/** Names of functions that say how or what they search: `searchDocs`, `hybridSearch`. */
const SEARCH_NAME =
  /^(?:(?:search|retrieve|query)(?:[A-Z_]\w*)?|(?:hybrid|semantic|vector|keyword|fullText|run|perform)(?:Search|Retrieve|Query)\w*)$/;
/** Names of functions that find something, which may be anything: `findDocs`. */
const FIND_NAME =
  /^(?:(?:find|lookup|lookUp)[A-Z_]\w*|(?:get|fetch)(?:Relevant|Similar)\w*|(?:get|fetch)\w*(?:Context|Chunks|Documents))$/;
/** Names of the parameter of the query. */
const QUERY_PARAMETER =
  /^(?:query\w*|q|question|text|terms?|input|prompt|keywords?|phrase|search\w*|\w+Query)$/;
/** Names of the parameter of the number of results. */
const LIMIT_PARAMETER =
  /^(?:k|limit|topK|top_k|topN|n|size|count|max|maxResults|max_results|maxHits|numResults|num_results|pageSize|page_size|perPage|hitsPerPage|take)$/;
/**
 * Names of the first parameter of a handler of requests, or of a component of a page, which is no
 * search.
 */
const REQUEST_PARAMETER = /^_?(?:req|request|ctx|context|event|props|app|router|element|el|node)$/;

// The rank of a candidate: by its name, and more if its file is a search by its name.
const DEFAULT_RANK = 4;
const EXACT_RANK = 3;
const NAMED_RANK = 2;
const FINDING_RANK = 1;
/** Taken away for a method, so that a function of the same name goes before it. */
const METHOD_MALUS = 0.5;
const FILE_BONUS = 4;

/**
 * Returns the modules that export a search, the most likely first, at most MOST_FOUND and one
 * search for each file. One that needs more than a query and a number of results has no retriever.
 */
export function findModuleSearches(
  files: readonly string[],
  read: ReadFile,
): readonly ModuleSearch[] {
  const modules = files.filter(
    (file) => MODULE.test(file) && isPlain(file) && !NO_SOURCE.test(file),
  );
  const adapterPath = chooseAdapterPath(files);
  const found: { readonly file: string; readonly candidate: Candidate }[] = [];
  for (const file of modules.slice(0, MOST_READ)) {
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

/**
 * Returns the exported function of the file that most likely is the search; null if no export looks
 * like one. A function that can be called with a query alone goes before all that need more.
 *
 * - A function counts if its name may be that of a search and its parameters show that it takes a
 *   query. One that is surely named as a search may call its first parameter as it likes.
 * - In a file that is named as a search, a function that is surely named so counts also if its
 *   parameters are not known, and the default export counts.
 */
function findExportedSearch(file: string, source: string): Candidate | null {
  const text = withoutComments(source);
  const isSearchFile = SEARCH_FILE.test(path.posix.basename(file));
  const bonus = isSearchFile ? FILE_BONUS : 0;
  const candidates: Candidate[] = [];
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
    const howCalled =
      parameters === null ? UNKNOWN_CALL : writeCall(parameters, text, { isSurelySearch: isExact });
    // Null if the function takes no query.
    if (howCalled !== null) {
      candidates.push({ ...howCalled, name, rank: rank + bonus, parameters, isDirect: false });
    }
  }
  const ranked = candidates.toSorted((a, b) => b.rank - a.rank);
  // `call` is null if the function needs more than a query.
  return ranked.find((each) => each.call !== null) ?? ranked[0] ?? null;
}

/**
 * Returns the methods of an exported class, or of an exported object of a class of the module,
 * `export const engine = new Engine()`, that are named as a search and take a query. The class's
 * constructor may need arguments: then an object of it is what the method needs. `bonus` is added
 * to their ranks. Empty if the export is anything else.
 */
function findMethods(
  text: string,
  { name, localName }: ExportedName,
  bonus: number,
): readonly Candidate[] {
  // `engine = new Engine(`
  const ownClass = new RegExp(`\\b${localName}\\b[^=\\n]*=\\s*new\\s+(\\w+)\\b`).exec(text)?.[1];
  const isOfClass = ownClass === undefined;
  const classText = readClass(text, ownClass ?? localName);
  const candidates: Candidate[] = [];
  // `  async search(`, `  public search<T>(`
  const declarations =
    /^[ \t]+(?:public\s+)?(?:async\s+)?(\w+)\s*(?:<[^()]*>\s*)?\((?![^()]*\)\s*;)/gm;
  for (const match of classText.matchAll(declarations)) {
    const methodName = match[1] ?? "";
    const rank = rankOfName(methodName);
    if (rank === null) {
      continue;
    }
    const parameterList = splitParameters(classText, match.index + match[0].length);
    // `query(text)` of a database takes SQL.
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
      isDirect: false,
    });
  }
  return candidates;
}

/** Whether the parameter, or a member of it, is surely called as a question of a user. */
function isQuestion(parameter: string): boolean {
  const { name, members } = readParameter(parameter);
  return [name, ...members].some((each) => /^(?:query|q|question)$/.test(each));
}

/**
 * Returns the code of a class of the module, up to the next line that begins with a brace; empty if
 * there is no such class.
 */
function readClass(text: string, name: string): string {
  const start = new RegExp(`^[^\\n]*\\bclass\\s+${name}\\b`, "m").exec(text)?.index;
  if (start === undefined) {
    return "";
  }
  const textFromClass = text.slice(start);
  return textFromClass.slice(0, /\n\}/.exec(textFromClass)?.index);
}

/** Returns the names of the parameters that the constructor of a class needs. */
function listConstructorNeeds(classText: string): readonly string[] {
  const start = /^[ \t]+(?:public\s+)?constructor\s*\(/m.exec(classText);
  if (start === null) {
    return [];
  }
  return splitParameters(classText, start.index + start[0].length)
    .map((part) => part.replace(/^(?:(?:public|private|protected|readonly)\s+)+/, ""))
    .map(readParameter)
    .filter(({ isRequired }) => isRequired)
    .map(nameParameter);
}

/**
 * Returns the rank of a function by its name, the higher the more likely a search; null if it is
 * not named as a search.
 */
function rankOfName(name: string): number | null {
  if (EXACT_NAME.test(name)) {
    return EXACT_RANK;
  }
  if (SEARCH_NAME.test(name)) {
    return NAMED_RANK;
  }
  return FIND_NAME.test(name) ? FINDING_RANK : null;
}

/** Something that a module exports. */
interface ExportedName {
  /** The name by which it is imported. */
  readonly name: string;
  /** Its name within the module. */
  readonly localName: string;
}

/**
 * Returns what the module exports under a name, as ES modules do and as CommonJS does; without the
 * default export, and without what it takes from another module (`export { search } from`).
 */
function listExports(text: string): readonly ExportedName[] {
  const names: ExportedName[] = [];
  // `export async function search`, `export const search`, `export class Search`,
  // `module.exports.search`, `exports.search`
  const declarations =
    /^[ \t]*(?:export\s+(?:async\s+)?(?:function\s*\*?|const|let|var|class)|(?:module\.)?exports\.)\s*([\w$]+)/gm;
  for (const match of text.matchAll(declarations)) {
    const name = match[1] ?? "";
    names.push({ name, localName: name });
  }
  // `export { find as search }`, `module.exports = { search: find }`
  const lists = /^[ \t]*(?:export\s*|module\.exports\s*=\s*)\{([^{}]*)\}(?!\s*from)/gm;
  for (const match of text.matchAll(lists)) {
    for (const part of (match[1] ?? "").split(",")) {
      // `search`, `find as search` or `search: find`
      const parsedPart = /^\s*(\w+)(?:\s*(?:as|:)\s*(\w+))?\s*$/.exec(part);
      if (parsedPart === null) {
        continue;
      }
      const [, firstName = "", secondName = firstName] = parsedPart;
      const isMember = part.includes(":");
      names.push(
        isMember
          ? { name: firstName, localName: secondName }
          : { name: secondName, localName: firstName },
      );
    }
  }
  return names;
}

/**
 * The beginning of a function, before the bracket of its parameters: `async function find<T>`;
 * empty for `(query) => …`.
 */
const FUNCTION_START = String.raw`(?:async\b\s*)?(?:function\b\s*\*?\s*\w*\s*)?(?:<[^()]*>\s*)?`;

/**
 * Returns the default export as a candidate: a function, a name that is called as a search is, or
 * the result of such a function: `export default createSearch(index)`. `bonus` is added to its
 * rank. Null if there is no default export, or it is anything else, or a function that takes no
 * query, such as a handler of requests.
 */
function readDefaultExport(text: string, bonus: number): Candidate | null {
  const start = /^[ \t]*(?:export\s+default|module\.exports\s*=)\s*/m.exec(text);
  // `export { search as default }`
  const renamedExport = /^[ \t]*export\s*\{[^{}]*?(\w+)\s+as\s+default\b/m.exec(text)?.[1];
  if (start === null && renamedExport === undefined) {
    return null;
  }
  /** The text that begins with what is exported. */
  const exportedText =
    start === null ? `${renamedExport};` : text.slice(start.index + start[0].length);
  // `export default search;`
  const name = /^(\w+)\s*(?:;|\n|$)/.exec(exportedText)?.[1];
  // `export default await createSearch(index)`
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
  const call = writeCall(parameters, text, { isSurelySearch: true });
  return call === null
    ? null
    : { ...defaultCandidate, ...call, parameters, isDirect: isCalledDirectly(call.call) };
}

/**
 * Whether the gate's own call, with `query` and `{ k }`, does what a call with these arguments
 * does.
 */
function isCalledDirectly(call: string | null): boolean {
  return call === "query" || call === "query, { k }";
}

/**
 * Returns the parameters of the function that `text` begins with, as they are written; null if it
 * begins with none.
 */
function readParameterList(text: string): string | null {
  // `query => …`
  const [, loneParameter] = /^(?:async\s+)?([\w$]+)\s*=>/.exec(text) ?? [];
  if (loneParameter !== undefined) {
    return loneParameter;
  }
  const start = new RegExp(`^${FUNCTION_START}\\(`).exec(text);
  return start === null ? null : splitParameters(text, start[0].length).join(", ");
}

/**
 * Returns the parameters of the function of this name, as they are written; null if the text does
 * not show it.
 */
function findParameters(text: string, name: string): string | null {
  // `function search(`
  const declaration = new RegExp(`\\bfunction\\b\\s*\\*?\\s*${name}\\s*(?:<[^()]*>\\s*)?\\(`).exec(
    text,
  );
  if (declaration !== null) {
    return splitParameters(text, declaration.index + declaration[0].length).join(", ");
  }
  // `search = `, `search: Search = `; what follows may be a function.
  const assignment = new RegExp(`\\b${name}\\b(?:\\s*:[^=\\n]+)?\\s*=(?![=>])\\s*`).exec(text);
  return assignment === null
    ? null
    : readParameterList(text.slice(assignment.index + assignment[0].length));
}

/**
 * How a function is called: `call` has the arguments, `query, { limit: k }`, and is null if the
 * function needs more; `needed` then names the parameters that it needs.
 */
type Call = Pick<Candidate, "call" | "needed">;

/** The call of a function whose parameters are not known: the gate's own call. */
const UNKNOWN_CALL: Call = { call: "query, { k }", needed: [] };

/** A parameter of a function. */
interface Parameter {
  /** Empty if it is destructured. */
  readonly name: string;
  /**
   * The members that it is destructured into: `query` and `limit` for `{ query, limit }`; empty if
   * it is not.
   */
  readonly members: readonly string[];
  /** Whether it has to be given: it has no default and no `?`, and is no rest. */
  readonly isRequired: boolean;
}

/**
 * Returns how a function of these parameters is called with `query` and `k`. Null if it takes no
 * query. `text` is the code of the module, which shows what the function does with an object. If
 * `isSurelySearch`, the first parameter may have any name: it is then the query, or an object with
 * the query if the code takes one from it. If it is followed by a query, it is something else that
 * the function needs.
 */
function writeCall(
  parameters: string,
  text: string,
  { isSurelySearch }: { readonly isSurelySearch: boolean },
): Call | null {
  const [first, ...others] = splitParameters(parameters, 0).map(readParameter);
  if (first === undefined) {
    // It may read its arguments in another way.
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
  return usedMembers.some((member) => QUERY_PARAMETER.test(member))
    ? callWithObject(usedMembers, others)
    : callWithQuery(others, text);
}

/**
 * Returns the call of a function whose first argument is an object with these members: `{ q: query,
 * limit: k }`. `others` are the further parameters. Null if none of the members is a query.
 */
function callWithObject(members: readonly string[], others: readonly Parameter[]): Call | null {
  const query = members.find((member) => QUERY_PARAMETER.test(member));
  if (query === undefined) {
    return null;
  }
  const limit = members.find((member) => LIMIT_PARAMETER.test(member));
  const argument = writeObject([
    [query, "query"],
    [limit, "k"],
  ]);
  return finishCall([argument], others);
}

/**
 * Returns the call of a function whose first argument is the query; `others` are its further
 * parameters. The first of them that takes the number of results gets it, and those before it get
 * `undefined`: `query, undefined, k`.
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

/**
 * Returns the call with these arguments; if one of the other parameters has to be given, no call
 * but what is needed.
 */
function finishCall(callArguments: readonly string[], others: readonly Parameter[]): Call {
  const needed = others.filter(({ isRequired }) => isRequired).map(nameParameter);
  return { call: needed.length === 0 ? callArguments.join(", ") : null, needed };
}

/** Returns the parameter's name, or `{ a, b }` if it is destructured. */
function nameParameter({ name, members }: Parameter): string {
  return name === "" ? `{ ${members.join(", ")} }` : name;
}

/**
 * Returns the argument by which a parameter gets the number of results: `k` if its name says that
 * it takes the number, and an object such as `{ limit: k }` if it takes options. Null if it does
 * not take the number. Options that the code (`text`) takes no number from get `limit`, unless
 * their members are written out in the parameter.
 */
function limitArgument({ name, members }: Parameter, text: string): string | null {
  if (LIMIT_PARAMETER.test(name)) {
    return "k";
  }
  const isOptions =
    members.length > 0 || /^(?:opts?|options?|params|config|settings|args)$/.test(name);
  if (!isOptions) {
    return null;
  }
  const knownMembers = [...members, ...findMembers(name, text)];
  const limit = knownMembers.find((member) => LIMIT_PARAMETER.test(member));
  if (limit === undefined && members.length > 0) {
    return null;
  }
  return writeObject([[limit ?? "limit", "k"]]);
}

/**
 * Returns the names of the members that the text takes from a variable of this name; empty if the
 * name is empty.
 */
function findMembers(name: string, text: string): readonly string[] {
  if (name === "") {
    return [];
  }
  // `options.limit`, `options?.limit`
  const accesses = [...text.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, "g"))];
  // `const { limit } = options`
  const destructuredMembers = new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${name}\\b`).exec(text)?.[1] ?? "";
  return [...accesses.map((match) => match[1] ?? ""), ...listMembers(destructuredMembers)];
}

/**
 * Returns the code of an object with these members: `{ query, max: k }`. A member whose name is
 * undefined is left out.
 */
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

/** Returns the parameter with this code: `limit?: number`, `...rest`, `{ query, limit } = {}`. */
function readParameter(text: string): Parameter {
  if (!text.startsWith("{")) {
    // `limit?`, `...rest` or `limit = 5`, but not the arrow of a type.
    const isOptional = /^[\w$]+\s*\?|^\.\.\.|=(?!>)/.test(text);
    const name = /^[\w$]+/.exec(text)?.[0] ?? "";
    return { name, members: [], isRequired: !isOptional };
  }
  const members = listMembers(splitParameters(text, 1).join(","));
  // `{ limit } = {}`
  const hasDefault = /=\s*\{[^{}]*\}\s*$/.test(text);
  return { name: "", members, isRequired: !hasDefault };
}

/**
 * Returns the names of the members that are taken from an object: `a` and `b` for `a = 5, b: c`.
 */
function listMembers(text: string): readonly string[] {
  return splitParameters(text, 0).flatMap((part) => /^[\w$]+/.exec(part)?.[0] ?? []);
}

/**
 * Returns the module as a search: by itself, or through an adapter at `adapterPath` that calls its
 * function. If the function needs more than a query, there is no retriever, and `advice` names what
 * it needs.
 */
function describeModule(file: string, candidate: Candidate, adapterPath: string): ModuleSearch {
  const { name, method, call, needed, isDirect } = candidate;
  const methodClause = method === undefined ? "" : ` with the method ${method.name}`;
  const what =
    name === "default"
      ? `${file}, a module with a default export`
      : `${file}, which exports ${name}${methodClause}`;
  const versionNote = nodeVersionNote(file);
  if (call === null) {
    const names = needed.map((each) => `\`${each}\``).join(", ");
    const advice = `it needs ${names}, too: write a module whose default export takes a query and calls it`;
    return { file, what, retriever: null, advice };
  }
  if (isDirect) {
    const advice = `the default export of ${file} has to take a query and return results${versionNote}`;
    return { file, what, retriever: `{ kind: module, path: ${file} }`, advice };
  }
  const adapter = writeAdapter(file, candidate, call, adapterPath);
  const advice = `${adapter.path} calls it: check there how it gets the number of results, and what the results' ids are${versionNote}`;
  return { file, what, retriever: `{ kind: module, path: ${adapter.path} }`, advice, adapter };
}

/** Returns where the adapter is written: a path at which there is no file yet. */
function chooseAdapterPath(files: readonly string[]): string {
  const places = ["retrieval/search.mjs", "retrieval/gate-search.mjs"];
  return places.find((place) => !files.includes(place)) ?? "retrieval/gate-adapter.mjs";
}

/**
 * Returns the module at `adapterPath` that imports the candidate from `file` and calls it with the
 * arguments `call`. Its comments say what a person has to check.
 */
function writeAdapter(
  file: string,
  { name, method, parameters }: Candidate,
  call: string,
  adapterPath: string,
): Adapter {
  const from = JSON.stringify(path.posix.relative(path.posix.dirname(adapterPath), file));
  const isDefault = name === "default";
  // The default export needs a name here. A function `query` needs another one: the adapter's own
  // parameter is called so.
  const calledName = isDefault || name === "query" ? "search" : name;
  const importedName = name === "query" ? "query as search" : name;
  const importLine = `import ${isDefault ? calledName : `{ ${importedName} }`} from ${from};`;
  const takesLimit = /\bk\b/.test(call);
  const head = takesLimit ? "async (query, { k })" : "async (query)";
  const calledText = isDefault ? "the default export" : (method?.name ?? name);
  const objectLine = method?.isOfClass === true ? `const object = new ${calledName}();` : "";
  const objectName = objectLine === "" ? calledName : "object";
  const callee = method === undefined ? calledName : `${objectName}.${method.name}`;
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
${objectLine === "" ? "" : `\n${objectLine}\n`}
export default ${head} => {
  const results = await ${callee}(${call});
  return results;
};
`;
  const objectPart = objectLine === "" ? "" : `${objectLine} `;
  return {
    path: adapterPath,
    text,
    line: `${importLine} ${objectPart}export default ${head} => ${callee}(${call});`,
  };
}

/**
 * Returns the end of a sentence about the version of Node.js that a TypeScript file needs; empty
 * for any other file.
 */
function nodeVersionNote(file: string): string {
  return /ts$/i.test(file) ? "; a .ts file needs Node.js 22.18 or newer" : "";
}

/**
 * Returns the code without comments. A line that has more than a comment stays a line of its own.
 */
function withoutComments(text: string): string {
  // A comment follows white space: the `/*` in a pattern of files, `"docs/**/*.md"`, begins none.
  return text.replaceAll(/(^|\s)\/\*[^]*?\*\//g, "$1").replaceAll(/(^|[\s;])\/\/[^\n]*/g, "$1");
}
