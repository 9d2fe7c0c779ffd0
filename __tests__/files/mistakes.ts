/**
 * Mistakes that people make in a config, a suite or a baseline: each alone, in files that are right
 * otherwise. A mistake is a change of one file: `find` is replaced by `put`.
 */

export const SUITE = `version: 1
name: docs
revision: "1"
cases:
  - id: install
    query: how to install
    intent: howto
    expected: [docs/install.md]
  - id: proxy
    query: behind a proxy
    intent: howto
    expected:
      - { path: docs/proxy.md, grade: 2 }
`;
export const CONFIG = `version: 1
suite: suite.yaml
baseline: baseline.json
k: 10
retriever: { kind: bm25, corpus: corpus.jsonl }
latency: off
`;

export interface Mistake {
  readonly name: string;
  /** Which file it is in; `find` becomes `put` there. */
  readonly file: "retrieval-gate.yaml" | "suite.yaml" | "baseline.json";
  readonly find: string | RegExp;
  readonly put: string;
}

/** Returns a mistake in the config. */
const inConfig = (name: string, find: string | RegExp, put: string): Mistake => ({
  name,
  file: "retrieval-gate.yaml",
  find,
  put,
});
/** Returns a mistake in the suite. */
const inSuite = (name: string, find: string | RegExp, put: string): Mistake => ({
  name,
  file: "suite.yaml",
  find,
  put,
});
/** Matches the end of the file. */
const END = /$(?![^])/;
/** Adds `gate:` with this line. */
const gate = (name: string, line: string): Mistake => inConfig(name, END, `gate:\n  ${line}\n`);
/** Replaces the retriever. */
const inRetriever = (name: string, value: string): Mistake =>
  inConfig(name, /^retriever: .*$/m, `retriever: ${value}`);
/** Replaces the expected documents of the first case. */
const inExpected = (name: string, value: string): Mistake =>
  inSuite(name, "[docs/install.md]", value);

/** A right retriever, to which a mistake is added. */
const HTTP = "kind: http, url: 'http://127.0.0.1/?q={{query}}'";
/** Adds a line to the first case. */
const ofCase = (name: string, line: string): Mistake =>
  inSuite(
    name,
    "    intent: howto\n    expected: [",
    `    intent: howto\n    ${line}\n    expected: [`,
  );
/** Replaces the cases by a dataset. */
const inDataset = (name: string, value: string): Mistake =>
  inSuite(name, /^cases:[^]*/m, `dataset: ${value}\n`);
const LFS = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n";
const CONFLICT = "<<<<<<< HEAD\nk: 10\n=======\nk: 20\n>>>>>>> topic";

