/** Routes of web servers, as the lines of a config that would ask them. */
import { describe, expect, it } from "vitest";
import { chooseSearch } from "../../../src/workbench/init/files.ts";
import { lookAround } from "../../../src/workbench/init/look.ts";
import { findRoutes } from "../../../src/workbench/init/routes.ts";
import { findingsIn } from "../../helpers/init-project.ts";
import { retrievalGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";

type Files = Readonly<Record<string, string>>;

/** The retriever of each route in the files, as a line of a config. */
function retrieversOf(files: Files): readonly (string | null)[] {
  const searches = findRoutes(Object.keys(files), (file) => files[file] ?? "");
  return searches.map(({ retriever }) => retriever);
}

const FASTAPI = `from fastapi import FastAPI
app = FastAPI()

class SearchRequest(BaseModel):
    query: str
    top_k: int = 10

@app.get("/health")
def health(): return {}

@app.get("/search")
async def search(q: str, limit: int = 10):
    return index.search(q, limit)

@app.post("/api/query")
async def query(request: SearchRequest):
    return index.search(request.query, request.top_k)
`;

const HTTP_SERVER = `from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        url = urlparse(self.path)
        if url.path != "/search":
            return self.send_error(404)
        q = parse_qs(url.query)
        top = rank(q["q"][0])[: int(q.get("n", ["10"])[0])]

ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Handler).serve_forever()
`;

const NODE_SERVER = `import { createServer } from "node:http";
createServer((request, response) => {
  const url = new URL(request.url, "http://localhost");
  if (url.pathname === "/health") return response.end();
  if (url.pathname === "/api/search") {
    const hits = search(url.searchParams.get("q"), Number(url.searchParams.get("limit")));
    response.end(JSON.stringify({ hits }));
  }
}).listen(4040);
`;

const NODE_BODY_SERVER = `const server = http.createServer(async (req, res) => {
  if (req.method === "POST" && req.url === "/search") {
    const { query, topK } = JSON.parse(await text(req));
    res.end(JSON.stringify(search(query, topK)));
  }
});
server.listen(Number(process.argv[2]));
`;

describe("findRoutes", () => {
  it.each<readonly [title: string, Files, retrievers: readonly string[]]>([
    [
      "FastAPI",
      { "api/main.py": FASTAPI },
      [
        '{ kind: http, url: "http://127.0.0.1:8000/search?q={{query}}&limit={{k}}" }',
        '{ kind: http, url: "http://127.0.0.1:8000/api/query", body: { query: "{{query}}", top_k: "{{k}}" } }',
      ],
    ],
    [
      "a router with a prefix",
      {
        "r.py": `router = APIRouter(prefix="/v1")\n@router.get("/search")\ndef s(question: str): ...\n`,
      },
      ['{ kind: http, url: "http://127.0.0.1:8000/v1/search?question={{query}}" }'],
    ],
    [
      "Flask",
      {
        "app.py": `app = Flask(__name__)
@app.route("/search", methods=["POST"])
def search():
    return jsonify(find(request.json["q"]))
app.run(port=8080)
`,
      },
      ['{ kind: http, url: "http://127.0.0.1:8080/search", body: { q: "{{query}}" } }'],
    ],
    [
      "Django",
      { "web/urls.py": 'urlpatterns = [\n    path("api/search/", views.search),\n]\n' },
      ['{ kind: http, url: "http://127.0.0.1:8000/api/search/?query={{query}}" }'],
    ],
    [
      "Express",
      {
        "src/server.ts": `app.post("/search", async (req, res) => {
  const { query, topK } = req.body;
  res.json(await search(query, topK));
});
app.listen(4000);
`,
      },
      [
        '{ kind: http, url: "http://127.0.0.1:4000/search", body: { query: "{{query}}", topK: "{{k}}" } }',
      ],
    ],
    [
      "a file that is a route",
      {
        "web/app/api/search/route.ts": `export async function GET(request: Request) {
  const q = new URL(request.url).searchParams.get("q");
}
`,
      },
      ['{ kind: http, url: "http://127.0.0.1:3000/api/search?q={{query}}" }'],
    ],
    [
      "a server of Python's http.server, on the port of a variable",
      { "server.py": HTTP_SERVER },
      [
        '{ kind: http, start: { command: [python3, server.py] }, url: "http://127.0.0.1:{{port}}/search?q={{query}}&n={{k}}" }',
      ],
    ],
    [
      "a server of Node.js on a fixed port",
      { "src/server.mjs": NODE_SERVER },
      [
        '{ kind: http, start: { command: [node, src/server.mjs] }, url: "http://127.0.0.1:4040/api/search?q={{query}}&limit={{k}}" }',
      ],
    ],
    [
      "a server of Node.js that takes its port as an argument, and a body",
      { "server.ts": NODE_BODY_SERVER },
      [
        '{ kind: http, start: { command: [npx, tsx, server.ts, "{{port}}"] }, url: "http://127.0.0.1:{{port}}/search", body: { query: "{{query}}", topK: "{{k}}" } }',
      ],
    ],
  ])("reads %s", (_, files, retrievers) => {
    expect(retrieversOf(files)).toEqual(retrievers);
  });

  it.each<readonly [string, Files]>([
    [
      "a client's address in a server's file",
      { "a.mjs": 'createServer(handle).listen(1);\nawait fetch("/search");' },
    ],
    ["a client that calls a route", { "a.ts": 'await axios.get("/search", { params });' }],
    ["a route with an id in its path", { "a.py": '@app.get("/search/{id}")\ndef s(id): ...' }],
    ["a route of another name", { "a.py": '@app.get("/research")\ndef s(q: str): ...' }],
  ])("leaves out %s", (_, files) => {
    expect(retrieversOf(files)).toEqual([]);
  });
});

describe("init with a route", () => {
  /** Three pages, enough for the embedded search. */
  const pages = {
    "docs/a.md": "# How A works\n",
    "docs/b.md": "# How B works\n",
    "docs/c.md": "# How C works\n",
  };

  it("prints it as a line of a config, beside a search that needs no preparation", () => {
    const files = { "api/main.py": FASTAPI, "kb.py": "def search(query):\n" };

    expect(findingsIn(files).join("\n")).toContain(
      "not used: api/main.py, which answers GET /search. The server has to run: name its command in `start`.",
    );
  });

  it("uses it if there is nothing else that searches", () => {
    const project = lookAround(workspace({ ...pages, "api/main.py": FASTAPI }));

    expect(chooseSearch(project, false)).toMatchObject({
      retriever: '{ kind: http, url: "http://127.0.0.1:8000/search?q={{query}}&limit={{k}}" }',
    });
  });

  it("says to complete the config first if there is nothing else to search", async () => {
    const folder = workspace({ "server.py": HTTP_SERVER });

    const { stdout } = await retrievalGate(folder, ["init"]);

    expect(stdout).toContain("Add `results`, which finds the list in its answer");
    expect(stdout).toContain(
      'Next: complete the retriever in retrieval-gate.yaml, as its comment says. Then retrieval-gate ask "a query"',
    );
  });
});
