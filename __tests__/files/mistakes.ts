/** Mistakes that people make in a config, a suite, a baseline or a retriever's part: each alone, in files that are right otherwise. */

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

const inConfig = (name: string, find: string | RegExp, put: string): Mistake => ({
  name,
  file: "retrieval-gate.yaml",
  find,
  put,
});
const inSuite = (name: string, find: string | RegExp, put: string): Mistake => ({
  name,
  file: "suite.yaml",
  find,
  put,
});
const END = /$(?![^])/;
const gate = (name: string, line: string): Mistake => inConfig(name, END, `gate:\n  ${line}\n`);
const retriever = (name: string, value: string): Mistake =>
  inConfig(name, /^retriever: .*$/m, `retriever: ${value}`);
const expected = (name: string, value: string): Mistake => inSuite(name, "[docs/install.md]", value);

export const MISTAKES: readonly Mistake[] = [
  inConfig("no version", "version: 1\n", ""),
  inConfig("another version", "version: 1", "version: 2"),
  inConfig("a misspelt key", "baseline:", "basline:"),
  inConfig("a key of another tool", END, "threshold: 0.8\n"),
  inConfig("k is no number", "k: 10", "k: ten"),
  inConfig("k is 0", "k: 10", "k: 0"),
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
  retriever("an unknown kind", "{ kind: elastic, url: http://localhost:9200 }"),
  retriever("a misspelt kind", "{ kind: comand, command: [x] }"),
  retriever("no kind", "{ corpus: corpus.jsonl }"),
  retriever("a kind alone", "bm25"),
  retriever("a command as a text", "{ kind: command, command: python3 serve.py }"),
  retriever("an empty command", "{ kind: command, command: [] }"),
  retriever("http without url", "{ kind: http }"),
  retriever("a url without http", "{ kind: http, url: localhost:9200 }"),
  retriever("an unknown preset", "{ kind: http, url: 'http://localhost:9200', preset: elastic_search }"),
  retriever("a misspelt timeout", "{ kind: bm25, corpus: corpus.jsonl, timeout: 5 }"),
  retriever("a corpus that does not exist", "{ kind: bm25, corpus: corpora.jsonl }"),
  inSuite("no query", "    query: how to install\n", ""),
  inSuite("a query that is a number", "how to install", "404"),
  inSuite("a blank query", "how to install", '" "'),
  inSuite("no intent", "    intent: howto\n", ""),
  inSuite("an intent of two words", "intent: howto", "intent: how to"),
  inSuite("no targets", "    expected: [docs/install.md]\n", ""),
  expected("targets as a text", "docs/install.md"),
  expected("an empty list of targets", "[]"),
  expected("a misspelt kind of target", "[{ pth: docs/install.md }]"),
  expected("a target of two kinds", "[{ path: a.md, id: b }]"),
  expected("a grade of 0", "[{ path: a.md, grade: 0 }]"),
  expected("a grade as a text", "[{ path: a.md, grade: high }]"),
  expected("a target twice", "[docs/install.md, docs/install.md]"),
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
  { name: "a baseline that is no JSON", file: "baseline.json", find: /[^]*/, put: "{ version: 1 }" },
  { name: "a baseline of another tool", file: "baseline.json", find: /[^]*/, put: '{ "recall": 0.8 }' },
];
