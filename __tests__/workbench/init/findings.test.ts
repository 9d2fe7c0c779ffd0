/** What `init` prints of all that it found. */
import { docsPage } from "../../../src/model/docs-page.ts";
import { describe, expect, it } from "vitest";
import { lookAround } from "../../../src/workbench/init/look.ts";
import { filesFor, findingsIn } from "../../helpers/init-project.ts";
import { filesIn, rows } from "../../helpers/table.ts";
import { workspace } from "../../helpers/workspace.ts";

const PAGES = Object.fromEntries(["a", "b", "c"].map((name) => [`docs/${name}.md`, `# ${name}`]));
const BM25_LINE = 'retriever: { kind: bm25, files: ["docs/**/*.{md,mdx}"] }';
/** What is said of a function that the gate can't call. */
const WRITE_A_PROGRAM = `name a program that takes the query as an argument (\`per_query: true\`), or write one that answers each JSON line of standard input: ${docsPage("retrievers.md#a-program")}`;
const DATABASE = (preset: string, port: number): string =>
  `can't be used as it is: a/compose.yml, which starts ${preset}: start the server, and write the name of your index in place of INDEX. To use it: retriever: { kind: http, preset: ${preset}, url: "http://127.0.0.1:${port}/INDEX/_search" }`;

describe("describeFindings", () => {
  // ⏎ ends each line that is printed but the last.
  it.each(
    rows(`
# what is there | its files | all lines that are printed
nothing: a client | a.mjs: createServer(handle);⏎await fetch("/search"); |
nothing: a route with an id in its address | a.py: @app.get("/search/{id}")⏎def s(id): ... |
nothing: a word that is no address | a.py: app = FastAPI()⏎headers = {"input_type": "search_query"} |
nothing: the address of something else | a.py: @app.get("/research")⏎def s(id: str): ... |
nothing: a function without a query | src/search/box.ts: export function searchBox(element: Element) {}⏎ |
nothing: a search in a test | src/search/index.test.ts: export function searchHelp(query: string) {}⏎ |
nothing: a program that asks a person | query.py: print(find(input('Your question: ')))⏎ |
nothing: a table without queries | prices.csv: item,price⏎a,1⏎ |
Elasticsearch in a compose file, without its index | a/compose.yml: image: x/elasticsearch:8⏎ports: ['9201:9200'] | ${DATABASE("elasticsearch", 9201)}
Elasticsearch on a port of an address | a/compose.yml: image: elasticsearch⏎ports: ['127.0.0.1:9201:9200'] | ${DATABASE("elasticsearch", 9201)}
OpenSearch in a compose file, without its index | a/compose.yml:   image: opensearchproject/opensearch | ${DATABASE("opensearch", 9200)}
a function in Go | internal/find.go: func (i *Index) Search(ctx context.Context, query string) []Hit {⏎ | can't be used as it is: internal/find.go, the function Search: ${WRITE_A_PROGRAM}
a function in Rust | src/lib.rs: pub fn search_docs(query: &str, limit: usize) -> Vec<Hit> {⏎ | can't be used as it is: src/lib.rs, the function search_docs: ${WRITE_A_PROGRAM}
a function in Ruby | app/finder.rb: def search(query, limit: 10)⏎ | can't be used as it is: app/finder.rb, the function search: ${WRITE_A_PROGRAM}
a function in Java | src/Finder.java: public List<Hit> search(String query, int limit) {⏎ | can't be used as it is: src/Finder.java, the function search: ${WRITE_A_PROGRAM}
a function in PHP | src/find.php: function search($query) {⏎ | can't be used as it is: src/find.php, the function search: ${WRITE_A_PROGRAM}
two functions, of which one can be called | a.py: def search(query, index): ...⏎def find_docs(query): ...⏎ | used: a.py, the function find_docs: the retriever (\`retrieval-gate ask "a query"\` calls find_docs of a.py)
two functions that can't be called, the likeliest | b.py: def find_docs(query, db): ...⏎def search(query, index): ...⏎ | can't be used as it is: b.py, the function search: it needs \`index\`, too: write a function that takes the query alone
a function in a file that has an address, too | search.py: def search(query):⏎    return []⏎app.get("/search")⏎ | used: search.py, the function search: the retriever (\`retrieval-gate ask "a query"\` calls search of search.py)
a log of searches | logs/searches.csv: timestamp,user_query,clicked_url⏎2026,set up,docs/a.md⏎ | not used: logs/searches.csv, a log of searches. To use it: retrieval-gate suggest --log logs/searches.csv --out retrieval/suite.yaml
golden queries in code | tests/golden_queries.py: CASES = [⏎  {"query": "a", "expected": ["b"]},⏎  {"query": "c", "expected": ["d"]},⏎  {"query": "e", "expected": ["f"]},⏎] | can't be used as it is: tests/golden_queries.py. Queries in code are not read. How to export them: ${docsPage("golden-in-code.md")}
a table in German | suchen.csv: Suchtext;Dokumente;Thema⏎wie geht das;docs/install.md;x⏎ | used: suchen.csv: the cases
a table in German, with numbers and an expected document | fragen.csv: Nr;Frage;Erwartetes Dokument;Thema⏎1;wie geht das;docs/install.md;x⏎ | used: fragen.csv: the cases
a table of RAGAS | testset.csv: user_input,reference_contexts,reference⏎a,"['b c']",d⏎ | used: testset.csv: the cases
a table with words as grades | words-as-grades.csv: query,product_id,esci_label⏎blue shoes,B1,E⏎blue shoes,B2,I⏎ | can't be used as it is: words-as-grades.csv. Its column esci_label has words: a document that is not relevant would count as expected. Write a grade from 0 there, in a column called grade
a table without documents | no-documents.csv: question,answer⏎what is it,this⏎ | can't be used as it is: no-documents.csv. It has queries, and names no documents that they should find
a table with columns that are not read | queries.csv: query,expected,season,note⏎set it up,docs/a.md,winter,old⏎ | used: queries.csv: the cases⏎Not read: season, note. Add columns of intents, ids or grades to \`columns\`, such as intent: season
queries and qrels in two tables | data/queries.dev.tsv: 1⇥set it up⏎ + data/qrels.dev.tsv: 1⇥0⇥7⇥1⏎ | used: data/queries.dev.tsv: the cases
a BEIR folder without a corpus | data/queries.jsonl: {"_id":"q1","text":"set it up"}⏎ + data/qrels/test.tsv: query-id⇥corpus-id⇥score⏎q1⇥install⇥1⏎ | used: data: the cases
`),
  )("prints what it finds, and how to use it: %s", (_, files = "", lines) => {
    expect(findingsIn(filesIn(files)).join("\n")).toBe(lines);
  });

  it("uses a search of the repository rather than the embedded one", () => {
    const search = "def search(query):\n    return []\n";

    expect(findingsIn({ ...PAGES, "engine.py": search })).toEqual([
      'used: engine.py, the function search: the retriever (`retrieval-gate ask "a query"` calls search of engine.py)',
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
    expect(config?.replaceAll("\n# ", " ")).toContain(
      "fill in your search. a.py, the function search: it needs `index`, too",
    );
  });

  it("proposes a line for an MCP server in the config as one line, to be copied", () => {
    const tool = (name: string): string => `@mcp.tool()\ndef ${name}(ingredients: str): ...\n`;
    const files = { "a.py": `mcp = FastMCP()\n${tool("find_recipes")}${tool("rate_recipe")}` };

    const config = filesFor(lookAround(workspace(files))).get("retrieval-gate.yaml");

    expect(config).toContain(
      '\n# retriever: { kind: mcp, command: [python3, a.py], tool: find_recipes, arguments: { ingredients: "{{query}}" } }\n# For example',
    );
  });

  it("shows retrievers to edit if it found none", () => {
    const config = filesFor(lookAround(workspace({ "main.go": "package x" }))).get(
      "retrieval-gate.yaml",
    );

    expect(config).toContain(`For example one of these:
# retriever: { kind: python, function: "package.module:search" }
# retriever: { kind: module, path: retrieval/search.mjs }
# retriever: { kind: http, start: { command: [npm, start] }, url: "http://127.0.0.1:{{port}}/search?q={{query}}&limit={{k}}" }
# retriever: { kind: command, command: [go, run, ./cmd/serve] }
# retriever: { kind: command, per_query: true, command: [bin/search, "{{query}}"], results: { lines: '(?<path>\\S+)' } }
# All kinds of search: `);
    expect(config).toMatch(/^# All kinds of search: .*\nretriever: # fill in$/m);
  });

  it.each(
    rows(`
# the server | its file | the file's text | the address
FastAPI | api.py | @app.get("/v1/search")⏎def find(q: str): ... | /v1/search?q={{query}}
Django | urls.py | urlpatterns = [path("api/search/", views.search)] | /api/search?q={{query}}
Express | app.ts | app.post("/ask", answer); | /ask?q={{query}}
Next.js | web/app/api/search/route.ts | export async function GET() {} | /api/search?q={{query}}
a name in German | app.py | @app.get("/suche")⏎def find(q: str): ... | /suche?q={{query}}
Node.js | a.mjs | createServer((r) => r.url === "/search" && find()); | /search?q={{query}}
a guard of Node.js | a.mjs | if (url.pathname === "/healthz") return ok();⏎if (url.pathname !== "/v1/find") return none();⏎find(url.searchParams.get("q")); | /v1/find?q={{query}}
a guard of Python | servidor.py | url = urlparse(self.path)⏎if url.path != "/buscar": return⏎parametros = parse_qs(url.query)⏎buscar(parametros.get("consulta"), parametros.get("cuantos")) | /buscar?consulta={{query}}&cuantos={{k}}
a parameter of FastAPI | app.py | @app.get("/ok")⏎def ok(): ...⏎@app.get("/v1/help")⏎def help(term: str, top_k: int = 5): ... | /v1/help?term={{query}}&top_k={{k}}
a parameter of Flask | app.py | @app.route("/v1/help")⏎def help(): return find(request.args.get("term")) | /v1/help?term={{query}}
a parameter of Express | app.js | app.get("/v1/help", (req, res) => {⏎  const { term } = req.query; | /v1/help?term={{query}}
a parameter of Go | main.go | mux.HandleFunc("GET /v1/help", help)⏎func help(w W, r *R) {⏎  t := r.URL.Query().Get("term") | /v1/help?term={{query}}
`),
  )("names the address of a server with %s, in %s", (_, file, text = "", address = "") => {
    const finding = findingsIn({ [file!]: text }).join("\n");

    expect(finding).toContain(`${file}, which answers ${address.split("?")[0]}: check the words`);
    expect(finding).toContain(`url: "http://127.0.0.1:{{port}}${address}" }`);
  });

  it.each(
    rows(`
# the server | its file | the file's text | its command, and the variable of its port
an app of FastAPI | web/api.py | app = FastAPI()⏎@app.get("/search")⏎ | start: { command: [uvicorn, "web.api:app", --port, "{{port}}"] }, env: { PORT: "{{port}}" }
a program in Python | a.py | p = os.environ.get("SEARCH_PORT")⏎@app.get("/search") | start: { command: [python3, a.py] }, env: { SEARCH_PORT: "{{port}}" }
a module of a package, which has a relative import | shop/api.py | from .index import find⏎@application.get("/search") | start: { command: [python3, -m, shop.api] }, env: { PORT: "{{port}}" }
a file in a folder that is no package by its name | c++/api.py | @app.get("/search") | start: { command: [python3, c++/api.py] }, env: { PORT: "{{port}}" }
a program in Spanish | a.py | p = int(os.getenv("PUERTO"))⏎@app.get("/buscar") | start: { command: [python3, a.py] }, env: { PUERTO: "{{port}}" }
a program in Go | cmd/api/main.go | port := os.Getenv("PORT")⏎http.HandleFunc("/search", find) | start: { command: [go, run, ./cmd/api] }, env: { PORT: "{{port}}" }
a program in TypeScript | a.ts | listen(process.env.API_PORT);⏎app.get("/search", find); | start: { command: [npx, tsx, a.ts] }, env: { API_PORT: "{{port}}" }
`),
  )("starts %s in %s with its command and port", (_, file, text = "", start) => {
    expect(findingsIn({ [file!]: text })[0]).toContain(start);
  });

  it("proposes a program in Go that searches for its argument, before its function", () => {
    const [program, searchFunction] = findingsIn({
      "index/index.go": "func (i *Index) Search(query string) []Hit {\n",
      "cmd/find/main.go": "func main() {\n  for _, hit := range kb.Search(os.Args[1]) {\n",
    });

    expect(program).toContain(
      'retriever: { kind: command, per_query: true, command: [go, run, ./cmd/find, "{{query}}"] }',
    );
    expect(searchFunction).toContain("index/index.go, the function Search: name a program");
  });

  it.each(
    rows(`
# what is proposed | the files | a part of what is printed
python3 -m for a server in a package with a __main__.py | web/api.py: from .index import find⏎@app.get("/search") + web/__main__.py: from .api import app⏎app.run() | start: { command: [python3, -m, web] }
the script of package.json for a server | app.js: app.get("/search", find); + package.json: { "scripts": { "start": "node app.js" } } | start: { command: [npm, start] }
the module to write for a search that is not used | search.mjs: export default (query) => [];⏎ + tools/search.js: export function search(query) {}⏎ | not used: tools/search.js, which exports search. To use it: retriever: { kind: module, path: retrieval/gate-search.mjs } (write retrieval/gate-search.mjs: \`import { search } from "../tools/search.js"; export default async (query) => search(query);\`)
the path of a dataset relative to the suite that is used | suite.json: {"version":1,"name":"s","revision":"1","cases":[]} + eval/b.csv: query,expected⏎a,b⏎ | dataset: { format: csv, path: eval/b.csv,
`),
  )("proposes %s", (_, files = "", part) => {
    expect(findingsIn(filesIn(files)).join("\n")).toContain(part);
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
      "not used: b.csv. To use it: dataset: { format: csv, path: ../b.csv, columns: { query: query, expected: expected } }",
      "not used: searches.csv, a log of searches",
      "used: search.mjs, a module with a default export: the retriever (the default export of search.mjs has to take a query and return results)",
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

  it("prints ten packages, and counts the others", () => {
    const packages = Array.from({ length: 12 }, (_, i) => [`p${i}/go.mod`, ""] as const);

    const lines = findingsIn(Object.fromEntries([["go.mod", ""], ...packages]));

    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe("and 2 more of these");
  });
});
