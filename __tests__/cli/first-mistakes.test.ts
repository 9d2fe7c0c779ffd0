/** What the command says to mistakes of a first day. Those of the files alone: files/mistakes. */
import { expect, test } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { serve } from "../helpers/loopback.ts";
import { testBesidePython } from "../helpers/python.ts";
import { rows } from "../helpers/table.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const MODULE = "{ kind: module, path: search.mjs }";
const CONFIG = `version: 1
suite: suite.yaml
baseline: baseline.json
retriever: ${MODULE}
latency: off
`;
const SUITE_HEAD = 'version: 1\nname: docs\nrevision: "1"\n';
const SIX_CASES = ["a", "b", "c", "d", "e", "f"]
  .map((id) => `  - { id: ${id}, query: how ${id}, intent: howto, expected: [docs/${id}.md] }\n`)
  .join("");
/** A search that finds the document of each of the six cases. */
const FILES = {
  "retrieval-gate.yaml": CONFIG,
  "search.mjs": "export default (query) => [`docs/${query.slice(-1)}.md`];\n",
  "search.py": "def find(query):\n    return []\n",
  "suite.yaml": `${SUITE_HEAD}cases:\n${SIX_CASES}`,
};

/** Makes a project of FILES, with these files in their place or beside them. */
const makeProject = (files: object): string => workspace({ ...FILES, ...files });
/** Makes a project of FILES with another retriever on line 4 of its config. */
const withRetriever = (retriever: string, files: object = {}): string =>
  makeProject({ ...files, "retrieval-gate.yaml": CONFIG.replace(MODULE, retriever) });

test.each(
  rows(String.raw`
# what is said | the command | the exit code | line 4 of the config and those behind it | a part of the output
validate names the intents of the suite if a rule's intent has no case | validate | 2 | retriever: ${MODULE}⏎gate: { intents: { how-to: { recall@10: { floor: 0.8 } } } } | retrieval-gate.yaml:5 (/gate/intents/how-to): no case of the suite has this intent, so every run fails its rules; the suite has howto
gate names the flags that begin with an unknown one | gate --base main | 2 | retriever: ${MODULE} | Did you mean --baseline or --base-directory or --base-ref?
gate refuses an empty --base-ref | gate --base-ref= | 2 | retriever: ${MODULE} | --base-ref is empty⏎Perhaps a variable is not set
compare names the flag that a wrong one with a single dash may mean | compare -truths | 2 | retriever: ${MODULE} | Did you mean --truth?
gate names the place of a module that does not exist | gate | 2 | retriever: { kind: module, path: serch.mjs } | retrieval-gate.yaml:4 (/retriever/path): there is no file "serch.mjs"; did you mean search.mjs?
gate names the place of a server that is not there | gate | 3 | retriever: { kind: http, url: "http://127.0.0.1:9/?q={{query}}" } | retrieval-gate.yaml:4 (/retriever/url): 127.0.0.1:9 can't be reached: the connection was refused
`),
)("%s", async (_, command = "", exitCode, configLines = "", part = "") => {
  const config = CONFIG.replace(`retriever: ${MODULE}`, configLines);
  const folder = makeProject({ "retrieval-gate.yaml": config });

  const { code, stdout, stderr } = await retrievalGate(folder, command.split(" "));

  expect(code, stdout + stderr).toBe(Number(exitCode));
  expect(stdout + stderr).toContain(part);
});

// The first case of FILES stands in line 5 of suite.yaml. It asks "how a".
test.each(
  rows(`
# what is shown | search.mjs | a part of the output
an expected document and a result if no target is found | export default (query) => ["https://example.org/" + query.slice(-1)]; | "how a" (suite.yaml:5) expects "docs/a.md", and its first result is "https://example.org/a".
that results have only texts if no target is found | export default (query) => [{ policy: query, text: query }]; | and its first result is a text without id and path.
how a default export is written | export function search() {} | the default export is undefined, not a function (query, { k, signal }) => results; write \`export default\` before it
`),
)("record shows %s", async (_, search, part = "") => {
  const folder = makeProject({ "search.mjs": search });

  const { code, stdout, stderr } = await retrievalGate(folder, ["record"]);

  expect(code, stdout + stderr).toBe(3);
  expect(stdout + stderr).toContain(part);
});

test("gate names the config at the top if the named folder has none", async () => {
  const folder = makeProject({ "config/other.txt": "x" });

  const argv = ["gate", "--config", "config/retrieval-gate.yaml"];
  const { code, stdout } = await retrievalGate(folder, argv);

  expect(code).toBe(2);
  expect(stdout).toContain("At the top of the repository there is retrieval-gate.yaml");
});

test("ask takes the query of a table's row as its case", async () => {
  const folder = makeProject({
    "table.csv": "question,page\nhow-a,docs/a.md\nhow-b,docs/b.md\n",
    "suite.yaml": `${SUITE_HEAD}dataset: { format: csv, path: table.csv, columns: { query: question, expected: page } }\n`,
  });

  const { code, stdout } = await retrievalGate(folder, ["ask", "--case", "how-b"]);

  expect(code).toBe(0);
  expect(stdout).toContain("docs/b.md: 1");
});

