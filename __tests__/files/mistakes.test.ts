/** What the gate says of mistakes in its files whose own problems would mislead. */
import { expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import { filesIn, rows } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";

type Files = Readonly<Record<string, unknown>>;

const CONFIG = "version: 1\nsuite: retrieval/suite.yaml\nbaseline: b.json\n";
const RETRIEVER = "retriever: { kind: bm25, files: [docs/*.md] }\n";
const SUITE = "version: 1\nname: c\nrevision: '1'\n";
const CASES = "cases:\n  - { id: a, query: a, intent: x, expected: [a] }\n";

/** Puts the constants in place of `<config>` and so on. */
const fillIn = (text: string): string =>
  text
    .replace("<config>", CONFIG)
    .replace("<retriever>", RETRIEVER)
    .replace("<suite>", SUITE)
    .replace("<cases>", CASES)
    .replace("<U+00A0>", "\u00a0");

/**
 * Returns the message, the problems and the hint of what is thrown for these files. If they are
 * accepted, returns "accepted", or the file that is called almost as the baseline.
 */
async function mistakeIn(files: Files, config = "retrieval-gate.yaml"): Promise<string> {
  const directory = workspace({
    "retrieval-gate.yaml": CONFIG + RETRIEVER,
    "retrieval/suite.yaml": SUITE + CASES,
    ...files,
  });
  try {
    const overrides = { suite: null, baseline: null };
    const inputs = await loadInputs({ directory }, config, overrides);
    return inputs.near_baseline ?? "accepted";
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    const problems = error.problems.map(({ line, message }) => `${line ?? ""}: ${message}`);
    return [error.message, ...problems, error.hint ?? ""].join("\n");
  }
}

// Words in angle brackets are the constants above, and ⏎ ends a line.
it.each(
  rows(`
# the mistake | the config's text | a part of the error
a key that is too deep | <config>retriever:⏎  kind: bm25⏎    files: [docs/*.md]⏎ | 6: this key is indented by 4, and the one above by 2
a key that is too deep, below a comment | <config>retriever:⏎  kind: bm25⏎  # the files⏎    files: [docs/*.md]⏎ | 7: this key is indented by 4, and the one above by 2
no blank after a colon | <config>k:5⏎<retriever> | 4: a blank is missing after the colon: \`k: 5\`
a query in a command that runs once | <config>retriever: { kind: command, command: [s, "{{query}}"] }⏎ | 4: \`{{query}}\` is filled in only with \`per_query: true\`
no query in a command for each query | <config>retriever: { kind: command, command: [s], per_query: true }⏎ | 4: with \`per_query\` an argument has to contain the query: add "{{query}}"
a command as one text | <config>retriever: { kind: command, command: "s -p {{k}}" }⏎ | ; write \`command: [s, -p, "{{k}}"]\`
a suite in place of the config | <suite><cases> | retrieval-gate.yaml is a suite, not a config
a key with one blank too few | <config>retriever:⏎  kind: bm25⏎ files: [a]⏎ | 6: this key is indented by 1, and the one above by 2
a no-break space behind a key | version: 1⏎suite:<U+00A0>s.yaml⏎<retriever> | 2: column 7 has a space that YAML does not know (U+00A0
a no-break space in an indent | <config>retriever:⏎<U+00A0> kind: bm25⏎  files: [a]⏎ | 5: column 1 has a space that YAML does not know (U+00A0
a rule whose metric is still a comment | <config><retriever>gate:⏎#  recall@10:⏎    floor: 0.8⏎ | \`floor\` belongs under a metric, \`recall@10: { floor: 0.8 }\`; is the line of the metric a comment?
a retriever without its kind | <config>retriever: { url: "http://x/s", results: hits }⏎ | ; with these keys it is \`kind: http\`
a limit with a unit | <config><retriever>gate: { latency_p95_ms: { ceiling: 300ms } }⏎ | 5: expected a number; got "300ms"; write \`ceiling: 300\`
a limit in percent as text | <config><retriever>gate: { recall@10: { floor: "80 %" } }⏎ | write \`floor: 0.8\`
a budget with its unit | <config><retriever>latency: { budget_s: "30 s" }⏎ | write \`budget_s: 30\`
a metric with K in place of a number | <config><retriever>metrics: [hit_rate_at_K]⏎ | did you mean \`hit_rate@10\`?
k in quotes | <config><retriever>k: "5"⏎ | expected a whole number; got "5"; write \`k: 5\`
the rule of one intent in per_intent | <config><retriever>gate: { per_intent: { x: { recall@10: { floor: 0.9 } } } }⏎ | A rule of one intent is \`intents: { howto: { recall@10: { floor: 0.8 } } }\` under \`gate\`
a suite whose name has a typo | version: 1⏎suite: retrieval/sute.yaml⏎baseline: b.json⏎<retriever> | 2: suite retrieval/sute.yaml does not exist; did you mean retrieval/suite.yaml?
a suite as a pattern | version: 1⏎suite: suites/*.yaml⏎baseline: b.json⏎<retriever> | A pattern is not read here
a function of Python as a file | <config>retriever: { kind: python, function: search.py }⏎ | 4: expected "package.module:function"; got "search.py"; for example \`function: "retrieval.search:find"\`
a key of the retriever at the top | <config><retriever>results: "[].{id: doc}"⏎ | 5: unknown key "results"; expected it under \`retriever\`
an expression for a program's results | <config>retriever: { kind: command, command: [s], results: "results[].{path: file}" }⏎ | 4: expected a map of keys; got "results[].{path: file}"; a program takes no expression: leave this out, and let it, or a small program that calls it, print \`path\` or \`id\` of each result; if it prints text
the variables of a server in \`start\` | <config>retriever: { kind: http, url: "http://x/{{query}}", start: { command: [x], env: { A: "1" } } }⏎ | 4: unknown key "env"; expected it under \`retriever\`
a server's command as the list itself | <config>retriever: { kind: http, url: "http://x/{{query}}", start: [node, server.mjs] }⏎ | for example \`start: { command: [node, server.mjs] }\`
a metric in per_intent | <config><retriever>gate: { per_intent: { recall@10: { floor: 0.9 } } }⏎ | 5: unknown key "recall@10"; \`per_intent\` has one rule for all metrics and intents
a folder as the baseline | version: 1⏎suite: retrieval/suite.yaml⏎baseline: b/⏎<retriever> | 3: expected a path that ends in .json, .yaml or .yml; got "b/"; for example \`baseline: baselines/docs.json\`
a shell's variable as the host | <config>retriever: { kind: http, url: "http://\${HOST}/s?q={{query}}" }⏎ | 4: \`\${HOST}\` stays as it is, because the gate puts no variables into addresses
a shell's variable without braces as the address | <config>retriever: { kind: mcp, url: $URL, tool: find }⏎ | 4: \`$URL\` stays as it is
the body of the embedding as text | <config>retriever: { kind: http, url: "http://x/s", body: { v: "{{vector}}" }, embed: { url: "http://x/e", body: "{{query}}", vector: v } }⏎ | 4: expected a map of keys or a list; got "{{query}}"
params as text | <config>retriever: { kind: bm25, files: [a], params: lang=en }⏎ | 4: expected a map of keys; got "lang=en"; for example \`params: { tenant: acme }\`
the judge's route in its address | <config><retriever>metrics: [faithfulness]⏎judge: { base_url: "https://x/v1/chat/completions/", model: m, cache: v.jsonl }⏎ | the gate adds the route "/chat/completions" itself; write \`base_url: https://x/v1\`
`),
)("the error on a config tells %s", async (_, text = "", message = "") => {
  expect(await mistakeIn({ "retrieval-gate.yaml": fillIn(text) })).toContain(message);
});

it.each(
  rows(`
# the mistake | the suite's text | a part of the error
an item one blank too far | <suite><cases>   - { id: b, query: b, intent: x, expected: [a] }⏎ | 6: this item is indented by 3, and the one above by 2
a config in place of the suite | <config><retriever> | retrieval/suite.yaml is a config, not a suite
a baseline in place of the suite | tool: retrieval-eval-gate⏎metrics: {}⏎ | retrieval/suite.yaml is a baseline, not a suite
a key of a case with one blank too many | <suite>cases:⏎  - id: a⏎     query: a⏎    intent: x⏎ | 6: this key is indented by 5, and the one above by 4
a case with one blank too few | <suite>cases:⏎  - { id: a }⏎ - { id: b }⏎ | 6: this item is indented by 1, and the one above by 2
a file that begins with a list's mark | - <suite><cases> | 1: \`- \` begins a list here, and the next lines are keys of a map; write \`version: 1\`
a document that is expected by its path and forbidden by a glob | <suite>cases: [{ id: a, query: a, intent: x, expected: [b.md, old/a.md], forbidden: [{ glob: "old/**" }] }]⏎ | case "a" expects and forbids "old/a.md"; remove it from \`expected\` or \`forbidden\`
`),
)("the error on a suite tells %s", async (_, text = "", message = "") => {
  expect(await mistakeIn({ "retrieval/suite.yaml": fillIn(text) })).toContain(message);
});

it.each(
  rows(`
# the mistake | the suite's dataset | its files, from the top | a part of the error
a table that is named as tsv | { format: tsv, path: ../t.tsv } | t.tsv: query⇥expected⏎ | got "tsv"; a table with a header is \`format: csv\`, which reads tabs as well
a golden file that is named as yaml | { format: yaml, path: ../g.yaml } | g.yaml: [] | write \`format: json, fields: { query: KEY, expected: KEY }\` with your keys
a column that is almost a key of its own map, and a key of another | { format: csv, path: ../t.csv, columns: { query: q, expected: d, intents: t } } | t.csv: q,d,t⏎a,b,c⏎ | unknown key "intents"; did you mean \`intent\`? \`intents\` stands under \`dataset\`
a dataset beside the suite that is named from the top | { format: json, path: eval/g.json, fields: { query: q, expected: d } } | eval/g.json: [] | did you mean ../eval/g.json?
judgments beside the suite that are named from the top | { format: trec, path: ../eval/queries.tsv, qrels: eval/qrels.txt, intent: all } | eval/queries.tsv: 1⇥a⏎ + eval/qrels.txt: 1 0 a 1⏎ | did you mean ../eval/qrels.txt?
a number as the id of a query | { format: beir, path: ../d, split: test, intent: all } | d/queries.jsonl: {"_id":1,"text":"a"}⏎ + d/qrels/test.tsv: query-id⇥corpus-id⇥score⏎1⇥a⇥1⏎ | expected text that is not blank; got 1; write it in quotes: "1"
queries and judgments with other ids | { format: trec, path: ../q.tsv, qrels: ../qrels.txt, intent: all } | q.tsv: 1⇥a⏎2⇥b⏎ + qrels.txt: q1 0 a 1⏎q2 0 b 1⏎ | 1: no query that is judged here ("q1", "q2") is in q.tsv, which has "1", "2"; write the same ids in both files
a file of BEIR in place of the folder | { format: beir, path: ../d/queries.jsonl, intent: all } | d/queries.jsonl: {"_id":"1","text":"a"}⏎ | d/queries.jsonl is a file: name its folder
a split that BEIR's folder lacks | { format: beir, path: ../d, intent: all } | d/queries.jsonl: {"_id":"1","text":"a"}⏎ + d/qrels/dev.tsv: query-id⇥corpus-id⇥score⏎1⇥a⇥1⏎ | none of d/qrels/test.tsv, d/qrels.tsv exists; d/qrels has dev.tsv
BEIR's judgments with the document first | { format: beir, path: ../d, intent: all } | d/queries.jsonl: {"_id":"1","text":"a"}⏎ + d/qrels/test.tsv: corpus-id⇥query-id⇥score⏎a⇥1⇥1⏎ | 1: the header names the document first, "corpus-id"; expected the columns query, document, grade
a key of a list's items without [] | { format: json, path: ../g.jsonl, fields: { query: q, expected: docs.file } } | g.jsonl: {"q":"a","docs":[{"file":"a.md"}]}⏎ | There is a list on the way: \`expected: "docs[].file"\`.
ratings from 0 to 3 | { format: quepid, path: ../r.csv } | r.csv: query,docid,rating⏎a,x,3⏎ | r.csv has ratings up to 3: expected the least one that counts as relevant, for example \`definition: { relevance: 2 }\`
ranx' qrels as cases | { format: json, path: ../g.json, fields: { query: q, expected: d } } | g.json: {"q1":{"a.md":1},"q2":{"b.md":2}} | \`cases: items(queries, qrels)\` and \`fields: { id: "[0]", query: "[1]", expected: "[2]" }\`
`),
)("the error on a dataset tells %s", async (_, dataset, files = "", message = "") => {
  const suite = `${SUITE}dataset: ${dataset}\n`;

  expect(await mistakeIn({ ...filesIn(files), "retrieval/suite.yaml": suite })).toContain(message);
});

it("names no file near the baseline if only a dataset is called almost so", async () => {
  // `r.json` and the baseline `b.json` differ in one letter, but a list is no baseline.
  expect(await mistakeIn({ "r.json": [] })).toBe("accepted");
});

it("tells all paths from the top in a config of a folder at once", async () => {
  const files = {
    "eval/suite.yaml": SUITE + CASES,
    "search.mjs": "",
    "eval/retrieval-gate.yaml":
      "version: 1\nsuite: eval/suite.yaml\nbaseline: eval/b.json\nretriever: { kind: module, path: search.mjs }\n",
  };

  const mistake = await mistakeIn(files, "eval/retrieval-gate.yaml");

  expect(mistake).toContain(
    "2: suite eval/eval/suite.yaml does not exist; did you mean suite.yaml?\n3: the baseline would be eval/eval/b.json; did you mean b.json?\n4: eval/search.mjs does not exist; did you mean ../search.mjs?\nA path in a file is relative",
  );
});

it("names the folder that the path of the config repeats", async () => {
  const files = { "search/retrieval-gate.yaml": CONFIG + RETRIEVER };

  const mistake = await mistakeIn(files, "search/search/retrieval-gate.yaml");

  expect(mistake).toContain(
    "does not exist; did you mean retrieval-gate.yaml? The path begins in the folder search",
  );
});

it("an error does not show the key of an API that stands in the config", async () => {
  const writeJudge = (key: string): string =>
    `${CONFIG}${RETRIEVER}metrics: [faithfulness]\njudge: { base_url: "https://x/v1", model: m, cache: v.jsonl, api_key: ${key} }\n`;

  const asText = await mistakeIn({ "retrieval-gate.yaml": writeJudge("sk-123") });
  const asName = await mistakeIn({ "retrieval-gate.yaml": writeJudge("{ env: sk-123 }") });

  expect(asText).toContain(
    "6: expected { env: NAME }, the name of a variable, never the key itself",
  );
  expect(asName).toContain("6: expected the name of a variable, never the key itself");
  expect(asText + asName).not.toContain("sk-123");
});

it("reads ranx' queries and qrels as its advice says", async () => {
  const files = {
    "g.json": { queries: { q1: "how to" }, qrels: { q1: { "a.md": 1 } } },
    "retrieval/suite.yaml": `${SUITE}dataset: { format: json, path: ../g.json, cases: "items(queries, qrels)", fields: { id: "[0]", query: "[1]", expected: "[2]" } }\n`,
  };

  expect(await mistakeIn(files)).toBe("accepted");
});

it.each([
  ["ratings from 0 to 3 if the config says which count", "3", "definition: { relevance: 1 }\n"],
  ["ratings of 0 and 1", "1", ""],
])("accepts %s", async (_, rating, definition) => {
  const files = {
    "r.csv": `query,docid,rating\na,x,${rating}\n`,
    "retrieval-gate.yaml": CONFIG + RETRIEVER + definition,
    "retrieval/suite.yaml": `${SUITE}dataset: { format: quepid, path: ../r.csv }\n`,
  };

  expect(await mistakeIn(files)).toBe("accepted");
});
