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
  /** Its parameters as they are written. */
  readonly written: readonly string[];
  /** The arguments by which it is called, `query, { limit: k }`. */
  readonly call: string;
  /** What it needs besides. */
  readonly needed: readonly string[];
}

/** A parameter of a function. */
interface ModuleParameter extends Parameter {
  /** Empty if it is destructured into `members`. */
  readonly name: string;
  readonly members: readonly string[];
}

/** Files that are a search by their name. */
export const SEARCH_FILE: RegExp = /^(?:serve|search|retrieve|retriever|query)\.\w+$/i;
/** Files of types, tests and configs, and minified files. */
const NO_SOURCE = /\.(?:d|test|spec|stories|config|min)\.[cm]?[jt]s$/;
const MOST_READ = 400;
/** How many characters of a function's parameters are shown. */
const MOST_SHOWN = 200;

/** Returns the modules that export a search, one search for each file. */
export function findModuleSearches(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const loader = findLoader(files, read);
  const modules = files.filter(
    (file) => /\.[cm]?[jt]s$/.test(file) && isPlain(file) && !NO_SOURCE.test(file),
  );
  return modules.slice(0, MOST_READ).flatMap((file) => {
    const text = withoutComments(read(file));
    const found = listExports(text)
      .flatMap((each) => [...findFunction(file, text, each), ...findMethods(file, text, each)])
      .toSorted((a, b) => b.score - a.score);
    const best = found.find(({ needed }) => needed.length === 0) ?? found[0];
    return best === undefined ? [] : [describeModule(file, text, best, { files, loader })];
  });
}

/** A name that a module exports, and the name that it has within the module. */
interface Export {
  readonly name: string;
  /** `default` for a function without a name. */
  readonly localName: string;
}

/** Returns what the module exports under a name, as ES modules and CommonJS do. */
function listExports(text: string): readonly Export[] {
  // `export async function search`, `export const search`, `exports.search`
  const declarations =
    /^[ \t]*(?:export\s+(?:async\s+)?(?:function\s*\*?|const|let|var|class)|(?:module\.)?exports\.)\s*([\w$]+)/gm;
  const found = [...text.matchAll(declarations)].map(([, name = ""]) => ({
    name,
    localName: name,
  }));
  // `export default find;`, `module.exports = find`, `export default async (query) => …`
  const defaults = /^[ \t]*(?:export\s+default|module\.exports\s*=)\s*(?:(\w+)\s*(?:;|\n|$))?/m;
  const own = defaults.exec(text);
  if (own !== null) {
    found.push({ name: "default", localName: own[1] ?? "default" });
  }
  // `export { find as search }`, `module.exports = { search: find }`
  const lists = /^[ \t]*(?:export\s*|module\.exports\s*=\s*)\{([^{}]*)\}(?!\s*from)/gm;
  for (const part of [...text.matchAll(lists)].flatMap(([, list = ""]) => list.split(","))) {
    const [, first, second = first] = /^\s*(\w+)(?:\s*(?:as|:)\s*(\w+))?\s*$/.exec(part) ?? [];
    if (first !== undefined && second !== undefined) {
      const isMember = part.includes(":");
      const [name, localName] = isMember ? [first, second] : [second, first];
      found.push({ name, localName });
    }
  }
  return found;
}

/** Returns the exported function if it searches. The default export of a file `search` does. */
function findFunction(
  file: string,
  text: string,
  { name, localName }: Export,
): readonly ModuleSearch[] {
  const isDefault = name === "default";
  const isSearchFile = SEARCH_FILE.test(path.posix.basename(file));
  const written = isDefault && !isSearchFile ? null : findParameters(text, localName);
  if (written === null) {
    return [];
  }
  const found = readSearch(file, isDefault ? "search" : name, null, written);
  const score = (found?.score ?? 0) + (isDefault ? 2 : 0);
  return found === null ? [] : [{ ...found, name, method: null, isOfClass: false, score }];
}

/** Returns the methods of an exported class, or of an exported object of a class, that search. */
function findMethods(
  file: string,
  text: string,
  { name, localName }: Export,
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
  // `  async search(`, `  public search<T>(`
  const declarations =
    /^[ \t]+(?:public\s+)?(?:async\s+)?(\w+)\s*(?:<[^()]*>\s*)?\((?![^()]*\)\s*;)/gm;
  const methods = [...code.matchAll(declarations)].map((match) => ({
    method: match[1] ?? "",
    written: splitParameters(code, match.index + match[0].length),
  }));
  const constructor = methods.find(({ method }) => method === "constructor");
  const constructed = isOfClass ? (constructor?.written ?? []).map(readParameter) : [];
  const objectNeeds = constructed.filter((each) => each.isRequired).map(({ name }) => name);
  return methods.flatMap(({ method, written }) => {
    const found = readSearch(file, method, className, written);
    const needed = [...objectNeeds, ...(found?.needed ?? [])];
    const score = (found?.score ?? 0) - 0.5;
    return found === null ? [] : [{ ...found, name, method, isOfClass, score, needed }];
  });
}

