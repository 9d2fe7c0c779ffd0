/**
 * Three regressions through an assert on the mean, through rag-eval-gate and through this gate:
 * `node proof/compared.mjs [--python FOLDER/bin/python]`. The figures of docs/compared.md. The
 * Python needs `pip install pytest retrieval-eval-gate`; without it this gate runs alone and the
 * exit code is 77. Everything is seeded.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const GATE = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));
const pythonFlag = process.argv.indexOf("--python");
const PYTHON = path.resolve(pythonFlag > 0 ? process.argv[pythonFlag + 1] : ".venv/bin/python");
/** How many unchanged runs of an approximate index are gated, each with a baseline of its own. */
const NOISY_RUNS = 20;
/** How often an approximate index misses a document that it has. */
const MISS = 0.04;

/** Numbers from 0 to 1 (mulberry32). */
function makeRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns queries with one right document each, in folders of four, and the ranks of those. */
function makeQueries(count, notFound) {
  return Array.from({ length: count }, (_, i) => ({
    id: `q${i}`,
    query: `question ${i}`,
    document: `folder${Math.floor(i / 4)}/page${i}.md`,
    rank: i < notFound ? null : 1 + (i % 3),
  }));
}

/** Returns the ten results of a query, with the right document at its rank unless it is null. */
function listResults({ id, document }, rank) {
  return Array.from({ length: 10 }, (_, i) => (i + 1 === rank ? document : `other/${id}-${i}.md`));
}

/**
 * Returns a new folder with the golden data of `queries`, for all three. `starts`: how often the
 * search was started before, which seeds its chance.
 */
function writeProject(queries, starts) {
  const folder = mkdtempSync(path.join(tmpdir(), "compared-"));
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  const lines = (values) => values.map((value) => `${JSON.stringify(value)}\n`).join("");
  write(
    "gold.jsonl",
    lines(queries.map(({ id, query, document }) => ({ id, query, relevant_doc_ids: [document] }))),
  );
  // rag-eval-gate asks a recorded run by id if a query has no text.
  write(
    "gold-ids.jsonl",
    lines(queries.map(({ id, document }) => ({ id, relevant_doc_ids: [document] }))),
  );
  write("search.mjs", SEARCH);
  write("starts.txt", String(starts));
  write(
    "retrieval-gate.yaml",
    `version: 1
suite: suite.yaml
baseline: baseline.json
retriever: { kind: module, path: search.mjs }
latency: off
gate: { degraded_rate: off }
`,
  );
  write(
    "suite.yaml",
    `version: 1
name: compared
revision: "1"
dataset: { format: json, path: gold.jsonl, fields: { id: id, query: query, expected: relevant_doc_ids } }
`,
  );
  write("test_search.py", PYTEST);
  write("search_once.mjs", SEARCH_ONCE);
  return folder;
}

/** The search: fixed lists, of which each answer misses documents by chance. */
const SEARCH = `import { readFileSync, writeFileSync } from "node:fs";
${makeRandom.toString()}
const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const { lists, miss } = JSON.parse(read("answers.json"));
const start = Number(read("starts.txt")) + 1;
if (miss > 0) writeFileSync(new URL("starts.txt", import.meta.url), String(start));
const random = makeRandom(start);
export default async (query) => lists[query].filter(() => random() >= miss).map((path) => ({ path }));
`;

/** Writes one answer to each query as a TREC run, for the other two. */
const SEARCH_ONCE = `import { readFileSync } from "node:fs";
import search from "./search.mjs";
const gold = readFileSync("gold.jsonl", "utf8").trim().split("\\n").map((line) => JSON.parse(line));
for (const { id, query } of gold) {
  for (const [i, { path }] of (await search(query)).entries()) {
    console.log(\`\${id} Q0 \${path} \${i + 1} \${1 / (i + 1)} run\`);
  }
}
`;

/** An assert on the mean: against a number that a team wrote once, and against the last mean. */
const PYTEST = `import json

def mean_recall(run):
    found = {}
    for line in open(run):
        query, _, document, *_ = line.split()
        found.setdefault(query, set()).add(document)
    gold = [json.loads(line) for line in open("gold.jsonl")]
    return sum(set(g["relevant_doc_ids"]) <= found.get(g["id"], set()) for g in gold) / len(gold)

def test_floor():
    assert mean_recall("head.run") >= 0.80

def test_last_mean():
    assert mean_recall("head.run") >= mean_recall("base.run") - 0.02
`;

function run(folder, program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  return { status, text: stdout + stderr };
}

