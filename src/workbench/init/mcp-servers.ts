/**
 * Finds MCP servers by their code, and how each is started: by the script of its package
 * (`[project.scripts]`, or `bin` of package.json), else as a module of its package, else as a file.
 * The tool and its arguments are named only as the code shows them.
 */
import path from "node:path";
import { objectMembers, tryParseJson } from "../../system/json.ts";
import { type Candidate, RANK, type ReadFile, isPlain, runCommand } from "./candidates.ts";
import { type Parameter, type Source, decoratorsAbove, readSource } from "./code.ts";
import { findQueryName, isCount, listNeeded, scoreFunction } from "./functions.ts";
import { findImport, importsOwnPackage } from "./python-functions.ts";

/** Code that makes a server with an SDK of the protocol. */
const SERVER_CODE =
  /\bFastMCP\s*\(|\bmcp\.server\b|\bnew\s+(?:McpServer|FastMCP)\b|@modelcontextprotocol\/(?:sdk\/)?server/;
/** Code that starts it. */
const STARTS = /\.run(?:_async)?\s*\(|\.connect\s*\(|stdio_server|__main__|\.start\s*\(/;
const MOST_READ = 400;
/**
 * The least score of a tool that may search, beside other tools: less than of a function, since it
 * is for callers.
 */
const LEAST_TOOL_SCORE = 3;
/** How far the declaration of the last tool of a file is read, in characters. */
const MOST_DECLARED = 2000;

interface Tool {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly score: number;
}

/** Returns the MCP servers: for each package, the file that most likely starts it. */
export function findMcpServers(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const sources = files.filter((file) => /\.(?:py|[cm]?[jt]s)$/.test(file)).slice(0, MOST_READ);
  const servers = sources.filter((file) => SERVER_CODE.test(read(file)));
  const likelihood = (file: string): number =>
    2 * Number(STARTS.test(read(file))) + Number(/mcp|server/.test(path.posix.basename(file)));
  const likeliest = servers.toSorted((a, b) => likelihood(b) - likelihood(a));
  const found: Candidate[] = [];
  for (const folder of new Set(servers.map((file) => findPackageFolder(file, files)))) {
    const isInside = (file: string): boolean => findPackageFolder(file, files) === folder;
    const server = likeliest.find(isInside);
    if (server !== undefined) {
      const tools = sources.filter(isInside).flatMap((file) => listTools(readSource(file, read)));
      const findStart = server.endsWith(".py") ? findPythonStart : findNodeStart;
      found.push(describeServer(server, findStart(server, folder, files, read), tools));
    }
  }
  return found;
}

/** Returns the folder of the nearest manifest around the file; `.` if there is none. */
function findPackageFolder(file: string, files: readonly string[]): string {
  const manifests = file.endsWith(".py")
    ? ["pyproject.toml", "setup.py", "requirements.txt"]
    : ["package.json"];
  let folder = path.posix.dirname(file);
  while (folder !== "." && !manifests.some((name) => files.includes(`${folder}/${name}`))) {
    folder = path.posix.dirname(folder);
  }
  return folder;
}

/**
 * Returns the server with the tool that most likely searches. Without a `retriever` if no tool
 * surely does: it then has a draft with the likeliest one.
 */
function describeServer(file: string, start: string, tools: readonly Tool[]): Candidate {
  const common = { file, what: `${file}, an MCP server` };
  const callable = tools.filter(({ parameters }) => parameters.length > 0);
  const [tool] = callable.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  const isSure = tool !== undefined && (tool.score >= LEAST_TOOL_SCORE || callable.length === 1);
  const parameters = tool?.parameters ?? [];
  // The argument for the query: the one that is called so, else the first that is required.
  const query =
    findQueryName(parameters.map(({ name }) => name)) ??
    parameters.find(({ name, isRequired }) => isRequired && !isCount(name))?.name ??
    null;
  const count = parameters.find(({ name }) => isCount(name));
  const countMember = count === undefined ? "" : `, ${count.name}: "{{k}}"`;
  // TOOL and QUERY stand for what a person fills in.
  const retriever = `{ kind: mcp, ${start}, tool: ${tool?.name ?? "TOOL"}, arguments: { ${query ?? "QUERY"}: "{{query}}"${countMember} } }`;
  if (isSure && query !== null) {
    const needed = listNeeded(parameters, query).join(", ");
    const neededNote =
      needed === "" ? "" : `. The tool needs ${needed}, too: add it to \`arguments\``;
    return {
      ...common,
      retriever,
      advice: `\`retrieval-gate ask "a query"\` starts it and calls ${tool.name}${neededNote}`,
      rank: RANK.mcp,
    };
  }
  const names = tools.map(({ name }) => name).slice(0, 5);
  const seenTools = names.length === 0 ? "" : ` (its code has ${names.join(", ")})`;
  const advice = `its code does not show which tool searches${seenTools}. Name the tool, and its argument for the query`;
  return { ...common, retriever: null, draft: retriever, advice, rank: RANK.draft };
}

/**
 * Returns how a server in Python is started, as members of the retriever: by the script of its
 * package that most likely does, if its name or its module speaks for it; else as a module
 * (`python3, -m, kbase.server`) if its folder is a package, or it imports from its own package; else
 * as a file.
 */
function findPythonStart(
  server: string,
  folder: string,
  files: readonly string[],
  read: ReadFile,
): string {
  const text = read(server);
  const { importName, root } = findImport(server, text, files);
  const [topPackage = ""] = importName.split(".");
  const settings = read(path.posix.join(folder, "pyproject.toml"));
  const scripts = readScripts(settings).map(({ name, module }) => {
    // Twice for the server's own module, so that its scripts come first.
    const likelihood =
      2 * Number(module === importName) +
      Number(/mcp|serve/.test(name)) +
      Number(module.split(".")[0] === topPackage);
    return { name, likelihood };
  });
  const [best] = scripts.toSorted((a, b) => b.likelihood - a.likelihood);
  if (best !== undefined && best.likelihood > 0) {
    return `command: [${best.name}]`;
  }
  const isInPackage = files.includes(path.posix.join(path.posix.dirname(server), "__init__.py"));
  if (!isInPackage && !importsOwnPackage(text, importName)) {
    return `command: [python3, ${server}]`;
  }
  // By itself, `python3 -m` finds modules only from the top.
  const pathMember = root === "." ? "" : `, env: { PYTHONPATH: ${root} }`;
  return `command: [python3, -m, ${importName}]${pathMember}`;
}

/** Returns the scripts of pyproject.toml: of `kbase = "kbase.cli:main"` kbase and kbase.cli. */
function readScripts(settings: string) {
  // Sections begin with a line such as `[project.scripts]`.
  const section = settings
    .split(/^(?=\[)/m)
    .find((text) => /^\[(?:project|tool\.poetry)\.scripts\]\n/.test(text));
  const scripts = (section ?? "").matchAll(/^["']?([\w.-]+)["']?\s*=\s*["']([\w.]+):/gm);
  return [...scripts].map(([, name = "", module = ""]) => ({ name, module }));
}

/**
 * Returns how a server in Node.js is started: by the package's `bin` if that is a file here, else
 * by the file of the server, which needs no build.
 */
function findNodeStart(
  server: string,
  folder: string,
  files: readonly string[],
  read: ReadFile,
): string {
  const { bin } = objectMembers(tryParseJson(read(path.posix.join(folder, "package.json"))));
  const bins = typeof bin === "string" ? [bin] : Object.values(objectMembers(bin));
  const programs = bins.map((bin) => path.posix.join(folder, String(bin)));
  const program = programs.find((file) => files.includes(file) && isPlain(file));
  return `command: [${runCommand(program ?? server)}]`;
}

/** Returns the tools that the code of a file shows, with their arguments. */
function listTools(source: Source): readonly Tool[] {
  const found = [...listDecoratedTools(source), ...listDeclaredTools(source.text)];
  return found.map((tool) => {
    const name = tool.name.replaceAll("-", "_");
    return { ...tool, score: scoreFunction(source.file, { ...tool, name, owner: null }) };
  });
}

/** Returns the functions below `@mcp.tool()`, by the name that it gives them: `@tool("search")`. */
function listDecoratedTools({ text, functions }: Source) {
  const tools: Omit<Tool, "score">[] = [];
  for (const found of functions) {
    const decorators = decoratorsAbove(text, found);
    if (/@[\w.]*\btool\b/.test(decorators)) {
      const givenName = /@[\w.]*\btool\b\s*\(\s*(?:name\s*=\s*)?["']([\w-]+)["']/;
      const name = givenName.exec(decorators)?.[1] ?? found.name;
      // The SDK gives the context, not the caller.
      const parameters = found.parameters.filter(({ name: key }) => !/^(?:ctx|context)$/.test(key));
      tools.push({ name, parameters });
    }
  }
  return tools;
}

/**
 * Returns the tools that are declared with a name and a schema: `registerTool("search", {
 * inputSchema: { query: z.string() } })`, `Tool(name="search", inputSchema={ "properties": … })`.
 */
function listDeclaredTools(text: string) {
  const toolName =
    /(?:\b\w*[tT]ool\w*\(\s*(?:\{\s*)?|\bname\s*[:=]\s*)(?:name\s*[:=]\s*)?["'`]([\w-]+)["'`]/g;
  const matches = [...text.matchAll(toolName)];
  return matches.map(({ 0: start, 1: name = "", index }, i) => {
    // The declaration ends where the next one begins.
    const end = matches[i + 1]?.index ?? index + MOST_DECLARED;
    const code = text.slice(index + start.length, end);
    return { name, parameters: listSchemaKeys(code) };
  });
}

/**
 * An argument in a schema of zod, TypeBox or valibot, with what it is, or of JSON Schema: `query:
 * z.string().max(9)`, `query: Type.Optional(Type.String())`, `query: v.string()`, `"query":
 * {"type": "string"}`. An object is no argument: it holds them.
 */
const SCHEMA_KEY =
  /["']?(\w+)["']?\s*:\s*(?:(?:z|Type|v)\s*\.\s*(?!object)(?=([^,\n]*))|\{\s*["']?type\b)/gi;

/**
 * Returns the arguments that a schema declares: of JSON Schema, which lists those that are required
 * (`{"query": {"type": "string"}}, "required": ["query"]`); or of others, which say what is optional
 * (`query: z.string(), limit: z.number().optional()`).
 */
function listSchemaKeys(code: string): readonly Parameter[] {
  // From `properties` on, where the code has the word.
  const properties = code.slice(Math.max(0, code.search(/properties/)));
  const required = /required["']?\s*[:=]\s*\[([^\]]*)\]/.exec(code)?.[1] ?? "";
  return [...properties.matchAll(SCHEMA_KEY)].map(([, name = "", otherType]) => ({
    name,
    members: [],
    isRequired:
      otherType === undefined
        ? new RegExp(`["']${name}["']`).test(required)
        : !/optional|default|nullish/i.test(otherType),
  }));
}
