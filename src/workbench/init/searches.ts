/** The searches that `init` finds: servers, MCP servers, Python functions, programs. It reads files, and runs none. */
import path from "node:path";
import { type FoundSearch, type ReadFile, isPlain, findRunner } from "./found-search.ts";
import { findPythonSearches } from "./python-functions.ts";
import { findRoutes } from "./routes.ts";

/**
 * Returns every search, those that can be used first. In both parts: servers, MCP servers, Python functions, programs, then
 * routes. `python` is the program that runs Python. A Python file is listed once: as a program if it reads standard input,
 * else by its functions if it has some.
 */
export function findSearches(
  files: readonly string[],
  read: ReadFile,
  python: string,
): readonly FoundSearch[] {
  const ownFiles = files.filter((file) => !OTHERS.test(file));
  const programs = findPrograms(ownFiles, read, python);
  const loopFiles = new Set(programs.filter(({ isLoop }) => isLoop).map(({ file }) => file));
  const sources = ownFiles.filter((file) => !loopFiles.has(file));
  const functions = findPythonSearches(sources, read);
  const inFunctions = new Set(functions.map(({ file }) => file));
  const found = [
    ...findServers(ownFiles, read),
    ...findMcpServers(ownFiles, read, python),
    ...functions,
    ...programs.filter(({ file }) => !inFunctions.has(file)),
  ].map(({ what, retriever, guess, needsEdit }): FoundSearch => {
    return { what, retriever, guess, ...(needsEdit && { needsEdit }) };
  });
  found.push(...findRoutes(ownFiles, read));
  const usable = found.filter(({ retriever }) => retriever !== null);
  return [...usable, ...found.filter(({ retriever }) => retriever === null)];
}

/** Searches in these folders are not what users ask. */
const OTHERS = /(?:^|\/)(?:tests?|__tests__|examples?|fixtures)\//;