function setAnswers(folder, queries, rankOf, miss) {
  const lists = Object.fromEntries(
    queries.map((each) => [each.query, listResults(each, rankOf(each))]),
  );
  writeFileSync(path.join(folder, "answers.json"), JSON.stringify({ lists, miss }));
}

function writeRun(folder, name) {
  const { text } = run(folder, process.execPath, ["search_once.mjs"]);
  writeFileSync(path.join(folder, name), text);
}

/** Returns "red" or "green"; throws if the tool did neither. */
function verdictOf({ status, text }) {
  if (status !== 0 && status !== 1) {
    throw new Error(text);
  }
  return status === 0 ? "green" : "red";
}

const hasPython = spawnSync(PYTHON, ["-c", "import pytest, rag_eval_gate"]).status === 0;

/** The four checks of the head, by name. */
function judgeHead(folder) {
  const verdicts = {};
  if (hasPython) {
    const pytest = (test) => run(folder, PYTHON, ["-m", "pytest", "-q", `test_search.py::${test}`]);
    verdicts["assert mean >= 0.80"] = verdictOf(pytest("test_floor"));
    verdicts["assert mean >= last mean - 0.02"] = verdictOf(pytest("test_last_mean"));
    verdicts["rag-eval-gate, regression"] = verdictOf(ragEvalGate(folder, "head.run", REGRESSION));
  }
  const gate = run(folder, process.execPath, [GATE, "gate"]);
  verdicts["retrieval-gate"] = verdictOf(gate);
  return { verdicts, words: gate.text.split("\n")[0] };
}

const REGRESSION = ["--gate", "--gate-policy", "regression", "--baseline-json", "base.json"];
function ragEvalGate(folder, file, more) {
  const floors = ["--min-recall5", "0.8", "--min-mrr10", "0", "--min-ndcg10", "0"];
  const source = ["gold-ids.jsonl", "--backend", "run-file", "--run-file", file];
  const program = path.join(path.dirname(PYTHON), "rag-eval-gate");
  return run(folder, program, [
    "eval",
    ...source,
    "--modes",
    "run",
    "--gate-mode",
    "run",
    ...floors,
    ...more,
  ]);
}

function recordBase(folder) {
  writeRun(folder, "base.run");
  if (hasPython) {
    const recorded = ragEvalGate(folder, "base.run", ["--json", "base.json"]);
    if (recorded.status !== 0) {
      throw new Error(recorded.text);
    }
  }
  const recorded = run(folder, process.execPath, [GATE, "record"]);
  if (recorded.status !== 0) {
    throw new Error(recorded.text);
  }
}

const SITUATIONS = [
  {
    name: "1 of 7 queries loses its document",
    queries: makeQueries(7, 0),
    headRank: ({ id, rank }) => (id === "q3" ? null : rank),
    miss: 0,
    runs: 1,
  },
  {
    name: "a folder with the documents of 4 of 60 queries is dropped",
    queries: makeQueries(60, 6),
    headRank: ({ document, rank }) => (document.startsWith("folder5/") ? null : rank),
    miss: 0,
    runs: 1,
  },
  {
    name: `unchanged code, an approximate index that misses ${100 * MISS} % (60 queries)`,
    queries: makeQueries(60, 6),
    headRank: ({ rank }) => rank,
    miss: MISS,
    runs: NOISY_RUNS,
  },
];

for (const { name, queries, headRank, miss, runs } of SITUATIONS) {
  const reds = new Map();
  let firstWords = "";
  for (let i = 0; i < runs; i++) {
    const folder = writeProject(queries, 100 * i);
    setAnswers(folder, queries, ({ rank }) => rank, miss);
    recordBase(folder);
    setAnswers(folder, queries, headRank, miss);
    writeRun(folder, "head.run");
    const { verdicts, words } = judgeHead(folder);
    firstWords ||= words;
    for (const [tool, verdict] of Object.entries(verdicts)) {
      reds.set(tool, (reds.get(tool) ?? 0) + Number(verdict === "red"));
    }
    rmSync(folder, { recursive: true });
  }
  console.log(`\n${name}`);
  for (const [tool, red] of reds) {
    const verdict = runs === 1 ? (red === 1 ? "red" : "green") : `red in ${red} of ${runs}`;
    console.log(`  ${tool}: ${verdict}`);
  }
  console.log(`  retrieval-gate says: ${firstWords}`);
}
if (!hasPython) {
  console.log(`without ${PYTHON} with pytest and retrieval-eval-gate, this gate ran alone`);
  process.exit(77);
}
