/**
 * How the config names functions of JavaScript and TypeScript modules that search:
 * `retriever: { kind: module }`.
 *
 * The gate calls the default export of a module with a query and `{ k }`. A function that is called
 * in another way gets an adapter: a module that `init` writes, which the gate calls and which calls
 * the function.
 */
import path from "node:path";
import {
  ADAPTER_PATH,
  type Adapter,
  type Candidate,
  type ReadFile,
  isPlain,
} from "./candidates.ts";
import { type CodeFunction, type Parameter, type Source, listNeededByClass } from "./code.ts";
import {
  type FoundFunction,
  LEAST_SCORE,
  findBest,
  findQueryName,
  isCount,
  needsAdvice,
  scoreFunction,
} from "./functions.ts";

/** Files that are a search by their name. */
const SEARCH_FILE = /(?:^|\/)(?:serve|search|retrieve|retriever|query)\.\w+$/i;

/** Whether other code may import the file: types, tests and configs are left out. */
export function isScriptModule(file: string): boolean {
  return (
    /\.[cm]?[jt]s$/.test(file) &&
    isPlain(file) &&
    !/\.(?:d|test|spec|stories|config|min)\.[cm]?[jt]s$/.test(file)
  );
}

/** A function that a module exports, or a method, and how it is called with a query. */
interface ModuleSearch extends FoundFunction {
  /** The name by which it is imported: of a method, that of its object or class. */
  readonly name: string;
  readonly method: string | null;
  /** Whether an object of the class has to be made first. */
  readonly isOfClass: boolean;
  /** The arguments by which it is called, `query, { limit: k }`. */
  readonly call: string;
}

/** Returns the paths that tsconfig.json gives to modules, `@/`; empty if there is none. */
export function readModuleAliases(read: ReadFile): readonly string[] {
  const paths = /"paths"\s*:\s*\{([^{}]*)\}/.exec(read("tsconfig.json"))?.[1] ?? "";
  return [...paths.matchAll(/"([^"*]+)\*?"\s*:/g)].map(([, alias = ""]) => alias);
}

/** Returns what most likely is the search that a module exports; null without one. */
export function findModuleSearch(source: Source, aliases: readonly string[]): Candidate | null {
  const best = findBest(source.functions.flatMap((each) => findSearch(each, source) ?? []));
  return best === null ? null : describeModule(source, best, aliases);
}

/**
 * Returns the function or method if the module exports it, and it searches; else null. A method is
 * called on the object that the module makes of its class, else on a new one.
 */
function findSearch(found: CodeFunction, source: Source): ModuleSearch | null {
  const { owner, parameters } = found;
  const { file, text, makers } = source;
  const object = owner === null ? undefined : makers.get(owner);
  // The module has to export the object; without one the class; of a function, that itself.
  const name = findExportedName(text, object ?? owner ?? found.name);
  const search = writeCall(parameters, text.slice(found.index));
  if (name === null || search === null) {
    return null;
  }
  // A default export may be called anything where it is used, so the file's name has to say it.
  const isDefault = owner === null && name === "default";
  const exportedName = isDefault && SEARCH_FILE.test(file) ? "search" : name;
  const score = scoreFunction(file, owner === null ? { ...found, name: exportedName } : found);
  if (score < LEAST_SCORE) {
    return null;
  }
  const isOfClass = owner !== null && object === undefined;
  const neededByClass = isOfClass ? listNeededByClass(source, owner) : [];
  const needed = [...neededByClass.map((parameter) => parameter.name), ...search.needed];
  // Functions stand before methods, and a default export before both.
  const placeScore = Number(owner === null) + Number(isDefault);
  return {
    name,
    method: owner === null ? null : found.name,
    isOfClass,
    score: score + placeScore,
    call: search.call,
    obstacle: needsAdvice(needed, "write a module whose default export takes a query and calls it"),
  };
}

/**
 * Returns the name under which the module exports what is called `name` in it, as ES modules and
 * CommonJS do: `default` for a default export. Null if it does not. An empty name stands for a
 * function without one, which only a default export can be.
 */
