// What the loop of `kind: python` costs a query, beside a loop written by hand (`kind: command`):
// CPU of the gate's side and of the child. Over SQLite FTS5 with 200 pages, as small as a real
// search is, the goal is at most 1.5 times. Over a search that costs nothing the ratio is printed
// alone. Interleaved rounds, the medians are compared. `node bench/python.mjs [--python FILE]
// [--rounds N] [--check]`. Linux. Uses lib/ (`node scripts/build.mjs --lib-only`).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createRetriever } from "../lib/retrievers/registry.js";

const { values: flags } = parseArgs({
  options: {
    python: { type: "string", default: "python3" },
    rounds: { type: "string", default: "9" },
    check: { type: "boolean", default: false },
  },
});
const GOAL = 1.5;
const QUERIES = 4000;

const SEARCH = `
import os
import sqlite3
from dataclasses import dataclass

TEXT = "All staff book trains for journeys below six hours. " * 8
db = sqlite3.connect(":memory:")
db.execute("CREATE VIRTUAL TABLE pages USING fts5(path UNINDEXED, text)")
pages = [(f"docs/{n}.md", f"page{n} word{n % 7} {TEXT}") for n in range(200)]
db.executemany("INSERT INTO pages VALUES (?, ?)", pages)
SELECT = "SELECT path, text, -rank FROM pages WHERE pages MATCH ? ORDER BY rank LIMIT ?"

def answers(query, k, make):
    if os.environ["COST"] == "nothing":
        return [make(f"docs/{query}-{i}.md", TEXT, 1 / (i + 1)) for i in range(k)]
    number = int(query.strip("findwarm"))
    return [make(*row) for row in db.execute(SELECT, (f"page{number % 200} OR word{number % 7}", k))]

def dicts(query, k=10):
    if query == "pid":
        return [str(os.getpid())]
    return answers(query, k, lambda path, text, score: {"path": path, "score": score})

@dataclass(frozen=True)
class Hit:
    doc_id: str
    title: str
    score: float

async def hits(query, *, limit=10):
    if query == "pid":
        return [Hit(str(os.getpid()), "", 0.0)]
    return answers(query, limit, lambda path, text, score: Hit(path, "A title", score))

class Document:
    def __init__(self, page_content, metadata):
        self.page_content = page_content
        self.metadata = metadata
        self.id = None

class Retriever:
    def invoke(self, input, config=None, **kwargs):
        if input == "pid":
            return [Document("", {"source": str(os.getpid())})]
        return answers(input, 10, lambda path, text, score: Document(text, {"source": path, "score": score}))

retriever = Retriever()
`;

/**
 * The searches by their names: what the config of `kind: python` says, and the lines of the loop
 * by hand that make results.
 */
const SEARCHES = {
  "dicts as they are": {
    config: { function: "search:dicts" },
    byHand: `results = search.dicts(ask["query"], ask["k"])`,
  },
  "dataclasses of an async function, mapped": {
    config: { function: "search:hits", results: "[].{id: doc_id}" },
    before: `loop = asyncio.new_event_loop()`,
    byHand: `results = [{"id": hit.doc_id} for hit in loop.run_until_complete(search.hits(ask["query"], limit=ask["k"]))]`,
  },
  "documents of a LangChain retriever": {
    config: { function: "search:retriever" },
    byHand: `results = [{"path": each.metadata["source"], "text": each.page_content} for each in search.retriever.invoke(ask["query"])]`,
  },
};

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gate-bench-"));
writeFileSync(join(folder, "search.py"), SEARCH);
const common = {
  cwd: ".",
  env: {},
  env_only: null,
  startup_timeout_ms: 20_000,
  timeout_ms: 20_000,
  total_timeout_ms: 600_000,
  concurrency: 1,
  params: null,
};
const ports = {
  root: folder,
  environment: process.env,
  moduleHost: join(root, "python/module-host.js"),
  signal: new AbortController().signal,
  log: () => {},
};

function byHand({ before = "", byHand: lines }, number, env) {
  const file = `serve-${number}.py`;
  writeFileSync(
    join(folder, file),
    `import asyncio, json, sys
import search
${before}
for line in sys.stdin:
    ask = json.loads(line)
    ${lines}
    print(json.dumps({"id": ask["id"], "results": results}), flush=True)
`,
  );
  return {
    ...common,
    env,
    kind: "command",
    command: [flags.python, file],
    ready: false,
    per_query: false,
  };
}

function shippedConfig({ config }, env) {
  const keys = {
    python: flags.python,
    path: null,
    results: null,
    degraded: null,
    latency_ms: null,
  };
  return { ...common, env, kind: "python", ...keys, ...config };
}

/** Microseconds that a process has run. */
function cpuMicroseconds(pid) {
  return Number(readFileSync(`/proc/${pid}/schedstat`, "latin1").split(" ")[0]) / 1000;
}

/** Microseconds of CPU a query, those of the gate's side and of the child. */
async function cpuPerQuery(config) {
  const retriever = createRetriever(config, ports);
  await retriever.start();
  const [{ id, path }] = (await retriever.ask({ case_id: "pid", query: "pid", k: 10 })).results;
  const pid = id ?? path;
  for (let i = 0; i < 200; i++) {
    await retriever.ask({ case_id: "warm", query: `warm${i}`, k: 10 });
  }
  const childBefore = cpuMicroseconds(pid);
  const before = process.cpuUsage();
  for (let i = 0; i < QUERIES; i++) {
    await retriever.ask({ case_id: "find", query: `find${i}`, k: 10 });
  }
  const { user, system } = process.cpuUsage(before);
  const child = cpuMicroseconds(pid) - childBefore;
  await retriever.stop();
  return { gate: (user + system) / QUERIES, child: child / QUERIES };
}

const medianValue = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const sumSides = ({ gate, child }) => gate + child;

async function compareSides(name, search, number, cost) {
  const taken = { shipped: [], byHand: [] };
  const env = { COST: cost };
  const configs = { shipped: shippedConfig(search, env), byHand: byHand(search, number, env) };
  for (let round = 0; round < Number(flags.rounds); round++) {
    const sides = round % 2 === 0 ? ["shipped", "byHand"] : ["byHand", "shipped"];
    for (const side of sides) {
      taken[side].push(await cpuPerQuery(configs[side]));
    }
  }
  const ratio = medianValue(taken.shipped.map(sumSides)) / medianValue(taken.byHand.map(sumSides));
  const formatMicroseconds = (side) => `${medianValue(taken[side].map(sumSides)).toFixed(0)} µs`;
  const goal = cost === "nothing" ? "" : ` (goal ${GOAL})`;
  console.log(
    `${name}, ${cost}: ${ratio.toFixed(2)} x${goal}: ${formatMicroseconds("shipped")}, by hand ${formatMicroseconds("byHand")}`,
  );
  if (flags.check && cost !== "nothing" && ratio > GOAL) {
    process.exitCode = 1;
  }
}

for (const [number, [name, search]] of Object.entries(SEARCHES).entries()) {
  for (const cost of ["SQLite", "nothing"]) {
    await compareSides(name, search, number, cost);
  }
}
rmSync(folder, { recursive: true });