/** Files that are a search by their name. */
const SEARCHING = /^(?:serve|search|retrieve|retriever|query)\.(py|[cm]?[jt]s)$/i;
/** Code that reads standard input. */
const LOOP = /\bstdin\b|\binput\(\)/;
const DEFAULT_EXPORT = /^[ \t]*export\s+default\b|\bas\s+default\b/m;
const NAMED_EXPORT = /^[ \t]*export\s+(?:async\s+)?(?:function|const)\s+(search|retrieve|query)\b/m;
/** A module in a folder or file that is named after searching, and a function of it that takes a query. */
const SEARCH_MODULE = /(?:search|retriev)[^]*\.[cm]?[jt]s$/i;
const NO_SOURCE = /\.(?:d|test|spec|stories|config)\.[cm]?[jt]s$/;
const QUERY_FUNCTION =
  /^[ \t]*export\s+(?:async\s+)?(?:function|const)\s+((?:search|retrieve|query)(?:[A-Z]\w*)?|(?:hybrid|semantic|vector|keyword|fullText)(?:Search|Retrieve|Query)\w*)(?:\s*=\s*(?:async\s*)?)?\s*\(\s*(?:query|q|question|text|terms?|input|search\w*)\b/m;

interface FoundProgram extends FoundSearch {
  readonly file: string;
  /** Whether it reads standard input. */
  readonly isLoop: boolean;
}

/**
 * Returns the programs and modules that search: files that are named as a search, first those that read standard input; then
 * JavaScript and TypeScript modules that export a search. A TypeScript file that exports none is left out.
 */
function findPrograms(
  files: readonly string[],
  read: ReadFile,
  python: string,
): readonly FoundProgram[] {
  const isNamed = (file: string): boolean => SEARCHING.test(path.basename(file));
  const searchFiles = files.filter((file) => isNamed(file) && isPlain(file));
  const programs = searchFiles.flatMap((file): readonly FoundProgram[] => {
    const text = read(file);
    const isLoop = LOOP.test(text);
    const isPython = file.endsWith(".py");
    const module = isLoop || isPython ? null : findModule(file, text);
    if (module !== null) {
      return [{ ...module, file, isLoop }];
    }
    if (/ts$/i.test(file)) {
      return [];
    }
    const retriever = `{ kind: command, command: [${findRunner(file, python)}, ${file}] }`;
    const inputNote = isLoop || text === "" ? "" : "; it does not read standard input now";
    const guess = `${file} has to answer a JSON line for each JSON line${inputNote}`;
    return [{ file, isLoop, what: `${file}, a program`, retriever, guess }];
  });
  const modules = files
    .filter((file) => SEARCH_MODULE.test(file) && !NO_SOURCE.test(file) && !isNamed(file))
    .filter(isPlain)
    .flatMap((file): readonly FoundProgram[] => {
      const text = read(file);
      const name = QUERY_FUNCTION.exec(text)?.[1];
      return name === undefined
        ? []
        : [{ ...describeExport(file, name, text), file, isLoop: false }];
    });
  return [
    ...programs.filter(({ isLoop }) => isLoop),
    ...programs.filter(({ isLoop }) => !isLoop),
    ...modules,
  ];
}

/** Returns a JavaScript or TypeScript file as `kind: module`; null if it exports no search. */
function findModule(file: string, text: string): FoundSearch | null {
  if (DEFAULT_EXPORT.test(text)) {
    const retriever = `{ kind: module, path: ${file} }`;
    const guess = `the default export of ${file} has to take a query and return results${nodeVersionNote(file)}`;
    return { what: `${file}, a module with a default export`, retriever, guess };
  }
  const name = (NAMED_EXPORT.exec(text) ?? QUERY_FUNCTION.exec(text))?.[1];
  return name === undefined ? null : describeExport(file, name, text);
}

/** Returns a module whose search `name` is not its default export: the line that makes it one has to be added. */
function describeExport(file: string, name: string, text: string): FoundSearch {
  const retriever = `{ kind: module, path: ${file} }`;
  const parameters = new RegExp(`\\b${name}\\b[^(]*\\(([^)]*)\\)`).exec(text)?.[1] ?? "";
  const line = writeDefaultExport(file, name, parameters);
  const guess = `${file} has no default export yet. Add \`${line}\` if it returns [{ path, score }]. Otherwise write a module that calls it so, and name that${nodeVersionNote(file)}`;
  return { what: `${file}, which exports ${name}`, retriever, guess, needsEdit: true };
}

/** Returns the line that exports the function for the gate, which calls it with a query and `{ k }`. */
function writeDefaultExport(file: string, name: string, parameters: string): string {
  const second = /,([^]*)/.exec(parameters.replaceAll(/<[^>]*>/g, ""))?.[1]?.trim() ?? "";
  const isTyped = /ts$/i.test(file);
  const query = isTyped ? "query: string" : "query";
  if (second === "") {
    return `export default (${query}) => ${name}(query);`;
  }
  const options = isTyped ? "{ k }: { k: number }" : "{ k }";
  const isObject = /^\{|[:=]\s*\{/.test(second);
  const limit = /\b(k|limit|topK|top_k|size|count|n)\b/.exec(second)?.[1] ?? "k";
  const argument = isObject ? `{ ${limit === "k" ? "k" : `${limit}: k`} }` : "k";
  return `export default (${query}, ${options}) => ${name}(query, ${argument});`;
}

/** Returns what to add about the version of Node.js that a TypeScript file needs; empty for any other file. */
function nodeVersionNote(file: string): string {
  return /ts$/i.test(file) ? "; a .ts file needs Node.js 22.18 or newer" : "";
}

/** Returns the search servers that compose files start. */
function findServers(files: readonly string[], read: ReadFile): readonly FoundSearch[] {
  const found: FoundSearch[] = [];
  for (const file of files) {
    if (!/(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/.test(file)) {
      continue;
    }
    const text = read(file);
    const preset = /^[ \t]*image:.*\b(elasticsearch|opensearch)\b/m.exec(text)?.[1];
    if (preset === undefined) {
      continue;
    }
    const port = /["'\s-](\d+):9200\b/.exec(text)?.[1] ?? "9200";
    const url = `http://127.0.0.1:${port}/docs/_search`;
    found.push({
      what: `${file}, which starts ${preset}`,
      retriever: `{ kind: http, preset: ${preset}, url: "${url}" }`,
      guess: `${file} starts this server. Put the name of your index in place of docs`,
    });
  }
  return found;
}

// Files and texts by which an MCP server is found.
const SERVER = /(?:^|\/)(?:[\w-]*mcp[\w-]*|server)\.(?:[cm]?[jt]s|py)$/;
const NODE_SDK = /"@modelcontextprotocol\/(?:sdk|server)"/;
const PYTHON_SDK = /^[ \t]*["']?(?:mcp|fastmcp)\b/m;
const MANIFEST = /(?:^|\/)(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt)$/;

/**
 * Returns the MCP servers: of each package whose manifest names an SDK of the protocol, the file that is called server or
 * mcp, best one whose code uses the SDK. A package without such a file can't be used as it is.
 */
function findMcpServers(
  files: readonly string[],
  read: ReadFile,
  python: string,
): readonly FoundSearch[] {
  const found = new Map<string, FoundSearch>();
  for (const manifest of files.filter((file) => MANIFEST.test(file))) {
    const isNode = manifest.endsWith(".json");
    if (!(isNode ? NODE_SDK : PYTHON_SDK).test(read(manifest))) {
      continue;
    }
    const folder = path.posix.dirname(manifest);
    const packageFiles = files.filter((file) => folder === "." || file.startsWith(`${folder}/`));
    const server = packageFiles
      .filter((file) => file.endsWith(".py") !== isNode && SERVER.test(file) && isPlain(file))
      .toSorted((a, b) => Number(isMcpCode(read(b))) - Number(isMcpCode(read(a))))[0];
    if (server === undefined) {
      const what = `${manifest}, which names the SDK of MCP`;
      const guess = "no file called server or mcp is there; name the server's file";
      found.set(manifest, { what, retriever: null, guess });
    } else if (!found.has(server)) {
      found.set(server, describeMcpServer(server, manifest, read(server), python));
    }
  }
  return [...found.values()];
}

/** Whether the code uses an SDK of MCP. */
function isMcpCode(text: string): boolean {
  return /modelcontextprotocol|FastMCP|mcp\.server/.test(text);
}

/** Returns the MCP server as a search, with the names of its tool and arguments as far as its code shows them. */
function describeMcpServer(
  server: string,
  manifest: string,
  code: string,
  python: string,
): FoundSearch {
  const findName = (pattern: RegExp, usual: string): string => pattern.exec(code)?.[1] ?? usual;
  const toolPattern = server.endsWith(".py")
    ? /\.tool\b[^]*?def\s+(\w*(?:search|query|find|retrieve)\w*)\s*\(/
    : /(?:[tT]ool\(\s*|name:\s*)["']([\w-]*(?:search|query|find|retrieve)[\w-]*)["']/;
  const tool = findName(toolPattern, "search");
  const query = findName(/\b(query|q|text)\s*:/, "query");
  const limit = findName(/\b(limit|k|top_k|topK|size|count)\s*:/, "limit");
  const command = server.endsWith("ts")
    ? `npx, tsx, ${server}`
    : `${findRunner(server, python)}, ${server}`;
  return {
    what: `${server}, an MCP server`,
    retriever: `{ kind: mcp, command: [${command}], tool: ${tool}, arguments: { ${query}: "{{query}}", ${limit}: "{{k}}" } }`,
    guess: `${manifest} names the MCP SDK. Check the tool and its arguments`,
  };
}