/** Returns how a function is called, and how surely it searches; null if it does not. */
function readSearch(
  file: string,
  name: string,
  owner: string | null,
  written: readonly string[],
): Pick<ModuleSearch, "score" | "written" | "call" | "needed"> | null {
  const parameters = written.map(readParameter);
  // Members of an object count as parameters.
  const flat = parameters.flatMap((each) =>
    each.members.length === 0 ? [each] : asParameters(each.members),
  );
  const score = scoreFunction({ name, owner, file, parameters: flat });
  const call = score < LEAST_SCORE ? null : writeCall(parameters);
  return call === null ? null : { ...call, score, written };
}

/** The beginning of a function, before its parameters: `async function find<T>`. */
const FUNCTION_START = String.raw`(?:async\b\s*)?(?:function\b\s*\*?\s*\w*\s*)?(?:<[^()]*>\s*)?`;

/** Returns the parameters of the function of this name; null if the text does not show it. */
function findParameters(text: string, name: string): readonly string[] | null {
  // `function search`, `search = `, `search: Search = `; what follows may be a function.
  const start =
    name === "default"
      ? String.raw`(?:export\s+default|module\.exports\s*=)\s*`
      : `\\b(?:(?=function\\b\\s*\\*?\\s*${name}\\b)|${name}\\b(?:\\s*:[^=\\n]+)?\\s*=(?![=>])\\s*)`;
  const list = new RegExp(`${start}(?:${FUNCTION_START}\\(|(?:async\\s+)?([\\w$]+)\\s*=>)`).exec(
    text,
  );
  if (list === null) {
    return null;
  }
  // `query => …`
  return list[1] === undefined ? splitParameters(text, list.index + list[0].length) : [list[1]];
}

/**
 * Returns how a function of these parameters is called with `query` and `k`; null if it takes no
 * query.
 */
function writeCall(
  parameters: readonly ModuleParameter[],
): Pick<ModuleSearch, "call" | "needed"> | null {
  const query = findQueryParameter(parameters) ?? parameters[0];
  const callArguments: string[] = [];
  const needed: string[] = [];
  for (const parameter of parameters) {
    const { name, members } = parameter;
    const queryMember = findQueryParameter(asParameters(members))?.name;
    const isOptions = /^(?:opts?|options?|params|config|settings|args)$/.test(name);
    const limitMember = isOptions ? "limit" : members.find(isCount);
    if (parameter === query && members.length === 0) {
      callArguments.push("query");
    } else if (isCount(name)) {
      callArguments.push("k");
    } else if (queryMember !== undefined || limitMember !== undefined) {
      callArguments.push(writeObject({ query: queryMember, k: limitMember }));
    } else {
      callArguments.push("undefined");
      needed.push(...(parameter.isRequired ? [name || `{ ${members.join(", ")} }`] : []));
    }
  }
  while (callArguments.at(-1) === "undefined") {
    callArguments.pop();
  }
  const call = callArguments.join(", ");
  return /\bquery\b/.test(call) ? { call, needed } : null;
}

/** Returns the code of an object with these names for the query and `k`: `{ query, max: k }`. */
function writeObject(names: Readonly<Record<"query" | "k", string | undefined>>): string {
  const members = Object.entries(names).flatMap(([value, name]) =>
    name === undefined ? [] : [name === value ? name : `${name}: ${value}`],
  );
  return `{ ${members.join(", ")} }`;
}

function asParameters(names: readonly string[]): readonly Parameter[] {
  return names.map((name) => ({ name, isRequired: false }));
}

/** Returns the parameter with this code: `limit?: number`, `...rest`, `{ query, limit } = {}`. */
function readParameter(code: string): ModuleParameter {
  const text = code.replace(/^(?:(?:public|private|protected|readonly)\s+)+/, "");
  if (!text.startsWith("{")) {
    // `limit?`, `...rest` or `limit = 5`, but not the arrow of a type.
    const isOptional = /^[\w$]+\s*\?|^\.\.\.|=(?!>)/.test(text);
    return { name: /^[\w$]+/.exec(text)?.[0] ?? "", members: [], isRequired: !isOptional };
  }
  const members = splitParameters(text, 1).flatMap((part) => /^[\w$]+/.exec(part)?.[0] ?? []);
  return { name: "", members, isRequired: !/=\s*\{[^{}]*\}\s*$/.test(text) };
}

/** How the project itself loads its modules. */
interface Loader {
  /** The package that it depends on, else `tsx`. */
  readonly name: string;
  /** The paths that its tsconfig.json gives to modules, `@/`; empty if it has none. */
  readonly aliases: readonly string[];
}

