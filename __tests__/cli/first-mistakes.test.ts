/** What the command says to mistakes of a first day. */
import { describe, expect, test } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { serve } from "../helpers/loopback.ts";
import { testBesidePython } from "../helpers/python.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const MODULE = "{ kind: module, path: search.mjs }";
const CONFIG = `version: 1
suite: suite.yaml
baseline: baseline.json
retriever: ${MODULE}
latency: off
`;
/** A search that returns an address in the place of the expected path. */
const FILES = {
  "retrieval-gate.yaml": CONFIG,
  "search.mjs": 'export default () => ["https://example.org/a"];\n',
  "suite.yaml":
    'version: 1\nname: docs\nrevision: "1"\ncases:\n  - { id: a, query: how, intent: howto, expected: [docs/a.md] }\n',
};

test("record that finds no target shows an expected document and a result", async () => {
  const { code, stdout } = await retrievalGate(workspace(FILES), ["record"]);

  expect(code).toBe(3);
  expect(stdout).toContain(
    '"how" (suite.yaml:5) expects "docs/a.md", and its first result is "https://example.org/a".',
  );
});

test("validate names the intents of the suite if a rule's intent has no case", async () => {
  const gate = "gate:\n  intents:\n    how-to: { recall@10: { floor: 0.8 } }\n";
  const files = { ...FILES, "retrieval-gate.yaml": CONFIG + gate };

  const { code, stderr } = await retrievalGate(workspace(files), ["validate"]);

  expect(code).toBe(2);
  expect(stderr).toMatch(/retrieval-gate\.yaml:8 .*the suite has howto$/m);
});

test("gate names the config at the top if the named folder has none", async () => {
  const files = { ...FILES, "config/other.txt": "" };

  const { code, stdout } = await retrievalGate(workspace(files), [
    "gate",
    "--config",
    "config/retrieval-gate.yaml",
  ]);

  expect(code).toBe(2);
  expect(stdout).toContain("At the top of the repository there is retrieval-gate.yaml");
});

test("gate names the flags that begin with an unknown one", async () => {
  const { code, stderr } = await retrievalGate(workspace(FILES), ["gate", "--base", "main"]);

  expect(code).toBe(2);
  expect(stderr).toContain("Did you mean --baseline or --base-directory or --base-ref?");
});

test("compare names the flag that a wrong one with a single dash may mean", async () => {
  const { stderr } = await retrievalGate(workspace(), ["compare", "-truths"]);

  expect(stderr).toContain("Did you mean --truth?");
});

test("gate with --base-ref outside of a repository does not advise on history", async () => {
  const { code, stdout } = await retrievalGate(workspace(FILES), ["gate", "--base-ref", "main"]);

  expect(code).toBe(2);
  expect(stdout).toContain("Run the command in a git repository");
  expect(stdout).not.toContain("--depth");
});

/** A server over MCP whose tool requires `query`. */
const MCP_SERVER = `import { createInterface } from "node:readline";
const results = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "a", version: "1" } }),
  "tools/list": () => ({ tools: [{ name: "find", inputSchema: { type: "object", required: ["query"] } }] }),
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, result: results[method](params) }));
}
`;

const SUITE_HEAD = 'version: 1\nname: docs\nrevision: "1"\n';

// Each replaces the retriever, and some replace or add files.
test.each<{ title: string; retriever: string; files?: object; message: string }>([
  {
    title: "names the arguments that a tool requires",
    files: { "mcp.mjs": MCP_SERVER },
    retriever: '{ kind: mcp, command: [node, mcp.mjs], tool: find, arguments: { q: "{{query}}" } }',
    message: 'the tool "find" requires the argument "query", which is not given',
  },
  {
    title: "shows how a default export is written",
    files: { "search.mjs": "export function search() {}\n" },
    retriever: MODULE,
    message:
      "the default export is undefined, not a function (query, { k, signal }) => results; write `export default` before it",
  },
  {
    title: "shows a function of Python in place of a file",
    retriever: "{ kind: python, function: search.py }",
    message:
      'expected "package.module:function"; got "search.py"; for example `function: "retrieval.search:find"`',
  },
  {
    title: "names the section of a key that stands at the top",
    retriever: `${MODULE}\nresults: "[].{id: doc}"`,
    message: 'unknown key "results"; expected it under `retriever`',
  },
  {
    title: "says of an expression for a program's results what the program prints",
    retriever: '{ kind: command, command: [node, search.mjs], results: "results[].{path: file}" }',
    message:
      'expected a map of keys; got "results[].{path: file}"; a program takes no expression: leave this out, and let it, or a small program that calls it, print `path` or `id` of each result; if it prints text',
  },
  {
    title: "names the near key of the same map before the place of a like one",
    files: {
      "suite.yaml": `${SUITE_HEAD}dataset: { format: csv, path: a.csv, columns: { query: q, expected: d, intents: t } }\n`,
      "a.csv": "q,d,t\na,b,c\n",
    },
    retriever: "{ kind: command, command: [node, search.mjs] }",
    message: 'unknown key "intents"; did you mean `intent`? `intents` stands under `dataset`',
  },
  {
    title: "names the place of a server's variables",
    retriever:
      '{ kind: http, url: "http://127.0.0.1:9/{{query}}", start: { command: [x], env: { A: "1" } } }',
    message: 'unknown key "env"; expected it under `retriever`',
  },
  {
    title: "names the format that reads YAML",
    files: { "suite.yaml": `${SUITE_HEAD}dataset: { format: yaml, path: golden.yaml }\n` },
    retriever: MODULE,
    message: "write `format: json, fields: { query: KEY, expected: KEY }` with your keys",
  },
  {
    title: "shows a command in place of a list that starts a server",
    retriever: '{ kind: http, url: "http://127.0.0.1:9/{{query}}", start: [node, server.mjs] }',
    message: "for example `start: { command: [node, server.mjs] }`",
  },
])("the error of record $title", async ({ retriever, files, message }) => {
  const config = CONFIG.replace(MODULE, retriever);
  const folder = workspace({ ...FILES, ...files, "retrieval-gate.yaml": config });

  const { stdout } = await retrievalGate(folder, ["record"]);

  expect(stdout).toContain(message);
});

