/** What the command says to mistakes of a first day. */
import { expect, test } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";

const CONFIG = `version: 1
suite: suite.yaml
baseline: baseline.json
retriever: { kind: module, path: search.mjs }
latency: off
`;
const FILES = {
  "retrieval-gate.yaml": CONFIG,
  "search.mjs": 'export default () => ["https://example.org/a"];\n',
  "suite.yaml":
    'version: 1\nname: docs\nrevision: "1"\ncases:\n  - { id: a, query: how, intent: howto, expected: [docs/a.md] }\n',
};

test("gate that finds no target shows what was expected and what was returned", async () => {
  const { code, stdout } = await retrievalGate(workspace(FILES), ["record"]);

  expect(code).toBe(3);
  expect(stdout).toContain(
    '"how" (suite.yaml:5) expects "docs/a.md", and its first result is "https://example.org/a".',
  );
});

test("gate names the intents that exist if a rule's intent has no case", async () => {
  const gate = "gate:\n  intents:\n    how-to: { recall@10: { floor: 0.8 } }\n";
  const files = { ...FILES, "retrieval-gate.yaml": CONFIG + gate };

  const { code, stderr } = await retrievalGate(workspace(files), ["validate"]);

  expect(code).toBe(2);
  expect(stderr).toMatch(/retrieval-gate\.yaml:8 .*the suite has howto$/m);
});

test("gate finds a config that is named in another folder at the top", async () => {
  const files = { ...FILES, "config/other.txt": "" };

  const { code, stdout } = await retrievalGate(workspace(files), [
    "gate",
    "--config",
    "config/retrieval-gate.yaml",
  ]);

  expect(code).toBe(2);
  expect(stdout).toContain("At the top of the repository there is retrieval-gate.yaml");
});

const tool = (name: string, args: string): string => `{ kind: mcp, command: [node, mcp.mjs],
  tool: ${name}, arguments: { ${args}: "{{query}}" } }`;
const SERVER = `import { createInterface } from "node:readline";
const results = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "a", version: "1" } }),
  "tools/list": () => ({ tools: [{ name: "find", inputSchema: { type: "object", required: ["query"] } }] }),
  "tools/call": () => ({ isError: true, content: [{ type: "text", text: "invalid input" }] }),
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, result: results[method](params) }));
}
`;

test.each([
  [
    "names the arguments that a tool requires",
    { "mcp.mjs": SERVER },
    tool("find", "q"),
    'invalid input; the tool requires "query", and `retriever.arguments` gives "q"',
  ],
  [
    "shows how a default export is written",
    { "search.mjs": "export function search() {}\n" },
    "{ kind: module, path: search.mjs }",
    "the default export is undefined, not a function (query, { k, signal }) => results; write `export default` before it",
  ],
  [
    "shows a function of Python in place of a file",
    {},
    "{ kind: python, function: search.py }",
    'expected "package.module:function"; got "search.py"; for example `function: "retrieval.search:find"`',
  ],
  [
    "shows a command in place of a list that starts a server",
    {},
    '{ kind: http, url: "http://127.0.0.1:9/{{query}}", start: [node, server.mjs] }',
    "for example `start: { command: [node, server.mjs] }`",
  ],
])("record %s", async (_, files, retriever, message) => {
  const config = CONFIG.replace("{ kind: module, path: search.mjs }", retriever);
  const folder = workspace({ ...FILES, ...files, "retrieval-gate.yaml": config });

  const { stdout } = await retrievalGate(folder, ["record"]);

  expect(stdout).toContain(message);
});

test("record says that a suite is no pattern", async () => {
  const config = CONFIG.replace("suite: suite.yaml", "suite: suites/*.yaml");

  const { stdout } = await retrievalGate(workspace({ ...FILES, "retrieval-gate.yaml": config }), [
    "record",
  ]);

  expect(stdout).toContain("A pattern is not read here");
});
