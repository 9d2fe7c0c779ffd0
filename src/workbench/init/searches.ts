/**
 * Finds the searches of a repository for `init`, the command that writes a first config: servers,
 * MCP servers, functions, programs and routes of web servers. It reads files, and runs none. Each
 * search becomes a value of the config's `retriever`, which says how the gate asks it. In such a
 * value the gate replaces {{query}} by the query, and {{k}} by the number of results that it wants.
 */
import { withoutUndefined } from "../../system/json.ts";
import path from "node:path";
import { type FoundSearch, type ReadFile, isPlain, findRunner } from "./found-search.ts";
import { SEARCH_FILE, findModuleSearches } from "./module-functions.ts";
import { findPythonSearches } from "./python-functions.ts";
import { findRoutes } from "./routes.ts";

/**
 * Returns every search: first those that can be used, then those without a retriever. Within both
 * parts the order is by how sure it is that this is the search that users have: search servers, MCP
 * servers, Python functions, programs that read standard input, modules, other programs, routes.
 * `python` is the program that runs Python.
 *
 * A program that reads standard input is not listed as functions or a module, too; a program that
 * does not is listed only if nothing else was found in its file.
 */
export function findSearches(
  files: readonly string[],
  read: ReadFile,
  python: string,
): readonly FoundSearch[] {
  const ownFiles = files.filter((file) => !OTHER_FOLDERS.test(file));
  const programs = findPrograms(ownFiles, read, python);
  const inputPrograms = programs.filter(({ readsInput }) => readsInput);
  const otherPrograms = programs.filter(({ readsInput }) => !readsInput);
  const inputFiles = new Set(inputPrograms.map(({ file }) => file));
  const sources = ownFiles.filter((file) => !inputFiles.has(file));
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
    ...inputPrograms,
    ...modules,
    ...otherPrograms.filter(({ file }) => !filesFoundOtherwise.has(file)),
    ...routes,
  ].map(({ what, retriever, advice, needsPreparation, adapter }): FoundSearch => {
    // The members of a FoundSearch alone, without the file.
    return withoutUndefined({ what, retriever, advice, needsPreparation, adapter });
  });
  const usableSearches = searches.filter(({ retriever }) => retriever !== null);
  return [...usableSearches, ...searches.filter(({ retriever }) => retriever === null)];
}

/** Searches in these folders are not what users ask. */
const OTHER_FOLDERS = /(?:^|\/)(?:tests?|__tests__|examples?|fixtures)\//;

/** Code that reads standard input. */
const READS_INPUT = /\bstdin\b|\binput\(\)/;

/** A file as a program. */
interface FoundProgram extends FoundSearch {
  readonly file: string;
  /**
   * Whether its code reads standard input, as a program does that the gate asks: it gets each query
   * as a line.
   */
  readonly readsInput: boolean;
}

/**
 * Returns the files that are named as a search, as programs. One that does not read standard input,
 * or is in a language whose code is not read, has no retriever. A file whose text is not known,
 * since it is empty or too large, is taken for a program that can be used; in TypeScript it is left
 * out.
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
    const readsInput = READS_INPUT.test(text);
    if (readsInput || (text === "" && !/ts$/i.test(file))) {
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
    if (OTHER_PROGRAM.test(path.posix.basename(file)) && isPlain(file)) {
      const advice =
        "to use it, name the command that runs it, which has to answer a JSON line for each JSON line: `retriever: { kind: command, command: [ … ] }`";
      programs.push({ file, readsInput: false, what: file, retriever: null, advice });
    }
  }
  return programs;
}

/** Files that are a search by their name, in languages whose code is not read. */
const OTHER_PROGRAM =
  /^(?:serve|search|retrieve|retriever|query)\.(?:sh|bash|rb|go|rs|java|kt|php|pl|cs|exs?|lua|jl|r)$/i;

/**
 * Returns the search servers that compose files of Docker start: Elasticsearch or OpenSearch, at
 * most one for each file. The port is the one that the file maps to 9200, the port of both; else
 * 9200.
 */
function findServers(files: readonly string[], read: ReadFile): readonly FoundSearch[] {
  const servers: FoundSearch[] = [];
  for (const file of files) {
    if (!/(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/.test(file)) {
      continue;
    }
    const text = read(file);
    // `image: docker.elastic.co/elasticsearch/elasticsearch:9.0.0`
    const preset = /^[ \t]*image:.*\b(elasticsearch|opensearch)\b/m.exec(text)?.[1];
    if (preset === undefined) {
      continue;
    }
    // `- "9201:9200"`
    const port = /["'\s-](\d+):9200\b/.exec(text)?.[1] ?? "9200";
    const url = `http://127.0.0.1:${port}/docs/_search`;
    servers.push({
      what: `${file}, which starts ${preset}`,
      retriever: `{ kind: http, preset: ${preset}, url: "${url}" }`,
      advice: `${file} starts this server. Put the name of your index in place of docs`,
    });
  }
  return servers;
}

/** Files that may be an MCP server, by their names. */
const MCP_SERVER_FILE = /(?:^|\/)(?:[\w-]*mcp[\w-]*|server)\.(?:[cm]?[jt]s|py)$/;
/** The SDK of MCP in a package.json. */
const NODE_SDK = /"@modelcontextprotocol\/(?:sdk|server)"/;
/** The SDK of MCP in a pyproject.toml or requirements.txt. */
const PYTHON_SDK = /^[ \t]*["']?(?:mcp|fastmcp)\b/m;
/** Files that name what a package depends on. */
const MANIFEST = /(?:^|\/)(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt)$/;

/**
 * Returns the MCP servers: for each manifest that names an SDK of the protocol, a file in or below
 * its folder that is called server or mcp, if possible one whose code uses the SDK. A manifest
 * without such a file is listed without a retriever. A file that two manifests lead to is listed
 * once.
 */
function findMcpServers(
  files: readonly string[],
  read: ReadFile,
  python: string,
): readonly FoundSearch[] {
  /** The searches by the server's file, or by the manifest if it has none. */
  const searchByFile = new Map<string, FoundSearch>();
  for (const manifest of files.filter((file) => MANIFEST.test(file))) {
    const isNode = manifest.endsWith(".json");
    if (!(isNode ? NODE_SDK : PYTHON_SDK).test(read(manifest))) {
      continue;
    }
    const folder = path.posix.dirname(manifest);
    const packageFiles = files.filter((file) => folder === "." || file.startsWith(`${folder}/`));
    const server = packageFiles
      .filter((file) => file.endsWith(".py") !== isNode)
      .filter((file) => MCP_SERVER_FILE.test(file) && isPlain(file))
      .toSorted((a, b) => Number(isMcpCode(read(b))) - Number(isMcpCode(read(a))))[0];
    if (server === undefined) {
      const what = `${manifest}, which names the SDK of MCP`;
      const advice = "no file called server or mcp is there; name the server's file";
      searchByFile.set(manifest, { what, retriever: null, advice });
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

/**
 * Returns the MCP server as a search. The names of its tool and of the tool's arguments are the
 * first in its code that look so; where there are none, they are `search`, `query` and `limit`.
 */
function describeMcpServer(
  server: string,
  manifest: string,
  code: string,
  python: string,
): FoundSearch {
  const findName = (pattern: RegExp, defaultName: string): string =>
    pattern.exec(code)?.[1] ?? defaultName;
  // `@mcp.tool() … def search_docs(` in Python; `registerTool("search-docs"` or `name:
  // "search-docs"` in JavaScript
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
    advice: `${manifest} names the MCP SDK. Check the tool and its arguments`,
  };
}
