/** What `init` prints of all that it found. */
import { describe, expect, it } from "vitest";
import { initFiles } from "../../../src/workbench/init/files.ts";
import { lookAround } from "../../../src/workbench/init/look.ts";
import { describeFindings } from "../../../src/workbench/init/sightings.ts";
import { workspace } from "../../helpers/workspace.ts";

type Files = Readonly<Record<string, unknown>>;

/** The lines that `init` prints of what it found in a folder with these files. */
function findingsIn(files: Files): readonly string[] {
  const project = lookAround(workspace(files));
  return describeFindings(project, project, "retrieval-gate");
}

const PAGES = Object.fromEntries(["a", "b", "c"].map((name) => [`docs/${name}.md`, `# ${name}`]));
/** A program that answers lines of its standard input. */
const SERVE_LINES = "import sys\nfor line in sys.stdin: print(line)\n";
const BM25_LINE = 'retriever: { kind: bm25, files: ["docs/**/*.{md,mdx}"] }';

describe("describeFindings", () => {
  it("prints nothing in an empty folder", () => {
    expect(findingsIn({})).toEqual([]);
  });

  it("uses a search of the repository rather than the embedded one", () => {
    expect(findingsIn({ ...PAGES, "retrieval/serve.py": SERVE_LINES })).toEqual([
      "used: retrieval/serve.py, a program: the retriever. retrieval/serve.py has to answer a JSON line for each JSON line",
      `used: the Markdown files in docs: their headings are the cases. To search them with the embedded BM25: ${BM25_LINE}`,
    ]);
  });

  it("says that the embedded search is gated if the repository's own can't be used", () => {
    const files = { ...PAGES, "a.py": "def search(query, index):\n" };

    const lines = findingsIn(files);
    const config = initFiles({ branch: "main", project: lookAround(workspace(files)) }).get(
      "retrieval-gate.yaml",
    );

    expect(lines).toEqual([
      "can't be used as it is: a.py, the function search: it needs `index`, too: write a function that takes the query alone",
      "used: the Markdown files in docs: the embedded BM25 searches them, not your own search; their headings are the cases",
    ]);
    expect(config?.replaceAll("\n# ", " ")).toContain(
      "It is not your search, a.py, the function search:",
    );
  });

  it.each([
    ["package.json", "{}", "{ kind: module, path: retrieval/search.mjs }"],
    ["requirements.txt", "", '{ kind: python, function: "package.module:search" }'],
    ["go.mod", "", "{ kind: command, command: [python3, retrieval/serve.py] }"],
  ])("shows a retriever that suits a project with %s", (file, text, retriever) => {
    const project = lookAround(workspace({ ...PAGES, [file]: text }));

    const config = initFiles({ branch: "main", project }).get("retrieval-gate.yaml");

    expect(config).toContain(`# retriever: ${retriever}\nretriever: { kind: bm25`);
  });

  it.each([
    ["search.py", "print(1)\n", "has"],
    ["search.js", "console.log(1);\n", "exports"],
    ["search.ts", "export function render() {}\n", "exports"],
  ])("does not use %s with the code %j, and says why", (file, text, verb) => {
    expect(findingsIn({ [file]: text })).toEqual([
      `can't be used as it is: ${file}: it does not read standard input, and ${verb} no function that takes a query. Write one, and name it`,
    ]);
  });

  it.each(["bin/search.sh", "cmd/serve.go", "src/query.rs"])(
    "names %s, and how to use it",
    (file) => {
      expect(findingsIn({ [file]: "x\n" })).toEqual([
        expect.stringMatching(
          /^can't be used as it is: .*: to use it, name the command that runs it/,
        ),
      ]);
    },
  );

  it.each([
    ["src/search/box.ts", "export function searchBox(element: Element) {}\n"],
    ["src/search/index.test.ts", "export function searchHelp(query: string) {}\n"],
    ["src/pages/index.ts", "export function searchHelp(query: string) {}\n"],
  ])("takes no search from %s, which exports %j", (file, text) => {
    expect(findingsIn({ [file]: text }).join("\n")).not.toContain(file);
  });

  it("prints the module to write for a search that is not used", () => {
    const lines = findingsIn({
      "search.mjs": "export default () => [];\n",
      "tools/search.js": "export function search(query) {}\n",
    });

    expect(lines[1]).toBe(
      'not used: tools/search.js, which exports search. To use it: retriever: { kind: module, path: retrieval/search.mjs } (write retrieval/search.mjs: `import { search } from "../tools/search.js"; export default async (query) => search(query);`)',
    );
  });

  it("prints the path of a dataset relative to the suite that is used", () => {
    const lines = findingsIn({
      "suite.json": '{"version":1,"name":"s","revision":"1","cases":[]}',
      "eval/b.csv": "query,expected\na,b\n",
    });

    expect(lines.join("\n")).toContain("dataset: { format: csv, path: eval/b.csv,");
  });

  it("prints for all that is not used the line that would use it", () => {
    const files = {
      ...PAGES,
      "eval/suite.json": { version: 1, name: "s", revision: "1", cases: [] },
      "b.csv": "query,expected\na,b\n",
      "searches.csv": "query,clicks\na,1\n",
      "search.mjs": "export default () => [];\n",
      "engine.py": "def search(query):\n",
      "web/package.json": "{}",
    };

    expect(findingsIn(files)).toEqual([
      "used: eval/suite.json, a suite: the cases",
      "not used: b.csv, in the format csv. To use it: dataset: { format: csv, path: ../b.csv, columns: { query: query, expected: expected } }",
      "not used: searches.csv, a log of searches. To use it: retrieval-gate suggest --log searches.csv",
      'used: engine.py, the function search: the retriever. `retrieval-gate ask "a query"` calls search of engine.py',
      "not used: search.mjs, a module with a default export. To use it: retriever: { kind: module, path: search.mjs }",
      `not used: the Markdown files in docs. To search them with the embedded BM25: ${BM25_LINE}`,
      "not used: web, a package. For a gate of its own: (cd web && retrieval-gate init)",
    ]);
  });

  it.each<readonly [title: string, text: string, finding: string]>([
    [
      "a log with other names",
      "timestamp,user_query,clicked_url\n2026,how to install,docs/a.md\n",
      "t.csv, a log of searches. It lacks a column called query, or clicks; its columns are timestamp, user_query, clicked_url. To use it: retrieval-gate suggest --log t.csv --fields query=user_query,clicked=clicked_url --out retrieval/suite.yaml",
    ],
    [
      "a table that labels documents with words",
      "query,product_id,esci_label\nblue shoes,B1,E\nblue shoes,B2,I\n",
      "t.csv, a table. Its column esci_label has words: a document that is not relevant would count as expected. Write a grade from 0 there, in a column called grade; its columns are query, product_id, esci_label",
    ],
    [
      "a table in another language",
      "Frage;Dokumente;Thema\nwie installieren;a.md|b.md;x\n",
      't.csv, a table. It lacks columns called query and expected; its columns are Frage, Dokumente, Thema. To use it: dataset: { format: csv, path: ../t.csv, columns: { query: Frage, expected: Dokumente, intent: Thema }, separator: "|" }',
    ],
    [
      "a table without documents",
      "question,answer\nwhat is it,this\n",
      "t.csv, a table. It lacks a column with the document of each query; its columns are question, answer",
    ],
  ])("says what %s lacks, and how to map its columns", (_, text, finding) => {
    expect(findingsIn({ "t.csv": text })).toEqual([`can't be used as it is: ${finding}`]);
  });

  it("says what a log of lines lacks", () => {
    const log = { ts: 1, user_query: "reset", result_url: "a.md" };

    expect(findingsIn({ "log.jsonl": JSON.stringify(log) })).toEqual([
      "can't be used as it is: log.jsonl, a log of searches. It lacks a column called query, or clicks; its columns are ts, user_query, result_url. To use it: retrieval-gate suggest --log log.jsonl --fields query=user_query,clicked=result_url --out retrieval/suite.yaml",
    ]);
  });

  it("leaves out tables that hold no queries", () => {
    expect(findingsIn({ "prices.csv": "item,price\na,1\n" })).toEqual([]);
  });

  it("prints ten packages, and counts the others", () => {
    const packages = Array.from({ length: 12 }, (_, i) => [`p${i}/go.mod`, ""] as const);

    const lines = findingsIn(Object.fromEntries([["go.mod", ""], ...packages]));

    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe("and 2 more of these");
  });

  it("names MCP servers of packages below, in TypeScript and in Python", () => {
    const files = {
      "package.json": '{"name":"top"}',
      "tools/package.json": { devDependencies: { "@modelcontextprotocol/sdk": "1" } },
      "tools/src/server.ts":
        'server.registerTool("find_docs", { query: z.string(), k: z.number() });',
      "api/pyproject.toml": 'dependencies = [\n  "mcp>=1",\n]\n',
      "api/server.py": "@mcp.tool()\nasync def search_pages(query: str, limit: int):\n",
    };

    const retrievers = lookAround(workspace(files)).searches.map(({ retriever }) => retriever);

    expect(retrievers).toEqual([
      '{ kind: mcp, command: [python3, api/server.py], tool: search_pages, arguments: { query: "{{query}}", limit: "{{k}}" } }',
      '{ kind: mcp, command: [npx, tsx, tools/src/server.ts], tool: find_docs, arguments: { query: "{{query}}", k: "{{k}}" } }',
    ]);
  });
});
