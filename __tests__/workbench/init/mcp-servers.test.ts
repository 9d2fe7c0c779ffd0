/** How `init` starts MCP servers, and the tool and arguments that it names. */
import { describe, expect, it } from "vitest";
import { findMcpServers } from "../../../src/workbench/init/mcp-servers.ts";
import { filesIn, rows } from "../../helpers/table.ts";

type Files = Readonly<Record<string, string>>;

/** The retriever of each server in the files, else the advice on it with the draft. */
function serversIn(files: Files): readonly string[] {
  const servers = findMcpServers(Object.keys(files), (file) => files[file] ?? "");
  return servers.map(({ retriever, advice, draft }) => retriever ?? `${advice}: ${draft}`);
}

const PYTHON_SERVER = `from mcp.server.fastmcp import FastMCP
from .store import DOCS
mcp = FastMCP("kbase")
@mcp.tool()
def kb_search(query: str, limit: int = 5) -> list[str]:
    return []
`;
const PYTHON_TOOL = 'tool: kb_search, arguments: { query: "{{query}}", limit: "{{k}}" }';
/** The same server, which imports nothing of its own package. */
const PYTHON_SCRIPT = PYTHON_SERVER.replace("from .store", "from x");

const NODE_SERVER = `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
const server = new McpServer({ name: "kb", version: "1" });
server.registerTool("open_page", { inputSchema: { id: z.string() } }, open);
server.registerTool("search-docs", { inputSchema: { text: z.string(), max_hits: z.number().optional() } }, search);
await server.connect(new StdioServerTransport());
`;
const NODE_TOOL = 'tool: search-docs, arguments: { text: "{{query}}", max_hits: "{{k}}" }';

/** Puts the constants in place of the words in angle brackets. */
const fillIn = (cell: string): string =>
  cell
    .replace("<python>", PYTHON_SERVER)
    .replace("<python script>", PYTHON_SCRIPT)
    .replace("<python tool>", PYTHON_TOOL)
    .replace("<node>", NODE_SERVER)
    .replace("<node tool>", NODE_TOOL);