test("gate with --base-ref outside of a repository does not advise on history", async () => {
  const { code, stdout } = await retrievalGate(makeProject({}), ["gate", "--base-ref", "main"]);

  expect(code).toBe(2);
  expect(stdout).toContain("Run the command in a git repository");
  expect(stdout).not.toContain("--depth");
});

test("gate and validate name the file that a misspelt baseline may mean", async () => {
  const folder = makeProject({});
  await retrievalGate(folder, ["record"]);
  const misspelt = CONFIG.replace("baseline.json", "baselin.json");
  writeFiles(folder, { "retrieval-gate.yaml": misspelt });

  const gated = await retrievalGate(folder, ["gate"]);
  const validated = await retrievalGate(folder, ["validate"]);

  expect(gated.stdout).toContain("There is no baseline baselin.json; did you mean baseline.json?");
  expect(gated.stdout).toContain("correct `baseline` in the config");
  expect(validated.stdout).toContain(
    "retrieval-gate.yaml:3 (/baseline): there is no baselin.json; did you mean baseline.json?",
  );
});

test("gate prints an error that six queries share once, and names three of them", async () => {
  const folder = makeProject({ "search.mjs": "export default () => null;" });

  const { stdout } = await retrievalGate(folder, ["gate"]);

  expect(stdout.match(/the module "search\.mjs" returned null for the query/g)).toHaveLength(1);
  // FILES has six cases, which ask from "how a" to "how f".
  expect(stdout).toContain('✗ "how a", "how b", "how c" and 3 more');
  expect(stdout).toContain("Correct what the function returns, as the errors say.");
});

test("record prints once that every query failed, without the ceiling of the rate", async () => {
  const folder = makeProject({
    "search.mjs": 'export default () => { throw new Error("no index"); };',
  });

  const { stdout } = await retrievalGate(folder, ["record"]);

  expect(stdout.match(/6 queries failed/g)).toHaveLength(1);
  expect(stdout).toContain("No baseline was written. The error above says why.");
  expect(stdout).not.toContain("ceiling");
});

test.each(
  rows(`
# what does not fit the config | the answer's type | the answer | a further key of the retriever | a part of the advice
results that the expression does not find | application/json | {"hits":[{"id":"docs/a.md"}]} | results: hitz | Check whether this change altered the answers by mistake. Else write retriever.results in retrieval-gate.yaml:4 as the errors say
results without an expression for them | application/json | {"hits":[{"id":"docs/a.md"}]} | timeout_ms: 9000 | Write retriever.results in retrieval-gate.yaml:4 as the errors say
another page | text/html | <title>Log in</title> | timeout_ms: 9000 | Check retriever.url in retrieval-gate.yaml:4
`),
)("gate names the key and the line if a server answers with %s", async (_, type, ...cells) => {
  const [body, key, advice = ""] = cells;
  const server = await serve((_request, response) =>
    response.setHeader("content-type", type!).end(body),
  );
  const folder = withRetriever(`{ kind: http, url: "${server.url}?q={{query}}", ${key} }`);

  const { code, stdout } = await retrievalGate(folder, ["gate"]);

  expect(code, stdout).toBe(3);
  expect(stdout).toContain(advice);
});

test("gate and ask show the error that a server of `start` printed; gate names the log", async () => {
  // It prints an error for each query, and closes the connection without an answer.
  const server = `import { createServer } from "node:http";
createServer((request) => {
  console.error("Traceback:\\nKeyError: 'query'\\n--------");
  request.socket.destroy();
}).listen(process.env.PORT, "127.0.0.1");
`;
  const folder = withRetriever(
    '{ kind: http, start: { command: [node, server.mjs] }, url: "http://127.0.0.1:{{port}}/?q={{query}}" }',
    { "server.mjs": server },
  );

  const gated = await retrievalGate(folder, ["gate"]);
  const asked = await retrievalGate(folder, ["ask", "how"]);

  expect(gated.code, gated.stdout).toBe(3);
  expect(gated.stdout).toContain("(after 2 retries); the server printed: KeyError: 'query'");
  expect(gated.stdout).toContain(
    "Fix the server of retriever.start.command in retrieval-gate.yaml:4",
  );
  expect(gated.stdout).toContain("retrieval-gate-report/docs/retriever.log");
  expect(asked.stderr).toContain("the server printed: KeyError: 'query'");
  // `ask` writes no log.
  expect(asked.stderr).not.toContain("retriever.log");
});

testBesidePython(
  "gate and ask name the place of a missing function; gate names the log",
  async () => {
    const folder = withRetriever('{ kind: python, function: "search:fnd" }');

    const gated = await retrievalGate(folder, ["gate"]);
    const asked = await retrievalGate(folder, ["ask", "how"]);

    expect(gated.code).toBe(3);
    expect(gated.stdout).toContain(
      'retrieval-gate.yaml:4 (/retriever/function): the function "search:fnd" reported: the module search has no fnd; did you mean find?',
    );
    expect(gated.stdout).toContain("See retrieval-gate-report/docs/retriever.log");
    expect(asked.stderr).toContain("retrieval-gate.yaml:4 (/retriever/function)");
    expect(asked.stderr).toContain("Fix the error that it reports.\n");
    // `ask` writes no log.
    expect(asked.stderr).not.toContain("retriever.log");
  },
);
