/** What `init` prints of all that it found. */
import { describe, expect, it } from "vitest";
import { lookAround } from "../../../src/workbench/init/look.ts";
import { filesFor, findingsIn } from "../../helpers/init-project.ts";
import { workspace } from "../../helpers/workspace.ts";

const PAGES = Object.fromEntries(["a", "b", "c"].map((name) => [`docs/${name}.md`, `# ${name}`]));
const SEARCH = "def search(query):\n    return []\n";
const BM25_LINE = 'retriever: { kind: bm25, files: ["docs/**/*.{md,mdx}"] }';

describe("describeFindings", () => {
  it("prints nothing in an empty folder", () => {
    expect(findingsIn({})).toEqual([]);
  });

  it("uses a search of the repository rather than the embedded one", () => {
    expect(findingsIn({ ...PAGES, "engine.py": SEARCH })).toEqual([
      'used: engine.py, the function search: the retriever. `retrieval-gate ask "a query"` calls search of engine.py',
      `not used: the Markdown files in docs. To use it: ${BM25_LINE}`,
    ]);
  });

  it("leaves the retriever to fill in if the repository's own search can't be used", () => {
    const files = { ...PAGES, "a.py": "def search(query, index):\n" };

    const lines = findingsIn(files);
    const config = filesFor(lookAround(workspace(files))).get("retrieval-gate.yaml");

    expect(lines).toEqual([
      "can't be used as it is: a.py, the function search: it needs `index`, too: write a function that takes the query alone",
      `not used: the Markdown files in docs. To use it: ${BM25_LINE}`,
    ]);
    expect(config).toContain("\nretriever: # fill in\n");
    expect(config?.replaceAll("\n# ", " ")).toContain("a.py, the function search was found, but");
  });

  it.each([
    ["elasticsearch", "image: x/elasticsearch:8\nports: ['9201:9200']", 9201],
    ["opensearch", "  image: opensearchproject/opensearch", 9200],
  ])("proposes the line for %s of a compose file, which needs an index", (preset, text, port) => {
    expect(findingsIn({ "a/compose.yml": text })).toEqual([
      `can't be used as it is: a/compose.yml, which starts ${preset}: start the server, and write the name of your index in place of INDEX: retriever: { kind: http, preset: ${preset}, url: "http://127.0.0.1:${port}/INDEX/_search" }`,
    ]);
  });

  it("shows retrievers to edit if it found none", () => {
    const config = filesFor(lookAround(workspace({ "main.go": "package x" }))).get(
      "retrieval-gate.yaml",
    );

    expect(config).toContain(`For example one of these:
# retriever: { kind: python, function: "package.module:search" }
# retriever: { kind: module, path: retrieval/search.mjs }
# retriever: { kind: command, command: [go, run, ./cmd/serve] }
# All kinds of search: `);
    expect(config).toMatch(/^# All kinds of search: .*\nretriever: # fill in$/m);
  });

  it.each([
    ["internal/find.go", "func (i *Index) Search(ctx context.Context, query string) []Hit {\n"],
    ["src/lib.rs", "pub fn search_docs(query: &str, limit: usize) -> Vec<Hit> {\n"],
    ["app/finder.rb", "  def search(query, limit: 10)\n"],
    ["src/Finder.java", "  public List<Hit> search(String query, int limit) {\n"],
    ["src/find.php", "function search($query) {\n"],
  ])("names the function that searches in %s, and says to write a program", (file, text) => {
    const [line] = findingsIn({ [file]: text });

    expect(line).toMatch(
      /the function \w*search\w*: write a program that calls it and answers each JSON line/i,
    );
  });

  it.each([
    ["FastAPI", "api.py", '@app.get("/v1/search")\ndef find(q: str): ...', "/v1/search"],
    ["Django", "urls.py", 'urlpatterns = [path("api/search/", views.search)]', "/api/search"],
    ["Express", "app.ts", 'app.post("/ask", answer);', "/ask"],
    ["Next.js", "web/app/api/search/route.ts", "export async function GET() {}", "/api/search"],
    ["a name in German", "app.py", '@app.get("/suche")\ndef find(q: str): ...', "/suche"],
    ["Node.js", "a.mjs", 'createServer((r) => r.url === "/search" && find());', "/search"],
  ])("names the address of a server with %s, in %s", (_, file, text, address) => {
    expect(findingsIn({ [file]: text }).join("\n")).toContain(
      `${file}, which answers ${address}: start the server, and name it: retriever: { kind: http, url: "http://127.0.0.1:PORT${address}?q={{query}}" }`,
    );
  });

  it("names of each file the function that can be called, else the likeliest one", () => {
    const files = {
      "a.py": "def search(query, index): ...\ndef find_docs(query): ...\n",
      "b.py": "def find_docs(query, db): ...\ndef search(query, index): ...\n",
    };

    expect(findingsIn(files)).toEqual([
      expect.stringMatching(/^used: a\.py, the function find_docs/),
      expect.stringMatching(/^can't be used as it is: b\.py, the function search/),
    ]);
  });

  it("names no address of a file whose search is used", () => {
    const files = { "search.py": `${SEARCH}app.get("/search")\n` };

    expect(findingsIn(files)).toHaveLength(1);
  });

  it.each([
    ["a client", "a.mjs", 'createServer(handle);\nawait fetch("/search");'],
    ["an id", "a.py", '@app.get("/search/{id}")\ndef s(id): ...'],
    [
      "a word that is no address",
      "a.py",
      'app = FastAPI()\nheaders = {"input_type": "search_query"}',
    ],
    ["another word", "a.py", '@app.get("/research")\ndef s(q: str): ...'],
  ])("takes no address of %s for a search", (_, file, text) => {
    expect(findingsIn({ [file]: text }).join("\n")).not.toContain("which answers");
  });

  it.each([
    ["src/search/box.ts", "export function searchBox(element: Element) {}\n"],
    ["src/search/index.test.ts", "export function searchHelp(query: string) {}\n"],
  ])("takes no search from %s, which exports %j", (file, text) => {
    expect(findingsIn({ [file]: text }).join("\n")).not.toContain(file);
  });

  it("prints the module to write for a search that is not used", () => {
    const lines = findingsIn({
      "search.mjs": "export default (query) => [];\n",
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
      "search.mjs": "export default (query) => [];\n",
      "engine.py": "def search(query):\n",
      "web/package.json": "{}",
    };

    expect(findingsIn(files)).toEqual([
      "used: eval/suite.json, a suite: the cases",
      "not used: b.csv, in the format csv. To use it: dataset: { format: csv, path: ../b.csv, columns: { query: query, expected: expected } }",
      "not used: searches.csv, a log of searches",
      "used: search.mjs, a module with a default export: the retriever. the default export of search.mjs has to take a query and return results",
      'not used: engine.py, the function search. To use it: retriever: { kind: python, function: "engine:search" }',
      `not used: the Markdown files in docs. To use it: ${BM25_LINE}`,
      "not used: web, a package. To use it: (cd web && retrieval-gate init)",
    ]);
  });

  it.each<readonly [title: string, file: string, content: unknown]>([
    ["a suite", "retrieval/suite.yaml", { version: 1, name: "s", revision: "1", cases: [] }],
    ["a draft", "suite.yaml", { version: 1, name: "s", revision: "1", draft: true, cases: [] }],
    ["a golden file", "golden.json", [{ query: "set it up", expected: ["docs/a.md"] }]],
  ])("proposes no draft from a log beside %s", (_, file, content) => {
    const lines = findingsIn({ ...PAGES, [file]: content, "logs/queries.txt": "a\nb\n" });

    expect(lines.join("\n")).toContain("not used: logs/queries.txt, a log of searches\n");
  });

  it.each<readonly [title: string, text: string, finding: string]>([
    [
      "a table that labels documents with words",
      "query,product_id,esci_label\nblue shoes,B1,E\nblue shoes,B2,I\n",
      "t.csv. Its column esci_label has words: a document that is not relevant would count as expected. Write a grade from 0 there, in a column called grade",
    ],
    [
      "a table without documents",
      "question,answer\nwhat is it,this\n",
      "t.csv. It has queries, and names no documents that they should find",
    ],
  ])("says what %s lacks, and how to map its columns", (_, text, finding) => {
    expect(findingsIn({ "t.csv": text })).toEqual([`can't be used as it is: ${finding}`]);
  });

  // The files of a folder, and the one finding on them.
  it.each<readonly [file: string, text: string, finding: string]>([
    [
      "logs/searches.csv",
      "timestamp,user_query,clicked_url\n2026,set up,docs/a.md\n",
      "not used: logs/searches.csv, a log of searches. To use it: retrieval-gate suggest --log logs/searches.csv --out retrieval/suite.yaml",
    ],
    [
      "tests/golden_queries.py",
      'CASES = [\n  {"query": "a", "expected": ["b"]},\n'.repeat(3),
      "can't be used as it is: tests/golden_queries.py. Queries in code are not read: docs/golden-in-code.md shows how to export them",
    ],
    [
      "suchen.csv",
      "Suchtext;Dokumente;Thema\nwie geht das;docs/install.md;x\n",
      "used: suchen.csv, in the format csv: the cases",
    ],
    [
      "fragen.csv",
      "\ufeffNr;Frage;Erwartetes Dokument;Thema\n1;wie geht das;docs/install.md;x\n",
      "used: fragen.csv, in the format csv: the cases",
    ],
    [
      "testset.csv",
      "user_input,reference_contexts,reference\na,\"['b c']\",d\n",
      "used: testset.csv, in the format ragas-csv: the cases",
    ],
  ])("describes the queries in %s that begin with %j", (file, text, finding) => {
    expect(findingsIn({ [file]: text })).toEqual([finding]);
  });

  it("describes queries and qrels in two tables, or in a BEIR folder without corpus", () => {
    const tables = {
      "data/queries.dev.tsv": "1\tset it up\n",
      "data/qrels.dev.tsv": "1\t0\t7\t1\n",
    };
    const beir = {
      "data/queries.jsonl": '{"_id":"q1","text":"set it up"}\n',
      "data/qrels/test.tsv": "query-id\tcorpus-id\tscore\nq1\tinstall\t1\n",
    };

    expect(findingsIn(tables)).toEqual([
      "used: data/queries.dev.tsv, in the format trec: the cases",
    ]);
    expect(findingsIn(beir)).toEqual(["used: data, in the format beir: the cases"]);
  });

  it("takes no search from a program that asks a person", () => {
    expect(findingsIn({ "query.py": "print(find(input('Your question: ')))\n" })).toEqual([]);
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
        'const server = new McpServer();\nserver.registerTool("find_docs", { query: z.string(), k: z.number() });',
      "api/pyproject.toml": 'dependencies = [\n  "mcp>=1",\n]\n',
      "api/server.py":
        "mcp = FastMCP()\n@mcp.tool()\nasync def search_pages(query: str, limit: int):\n",
    };

    const retrievers = lookAround(workspace(files)).searches.map(({ retriever }) => retriever);

    expect(retrievers).toEqual([
      '{ kind: mcp, command: [python3, api/server.py], tool: search_pages, arguments: { query: "{{query}}", limit: "{{k}}" } }',
      '{ kind: mcp, command: [npx, tsx, tools/src/server.ts], tool: find_docs, arguments: { query: "{{query}}", k: "{{k}}" } }',
    ]);
  });
});
