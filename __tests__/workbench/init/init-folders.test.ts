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

const PAGES_SEARCHED = "used: the Markdown files in docs: the embedded BM25 searches them";
const PAGES_SEARCHED_AND_CASES = `${PAGES_SEARCHED}; their headings are the cases`;
/** Where the search is the folder's own. */
const PAGES_AS_CASES =
  'used: the Markdown files in docs: their headings are the cases. To search them with the embedded BM25: retriever: { kind: bm25, files: ["docs/**/*.{md,mdx}"] }';

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
      "used: corpus.jsonl: the embedded BM25 searches its documents",
    ],
  },
  "acceptable files": {
    files: {
      ...PAGES,
      "benchmarks/golden.json": {
        queries: [{ id: "a", query: "set up", expected: { acceptableFiles: ["docs/install.md"] } }],
      },
    },
    findings: ["used: benchmarks/golden.json, in the format json: the cases", PAGES_SEARCHED],
  },
  "a key `stale` beside the documents": {
    files: {
      ...PAGES,
      "eval/golden.yaml": "- { q: set up, gold: docs/install.md, stale: docs/update.md }\n",
    },
    findings: [
      "used: eval/golden.yaml, in the format json: the cases",
      "If `stale` must not be found, add to `fields` in retrieval/suite.yaml: forbidden: stale",
      PAGES_SEARCHED,
    ],
  },
  "a map from query to documents": {
    files: { ...PAGES, "eval/golden.json": { "set it up": ["docs/install.md"] } },
    findings: ["used: eval/golden.json, in the format json: the cases", PAGES_SEARCHED],
  },
  "words that are no documents": {
    files: {
      ...PAGES,
      "tests/golden_queries.json": [{ query: "set up", expected_docs: ["Install", "Setup"] }],
    },
    findings: [
      PAGES_SEARCHED_AND_CASES,
      "can't be used as it is: tests/golden_queries.json, a list of queries. None of the 2 names in `expected_docs` is a document here (Install, Setup): they are words, and a case needs the path or id of a document. To use it: dataset: { format: json, path: ../tests/golden_queries.json, fields: { query: query, expected: expected_docs } }, if they are names in your index",
    ],
  },
  "keys that are not known": {
    files: { ...PAGES, "eval/golden.json": [{ wer: "a", was: "b" }] },
    findings: [
      PAGES_SEARCHED_AND_CASES,
      'can\'t be used as it is: eval/golden.json, by its name a golden file. No key is known as the query, or as its documents. The first case is {"wer":"a","was":"b"}. Its keys are `wer`, `was`. To use it: dataset: { format: json, path: ../eval/golden.json, fields: { query: KEY, expected: KEY } }, with your keys',
    ],
  },
  "a log with user_query": {
    files: { "logs/searches.csv": "timestamp,user_query,clicked_url\n2026,set up,docs/a.md\n" },
    findings: [
      "can't be used as it is: logs/searches.csv, a log of searches. It lacks a column called query, or clicks; its columns are timestamp, user_query, clicked_url. To use it: retrieval-gate suggest --log logs/searches.csv --fields query=user_query,clicked=clicked_url --out retrieval/suite.yaml",
      "Nothing that was found holds queries in a form that can be read: the cases are a sample.",
    ],
  },
  "a table of other columns": {
    files: { ...PAGES, "suchen.csv": "Suchtext;Dokumente;Thema\nwie geht das;docs/install.md;x\n" },
    findings: [
      PAGES_SEARCHED_AND_CASES,
      "can't be used as it is: suchen.csv, a table. It lacks columns called query and expected; its columns are Suchtext, Dokumente, Thema. To use it: dataset: { format: csv, path: ../suchen.csv, columns: { query: Suchtext, expected: Dokumente, intent: Thema } }",
    ],
  },
  "a table in German": {
    files: {
      ...PAGES,
      "fragen.csv": "\ufeffNr;Frage;Erwartetes Dokument;Thema\n1;wie geht das;docs/install.md;x\n",
    },
    findings: ["used: fragen.csv, in the format csv: the cases", PAGES_SEARCHED],
  },
  "golden files of other forms": {
    files: {
      "eval/golden.toml": '[[case]]\nquery = "set up"\n',
      "tests/golden_queries.py": 'CASES = [\n  {"query": "a", "expected": ["b"]},\n'.repeat(3),
      "tests/test_golden.py": "def test_golden(): pass\n",
    },
    findings: [
      "can't be used as it is: eval/golden.toml, by its name a golden file. This form is not read: write it as JSON, JSON Lines, YAML or CSV",
      "can't be used as it is: tests/golden_queries.py, by its name a golden file. Queries in code are not read: see docs/golden-in-code.md for how to export them",
      "Nothing that was found holds queries in a form that can be read: the cases are a sample.",
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
    findings: ["used: testset.csv, in the format ragas-csv: the cases", PAGES_SEARCHED],
  },
  "a BEIR folder without corpus": {
    files: {
      "data/queries.jsonl": jsonLines({ _id: "q1", text: "set it up" }),
      "data/qrels/test.tsv": "query-id\tcorpus-id\tscore\nq1\tinstall\t1\n",
    },
    findings: ["used: data, in the format beir: the cases"],
  },
  "serve.py": {
    files: { ...PAGES, "serve.py": "import sys\nfor line in sys.stdin:\n    print(line)\n" },
    findings: [
      "used: serve.py, a program: the retriever. serve.py has to answer a JSON line for each JSON line",
      PAGES_AS_CASES,
    ],
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
      'not used: src/kb/api.py, which answers GET /search. To use it: retriever: { kind: http, url: "http://127.0.0.1:8000/search?q={{query}}" } (The server has to run: name its command in `start`. Add `results`, which finds the list in its answer, for example results: "hits[].{path: file}". Check port and parameters)',
      PAGES_AS_CASES,
    ],
  },
  "an MCP server as a dev dependency": {
    files: {
      ...PAGES,
      "package.json": { name: "x", devDependencies: { "@modelcontextprotocol/sdk": "1" } },
      "src/server.js": 'server.registerTool("search_docs", { query: z.string(), limit: 1 });',
    },
    findings: [
      "used: src/server.js, an MCP server: the retriever. package.json names the MCP SDK. Check the tool and its arguments",
      PAGES_AS_CASES,
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
  nothing: {
    files: {},
    findings: ["No queries and no search were found here: the cases are a sample."],
  },
};

describe("init", () => {
  it.each(Object.entries(FOLDERS))(
    "describes what it found in a folder with %s",
    async (_, folder) => {
      const { stdout } = await retrievalGate(workspace(folder.files), ["init"]);

      // A finding begins with a dash. Packages are commands, and a sample is named in a sentence.
      const findings = stdout.split("\n").filter((line) => /^- |^\(cd |sample/.test(line));
      expect(findings.map((line) => line.replace(/^- /, ""))).toEqual(folder.findings);
    },
  );

  const SERVER_SENTENCE =
    'If your search is a server, name it in retrieval-gate.yaml: retriever: { kind: http, url: "http://127.0.0.1:8080/search?q={{query}}&limit={{k}}" }\n';

  it("says how to name a server if no search was found", async () => {
    const { stdout } = await retrievalGate(workspace(PAGES), ["init"]);

    expect(stdout).toContain(SERVER_SENTENCE);
  });

  it("does not say how to name a server if a program that searches was found", async () => {
    const files = { ...PAGES, "serve.py": "for line in sys.stdin: print(line)\n" };

    const { stdout } = await retrievalGate(workspace(files), ["init"]);

    expect(stdout).not.toContain(SERVER_SENTENCE);
  });
});