test("record refuses a pattern in the place of a suite", async () => {
  const config = CONFIG.replace("suite: suite.yaml", "suite: suites/*.yaml");
  const folder = workspace({ ...FILES, "retrieval-gate.yaml": config });

  const { stdout } = await retrievalGate(folder, ["record"]);

  expect(stdout).toContain("A pattern is not read here");
});

const SIX_CASES = ["a", "b", "c", "d", "e", "f"]
  .map((id) => `  - { id: ${id}, query: how ${id}, intent: howto, expected: [docs/${id}.md] }\n`)
  .join("");
/** A search that finds the document of each of six cases. */
const SOUND_FILES = {
  ...FILES,
  "search.mjs": "export default (query) => [`docs/${query.slice(-1)}.md`];\n",
  "search.py": "def find(query):\n    return []\n",
  "suite.yaml": `version: 1\nname: docs\nrevision: "1"\ncases:\n${SIX_CASES}`,
};

test.each([
  {
    mistake: "a suite whose name has a typo",
    exitCode: 2,
    right: "suite: suite.yaml",
    wrong: "suite: sute.yaml",
    message:
      "retrieval-gate.yaml:2 (/suite): suite sute.yaml does not exist; did you mean suite.yaml?",
  },
  {
    mistake: "a module that does not exist",
    exitCode: 2,
    right: MODULE,
    wrong: "{ kind: module, path: serch.mjs }",
    message:
      'retrieval-gate.yaml:4 (/retriever/path): there is no file "serch.mjs"; did you mean search.mjs?',
  },
  {
    mistake: "a server that is not there",
    exitCode: 3,
    right: MODULE,
    wrong: '{ kind: http, url: "http://127.0.0.1:9/?q={{query}}" }',
    message:
      "retrieval-gate.yaml:4 (/retriever/url): 127.0.0.1:9 can't be reached: the connection was refused",
  },
])("gate names the place of $mistake", async ({ exitCode, right, wrong, message }) => {
  const folder = workspace({ ...SOUND_FILES, "retrieval-gate.yaml": CONFIG.replace(right, wrong) });

  const { code, stdout } = await retrievalGate(folder, ["gate"]);

  expect(code).toBe(exitCode);
  expect(stdout).toContain(message);
});

testBesidePython(
  "gate names the place of a function that the module lacks, and the log",
  async () => {
    const config = CONFIG.replace(MODULE, '{ kind: python, function: "search:fnd" }');
    const folder = workspace({ ...SOUND_FILES, "retrieval-gate.yaml": config });

    const { code, stdout } = await retrievalGate(folder, ["gate"]);

    expect(code).toBe(3);
    expect(stdout).toContain(
      'retrieval-gate.yaml:4 (/retriever/function): the function "search:fnd" reported: the module search has no fnd; did you mean find?',
    );
    expect(stdout).toContain("See retrieval-gate-report/docs/retriever.log");
  },
);

test("gate and validate name the file that a misspelt baseline may mean", async () => {
  const folder = workspace(SOUND_FILES);
  await retrievalGate(folder, ["record"]);
  writeFiles(folder, {
    "retrieval-gate.yaml": CONFIG.replace("baseline.json", "baselin.json"),
  });

  const gated = await retrievalGate(folder, ["gate"]);
  const validated = await retrievalGate(folder, ["validate"]);

  expect(gated.stdout).toContain("There is no baseline baselin.json; did you mean baseline.json?");
  expect(gated.stdout).toContain("correct `baseline` in the config");
  expect(validated.stdout).toContain(
    "retrieval-gate.yaml:3 (/baseline): there is no baselin.json; did you mean baseline.json?",
  );
});

test("gate names queries with the error of the title in one line", async () => {
  const folder = workspace({
    ...SOUND_FILES,
    "search.mjs": "export default () => null;",
  });

  const { stdout } = await retrievalGate(folder, ["gate"]);

  expect(stdout.match(/the module "search\.mjs" returned null for the query/g)).toHaveLength(1);
  expect(stdout).toContain('✗ "how a", "how b", "how c" and 3 more');
  expect(stdout).toContain("Correct what the function returns, as the errors say.");
});

