/** A corpus that changed since the baseline, for each kind of retriever that can say so. */
import { describe, expect, it } from "vitest";
import { casesFile, configFile, recordProject, run, suiteFile } from "../helpers/gated-project.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { testBesidePython } from "../helpers/python.ts";
import { writeFiles } from "../helpers/workspace.ts";

/** What the search of every kind but bm25 reads: the queries that find nothing, and the corpus. */
interface State {
  readonly lost: readonly number[];
  readonly corpus: { readonly documents: number; readonly digest: string };
}

/** What the baseline is recorded of. */
const OLD: State = { lost: [], corpus: { documents: 12, digest: "a" } };
// After it, four queries find nothing, and the corpus has more, fewer, edited or the same
// documents.
const LOST = [0, 1, 2, 3];
const GROWN: State = { lost: LOST, corpus: { documents: 15, digest: "b" } };
const SHRUNK: State = { lost: LOST, corpus: { documents: 11, digest: "c" } };
const EDITED: State = { lost: LOST, corpus: { documents: 12, digest: "d" } };
const SAME: State = { lost: LOST, corpus: OLD.corpus };

const MODULE = `
import { readFileSync } from "node:fs";
const state = JSON.parse(readFileSync(new URL("state.json", import.meta.url), "utf8"));
export default (query) => {
  const n = Number(query.split(" ")[1]);
  return { results: state.lost.includes(n) ? ["x"] : ["d" + n, "x"], corpus: state.corpus };
};
`;

const COMMAND = `
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const state = JSON.parse(readFileSync("state.json", "utf8"));
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  const n = Number(query.split(" ")[1]);
  const results = state.lost.includes(n) ? ["x"] : ["d" + n, "x"];
  process.stdout.write(JSON.stringify({ id, results, corpus: state.corpus }) + "\\n");
});
`;

const PYTHON_OBJECT = `
import json
class Service:
    def __init__(self):
        self.state = json.load(open("state.json"))
        self.corpus = self.state["corpus"]
    def search(self, query):
        n = int(query.split(" ")[1])
        return ["x"] if n in self.state["lost"] else ["d%d" % n, "x"]
service = Service()
`;

const MCP = `
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const state = JSON.parse(readFileSync("state.json", "utf8"));
const tool = { name: "search", inputSchema: { type: "object", properties: { query: { type: "string" } } } };
const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" },
  }),
  "tools/list": () => ({ tools: [tool] }),
  "tools/call": ({ arguments: { query } }) => {
    const n = Number(query.split(" ")[1]);
    const results = (state.lost.includes(n) ? ["x"] : ["d" + n, "x"]).map((id) => ({ id }));
    return {
      content: [{ type: "text", text: JSON.stringify({ results }) }],
      structuredContent: { results },
      _meta: { corpus: state.corpus },
    };
  },
};
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, result: answers[method](params) }) + "\\n");
});
`;

/** A search of each kind: its files and how the config names it. */
const KINDS: Readonly<Record<string, { readonly files: object; readonly retriever: object }>> = {
  module: { files: { "search.mjs": MODULE }, retriever: { kind: "module", path: "search.mjs" } },
  command: {
    files: { "serve.mjs": COMMAND },
    retriever: { kind: "command", command: ["node", "serve.mjs"] },
  },
  python: {
    files: { "search.py": PYTHON_OBJECT },
    retriever: { kind: "python", function: "search:service.search" },
  },
  mcp: {
    files: { "server.mjs": MCP },
    retriever: {
      kind: "mcp",
      command: ["node", "server.mjs"],
      tool: "search",
      arguments: { query: "{{query}}" },
    },
  },
};

/** A project with a recorded baseline. */
const recordSearch = (files: object, retriever: object): Promise<string> =>
  recordProject({
    "retrieval-gate.json": configFile({ retriever }),
    "suite.json": suiteFile("search", casesFile(12)),
    "state.json": OLD,
    ...files,
  });