function findExportedName(text: string, name: string): string | null {
  if (name === "") {
    // `(query) =>`, `<T>(query: T)`, `query =>`
    return isDefaultExport(text, "[(<\\w]") ? "default" : null;
  }
  // `export async function search`, `export const search`
  const esDeclaration = `^export\\s+(?:async\\s+)?(?:abstract\\s+)?(?:function\\s*\\*?|const|let|var|class)\\s*${name}\\b`;
  // `exports.search`
  const commonDeclaration = `^(?:module\\.)?exports\\.${name}\\b`;
  if (new RegExp(`${esDeclaration}|${commonDeclaration}`, "m").test(text)) {
    return name;
  }
  if (isDefaultExport(text, `${name}\\s*(?:[;({<]|extends|\\n|$)`)) {
    return "default";
  }
  // `export { find as search }`
  const esList = `^export\\s*\\{(?:[^{}]*,)?\\s*${name}(?:\\s+as\\s+(\\w+))?\\s*[,}]`;
  // `module.exports = { search: find }`
  const commonList = `^module\\.exports\\s*=\\s*\\{(?:[^{}]*,)?\\s*(?:(\\w+)\\s*:\\s*)?${name}\\s*[,}]`;
  const match = new RegExp(esList, "m").exec(text) ?? new RegExp(commonList, "m").exec(text);
  return match === null ? null : (match[1] ?? name);
}

/**
 * Whether the module has a default export, whose code goes on with the pattern `rest`: `export
 * default find;`, `module.exports = find`, `export default async (query) => …`
 */
function isDefaultExport(text: string, rest: string): boolean {
  const start =
    "^(?:export\\s+default|module\\.exports\\s*=)\\s*(?:async\\b\\s*)?(?:(?:function|class)\\b[*\\s]*)?";
  return new RegExp(start + rest, "m").test(text);
}

/**
 * Returns how a function of these parameters is called with `query` and `k`, `query, { limit: k }`,
 * and the names of what it needs besides; null if it takes no query, as `({ user }) =>`. The query
 * is the parameter that is called so, else the first one. Other parameters get `undefined`. `code`:
 * the function's.
 */
function writeCall(parameters: readonly Parameter[], code: string) {
  const query = findQueryName(parameters.map(({ name }) => name)) ?? parameters[0]?.name;
  const callArguments = parameters.map((parameter) => writeArgument(parameter, query, code));
  const needed = parameters
    .filter(({ isRequired }, i) => isRequired && callArguments[i] === "undefined")
    .map(({ name, members }) => name || `{ ${members.join(", ")} }`);
  while (callArguments.at(-1) === "undefined") {
    callArguments.pop();
  }
  const call = callArguments.join(", ");
  return /\bquery\b/.test(call) ? { call, needed } : null;
}

/**
 * Returns what a call gives for a parameter: `query` for that of the query, `k` for `limit`, `{
 * limit: k }` for `options`, `{ text: query }` for `{ text }`, else `undefined`.
 */
function writeArgument(
  { name, members }: Parameter,
  query: string | undefined,
  code: string,
): string {
  if (name === query && members.length === 0) {
    return "query";
  }
  if (isCount(name)) {
    return "k";
  }
  const isOptions = /^(?:opts?|options?|params|config|settings|args)$/.test(name);
  const queryMember = findQueryName(members);
  // `options` shows its members only where the code reads them, `{ max }` by itself.
  const limitMember = isOptions ? findCountMember(name, code) : members.find(isCount);
  const written = [
    queryMember === null ? "" : writeMember(queryMember, "query"),
    limitMember === undefined ? "" : writeMember(limitMember, "k"),
  ].filter(Boolean);
  return written.length === 0 ? "undefined" : `{ ${written.join(", ")} }`;
}

/** Returns by which name code reads the number of results from an object; without one `limit`. */
function findCountMember(object: string, code: string): string {
  // `options.maxHits`, `const { maxHits = 5 } = options`
  const reads = new RegExp(`\\b${object}\\??\\.\\w+|\\{[^{}]*\\}\\s*=\\s*${object}\\b`, "g");
  const names = [...code.matchAll(reads)].join(" ").match(/\w+/g);
  return names?.find(isCount) ?? "limit";
}