/** Returns the loader that package.json depends on, and the aliases of tsconfig.json. */
function findLoader(files: readonly string[], read: ReadFile): Loader {
  const readIfThere = (file: string): string => (files.includes(file) ? read(file) : "");
  const installed = /"(tsx|ts-node|@swc-node\/register)"\s*:/.exec(readIfThere("package.json"));
  const paths = /"paths"\s*:\s*\{([^{}]*)\}/.exec(readIfThere("tsconfig.json"))?.[1] ?? "";
  return {
    name: installed?.[1] ?? "tsx",
    aliases: [...paths.matchAll(/"([^"*]+)\*?"\s*:/g)].map(([, alias = ""]) => alias),
  };
}

/** Whether Node.js can't load the module by itself: imports by an alias, or without an ending. */
function needsLoader(file: string, text: string, { aliases }: Loader): boolean {
  const imports = [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)];
  return imports.some(([, from = ""]) => {
    const isRelative = /^\.\.?\//.test(from) && file.endsWith("ts");
    // In TypeScript `./a.js` is the file a.ts.
    const isFile = /\.(?:[cm]?ts|json|mjs|cjs)$/.test(from);
    return (isRelative && !isFile) || aliases.some((alias) => from.startsWith(alias));
  });
}

/** Returns the module as a search: by itself, or through an adapter that calls its function. */
function describeModule(
  file: string,
  text: string,
  found: ModuleSearch,
  project: { readonly files: readonly string[]; readonly loader: Loader },
): Candidate {
  const { name, method, call, needed, score } = found;
  const methodClause = method === null ? "" : ` with the method ${method}`;
  const what =
    name === "default"
      ? `${file}, a module with a default export`
      : `${file}, which exports ${name}${methodClause}`;
  const rank = RANK.function + score - file.split("/").length / 10;
  if (needed.length > 0) {
    const howToCall = "write a module whose default export takes a query and calls it";
    return { file, what, retriever: null, advice: needsAdvice(needed, howToCall), rank };
  }
  const { loader, files } = project;
  const loaderMember = needsLoader(file, text, loader) ? `, loader: ${yamlWord(loader.name)}` : "";
  // With these arguments, the gate's own call does the same.
  if (name === "default" && /^query(?:, \{ (?:limit: )?k \})?$/.test(call)) {
    const advice = `the default export of ${file} has to take a query and return results`;
    return {
      file,
      what,
      retriever: `{ kind: module, path: ${file}${loaderMember} }`,
      advice,
      rank,
    };
  }
  const adapter = writeAdapter(file, found, chooseAdapterPath(files));
  const retriever = `{ kind: module, path: ${adapter.path}${loaderMember} }`;
  const advice = `${adapter.path} calls it: check there how it gets the number of results, and what the results' ids are`;
  return { file, what, retriever, advice, adapter, rank };
}

/** Returns where the adapter is written: a path at which there is no file yet. */
function chooseAdapterPath(files: readonly string[]): string {
  const places = ["retrieval/search.mjs", "retrieval/gate-search.mjs"];
  return places.find((place) => !files.includes(place)) ?? "retrieval/gate-adapter.mjs";
}

/** Returns the module at `adapterPath` that calls the function. */
function writeAdapter(
  file: string,
  { name, method, isOfClass, written, call }: ModuleSearch,
  adapterPath: string,
): Adapter {
  const from = JSON.stringify(path.posix.relative(path.posix.dirname(adapterPath), file));
  // The default export needs a name here, and `query` another one: a parameter is called so.
  const calledName = name === "default" || name === "query" ? "search" : name;
  const imported = name === "query" ? "{ query as search }" : `{ ${name} }`;
  const takesLimit = /\bk\b/.test(call);
  const objectName = isOfClass ? "object" : calledName;
  const callee = method === null ? calledName : `${objectName}.${method}`;
  const code = [
    `import ${name === "default" ? calledName : imported} from ${from};`,
    ...(isOfClass ? [`const object = new ${calledName}();`] : []),
    `export default async ${takesLimit ? "(query, { k })" : "(query)"} => ${callee}(${call});`,
  ];
  const limitNote = takesLimit
    ? "it gets the number of results, k, as it stands below."
    : "it gets no number of results, so it has to return enough of them.";
  const shown = written.join(", ").replaceAll(/\s+/g, " ").slice(0, MOST_SHOWN);
  const text = `// The gate calls this module, and it calls ${name === "default" ? "the default export" : (method ?? name)} of ${file}. Check both:
// 1. The call: ${limitNote} It takes (${shown}).
// 2. The results: each needs \`path\` or \`id\` as the suite names its documents, for example
//    (await ${callee}(${call})).map((result) => ({ path: result.slug, score: result.score }))
${code.join("\n")}
`;
  return { path: adapterPath, text, line: code.join(" ") };
}

/** Returns the code without comments. */
function withoutComments(text: string): string {
  // A comment follows white space: the `/*` in a pattern of files, `"docs/**/*.md"`, begins none.
  return text.replaceAll(/(^|\s)\/\*[^]*?\*\//g, "$1").replaceAll(/(^|[\s;])\/\/[^\n]*/g, "$1");
}