/** The first line that a gate prints if the search is in this state. */
async function firstGateLine(folder: string, state: State): Promise<string> {
  writeFiles(folder, { "state.json": state });
  const { stdout } = await run(folder, "gate");
  return stdout.split("\n")[0]!;
}

const GROWN_CORPUS = "The corpus has 15 documents, 3 more than in the baseline: recall@10 fell";

describe.each(Object.entries(KINDS))(
  "gate of a corpus that changed, kind %s",
  (kind, { files, retriever }) => {
    (kind === "python" ? testBesidePython : it)(
      "names the corpus as the cause of lost documents if it changed, else not",
      async () => {
        const folder = await recordSearch(files, retriever);

        const grown = await firstGateLine(folder, GROWN);
        const same = await firstGateLine(folder, SAME);

        expect(grown).toContain(GROWN_CORPUS);
        expect(same).toContain("recall@10 fell");
        expect(same).not.toContain("corpus");
      },
    );
  },
);

describe("gate of a corpus that changed, kind http", () => {
  it("names the corpus that an expression finds in answers, if it changed", async () => {
    let state = OLD;
    const server = await serve(({ url }, response) => {
      const n = Number(new URL(url, "http://localhost").searchParams.get("q")!.split(" ")[1]);
      const hits = state.lost.includes(n) ? ["x"] : [`d${n}`, "x"];
      const { documents: count, digest: version } = state.corpus;
      sendJson(response, { hits, index: { count, version } });
    });
    const folder = await recordSearch(
      {},
      {
        kind: "http",
        url: `${server.url}/search?q={{query}}`,
        results: "hits",
        corpus: "{documents: index.count, digest: index.version}",
      },
    );

    // Both states lose four queries. GROWN has three more documents, and SAME those of OLD.
    state = GROWN;
    const grown = await firstGateLine(folder, GROWN);
    state = SAME;
    const same = await firstGateLine(folder, SAME);

    expect(grown).toContain(GROWN_CORPUS);
    expect(same).not.toContain("corpus");
  });
});

describe("gate of a corpus that changed, kind bm25", () => {
  it("names the corpus as the cause if three documents were added to the folder", async () => {
    // Long pages, which rank second behind the short ones that are added below, so that k = 1 loses
    // them.
    const numbers = [0, 1, 2, 3, 4, 5];
    const filler = "other ".repeat(60);
    const pages = numbers.map((n) => [`docs/p${n}.md`, `find ${n} ${filler}\n`]);
    const retriever = { kind: "bm25", files: ["docs/*.md"] };
    const cases = casesFile(6, (n) => `docs/p${n}.md`);
    const folder = await recordProject({
      "retrieval-gate.json": configFile({ retriever, k: 1 }),
      "suite.json": suiteFile("search", cases),
      ...Object.fromEntries(pages),
    });
    writeFiles(folder, {
      "docs/a.md": "# 0 1\n\nfind 0, find 1\n",
      "docs/b.md": "# 2 3\n\nfind 2, find 3\n",
      "docs/c.md": "# 4 5\n\nfind 4, find 5\n",
    });
    const { stdout } = await run(folder, "gate");

    expect(stdout.split("\n")[0]).toContain(
      "The corpus has 9 documents, 3 more than in the baseline: recall@1 fell",
    );
  });
});

describe("gate of a corpus that changed", () => {
  it.each([
    ["The corpus has 11 documents, 1 fewer than in the baseline: ", SHRUNK],
    ["The corpus has 12 documents, as many as in the baseline, but not the same: ", EDITED],
  ])("says first: %s", async (words, state) => {
    const { files, retriever } = KINDS["module"]!;
    const folder = await recordSearch(files, retriever);

    expect(await firstGateLine(folder, state)).toContain(words);
  });

  it("says nothing of a larger corpus if no document was lost", async () => {
    const { files, retriever } = KINDS["module"]!;
    const folder = await recordSearch(files, retriever);

    const line = await firstGateLine(folder, { lost: [], corpus: GROWN.corpus });

    expect(line).not.toContain("corpus");
  });
});