export const MISTAKES: readonly Mistake[] = [
  inConfig("no version", "version: 1\n", ""),
  inConfig("another version", "version: 1", "version: 2"),
  inConfig("a misspelt key", "baseline:", "basline:"),
  inConfig("a key of another tool", END, "threshold: 0.8\n"),
  inConfig("a key of the retriever at the top", END, 'results: "[].{id: doc}"\n'),
  inConfig("a metric at the top", END, "recall@10: { floor: 0.8 }\n"),
  inConfig("k is no number", "k: 10", "k: ten"),
  inConfig("k is 0", "k: 10", "k: 0"),
  inConfig("k is between 0 and 1", "k: 10", "k: 0.5"),
  inConfig("a relevance for grades from 0 to 1", END, "definition: { relevance: 0.5 }\n"),
  inConfig("no suite", "suite: suite.yaml\n", ""),
  inConfig("an empty list of suites", "suite: suite.yaml", "suite: []"),
  inConfig("a suite that does not exist", "suite: suite.yaml", "suite: suites.yaml"),
  inConfig("a suite outside", "suite: suite.yaml", "suite: ../suite.yaml"),
  inConfig("latency: on", "latency: off", "latency: on"),
  inConfig("a tab", "latency: off", "latency:\n\twarmup: 1"),
  inConfig("an anchor", "latency: off", "latency: &l { warmup: 1 }\ngate: *l"),
  inConfig("a merge key", "latency: off", "latency: { <<: { warmup: 1 } }"),
  inConfig("a key twice", END, "k: 5\n"),
  inConfig("a quote that is not closed", "k: 10", 'k: "10'),
  inConfig("a list where a map should be", /[^]*/, "- version: 1\n"),
  inConfig("an empty file", /[^]*/, ""),
  inConfig("an unknown metric to report", END, "metrics: [recal@10]\n"),
  inConfig("a cutoff beyond k", END, "metrics: [recall@50]\n"),
  inConfig("metrics as a text", END, "metrics: recall@10\n"),
  gate("an unknown metric in the gate", "recal@10: { tolerance: 0.1 }"),
  gate("a tolerance below 0", "recall@10: { tolerance: -0.1 }"),
  gate("a tolerance as a text", 'recall@10: { tolerance: "a case" }'),
  gate("a number for a rule", "recall@10: 0.8"),
  gate("a misspelt part of a rule", "recall@10: { tolerence: 0.1 }"),
  gate("a floor above 1", "recall@10: { floor: 90 }"),
  gate("a ceiling where more is better", "recall@10: { ceiling: 0.9 }"),
  gate("a misspelt off", "degraded_rate: of"),
  inRetriever("an unknown kind", "{ kind: elastic, url: http://localhost:9200 }"),
  inRetriever("a misspelt kind", "{ kind: comand, command: [x] }"),
  inRetriever("k in the retriever", "{ kind: bm25, corpus: corpus.jsonl, k: 5 }"),
  inRetriever("variables of a server", `{ ${HTTP}, start: { command: [x], env: { PORT: "80" } } }`),
  inRetriever("no kind", "{ corpus: corpus.jsonl }"),
  inRetriever("a kind alone", "bm25"),
  inRetriever("a command as a text", "{ kind: command, command: python3 serve.py }"),
  inRetriever("an empty command", "{ kind: command, command: [] }"),
  inRetriever("http without url", "{ kind: http }"),
  inRetriever("a url without http", "{ kind: http, url: localhost:9200 }"),
  inRetriever(
    "an unknown preset",
    "{ kind: http, url: 'http://localhost:9200', preset: elastic_search }",
  ),
  inRetriever("a misspelt timeout", "{ kind: bm25, corpus: corpus.jsonl, timeout: 5 }"),
  inRetriever("a corpus that does not exist", "{ kind: bm25, corpus: corpora.jsonl }"),
  inSuite("no query", "    query: how to install\n", ""),
  inSuite("a query that is a number", "how to install", "404"),
  inSuite("a blank query", "how to install", '" "'),
  inSuite("no intent", "    intent: howto\n", ""),
  inSuite("an intent of two words", "intent: howto", "intent: how to"),
  inExpected("targets as a text", "docs/install.md"),
  inExpected("an empty list of targets", "[]"),
  inExpected("a misspelt kind of target", "[{ pth: docs/install.md }]"),
  inExpected("a target of two kinds", "[{ path: a.md, id: b }]"),
  inExpected("a grade of 0", "[{ path: a.md, grade: 0 }]"),
  inExpected("a grade as a text", "[{ path: a.md, grade: high }]"),
  inExpected("a target twice", "[docs/install.md, docs/install.md]"),
  inSuite("an id twice", "id: proxy", "id: install"),
  inSuite("an id that is a number", "id: proxy", "id: 7"),
  inSuite(
    "yes for true",
    "intent: howto\n    expected: [",
    "intent: howto\n    critical: yes\n    expected: [",
  ),
  inSuite(
    "a misspelt key of a case",
    "    intent: howto\n    expected: [",
    "    intent: howto\n    critcal: true\n    expected: [",
  ),
  inSuite("expect_empty: false", "expected: [docs/install.md]", "expect_empty: false"),
  inSuite("no cases", /^cases:[^]*/m, "cases: []\n"),
  inSuite("cases as a map", /^cases:[^]*/m, "cases: { install: how to install }\n"),
  inSuite("a case that is a text", "  - id: proxy", "  - how to\n  - id: proxy"),
  inSuite(
    "tags as a text",
    "intent: howto\n    expected: [",
    "intent: howto\n    tags: install\n    expected: [",
  ),
  // Mistakes that first users made.
  inRetriever("spaces in a placeholder", "{ kind: http, url: 'http://127.0.0.1/?q={{ query }}' }"),
  inRetriever("a misspelt placeholder", "{ kind: http, url: 'http://127.0.0.1/?q={{qurey}}' }"),
  inRetriever(
    "a param with blanks",
    "{ kind: http, url: 'http://127.0.0.1/{{x}}?{{ params.tenant }}' }",
  ),
  inRetriever("a misspelt placeholder beside a right one", `{ ${HTTP}, body: { k: "{{ k }}" } }`),
  inRetriever(
    "a misspelt placeholder of a tool",
    "{ kind: mcp, command: [x], tool: t, arguments: { q: '{{Query}}' } }",
  ),
  inRetriever(
    "an expression of a workflow",
    `{ ${HTTP}, headers: { authorization: "\${{ secrets.TOKEN }}" } }`,
  ),
  inRetriever(
    "a secret that is not set",
    `{ ${HTTP}, headers: { authorization: { env: NO_SUCH_TOKEN } } }`,
  ),
  inRetriever(
    "the words of a command in one entry",
    '{ kind: command, command: ["python3 serve.py --fast"] }',
  ),
  inRetriever("a variable for a program", '{ kind: command, command: ["$PYTHON", serve.py] }'),
  inRetriever(
    "a variable among the arguments",
    '{ kind: command, command: [python3, serve.py, "--key=$KEY"] }',
  ),
  inRetriever(
    "a path as Windows writes it",
    '{ kind: command, command: [python3, "retrieval\\\\serve.py"] }',
  ),
  inRetriever("a query for each run", '{ kind: command, command: [search, "{{query}}"] }'),
  inRetriever("a command as one text", '{ kind: command, command: "python3 serve.py {{port}}" }'),
  inConfig("a key that is too deep", /^retriever: .*$/m, "retriever:\n  kind: bm25\n    corpus: a"),
  inSuite("an item one blank too far", "  - id: proxy", "   - id: proxy"),
  inRetriever("a home for a path", '{ kind: command, command: [python3, "~/serve.py"] }'),
  inConfig("a conflict in the config", "k: 10", CONFLICT),
  inSuite("a conflict in the suite", "  - id: proxy", `${CONFLICT}\n  - id: proxy`),
  {
    name: "a conflict in the baseline",
    file: "baseline.json",
    find: /[^]*/,
    put: `{\n${CONFLICT}\n}`,
  },
  inSuite("a suite of Git LFS", /[^]*/, LFS),
  { name: "a baseline of Git LFS", file: "baseline.json", find: /[^]*/, put: LFS },
  inConfig("a backslash", "suite: suite.yaml", "suite: eval\\\\suite.yaml"),
  gate("min for a floor", "recall@10: { min: 0.8 }"),
  gate("threshold for a floor", "recall@10: { threshold: 0.8 }"),
  gate("max for a ceiling", "latency_p95_ms: { max: 500 }"),
  gate("a metric of another tool", "recall_at_10: { floor: 0.8 }"),
  gate("a percentile alone", "p95: { ceiling: 500 }"),
  inConfig("a metric with k", END, "metrics: [ndcg@k, recall_k]\n"),
  inSuite("cases and dataset", END, "dataset: { format: csv, path: t.csv }\n"),
  inSuite("an id that is a name of JavaScript", "id: proxy", "id: constructor"),
  // Other mistakes.
  inConfig("k as a text", "k: 10", 'k: "10"'),
  inConfig("a version as a text", "version: 1", 'version: "1"'),
  inConfig("a baseline as a list", "baseline: baseline.json", "baseline: [baseline.json]"),
  inConfig("a baseline outside", "baseline: baseline.json", "baseline: ../baseline.json"),
  inConfig("a metric twice in the cutoff", END, "metrics: [recall@5@10]\n"),
  inConfig("a cutoff of 0", END, "metrics: [recall@0]\n"),
  inConfig("a metric without its cutoff", END, "metrics: [precision]\n"),
  inConfig("a cutoff where there is none", END, "metrics: [zero_result_rate@10]\n"),
  inConfig("latency as a number", "latency: off", "latency: 500"),
  inConfig("a warm-up below 0", "latency: off", "latency: { warmup: -1 }"),
  inConfig("repeats as a text", "latency: off", "latency: { repeats: ten }"),
  inConfig("a budget with its unit", "latency: off", "latency: { budget_s: 60s }"),
  inConfig("an unknown source of times", "latency: off", "latency: { source: server }"),
  inConfig("a misspelt key of latency", "latency: off", "latency: { warm_up: 1 }"),
  gate("a tolerance of cases without a number", 'recall@10: { tolerance: "one case" }'),
  gate("a percentage without quotes and sign", 'recall@10: { tolerance: "25" }'),
  gate("a significance above 1", "significance: 5"),
  gate("an unknown significance", "recall@10: { significance: high }"),
  gate("a floor as a percentage", 'recall@10: { floor: "80%" }'),
  gate("a floor for what is better when lower", "latency_p95_ms: { floor: 10 }"),
  gate("per_intent as a number", "per_intent: 0.05"),
  gate("an intent's rules as a number", "intents: { howto: 0.8 }"),
  inRetriever("a url of another scheme", "{ kind: http, url: 'ftp://x/?q={{query}}' }"),
  inRetriever(
    "a password in the url",
    "{ kind: http, url: 'http://me:pw@127.0.0.1/?q={{query}}' }",
  ),
  inRetriever("a query in the host", "{ kind: http, url: 'http://{{query}}.example/' }"),
  inRetriever(
    "a query in the host of the embedding",
    `{ ${HTTP}, body: { v: "{{vector}}" }, embed: { url: 'http://{{query}}.example/', body: { q: "{{query}}" }, vector: v } }`,
  ),
  inRetriever("no query in the request", "{ kind: http, url: 'http://127.0.0.1/' }"),
  inRetriever("a vector without an embedding", `{ ${HTTP}, body: { v: "{{vector}}" } }`),
  inRetriever(
    "an embedding that nothing uses",
    `{ ${HTTP}, embed: { url: 'http://127.0.0.1/', body: { q: "{{query}}" }, vector: v } }`,
  ),
  inRetriever(
    "a port without a server",
    "{ kind: http, url: 'http://127.0.0.1:{{port}}/?q={{query}}' }",
  ),
  inRetriever("no JMESPath", `{ ${HTTP}, results: "hits[" }`),
  inRetriever("a map of results", `{ ${HTTP}, results: { path: hits } }`),
  inRetriever("a header with a space", `{ ${HTTP}, headers: { "my key": x } }`),
  inRetriever("a header as a list", `{ ${HTTP}, headers: { authorization: [x] } }`),
  inRetriever("a method that is none", `{ ${HTTP}, method: FETCH }`),
  inRetriever("a certificate that does not exist", `{ ${HTTP}, ca: ca.pem }`),
  inRetriever("a time with its unit", "{ kind: bm25, corpus: corpus.jsonl, timeout_ms: 30s }"),
  inRetriever("no query at a time", "{ kind: bm25, corpus: corpus.jsonl, concurrency: 0 }"),
  inRetriever("variables as a list", "{ kind: command, command: [x], env: [A=1] }"),
  inRetriever("a folder outside", "{ kind: command, command: [x], cwd: .. }"),
  inRetriever("a module that does not exist", "{ kind: module, path: search.mjs }"),
  inRetriever(
    "a tool without its server",
    "{ kind: mcp, tool: search, arguments: { q: '{{query}}' } }",
  ),
  inRetriever(
    "a tool that is asked nothing",
    "{ kind: mcp, command: [x], tool: search, arguments: {} }",
  ),
  inRetriever("a corpus and no documents", "{ kind: bm25 }"),
  inSuite("a name of two words", "name: docs", "name: my docs"),
  inSuite("a revision that is a number", 'revision: "1"', "revision: 1"),
  inSuite("no revision", 'revision: "1"\n', ""),
  inSuite("questions for cases", "cases:", "questions:"),
  ofCase("a text for a query", "question: how"),
  ofCase("params as a list", "params: [acme]"),
  ofCase("a group that is a number", "group: 7"),
  ofCase("forbidden as a text", "forbidden: docs/old.md"),
  inExpected("a grade above 255", "[{ path: a.md, grade: 300 }]"),
  inExpected("a span without its end", "[{ span: { path: a.md, start: 3 } }]"),
  inExpected("a span that ends before it starts", "[{ span: { path: a.md, start: 9, end: 3 } }]"),
  inDataset("an unknown format", "{ format: msmarco, path: x }"),
  inSuite("a key of a dataset at the top", END, "columns: { query: question }\n"),
  inDataset("YAML as a format", "{ format: yaml, path: t.yaml }"),
  inDataset("JSON Lines as a format of a list", "[{ format: JSON Lines, path: t.jsonl }]"),
  inDataset("a workbook as a format", "{ format: xlsx, path: t.xlsx }"),
  inDataset("a dataset without its path", "{ format: csv }"),
  inDataset("a key of another format", "{ format: csv, path: t.csv, qrels: q.tsv }"),
  inDataset("a table that does not exist", "{ format: csv, path: tests.csv }"),
  inDataset(
    "a column that does not exist",
    "{ format: csv, path: t.csv, columns: { query: ask, expected: documents } }",
  ),
  inDataset(
    "a misspelt column",
    "{ format: csv, path: t.csv, columns: { query: question, expectd: documents } }",
  ),
  {
    name: "a baseline that is no JSON",
    file: "baseline.json",
    find: /[^]*/,
    put: "{ version: 1 }",
  },
  {
    name: "a baseline of another tool",
    file: "baseline.json",
    find: /[^]*/,
    put: '{ "recall": 0.8 }',
  },
];
