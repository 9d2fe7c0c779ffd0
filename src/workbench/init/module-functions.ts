/**
 * Finds functions of JavaScript and TypeScript modules that search, so that the config's
 * `retriever: { kind: module }` can call them. Reads the text of the files; imports nothing.
 *
 * The gate calls the default export of a module with a query and `{ k }`. A function that is called
 * in another way gets an adapter: a module that `init` writes, which the gate calls and which calls
 * the function.
 */
import path from "node:path";
import {
  type Adapter,
  type Candidate,
  RANK,
  type ReadFile,
  isPlain,
  yamlWord,
} from "./candidates.ts";
import {
  LEAST_SCORE,
  type Parameter,
  findQueryParameter,
  isCount,
  needsAdvice,
  scoreFunction,
  splitParameters,
} from "./functions.ts";

/** A function that a module exports, or a method, and how it is called with a query. */
interface ModuleSearch {
  /** The name by which it is imported: of a method, that of its object or class. */
  readonly name: string;
  readonly method: string | null;
  /** Whether an object of the class has to be made first. */
  readonly isOfClass: boolean;
  readonly score: number;
  /** Its parameters as they are written; null if they are not known. */
  readonly written: string | null;
  /** The arguments by which it is called: `query, { limit: k }`; null if it needs more. */
  readonly call: string | null;
  readonly needed: readonly string[];
}

/** A parameter of a function. */
interface ModuleParameter extends Parameter {
  /** Empty if it is destructured into `members`. */
  readonly name: string;
  readonly members: readonly string[];
}

/** Files that are a search by their name. */
export const SEARCH_FILE: RegExp = /^(?:serve|search|retrieve|retriever|query)\.(py|[cm]?[jt]s)$/i;
/** Files of types, tests and configs, and minified files. */
const NO_SOURCE = /\.(?:d|test|spec|stories|config|min)\.[cm]?[jt]s$/;
const MOST_READ = 400;
/** How many characters of a function's parameters are shown. */
const MOST_SHOWN = 200;
/** The score of what is exported as the search of a file that is named so. */
const DEFAULT_SCORE = 12;
/** The call of a function whose parameters are not known: the gate's own call. */
const UNKNOWN_CALL = { call: "query, { k }", needed: [] };

/** Returns the modules that export a search, one search for each file. */
export function findModuleSearches(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const loader = findLoader(files, read);
  const modules = files.filter(
    (file) => /\.[cm]?[jt]s$/.test(file) && isPlain(file) && !NO_SOURCE.test(file),
  );
  return modules.slice(0, MOST_READ).flatMap((file) => {
    const text = withoutComments(read(file));
    const found = findExported(file, text);
    return found === null ? [] : describeModule(file, text, found, { files, loader });
  });
}

/** Returns the likeliest export of the file; one that needs only a query before all others. */
function findExported(file: string, text: string): ModuleSearch | null {
  const isSearchFile = SEARCH_FILE.test(path.posix.basename(file));
  const found: ModuleSearch[] = isSearchFile ? readDefaultExport(text) : [];
  for (const { name, localName } of listExports(text)) {
    found.push(...findMethods(file, text, name, localName));
    const written = findParameters(text, localName);
    if (written === null) {
      const isClass = new RegExp(`\\bclass\\s+${localName}\\b`).test(text);
      const score = scoreFunction(describeFunction(name, null, file, "query"));
      const isSearch = isSearchFile && !isClass && score >= 10;
      found.push(...(isSearch ? [{ ...makeSearch(name, 8), ...UNKNOWN_CALL, written: null }] : []));
      continue;
    }
    const score = scoreFunction(describeFunction(name, null, file, written));
    const call = score < LEAST_SCORE ? null : writeCall(written, text);
    if (call !== null) {
      found.push({ ...makeSearch(name, score), ...call, written });
    }
  }
  const ranked = found.toSorted((a, b) => b.score - a.score);
  return ranked.find(({ call }) => call !== null) ?? ranked[0] ?? null;
}

function makeSearch(
  name: string,
  score: number,
): Omit<ModuleSearch, "call" | "needed" | "written"> {
  return { name, score, method: null, isOfClass: false };
}

