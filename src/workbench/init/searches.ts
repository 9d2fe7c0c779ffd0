/** The searches that `init` finds: servers, MCP servers, Python functions, programs. It reads files, and runs none. */
import { withoutUndefined } from "../../system/json.ts";
import path from "node:path";
import { type FoundSearch, type ReadFile, isPlain, findRunner } from "./found-search.ts";
import { SEARCH_FILE, findModuleSearches } from "./module-functions.ts";
import { findPythonSearches } from "./python-functions.ts";
import { findRoutes } from "./routes.ts";

/**
 * Returns every search, those that can be used first. In both parts: servers, MCP servers, Python functions, programs that
 * read standard input, modules, other programs, then servers' routes. `python` is the program that runs Python. A file is
 * listed once as a program, a function or a module.
 */
export function findSearches(
  files: readonly string[],
  read: ReadFile,
  python: string,
): readonly FoundSearch[] {
  const ownFiles = files.filter((file) => !OTHERS.test(file));
  const programs = findPrograms(ownFiles, read, python);
  const loops = programs.filter(({ isLoop }) => isLoop);
  const loopFiles = new Set(loops.map(({ file }) => file));
  const sources = ownFiles.filter((file) => !loopFiles.has(file));
  const functions = findPythonSearches(sources, read);
  const modules = findModuleSearches(sources, read);
  const routes = findRoutes(ownFiles, read, python);
  const filesFoundOtherwise = new Set(
    [...functions, ...modules, ...routes].map(({ file }) => file),
  );
  const searches = [
    ...findServers(ownFiles, read),
    ...findMcpServers(ownFiles, read, python),
    ...functions,
    ...loops,
    ...modules,
    ...programs.filter(({ file, isLoop }) => !isLoop && !filesFoundOtherwise.has(file)),
    ...routes,
  ].map(({ what, retriever, guess, isOffered, adapter }): FoundSearch => {
    return withoutUndefined({ what, retriever, guess, isOffered, adapter });
  });
  const usableSearches = searches.filter(({ retriever }) => retriever !== null);
  return [...usableSearches, ...searches.filter(({ retriever }) => retriever === null)];
}

/** Searches in these folders are not what users ask. */
const OTHERS = /(?:^|\/)(?:tests?|__tests__|examples?|fixtures)\//;

/** Code that reads standard input. */
const LOOP = /\bstdin\b|\binput\(\)/;

interface FoundProgram extends FoundSearch {
  readonly file: string;
  /** Whether it reads standard input. */
  readonly isLoop: boolean;
}

/**
 * Returns the files that are named as a search, as programs. One that does not read standard input can't be used; one whose
 * text is not known is taken for one that does.
 */
function findPrograms(
  files: readonly string[],
  read: ReadFile,
  python: string,
): readonly FoundProgram[] {
  const searchFiles = files.filter(
    (file) => SEARCH_FILE.test(path.posix.basename(file)) && isPlain(file),
  );
  const programs: FoundProgram[] = [];
  for (const file of searchFiles) {
    const text = read(file);
    const isLoop = LOOP.test(text);
    if (isLoop || (text === "" && !/ts$/i.test(file))) {
      const runner = /ts$/i.test(file) ? "npx, tsx" : findRunner(file, python);
      const retriever = `{ kind: command, command: [${runner}, ${file}] }`;
      const guess = `${file} has to answer a JSON line for each JSON line`;
      programs.push({ file, isLoop, what: `${file}, a program`, retriever, guess });
    } else if (text !== "") {
      const verb = file.endsWith(".py") ? "has" : "exports";
      const guess = `it does not read standard input, and ${verb} no function that takes a query. Write one, and name it`;
      programs.push({ file, isLoop, what: file, retriever: null, guess });
    }
  }
  return programs;
}

/** Returns the search servers that compose files start. */
function findServers(files: readonly string[], read: ReadFile): readonly FoundSearch[] {
  const servers: FoundSearch[] = [];
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
    servers.push({
      what: `${file}, which starts ${preset}`,
      retriever: `{ kind: http, preset: ${preset}, url: "${url}" }`,
      guess: `${file} starts this server. Put the name of your index in place of docs`,
    });
  }
  return servers;
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
  const searchByFile = new Map<string, FoundSearch>();
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
      searchByFile.set(manifest, { what, retriever: null, guess });
    } else if (!searchByFile.has(server)) {
      searchByFile.set(server, describeMcpServer(server, manifest, read(server), python));
    }
  }
  return [...searchByFile.values()];
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
  const findName = (pattern: RegExp, defaultName: string): string =>
    pattern.exec(code)?.[1] ?? defaultName;
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
