/** All that `init` sees in a folder, except queries (see data.test.ts). */
import path from "node:path";
import { expect, it } from "vitest";
import { lookAround, NOTHING, type Project } from "../../../src/workbench/init/look.ts";
import { workspace } from "../../helpers/workspace.ts";

/** Markdown files such as `docs/0.md`. */
const makePages = (folder: string, count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}${i}.md`, "# Page"]));
const emptyFiles = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, ""]));
/** The search that is expected of a program, which `runner` runs. */
const programSearch = (runner: string, file: string): Project["searches"][number] => ({
  what: `${file}, a program`,
  retriever: `{ kind: command, command: [${runner}, ${file}] }`,
  advice: `${file} has to answer a JSON line for each JSON line`,
});
/** The search that is expected of a server in a compose file. */
const serverSearch = (file: string, preset: string, port: number): Project["searches"][number] => ({
  what: `${file}, which starts ${preset}`,
  retriever: `{ kind: http, preset: ${preset}, url: "http://127.0.0.1:${port}/docs/_search" }`,
  advice: `${file} starts this server. Put the name of your index in place of docs`,
});
/**
 * The search that is expected of the MCP server src/server.js, from its tool on: `find_docs,
 * arguments: { … }`.
 */
const mcpSearch = (toolAndArguments: string): Project["searches"][number] => ({
  what: "src/server.js, an MCP server",
  retriever: `{ kind: mcp, command: [node, src/server.js], tool: ${toolAndArguments} }`,
  advice: "package.json names the MCP SDK. Check the tool and its arguments",
});
const MCP_SDK = '{"dependencies":{"@modelcontextprotocol/sdk":"1"}}';
const PIP = "python3 -m venv .venv && .venv/bin/pip install";
const NPM_INSTALL = { install: "npm install" };

/**
 * Each row has the files of a folder, and the members of its Project that differ from those of an
 * empty folder.
 */
it.each<readonly [title: string, Readonly<Record<string, string>>, seen: Partial<Project>]>([
  ["nothing in two pages, which are too few", makePages("docs/", 2), {}],
  ["three pages", makePages("docs/", 3), { documents: "docs" }],
  [
    "the folder with more pages of two",
    { ...makePages("docs/", 3), ...makePages("guide/", 4) },
    { documents: "guide" },
  ],
  [
    "the folder docs of two with as many pages",
    { ...makePages("guide/", 3), ...makePages("docs/", 3) },
    { documents: "docs" },
  ],
  [
    "docs within a package",
    makePages("packages/api/docs/more/", 3),
    { documents: "packages/api/docs" },
  ],
  ["pages at the top", makePages("", 3), { documents: "." }],
  ["nothing in pages below .github", makePages(".github/", 3), {}],
  [
    "a Python package",
    emptyFiles("setup.py", "a/search.py", "a/build_index.py"),
    {
      install: `${PIP} .`,
      index: ".venv/bin/python a/build_index.py",
      searches: [programSearch(".venv/bin/python", "a/search.py")],
    },
  ],
  [
    "Python's requirements",
    emptyFiles("requirements.txt"),
    { install: `${PIP} -r requirements.txt` },
  ],
  [
    "programs alone",
    emptyFiles("z/query.cjs", "z/reindex.sh"),
    { index: "bash z/reindex.sh", searches: [programSearch("node", "z/query.cjs")] },
  ],
  [
    "Python alone",
    emptyFiles("serve.py", "ingest_docs.py"),
    { index: "python3 ingest_docs.py", searches: [programSearch("python3", "serve.py")] },
  ],
  [
    // The first program of each kind is below "a b", and no other is taken in its place.
    "nothing in programs whose folder has a space in its name",
    emptyFiles("a b/reindex.sh", "a b/search.py", "z/reindex.sh"),
    {},
  ],
  ["no program for the index in src/index.mjs", emptyFiles("src/index.mjs"), {}],
  [
    "a script for the index",
    { "package.json": '{"scripts":{"test":"x","reindex":"x"}}' },
    { ...NPM_INSTALL, index: "npm run reindex" },
  ],
  [
    "a package that can't be read",
    { "package.json": "{", "package-lock.json": "" },
    { install: "npm ci" },
  ],
  [
    "a package of no scripts",
    { "package.json": '{"scripts":[]}', Makefile: "noindex:\nindex:" },
    { ...NPM_INSTALL, index: "make index" },
  ],
  [
    "a server, and a program",
    { "compose.yml": "image: x/elasticsearch:8\nports: ['9201:9200']", "search.py": "" },
    {
      searches: [
        serverSearch("compose.yml", "elasticsearch", 9201),
        programSearch("python3", "search.py"),
      ],
    },
  ],
  [
    "a search server beside another one",
    { "a/compose.yml": "image: postgres", "b/docker-compose.dev.yaml": "  image: opensearch" },
    { searches: [serverSearch("b/docker-compose.dev.yaml", "opensearch", 9200)] },
  ],
  [
    "an MCP server with its tool and arguments",
    { "package.json": MCP_SDK, "src/server.js": 'tool("find_docs", { q: z, topK: n })' },
    {
      ...NPM_INSTALL,
      searches: [mcpSearch('find_docs, arguments: { q: "{{query}}", topK: "{{k}}" }')],
    },
  ],
  [
    "an MCP server without a known tool",
    { "package.json": MCP_SDK, "src/server.js": "" },
    {
      ...NPM_INSTALL,
      searches: [mcpSearch('search, arguments: { query: "{{query}}", limit: "{{k}}" }')],
    },
  ],
  ["no MCP server without the SDK", { "package.json": "{}", "src/server.js": "" }, NPM_INSTALL],
  [
    "the SDK of MCP without a server's file",
    { "package.json": MCP_SDK },
    {
      ...NPM_INSTALL,
      searches: [
        {
          what: "package.json, which names the SDK of MCP",
          retriever: null,
          advice: "no file called server or mcp is there; name the server's file",
        },
      ],
    },
  ],
  [
    "packages",
    emptyFiles(
      "packages/b/go.mod",
      "packages/a/package.json",
      "package.json",
      "examples/x/package.json",
    ),
    { ...NPM_INSTALL, packages: ["packages/a", "packages/b"], isMonorepo: true },
  ],
  [
    "one package, and its tests",
    emptyFiles("packages/a/package.json", "packages/a/setup.py", "tests/x/package.json"),
    { packages: ["packages/a"] },
  ],
  [
    "gates",
    emptyFiles(
      "retrieval-gate.yaml",
      "b/retrieval-gate.docs.json",
      ".github/workflows/retrieval-gate.yml",
    ),
    { gates: ["b/retrieval-gate.docs.json", "retrieval-gate.yaml"] },
  ],
  [
    "nothing in folders of examples, tests and libraries, and in too deep ones",
    emptyFiles(
      "examples/search.py",
      "tests/serve.py",
      "fixtures/mcp/server.js",
      "node_modules/a/search.py",
      ".venv/search.py",
      "a/b/c/d/e/search.py",
      "a/b/c/d/build.md",
    ),
    {},
  ],
  [
    "a program four folders deep, the deepest",
    emptyFiles("a/b/c/d/search.py"),
    { searches: [programSearch("python3", "a/b/c/d/search.py")] },
  ],
])("lookAround finds %s", (_, files, seen) => {
  expect(lookAround(workspace(files))).toEqual({ ...NOTHING, ...seen });
});

it("lookAround finds a workspace's lock file at the top of the repository", () => {
  const root = workspace({ "pnpm-lock.yaml": "", "packages/a/package.json": "{}" });

  expect(lookAround(path.join(root, "packages/a"), root).install).toBe(
    "corepack enable && pnpm install --frozen-lockfile",
  );
});

it("lookAround takes a log of searches as data, not below another gate", () => {
  const log = "query,clicks\na,1\n";

  expect(lookAround(workspace({ "a/searches.csv": log })).data).toHaveLength(1);
  expect(
    lookAround(workspace({ "a/searches.csv": log, "retrieval-gate.yaml": "" })).data,
  ).toHaveLength(1);
  expect(
    lookAround(workspace({ "a/searches.csv": log, "a/retrieval-gate.yaml": "" })).data,
  ).toEqual([]);
});