/** Returns a function as scoreFunction takes it; members of an object count as parameters. */
function describeFunction(name: string, owner: string | null, file: string, written: string) {
  const parameters = splitParameters(written, 0)
    .map(readParameter)
    .flatMap((each) =>
      each.members.length === 0
        ? [each]
        : each.members.map((member) => ({ name: member, isRequired: false })),
    );
  return { name, owner, file, parameters };
}

/** Returns the methods of an exported class, or of an exported object of a class, that search. */
function findMethods(
  file: string,
  text: string,
  name: string,
  localName: string,
): readonly ModuleSearch[] {
  // `engine = new Engine(`
  const ownClass = new RegExp(`\\b${localName}\\b[^=\\n]*=\\s*new\\s+(\\w+)\\b`).exec(text)?.[1];
  const isOfClass = ownClass === undefined;
  const className = ownClass ?? localName;
  const start = new RegExp(`^[^\\n]*\\bclass\\s+${className}\\b`, "m").exec(text)?.index;
  if (start === undefined) {
    return [];
  }
  const code = text.slice(start).split(/\n\}/)[0] ?? "";
  const constructor = /^[ \t]+(?:public\s+)?constructor\s*\(/m.exec(code);
  const constructorNeeds =
    constructor === null || !isOfClass
      ? []
      : splitParameters(code, constructor.index + constructor[0].length)
          .map((part) => part.replace(/^(?:(?:public|private|protected|readonly)\s+)+/, ""))
          .map(readParameter)
          .filter(({ isRequired }) => isRequired);
  // `  async search(`, `  public search<T>(`
  const declarations =
    /^[ \t]+(?:public\s+)?(?:async\s+)?(\w+)\s*(?:<[^()]*>\s*)?\((?![^()]*\)\s*;)/gm;
  return [...code.matchAll(declarations)].flatMap((match) => {
    const method = match[1] ?? "";
    const written = splitParameters(code, match.index + match[0].length).join(", ");
    const score = scoreFunction(describeFunction(method, className, file, written));
    const call = score < LEAST_SCORE ? null : writeCall(written, code);
    if (call === null) {
      return [];
    }
    const needed = [...constructorNeeds.map(nameParameter), ...call.needed];
    return [
      {
        name,
        method,
        isOfClass,
        score: score - 0.5,
        written,
        call: needed.length === 0 ? call.call : null,
        needed,
      },
    ];
  });
}

/** Returns what the module exports under a name, as ES modules and CommonJS do. */
function listExports(
  text: string,
): readonly { readonly name: string; readonly localName: string }[] {
  // `export async function search`, `export const search`, `exports.search`
  const declarations =
    /^[ \t]*(?:export\s+(?:async\s+)?(?:function\s*\*?|const|let|var|class)|(?:module\.)?exports\.)\s*([\w$]+)/gm;
  const names = [...text.matchAll(declarations)].map(([, name = ""]) => ({
    name,
    localName: name,
  }));
  // `export { find as search }`, `module.exports = { search: find }`
  const lists = /^[ \t]*(?:export\s*|module\.exports\s*=\s*)\{([^{}]*)\}(?!\s*from)/gm;
  for (const part of [...text.matchAll(lists)].flatMap(([, list = ""]) => list.split(","))) {
    const [, first, second = first] = /^\s*(\w+)(?:\s*(?:as|:)\s*(\w+))?\s*$/.exec(part) ?? [];
    if (first !== undefined && second !== undefined) {
      const isMember = part.includes(":");
      const [name, localName] = isMember ? [first, second] : [second, first];
      names.push({ name, localName });
    }
  }
  return names;
}

/** The beginning of a function, before its parameters: `async function find<T>`. */
const FUNCTION_START = String.raw`(?:async\b\s*)?(?:function\b\s*\*?\s*\w*\s*)?(?:<[^()]*>\s*)?`;

