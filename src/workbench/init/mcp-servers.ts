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
import { findImport } from "./python-functions.ts";

/** Code that makes a server with an SDK of the protocol. */
const SERVER_CODE =
  /\bFastMCP\s*\(|\bmcp\.server\b|\bnew\s+(?:McpServer|FastMCP)\b|@modelcontextprotocol\/(?:sdk\/)?server/;
/** Code that starts it. */
const STARTS = /\.run(?:_async)?\s*\(|\.connect\s*\(|stdio_server|__main__|\.start\s*\(/;
const MOST_READ = 400;
/** The least score of a tool that may search: less than of a function, since it is for callers. */
const LEAST_TOOL_SCORE = 3;

/** A tool of a server. */
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
  const folders = new Set(servers.map((file) => findPackageFolder(file, files)));
  return [...folders].flatMap((folder) => {
    const isInside = (file: string): boolean => findPackageFolder(file, files) === folder;
    const server = likeliest.find(isInside);
    const tools = sources.filter(isInside).flatMap((file) => listTools(readSource(file, read)));
    const findStart = server?.endsWith(".py") === true ? startPython : startNode;
    return server === undefined
      ? []
      : describeServer(server, findStart(server, folder, files, read), tools);
  });
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

function describeServer(file: string, start: Start, tools: readonly Tool[]): Candidate {
  const common = {
    file,
    what: `${file}, an MCP server`,
    ...(start.build && { build: start.build }),
  };
  const writeRetriever = (name: string, callArguments: string): string =>
    `{ kind: mcp, command: [${start.command}]${start.members ?? ""}, tool: ${name}, arguments: { ${callArguments} } }`;
  const [tool] = tools.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  const query = findQueryName(tool?.parameters.map(({ name }) => name) ?? []);
  const count = tool?.parameters.find(({ name }) => isCount(name));
  const countMember = count === undefined ? "" : `, ${count.name}: "{{k}}"`;
  if (tool !== undefined && query !== null && tool.score >= LEAST_TOOL_SCORE) {
    const needed = listNeeded(tool.parameters, query).join(", ");
    const neededNote =
      needed === "" ? "" : `. The tool needs ${needed}, too: add it to \`arguments\``;
    return {
      ...common,
      retriever: writeRetriever(tool.name, `${query}: "{{query}}"${countMember}`),
      advice: `\`retrieval-gate ask "a query"\` starts it${start.note ?? ""} and calls ${tool.name}${neededNote}`,
      rank: RANK.mcp,
    };
  }
  const names = tools.map(({ name }) => name).slice(0, 5);
  const seenTools = names.length === 0 ? "" : ` (its code has ${names.join(", ")})`;
  const required = tool?.parameters.find(({ isRequired }) => isRequired)?.name ?? "QUERY";
  const example = writeRetriever(
    tool?.name ?? "TOOL",
    `${query ?? required}: "{{query}}"${countMember}`,
  );
  const advice = `its code does not show which tool searches${seenTools}. Name the tool, and its argument for the query: retriever: ${example}`;
  return { ...common, retriever: null, advice, rank: RANK.route };
}

/** How a server is started: the words of its command, further members of the config, and a note. */
interface Start {
  readonly command: string;
  readonly members?: string;
  readonly note?: string;
  readonly build?: string;
}

function startPython(
  server: string,
  folder: string,
  files: readonly string[],
  read: ReadFile,
): Start {
  const text = read(server);
  const manifest = path.posix.join(folder, "pyproject.toml");
  const settings = files.includes(manifest) ? read(manifest) : "";
  const { importName, folder: importFolder } = findImport(server, text, files);
  const [topPackage = ""] = importName.split(".");
  const section =
    /^\[(?:project\.scripts|tool\.poetry\.scripts)\]\n((?!\[)[^]*?)(?=^\[|(?![^]))/m.exec(
      settings,
    )?.[1];
  // `kbase = "kbase.cli:main"`
  const scripts = [...(section ?? "").matchAll(/^["']?([\w.-]+)["']?\s*=\s*["']([\w.]+):/gm)];
  const likelihood = ([, name = "", module = ""]: readonly string[]): number =>
    2 * Number(module === importName) +
    Number(/mcp|serve/.test(name)) +
    Number(module.split(".")[0] === topPackage);
  const [script] = scripts.toSorted((a, b) => likelihood(b) - likelihood(a));
  if (script?.[1] !== undefined) {
    return { command: script[1], note: ` by the script of ${manifest}` };
  }
  const ownImport = new RegExp(`^\\s*(?:from|import)\\s+(?:\\.|${topPackage}\\.)`, "m");
  const isInPackage = files.includes(path.posix.join(path.posix.dirname(server), "__init__.py"));
  if (!isInPackage && !ownImport.test(text)) {
    return { command: `python3, ${server}` };
  }
  const hasMain = files.some((file) => file.endsWith(`${topPackage}/__main__.py`));
  const module = hasMain && !STARTS.test(text) ? topPackage : importName;
  const root = importFolder ?? (server.startsWith("src/") ? "src" : null);
  const members = root === null ? "" : `, env: { PYTHONPATH: ${root} }`;
  return { command: `python3, -m, ${module}`, members };
}

/**
 * Returns how a server in Node.js is started: by the package's `bin`, by one that its build makes,
 * or else by the file of the server itself.
 */
function startNode(
  server: string,
  folder: string,
  files: readonly string[],
  read: ReadFile,
): Start {
  const manifest = path.posix.join(folder, "package.json");
  const settings = files.includes(manifest) ? tryParseJson(read(manifest)) : null;
  const { bin, scripts } = objectMembers(settings);
  const bins = typeof bin === "string" ? [bin] : Object.values(objectMembers(bin));
  const program = bins.find((each): each is string => typeof each === "string" && isPlain(each));
  if (program === undefined) {
    return { command: runCommand(server) };
  }
  const programFile = path.posix.join(folder, program);
  const note = ` by \`bin\` of ${manifest}`;
  if (files.includes(programFile)) {
    return { command: runCommand(programFile), note };
  }
  const build = folder === "." ? "npm run build" : `npm run build --prefix ${folder}`;
  return typeof objectMembers(scripts)["build"] === "string"
    ? {
        command: runCommand(programFile),
        note: `${note}, which \`${build}\` makes: run that first`,
        build,
      }
    : { command: runCommand(server) };
}

/** Returns the tools that the code of a file shows, with their arguments. */
function listTools(source: Source): readonly Tool[] {
  const found = [...listDecoratedTools(source), ...listDeclaredTools(source.text)];
  return found.map((tool) => {
    const name = tool.name.replaceAll("-", "_");
    return { ...tool, score: scoreFunction(source.file, { ...tool, name, owner: null }) };
  });
}

/** Returns the functions below `@mcp.tool()`. */
function listDecoratedTools({ text, functions }: Source): readonly Omit<Tool, "score">[] {
  return functions.flatMap((found) => {
    const decorators = decoratorsAbove(text, found);
    if (!/@[\w.]*\btool\b/.test(decorators)) {
      return [];
    }
    const ownName = /@[\w.]*\btool\b\s*\(\s*(?:name\s*=\s*)?["']([\w-]+)["']/.exec(decorators)?.[1];
    const parameters = found.parameters.filter(({ name }) => !/^(?:ctx|context)$/.test(name));
    return [{ name: ownName ?? found.name, parameters }];
  });
}

/**
 * Returns the tools that are declared with a name and a schema: `registerTool("search", {
 * inputSchema: { query: z.string() } })`, `Tool(name="search", inputSchema={ "properties": … })`.
 */
function listDeclaredTools(text: string): readonly Omit<Tool, "score">[] {
  const starts = [
    ...text.matchAll(
      /(?:\b\w*[tT]ool\w*\(\s*(?:\{\s*)?|\bname\s*[:=]\s*)(?:name\s*[:=]\s*)?["'`]([\w-]+)["'`]/g,
    ),
  ];
  return starts.map((start, i) => {
    const end = starts[i + 1]?.index ?? start.index + 2000;
    const code = text.slice(start.index + start[0].length, end);
    // `inputSchema: input`, and above `const input = { query: … }`
    const variable = /(?:inputSchema|parameters|input_schema)\s*[:=]\s*(\w+)\b(?!\s*[.(])/.exec(
      code,
    )?.[1];
    const declared =
      variable === undefined
        ? code
        : (new RegExp(`\\b${variable}\\s*(?::[^=\\n]+)?=([^]{0,1500}?)\\n(?=\\S)`).exec(
            text,
          )?.[1] ?? code);
    return { name: start[1] ?? "", parameters: listSchemaKeys(declared) };
  });
}

/** Returns the arguments that a schema declares: `query: z.string()`, `"query": {"type": …}`. */
function listSchemaKeys(code: string): readonly Parameter[] {
  const properties = code.slice(Math.max(0, code.search(/properties/)));
  const required = /required["']?\s*[:=]\s*\[([^\]]*)\]/.exec(code)?.[1] ?? "";
  const keys = /["']?(\w+)["']?\s*:\s*(?:z\s*\.\s*([^,\n]*)|\{\s*["']?type\b|Type\.\w+|v\.\w+)/g;
  return [...properties.matchAll(keys)].map(([, name = "", zod]) => ({
    name,
    members: [],
    isRequired:
      zod === undefined
        ? new RegExp(`["']${name}["']`).test(required)
        : !/optional|default|nullish/.test(zod),
  }));
}