describe("findMcpServers", () => {
  it.each(
    rows(`
# the server | the files | the retriever
the script of a Python package | pyproject.toml: [project]⏎name = "kbase"⏎[project.scripts]⏎kbase = "kbase.cli:main"⏎ + src/kbase/__init__.py: + src/kbase/server.py: <python> | { kind: mcp, command: [kbase], <python tool> }
the script of Poetry that is called after the protocol | pyproject.toml: [tool.poetry.scripts]⏎kb-index = "kb.index:main"⏎kb-mcp = "kb.server:main"⏎[build]⏎ + kb/__init__.py: + kb/server.py: <python> | { kind: mcp, command: [kb-mcp], <python tool> }
a file beside a script of something else | pyproject.toml: [project.scripts]⏎lint = "tools.lint:main"⏎ + server.py: <python script> | { kind: mcp, command: [python3, server.py], <python tool> }
a module of a package below src | pyproject.toml: + src/kb/__init__.py: + src/kb/server.py: <python> | { kind: mcp, command: [python3, -m, kb.server], env: { PYTHONPATH: src }, <python tool> }
a tool with another name of the number of results | kb_server.py: from mcp.server.fastmcp import FastMCP⏎mcp = FastMCP("kb")⏎@mcp.tool()⏎def search_handbook(question: str, how_many: int = 5) -> list[dict]:⏎    return []⏎mcp.run()⏎ | { kind: mcp, command: [python3, kb_server.py], tool: search_handbook, arguments: { question: "{{query}}", how_many: "{{k}}" } }
a script in no package | requirements.txt: mcp + api/server.py: <python script> | { kind: mcp, command: [python3, api/server.py], <python tool> }
a tool of the low-level server | server.py: from mcp.server import Server⏎types.Tool(name="find_pages", inputSchema={"type": "object", "properties": {"q": {"type": "string"}, "top_k": {"type": "integer"}}, "required": ["q"]})⏎ | { kind: mcp, command: [python3, server.py], tool: find_pages, arguments: { q: "{{query}}", top_k: "{{k}}" } }
bin of package.json | package.json: {"bin":{"kb":"./bin/kb.mjs"}} + bin/kb.mjs: + src/server.mjs: <node> | { kind: mcp, command: [node, bin/kb.mjs], <node tool> }
the source of a bin that a script builds | package.json: {"bin":"dist/index.js","scripts":{"build":"tsc"}} + src/index.ts: <node> | { kind: mcp, command: [npx, tsx, src/index.ts], <node tool> }
a tool with a required argument of TypeBox | server.mjs: new FastMCP()⏎addTool({ name: "find_pages", parameters: Type.Object({ lang: Type.Optional(Type.String()), words: Type.String() }) })⏎ | { kind: mcp, command: [node, server.mjs], tool: find_pages, arguments: { words: "{{query}}" } }
a tool with an object of zod | server.mjs: new FastMCP()⏎addTool({ name: "find_pages", parameters: z.object({ words: z.string() }) })⏎ | { kind: mcp, command: [node, server.mjs], tool: find_pages, arguments: { words: "{{query}}" } }
a file of TypeScript | package.json: {} + src/index.ts: <node> | { kind: mcp, command: [npx, tsx, src/index.ts], <node tool> }
`),
  )("findMcpServers starts %s", (_, files = "", retriever = "") => {
    expect(serversIn(filesIn(fillIn(files)))).toEqual([fillIn(retriever)]);
  });

  const OPEN_PAGE = "@mcp.tool()⏎def open_page(path: str):⏎    pass⏎";
  const FIND_RECIPES =
    "@mcp.tool()⏎def find_recipes(ingredients: str, max_hits: int = 5):⏎    pass⏎";
  const READ_RECIPE = "@mcp.tool()⏎def read_recipe(slug: str):⏎    pass⏎";
  const LOOK_UP = "@mcp.tool()⏎def lookup_runbook(symptom: str, max_pages: int = 5):⏎    pass⏎";

  it.each(
    rows(`
# what is named | the tools of server.py | the retriever, or the advice and a draft of it
TOOL and QUERY, to fill in, if no tool searches | ${OPEN_PAGE} | its code does not show which tool searches (its code has open_page). Name the tool, and its argument for the query: { kind: mcp, command: [python3, server.py], tool: TOOL, arguments: { QUERY: "{{query}}" } }
the likeliest tool and its argument if none is sure to search | ${FIND_RECIPES}${READ_RECIPE} | its code does not show which tool searches (its code has find_recipes, read_recipe). Name the tool, and its argument for the query: { kind: mcp, command: [python3, server.py], tool: find_recipes, arguments: { ingredients: "{{query}}", max_hits: "{{k}}" } }
the only tool that finds something, whatever its argument is called | ${LOOK_UP} | { kind: mcp, command: [python3, server.py], tool: lookup_runbook, arguments: { symptom: "{{query}}", max_pages: "{{k}}" } }
`),
  )("names %s", (_, tools = "", retriever) => {
    const server = `mcp = FastMCP("kb")\n${tools}\nmcp.run()\n`;

    expect(serversIn({ "server.py": server })).toEqual([retriever]);
  });

  it("finds the server of each package", () => {
    const files = {
      "api/pyproject.toml": "",
      "api/server.py": PYTHON_SCRIPT,
      "tools/package.json": "{}",
      "tools/server.mjs": NODE_SERVER,
    };

    expect(serversIn(files)).toEqual([
      `{ kind: mcp, command: [python3, api/server.py], ${PYTHON_TOOL} }`,
      `{ kind: mcp, command: [node, tools/server.mjs], ${NODE_TOOL} }`,
    ]);
  });

  it("finds no server in code that uses no SDK of the protocol", () => {
    expect(serversIn({ "server.py": "def search(query): pass\n" })).toEqual([]);
  });
});