/** Returns the default export if it is a function that takes a query, or may return one. */
function readDefaultExport(text: string): ModuleSearch[] {
  const start = /^[ \t]*(?:export\s+default|module\.exports\s*=)\s*/m.exec(text);
  // `export { search as default }`
  const renamed = /^[ \t]*export\s*\{[^{}]*?(\w+)\s+as\s+default\b/m.exec(text)?.[1];
  if (start === null && renamed === undefined) {
    return [];
  }
  const exported = start === null ? `${renamed};` : text.slice(start.index + start[0].length);
  const name = /^(\w+)\s*(?:;|\n|$)/.exec(exported)?.[1];
  const written = name === undefined ? readParameterList(exported) : findParameters(text, name);
  const found = makeSearch("default", DEFAULT_SCORE);
  if (written === null) {
    // `export default await createSearch(index)`
    const isMade = /^(?:await\s+)?\w*(?:search|retriev)\w*\s*\(/i.test(exported);
    const isNamed = name !== undefined && /^(?:search|retriev|query|find)/i.test(name);
    return isMade || isNamed ? [{ ...found, ...UNKNOWN_CALL, written }] : [];
  }
  // The gate's own call: `(query, { k, params, signal })`.
  if (/^[\w$]+,\s*\{\s*(?:k|params|signal)\b/.test(written)) {
    return [{ ...found, ...UNKNOWN_CALL, written }];
  }
  const call =
    scoreFunction(describeFunction("search", null, "", written)) === 0
      ? null
      : writeCall(written, text);
  return call === null ? [] : [{ ...found, ...call, written }];
}

/** Returns the parameters of the function that `text` begins with; null if there is none. */
function readParameterList(text: string): string | null {
  // `query => …`
  const lone = /^(?:async\s+)?([\w$]+)\s*=>/.exec(text)?.[1];
  const start = new RegExp(`^${FUNCTION_START}\\(`).exec(text);
  return lone ?? (start === null ? null : splitParameters(text, start[0].length).join(", "));
}

/** Returns the parameters of the function of this name; null if the text does not show it. */
function findParameters(text: string, name: string): string | null {
  const declaration = new RegExp(`\\bfunction\\b\\s*\\*?\\s*${name}\\s*(?:<[^()]*>\\s*)?\\(`).exec(
    text,
  );
  if (declaration !== null) {
    return splitParameters(text, declaration.index + declaration[0].length).join(", ");
  }
  // `search = `, `search: Search = `; what follows may be a function.
  const assignment = new RegExp(`\\b${name}\\b(?:\\s*:[^=\\n]+)?\\s*=(?![=>])\\s*`).exec(text);
  const end = assignment === null ? -1 : assignment.index + assignment[0].length;
  return assignment === null ? null : readParameterList(text.slice(end));
}

/** How a function is called with `query` and `k`, or what it needs besides. */
type Call = Pick<ModuleSearch, "call" | "needed">;

/**
 * Returns how a function of these parameters is called; null if it takes no query. `text` shows
 * what the function takes from an object.
 */
function writeCall(written: string, text: string): Call | null {
  const parameters = splitParameters(written, 0).map(readParameter);
  const [first, ...others] = parameters;
  if (first === undefined) {
    return { call: "query", needed: [] };
  }
  const query = findQueryParameter(parameters) ?? first;
  if (query !== first && first.isRequired && first.members.length === 0) {
    return { call: null, needed: [first.name] };
  }
  const members = first.members.length > 0 ? first.members : findMembers(first.name, text);
  const queryMember = findQueryParameter(asParameters(members))?.name;
  const isObject = first.members.length > 0 || findQueryParameter([first]) === null;
  if (isObject && queryMember !== undefined) {
    return finishCall([writeObject(queryMember, members.find(isCount))], others);
  }
  return first.members.length > 0 ? null : callWithQuery(others, text);
}

function asParameters(names: readonly string[]): readonly Parameter[] {
  return names.map((name) => ({ name, isRequired: false }));
}

/** Returns the call of a function whose first argument is the query: `query, undefined, k`. */
function callWithQuery(others: readonly ModuleParameter[], text: string): Call {
  const limits = others.map((parameter) => limitArgument(parameter, text));
  const index = limits.findIndex((argument) => argument !== null);
  if (index === -1) {
    return finishCall(["query"], others);
  }
  const before = others.slice(0, index);
  const skipped = before.map(() => "undefined");
  const rest = [...before, ...others.slice(index + 1)];
  return finishCall(["query", ...skipped, limits[index] ?? "k"], rest);
}

function finishCall(callArguments: readonly string[], others: readonly ModuleParameter[]): Call {
  const needed = others.filter(({ isRequired }) => isRequired).map(nameParameter);
  return { call: needed.length === 0 ? callArguments.join(", ") : null, needed };
}

function nameParameter({ name, members }: ModuleParameter): string {
  return name === "" ? `{ ${members.join(", ")} }` : name;
}

/** Returns the argument by which a parameter gets the number of results; null if by none. */
function limitArgument({ name, members }: ModuleParameter, text: string): string | null {
  if (isCount(name)) {
    return "k";
  }
  const isOptions = /^(?:opts?|options?|params|config|settings|args)$/.test(name);
  if (members.length === 0 && !isOptions) {
    return null;
  }
  const limit = [...members, ...findMembers(name, text)].find(isCount);
  return limit === undefined && members.length > 0 ? null : writeObject(null, limit ?? "limit");
}

/** Returns the names of the members that the text takes from a variable of this name. */
function findMembers(name: string, text: string): readonly string[] {
  if (name === "") {
    return [];
  }
  // `options.limit`, and `const { limit } = options`
  const accesses = [...text.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, "g"))];
  const destructured = new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${name}\\b`).exec(text)?.[1] ?? "";
  return [...accesses.map((match) => match[1] ?? ""), ...listMembers(destructured)];
}

/** Returns the code of an object with the query and the number of results: `{ query, max: k }`. */
function writeObject(query: string | null, limit: string | undefined): string {
  const write = (name: string, value: string): string =>
    name === value ? name : `${name}: ${value}`;
  const members = [
    ...(query === null ? [] : [write(query, "query")]),
    ...(limit === undefined ? [] : [write(limit, "k")]),
  ];
  return `{ ${members.join(", ")} }`;
}

/** Returns the parameter with this code: `limit?: number`, `...rest`, `{ query, limit } = {}`. */
function readParameter(text: string): ModuleParameter {
  if (!text.startsWith("{")) {
    // `limit?`, `...rest` or `limit = 5`, but not the arrow of a type.
    const isOptional = /^[\w$]+\s*\?|^\.\.\.|=(?!>)/.test(text);
    return { name: /^[\w$]+/.exec(text)?.[0] ?? "", members: [], isRequired: !isOptional };
  }
  const members = listMembers(splitParameters(text, 1).join(","));
  return { name: "", members, isRequired: !/=\s*\{[^{}]*\}\s*$/.test(text) };
}

/** Returns the names of the members that are taken from an object: `a` and `b` for `a = 5, b: c`. */
function listMembers(text: string): readonly string[] {
  return splitParameters(text, 0).flatMap((part) => /^[\w$]+/.exec(part)?.[0] ?? []);
}

/** How the project itself loads its modules. */
interface Loader {
  /** The package that it depends on: `tsx`; null if none is known. */
  readonly installed: string | null;
  /** The paths that its tsconfig.json gives to modules, `@/`; empty if it has none. */
  readonly aliases: readonly string[];
}

/** Returns the loader that package.json depends on, and the aliases of tsconfig.json. */
function findLoader(files: readonly string[], read: ReadFile): Loader {
  const readIfThere = (file: string): string => (files.includes(file) ? read(file) : "");
  const installed = /"(tsx|ts-node|@swc-node\/register)"\s*:/.exec(readIfThere("package.json"));
  const paths = /"paths"\s*:\s*\{([^{}]*)\}/.exec(readIfThere("tsconfig.json"))?.[1] ?? "";
  return {
    installed: installed?.[1] ?? null,
    aliases: [...paths.matchAll(/"([^"*]+)\*?"\s*:/g)].map(([, alias = ""]) => alias),
  };
}

/** Whether Node.js can't load the module by itself: imports by an alias, or without an ending. */
function needsLoader(file: string, text: string, { aliases }: Loader): boolean {
  const imports = [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)];
  return imports.some(([, from = ""]) => {
    const isRelative = from.startsWith("./") || from.startsWith("../");
    const lacksEnding = isRelative && file.endsWith("ts") && !/\.(?:[cm]?[jt]s|json)$/.test(from);
    const isJavaScriptOfTypes = isRelative && file.endsWith("ts") && from.endsWith(".js");
    return lacksEnding || isJavaScriptOfTypes || aliases.some((alias) => from.startsWith(alias));
  });
}

/** Returns the module as a search: by itself, or through an adapter that calls its function. */
function describeModule(
  file: string,
  text: string,
  found: ModuleSearch,
  project: { readonly files: readonly string[]; readonly loader: Loader },
): readonly Candidate[] {
  const { name, method, call, needed, score } = found;
  const methodClause = method === null ? "" : ` with the method ${method}`;
  const what =
    name === "default"
      ? `${file}, a module with a default export`
      : `${file}, which exports ${name}${methodClause}`;
  const rank = RANK.function + score - file.split("/").length / 10;
  if (call === null) {
    const advice = needsAdvice(
      needed,
      "write a module whose default export takes a query and calls it",
    );
    return [{ file, what, retriever: null, advice, rank }];
  }
  const usesLoader = needsLoader(file, text, project.loader);
  const loader = project.loader.installed ?? "tsx";
  const loaderMember = usesLoader ? `, loader: ${yamlWord(loader)}` : "";
  const installNote =
    usesLoader && project.loader.installed === null
      ? `. It needs a loader: npm install --save-dev ${loader}`
      : "";
  const versionNote =
    !usesLoader && /ts$/i.test(file) ? "; a .ts file needs Node.js 22.18 or newer" : "";
  // With these arguments, the gate's own call does the same.
  if (name === "default" && /^query(?:, \{ k \})?$/.test(call)) {
    const advice = `the default export of ${file} has to take a query and return results${versionNote}${installNote}`;
    return [
      { file, what, retriever: `{ kind: module, path: ${file}${loaderMember} }`, advice, rank },
    ];
  }
  const adapter = writeAdapter(file, found, call, chooseAdapterPath(project.files));
  const retriever = `{ kind: module, path: ${adapter.path}${loaderMember} }`;
  const advice = `${adapter.path} calls it: check there how it gets the number of results, and what the results' ids are${versionNote}${installNote}`;
  return [{ file, what, retriever, advice, adapter, rank }];
}

/** Returns where the adapter is written: a path at which there is no file yet. */
function chooseAdapterPath(files: readonly string[]): string {
  const places = ["retrieval/search.mjs", "retrieval/gate-search.mjs"];
  return places.find((place) => !files.includes(place)) ?? "retrieval/gate-adapter.mjs";
}

/** Returns the module at `adapterPath` that calls the function with the arguments `call`. */
function writeAdapter(
  file: string,
  { name, method, isOfClass, written }: ModuleSearch,
  call: string,
  adapterPath: string,
): Adapter {
  const from = JSON.stringify(path.posix.relative(path.posix.dirname(adapterPath), file));
  // The default export needs a name here, and `query` another one: a parameter is called so.
  const calledName = name === "default" || name === "query" ? "search" : name;
  const imported = name === "query" ? "{ query as search }" : `{ ${name} }`;
  const importLine = `import ${name === "default" ? calledName : imported} from ${from};`;
  const takesLimit = /\bk\b/.test(call);
  const head = takesLimit ? "async (query, { k })" : "async (query)";
  const objectLine = isOfClass ? `const object = new ${calledName}();` : "";
  const objectName = isOfClass ? "object" : calledName;
  const callee = method === null ? calledName : `${objectName}.${method}`;
  const limitNote = takesLimit
    ? "it gets the number of results, k, as it stands below."
    : "it gets no number of results, so it has to return enough of them.";
  const shown = (written ?? "").replaceAll(/\s+/g, " ").slice(0, MOST_SHOWN);
  const parametersNote = written === null ? "" : ` It takes (${shown}).`;
  const text = `// The gate calls this module, and it calls ${name === "default" ? "the default export" : (method ?? name)} of ${file}. Check both:
// 1. The call: ${limitNote}${parametersNote}
// 2. The results: each needs \`path\` or \`id\` as the suite names its documents, for example
//    results.map((result) => ({ path: result.slug, score: result.score }))
${importLine}
${isOfClass ? `\n${objectLine}\n` : ""}
export default ${head} => {
  const results = await ${callee}(${call});
  return results;
};
`;
  const objectPart = isOfClass ? `${objectLine} ` : "";
  return {
    path: adapterPath,
    text,
    line: `${importLine} ${objectPart}export default ${head} => ${callee}(${call});`,
  };
}

/** Returns the code without comments. */
function withoutComments(text: string): string {
  // A comment follows white space: the `/*` in a pattern of files, `"docs/**/*.md"`, begins none.
  return text.replaceAll(/(^|\s)\/\*[^]*?\*\//g, "$1").replaceAll(/(^|[\s;])\/\/[^\n]*/g, "$1");
}