test("record prints once that every query failed, without the ceiling of the rate", async () => {
  const folder = workspace({
    ...SOUND_FILES,
    "search.mjs": 'export default () => { throw new Error("no index"); };',
  });

  const { stdout } = await retrievalGate(folder, ["record"]);

  expect(stdout.match(/6 queries failed/g)).toHaveLength(1);
  expect(stdout).toContain("No baseline was written. The error above says why.");
  expect(stdout).not.toContain("ceiling");
});

describe("gate over a server whose answers don't fit the config", () => {
  const answerWithHits = JSON.stringify({ hits: [{ id: "docs/a.md" }] });

  // `retries: 0` stands in the place of `results`, which is missing then.
  test.each([
    {
      title: "names the key and the line of an expression that finds nothing",
      type: "application/json",
      body: answerWithHits,
      setting: "results: hitz",
      advice:
        "Check whether this change altered the answers by mistake. Else write retriever.results in retrieval-gate.yaml:4 as the errors say",
    },
    {
      title: "names the key that is missing, and its line",
      type: "application/json",
      body: answerWithHits,
      setting: "retries: 0",
      advice: "Write retriever.results in retrieval-gate.yaml:4 as the errors say",
    },
    {
      title: "names the key and the line of an address with another page",
      type: "text/html",
      body: "<title>Log in</title>",
      setting: "retries: 0",
      advice: "Check retriever.url in retrieval-gate.yaml:4",
    },
  ])("$title", async ({ type, body, setting, advice }) => {
    const server = await serve((__, response) => {
      response.setHeader("content-type", type);
      response.end(body);
    });
    const retriever = `{ kind: http, url: "${server.url}?q={{query}}", ${setting} }`;
    const config = CONFIG.replace(MODULE, retriever);
    const folder = workspace({ ...SOUND_FILES, "retrieval-gate.yaml": config });

    const { code, stdout } = await retrievalGate(folder, ["gate"]);

    expect(code, stdout).toBe(3);
    expect(stdout).toContain(advice);
  });
});

describe("a server of `start` that fails on queries", () => {
  /** A server that prints an error for each query, and closes the connection without an answer. */
  const SERVER = `import { createServer } from "node:http";
createServer((request) => {
  console.error("Traceback:\\nKeyError: 'query'\\n--------");
  request.socket.destroy();
}).listen(process.env.PORT, "127.0.0.1");
`;
  const retriever = `{ kind: http, start: { command: [${JSON.stringify(process.execPath)}, server.mjs] }, url: "http://127.0.0.1:{{port}}/?q={{query}}" }`;
  const files = {
    ...SOUND_FILES,
    "server.mjs": SERVER,
    "retrieval-gate.yaml": CONFIG.replace(MODULE, retriever),
  };

  test("gate shows the error that it printed, and names its log", async () => {
    const { code, stdout } = await retrievalGate(workspace(files), ["gate"]);

    expect(code, stdout).toBe(3);
    expect(stdout).toContain("(after 2 retries); the server printed: KeyError: 'query'");
    expect(stdout).toContain("Fix the server of retriever.start.command in retrieval-gate.yaml:4");
    expect(stdout).toContain("retrieval-gate-report/docs/retriever.log");
  });

  test("ask shows the error, and names no log, which it does not write", async () => {
    const { stderr } = await retrievalGate(workspace(files), ["ask", "how"]);

    expect(stderr).toContain("the server printed: KeyError: 'query'");
    expect(stderr).not.toContain("retriever.log");
  });
});

testBesidePython("ask names no log if the search can't be started and prints nothing", async () => {
  const config = CONFIG.replace(MODULE, '{ kind: python, function: "search:fnd" }');
  const folder = workspace({ ...SOUND_FILES, "retrieval-gate.yaml": config });

  const { stderr } = await retrievalGate(folder, ["ask", "how"]);

  expect(stderr).toContain("retrieval-gate.yaml:4 (/retriever/function)");
  expect(stderr).toContain("Fix the error that it reports.\n");
  expect(stderr).not.toContain("retriever.log");
});

test("gate refuses an empty --base-ref", async () => {
  const folder = workspace({ ...SOUND_FILES, "retrieval-gate.yaml": CONFIG });

  const { code, stderr } = await retrievalGate(folder, ["gate", "--base-ref", ""]);

  expect(code).toBe(2);
  expect(stderr).toContain("--base-ref is empty\nPerhaps a variable is not set");
});

test("ask takes the query of a table's row as its case", async () => {
  const folder = workspace({
    ...SOUND_FILES,
    "table.csv": "question,page\nhow a,docs/a.md\nhow b,docs/b.md\n",
    "suite.yaml":
      'version: 1\nname: docs\nrevision: "1"\ndataset: { format: csv, path: table.csv, columns: { query: question, expected: page } }\n',
    "retrieval-gate.yaml": CONFIG,
  });

  const { code, stdout } = await retrievalGate(folder, ["ask", "--case", "how b"]);

  expect(code, stdout).toBe(0);
  expect(stdout).toContain("docs/b.md: 1");
});
