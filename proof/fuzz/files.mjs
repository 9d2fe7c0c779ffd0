/** Files that are right, to be damaged: one of each kind that the program reads. */
const CASES = [
  {
    id: "a",
    query: "how to a",
    intent: "howto",
    expected: ["docs/a.md", { name: "parse_a" }],
    tags: ["t"],
    critical: true,
  },
  {
    id: "b",
    query: "how to b",
    intent: "howto",
    expected: [{ path: "docs/b.md", grade: 2 }],
    forbidden: ["old.md"],
  },
  {
    id: "c",
    query: "find c",
    intent: "symbol",
    expected: [{ id: "c", grade: 3 }],
    group: "g",
    params: { tenant: "x" },
  },
  { id: "d", query: "find d", intent: "symbol", expected: [{ text: "the text of d" }] },
  { id: "e", query: "zxqv", intent: "negative", expect_empty: true },
];

export const SUITE = { version: 1, name: "fuzz", revision: "1", cases: CASES };

export const CONFIG = {
  version: 1,
  suite: "suite.json",
  baseline: "baseline.json",
  k: 10,
  retriever: { kind: "run", path: "answers.jsonl" },
  definition: { gain: "linear" },
  metrics: ["precision@5", "map@10"],
  gate: {
    "recall@10": { tolerance: [0.01, "1 case"], floor: 0.8 },
    degraded_rate: "off",
    per_intent: { tolerance: [0.05, "1 case"] },
    intents: { symbol: { "mrr@10": { floor: 0.1 } } },
  },
  latency: "off",
};

/** Configs of the other kinds of retrievers, with what else a config may hold. */
export const CONFIGS = [
  CONFIG,
  {
    ...CONFIG,
    retriever: {
      kind: "command",
      command: ["true"],
      env: { A: "b" },
      timeout_ms: 1000,
      concurrency: 2,
    },
  },
  {
    ...CONFIG,
    retriever: {
      kind: "http",
      url: "http://127.0.0.1:9/{{query}}",
      method: "POST",
      headers: { a: { env: "A", prefix: "b" } },
      body: { q: "{{query}}", n: "{{k}}" },
      results: "hits[].{id: id}",
    },
    latency: {
      warmup: 1,
      repeats: 3,
      budget_s: 10,
      seed: 1,
      side_by_side: { p50: "10%", p95: "25%" },
    },
  },
  {
    ...CONFIG,
    retriever: {
      kind: "mcp",
      command: ["true"],
      tool: "search",
      arguments: { query: "{{query}}" },
    },
  },
  {
    ...CONFIG,
    retriever: { kind: "bm25", corpus: "corpus.jsonl" },
    prices: { currency: "USD", models: { m: { prompt: 1 } } },
  },
  { ...CONFIG, retriever: { kind: "module", path: "search.mjs" } },
];

export const ANSWER = {
  results: [
    "a",
    { id: "b", path: "docs/b.md", score: 1.5, text: "text", cluster: "x", start: 0, end: 4 },
    { name: "parse_a", qualified_name: "m::parse_a", score: 0.5 },
  ],
  degraded: false,
  latency_ms: 1.25,
  spans: { embed: 1, search: 2 },
  usage: [{ model: "m", prompt_tokens: 10, completion_tokens: 2 }],
  answer: "an answer",
};

export const ANSWERS = CASES.map(({ id }) => ({
  query_id: id,
  results:
    id === "e"
      ? []
      : [
          { id, path: `docs/${id}.md`, text: `the text of ${id}` },
          { id: "other", path: "docs/x.md" },
        ],
}));

export const MCP = [
  {
    content: [{ type: "text", text: JSON.stringify(ANSWER.results) }],
    structuredContent: { result: ANSWER.results },
  },
  { content: [{ type: "text", text: "docs/a.md\ndocs/b.md" }] },
  {
    content: [
      { type: "text", text: JSON.stringify({ id: "a" }) },
      { type: "text", text: JSON.stringify({ id: "b" }) },
    ],
  },
  { content: [], isError: false },
];

export const EVENT = {
  action: "labeled",
  label: { name: "retrieval-gate:accept" },
  repository: { default_branch: "main" },
  changes: { base: { ref: { from: "other" } } },
  pull_request: {
    number: 1,
    head: { sha: "a".repeat(40) },
    base: { sha: "b".repeat(40), ref: "main" },
  },
};

export const QRELS = "q1 0 d1 1\nq1 0 d2 0\nq1 0 d3 2\nq2 0 d1 1\nq2 0 d9 -1\nq3 0 d4 1\n";
export const RUN =
  "q1 Q0 d3 1 0.9 r\nq1 Q0 d2 2 0.8 r\nq1 Q0 d1 3 0.8 r\nq2 Q0 d1 1 1e-3 r\nq9 Q0 d1 1 1 r\n";

export const VERDICTS = [
  { key: "0".repeat(64), kind: "claims", verdict: { claims: ["a"] } },
  { key: "1".repeat(64), kind: "support", verdict: { unmeasured: "refused" } },
];
