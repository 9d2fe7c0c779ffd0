/**
 * `init` in folders as teams have them: what it prints of all that it saw, used and did not use.
 */
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";

type Files = Readonly<Record<string, unknown>>;

const NAMES = ["install", "remove", "update"];
const PAGES = Object.fromEntries(
  NAMES.map((name) => [`docs/${name}.md`, `# How to ${name} it\n\nWords on ${name}.\n`]),
);
const CORPUS = {
  "corpus.jsonl": NAMES.map((id) => `${JSON.stringify({ id, text: `How to ${id} it` })}\n`).join(
    "",
  ),
};
const jsonLines = (...rows: readonly unknown[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join("");

const PAGES_NOT_USED =
  'not used: the Markdown files in docs. To use it: retriever: { kind: bm25, files: ["docs/**/*.{md,mdx}"] }';
const NO_SEARCH = "No search that can be used was found here: the files say what to fill in.";
const NO_QUERIES = "No queries that can be used were found here: the files say what to fill in.";
const NEITHER =
  "No search and no queries that can be used were found here: the files say what to fill in.";

interface Folder {
  readonly files: Files;
  /** The lines that `init` prints of what it found. */
  readonly findings: readonly string[];
}

const FOLDERS: Readonly<Record<string, Folder>> = {
  "a list of queries": {
    files: {
      ...CORPUS,
      "eval/queries.jsonl": jsonLines({ query: "set it up", expected: ["install"] }),
    },
    findings: [
      "used: eval/queries.jsonl, in the format json: the cases",
      'not used: corpus.jsonl. To use it: retriever: { kind: bm25, corpus: "corpus.jsonl" }',
    ],
  },
  "acceptable files": {
    files: {
      ...PAGES,
      "benchmarks/golden.json": {
        queries: [{ id: "a", query: "set up", expected: { acceptableFiles: ["docs/install.md"] } }],
      },
    },
    findings: ["used: benchmarks/golden.json, in the format json: the cases", PAGES_NOT_USED],
  },
  "a key `stale` beside the documents": {
    files: {
      ...PAGES,
      "eval/golden.yaml": "- { q: set up, gold: docs/install.md, stale: docs/update.md }\n",
    },
    findings: ["used: eval/golden.yaml, in the format json: the cases", PAGES_NOT_USED],
  },
  "a map from query to documents": {
    files: { ...PAGES, "eval/golden.json": { "set it up": ["docs/install.md"] } },
    findings: ["used: eval/golden.json, in the format json: the cases", PAGES_NOT_USED],
  },
  "words that are no documents": {
    files: {
      ...PAGES,
      "tests/golden_queries.json": [{ query: "set up", expected_docs: ["Install", "Setup"] }],
    },
    findings: [
      PAGES_NOT_USED,
      "can't be used as it is: tests/golden_queries.json. None of the 2 names in `expected_docs` is a document here (Install, Setup). If they are names in your index, use the line below. If they are words of the results' texts: expected: \"expected_docs[].{text: @}\". To use it: dataset: { format: json, path: ../tests/golden_queries.json, fields: { query: query, expected: expected_docs } }",
    ],
  },
  "keys that are not known": {
    files: { ...PAGES, "eval/golden.json": [{ wer: "a", was: "b" }] },
    findings: [
      PAGES_NOT_USED,
      "can't be used as it is: eval/golden.json. No list of queries with documents was found in it. To use it: dataset: { format: json, path: ../eval/golden.json, fields: { query: KEY, expected: KEY } }, with your keys",
    ],
  },
  "a log with user_query": {
    files: { "logs/searches.csv": "timestamp,user_query,clicked_url\n2026,set up,docs/a.md\n" },
    findings: [
      "not used: logs/searches.csv, a log of searches. To use it: retrieval-gate suggest --log logs/searches.csv --fields query=user_query,clicked=clicked_url --out retrieval/suite.yaml",
    ],
  },
  "a table of other columns": {
    files: { ...PAGES, "suchen.csv": "Suchtext;Dokumente;Thema\nwie geht das;docs/install.md;x\n" },
    findings: ["used: suchen.csv, in the format csv: the cases", PAGES_NOT_USED],
  },
  "a table in German": {
    files: {
      ...PAGES,
      "fragen.csv": "\ufeffNr;Frage;Erwartetes Dokument;Thema\n1;wie geht das;docs/install.md;x\n",
    },
    findings: ["used: fragen.csv, in the format csv: the cases", PAGES_NOT_USED],
  },
  "golden data in code": {
    files: {
      "tests/golden_queries.py": 'CASES = [\n  {"query": "a", "expected": ["b"]},\n'.repeat(3),
      "tests/test_golden.py": "def test_golden(): pass\n",
    },
    findings: [
      "can't be used as it is: tests/golden_queries.py. Queries in code are not read: docs/golden-in-code.md shows how to export them",
    ],
  },
  "topics and qrels as tables": {
    files: { "data/queries.dev.tsv": "1\tset it up\n", "data/qrels.dev.tsv": "1\t0\t7\t1\n" },
    findings: ["used: data/queries.dev.tsv, in the format trec: the cases"],
  },
  "a table of RAGAS": {
    files: {
      ...PAGES,
      "testset.csv": "user_input,reference_contexts,reference\na,\"['b c']\",d\n",
    },
    findings: ["used: testset.csv, in the format ragas-csv: the cases", PAGES_NOT_USED],
  },
  "a BEIR folder without corpus": {
    files: {
      "data/queries.jsonl": jsonLines({ _id: "q1", text: "set it up" }),
      "data/qrels/test.tsv": "query-id\tcorpus-id\tscore\nq1\tinstall\t1\n",
    },
    findings: ["used: data, in the format beir: the cases"],
  },
  "a program that asks a person": {
    files: { ...PAGES, "query.py": "print(find(input('Your question: ')))\n" },
    findings: [PAGES_NOT_USED],
  },
  "a Python function and a route": {
    files: {
      ...PAGES,
      "pyproject.toml": "[project]\nname = 'a'\n",
      "src/kb/__init__.py": "",
      "src/kb/search.py": "def search(query, k=10):\n    return []\n",
      "src/kb/api.py": '@app.get("/search")\ndef find(q: str): return search(q)\n',
    },
    findings: [
      'used: src/kb/search.py, the function search: the retriever. `retrieval-gate ask "a query"` calls search of src/kb/search.py',
      'can\'t be used as it is: src/kb/api.py, which answers /search: start the server, and name it: retriever: { kind: http, url: "http://127.0.0.1:PORT/search?q={{query}}" }, with your port and parameters: docs/search-server.md',
      PAGES_NOT_USED,
    ],
  },
  "an MCP server as a dev dependency": {
    files: {
      ...PAGES,
      "package.json": { name: "x", devDependencies: { "@modelcontextprotocol/sdk": "1" } },
      "src/server.js": `const server = new McpServer({});
server.registerTool("search_docs", { query: z.string(), limit: z.number() });`,
    },
    findings: [
      'used: src/server.js, an MCP server: the retriever. `retrieval-gate ask "a query"` starts it and calls search_docs',
      PAGES_NOT_USED,
    ],
  },
  packages: {
    files: {
      "packages/docs/package.json": {},
      "packages/web/package.json": {},
      "packages/core/package.json": {},
    },
    findings: [
      "(cd packages/core && retrieval-gate init)",
      "(cd packages/docs && retrieval-gate init)",
      "(cd packages/web && retrieval-gate init)",
    ],
  },
  nothing: { files: {}, findings: [] },
};

describe("init", () => {
  it.each(Object.entries(FOLDERS))(
    "describes what it found in a folder with %s",
    async (_, folder) => {
      const { stdout } = await retrievalGate(workspace(folder.files), ["init"]);

      // A finding begins with a dash, and packages are commands.
      const findings = stdout.split("\n").filter((line) => /^- |^\(cd /.test(line));
      expect(findings.map((line) => line.replace(/^- /, ""))).toEqual(folder.findings);
    },
  );

  const SEARCH = { "engine.py": "def search(query):\n    return []\n" };
  const GOLDEN = { "golden.json": [{ query: "how to install it", expected: ["docs/install.md"] }] };
  const CODE = { "main.go": "package main\n" };

  it.each<readonly [title: string, Files, sentence: string]>([
    ["nothing", {}, NEITHER],
    ["code, and documents", { ...CODE, ...PAGES }, NEITHER],
    ["code, and queries", { ...CODE, ...PAGES, ...GOLDEN }, NO_SEARCH],
    ["a search", SEARCH, NO_QUERIES],
    ["a search, and documents", { ...SEARCH, ...PAGES }, NO_QUERIES],
  ])("writes no gate that can pass where it finds %s, and says so", async (_, files, sentence) => {
    const folder = workspace(files);

    const init = await retrievalGate(folder, ["init"]);
    const record = await retrievalGate(folder, ["record"]);
    const gate = await retrievalGate(folder, ["gate"]);

    expect(init.stdout.split("\n")[0]).toBe(sentence);
    expect(record.code).toBe(2);
    expect(gate.code).toBe(2);
    expect(record.stdout).toMatch(
      /retrieval-gate\.yaml:\d+ \(\/retriever\)|suite\.yaml:\d+ \(\/(?:cases|draft)\)|suggest --review/,
    );
  });

  it("gates BM25 over documents if there is nothing else, and says so first", async () => {
    const folder = workspace(PAGES);

    const init = await retrievalGate(folder, ["init"]);
    const gate = await retrievalGate(folder, ["gate"]);

    expect(init.stdout.split("\n")[0]).toBe(
      "This gate checks the built-in search BM25 over docs, with headings as queries. It does not check a search of yours.",
    );
    expect(gate.code).toBe(0);
  });

  it("gates BM25 in place of a search if it is asked for", async () => {
    const folder = workspace({ ...SEARCH, ...PAGES, ...GOLDEN });

    const init = await retrievalGate(folder, ["init", "--bm25"]);

    expect(init.stdout.split("\n")[0]).toBe(
      "This gate checks the built-in search BM25 over docs. It does not check a search of yours.",
    );
    expect(init.code).toBe(0);
  });

  it("refuses --bm25 where there are no documents", async () => {
    const { code, stderr } = await retrievalGate(workspace({}), ["init", "--bm25"]);

    expect(code).toBe(2);
    expect(stderr).toContain("--bm25: there are no documents here that it could search");
  });
});