/** Returns a member of an object in code: `query`, or `max: k`. */
function writeMember(name: string, value: string): string {
  return name === value ? name : `${name}: ${value}`;
}

/**
 * Whether Node.js can't load the module by itself: it imports by an alias, or is TypeScript that
 * imports `./a`, or `./a.js` for the file a.ts.
 */
function needsLoader(file: string, text: string, aliases: readonly string[]): boolean {
  const imports = [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)];
  return imports.some(([, from = ""]) => {
    const isRelativeInTypeScript = file.endsWith("ts") && /^\.\.?\//.test(from);
    const isFile = /\.(?:[cm]?ts|json|mjs|cjs)$/.test(from);
    return (isRelativeInTypeScript && !isFile) || aliases.some((alias) => from.startsWith(alias));
  });
}

/** Returns the module as a search: by itself, or through an adapter that calls its function. */
function describeModule(
  { file, text }: Source,
  found: ModuleSearch,
  aliases: readonly string[],
): Candidate {
  const { name, method, call, score, obstacle } = found;
  const isDefault = name === "default" && method === null;
  const methodClause = method === null ? "" : ` with the method ${method}`;
  const what = isDefault
    ? `${file}, a module with a default export`
    : `${file}, which exports ${name}${methodClause}`;
  const common = { file, what, rank: score };
  if (obstacle !== null) {
    return { ...common, retriever: null, advice: obstacle };
  }
  const loaderMember = needsLoader(file, text, aliases) ? ", loader: tsx" : "";
  // With these arguments, the gate's own call does the same.
  if (isDefault && /^query(?:, \{ (?:limit: )?k \})?$/.test(call)) {
    return {
      ...common,
      retriever: `{ kind: module, path: ${file}${loaderMember} }`,
      advice: `the default export of ${file} has to take a query and return results`,
    };
  }
  return {
    ...common,
    retriever: `{ kind: module, path: ${ADAPTER_PATH}${loaderMember} }`,
    advice: `${ADAPTER_PATH} calls it: check there how it gets the number of results, and what the results' ids are`,
    adapter: writeAdapter(file, found),
  };
}

/**
 * Returns the module at ADAPTER_PATH that calls the function. For a default export that takes
 * `query, { limit: k }` its code is `import search from "../lib/search.js";` and
 * `export default async (query, { k }) => search(query, { limit: k });`.
 */
function writeAdapter(file: string, { name, method, isOfClass, call }: ModuleSearch): Adapter {
  const from = JSON.stringify(path.posix.relative(path.posix.dirname(ADAPTER_PATH), file));
  // A default export has no name, and `query` is that of a parameter below.
  const renamed = new Map([
    ["default", "search"],
    ["query", "{ query as search }"],
  ]);
  const localName = renamed.has(name) ? "search" : name;
  const takesLimit = /\bk\b/.test(call);
  const objectName = isOfClass ? "object" : localName;
  const callee = method === null ? localName : `${objectName}.${method}`;
  const code = [
    `import ${renamed.get(name) ?? `{ ${name} }`} from ${from};`,
    ...(isOfClass ? [`const object = new ${localName}();`] : []),
    `export default async ${takesLimit ? "(query, { k })" : "(query)"} => ${callee}(${call});`,
  ];
  const limitNote = takesLimit
    ? "it has to get the number of results, k, under the name that its code gives it."
    : "it gets no number of results, so it has to return enough of them.";
  const text = `// The gate calls this module, and it calls ${file}. Check both:
// 1. The call: ${limitNote}
// 2. The results: each needs \`path\` or \`id\` as the suite names its documents. If these stand elsewhere,
//    say where beside \`path\` in the config. \`ask\` proposes the line: results: "hits[].{path: slug}"
${code.join("\n")}
`;
  return { text, line: code.join(" ") };
}
