/** What the gate says of mistakes in its files whose own problems would mislead. */
import { expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import { workspace } from "../helpers/workspace.ts";

const CONFIG = "version: 1\nsuite: retrieval/suite.yaml\nbaseline: b.json\n";
const RETRIEVER = "retriever: { kind: bm25, files: [docs/*.md] }\n";
const SUITE = "version: 1\nname: c\nrevision: '1'\n";
const CASES = "cases:\n  - { id: a, query: a, intent: x, expected: [a] }\n";

/** The message, the problems and the hint of what is thrown for these files. */
async function mistakeIn(
  files: Readonly<Record<string, unknown>>,
  config = "retrieval-gate.yaml",
): Promise<string> {
  const directory = workspace({
    "retrieval-gate.yaml": CONFIG + RETRIEVER,
    "retrieval/suite.yaml": SUITE + CASES,
    ...files,
  });
  try {
    const overrides = { suite: null, baseline: null };
    const inputs = await loadInputs({ directory }, config, overrides);
    return `near: ${inputs.near_baseline ?? "none"}`;
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    const problems = error.problems.map(({ line, message }) => `${line ?? ""}: ${message}`);
    return [error.message, ...problems, error.hint ?? ""].join("\n");
  }
}

it.each<readonly [title: string, Readonly<Record<string, unknown>>, message: string]>([
  [
    "a key that is too deep",
    { "retrieval-gate.yaml": `${CONFIG}retriever:\n  kind: bm25\n    files: [docs/*.md]\n` },
    "6: this key stands 4 blanks from the left, and the one above 2",
  ],
  [
    "an item one blank too far",
    {
      "retrieval/suite.yaml": `${SUITE}${CASES}   - { id: b, query: b, intent: x, expected: [a] }\n`,
    },
    "6: this item stands 3 blanks from the left, and the one above 2",
  ],
  [
    "no blank after a colon",
    { "retrieval-gate.yaml": `${CONFIG}k:5\n${RETRIEVER}` },
    "4: a blank is missing after the colon: `k: 5`",
  ],
  [
    "a query in a command that runs once",
    { "retrieval-gate.yaml": `${CONFIG}retriever: { kind: command, command: [s, "{{query}}"] }\n` },
    "4: `{{query}}` is filled in only with `per_query: true`",
  ],
  [
    "no query in a command for each query",
    {
      "retrieval-gate.yaml": `${CONFIG}retriever: { kind: command, command: [s], per_query: true }\n`,
    },
    '4: with `per_query` an argument has to contain the query: add "{{query}}"',
  ],
  [
    "a command as one text",
    { "retrieval-gate.yaml": `${CONFIG}retriever: { kind: command, command: "s -p {{k}}" }\n` },
    '; write `command: [s, -p, "{{k}}"]`',
  ],
  [
    "a suite in place of the config",
    { "retrieval-gate.yaml": SUITE + CASES },
    "retrieval-gate.yaml is a suite, not a config",
  ],
  [
    "a config in place of the suite",
    { "retrieval/suite.yaml": CONFIG + RETRIEVER },
    "retrieval/suite.yaml is a config, not a suite",
  ],
  [
    "a baseline in place of the suite",
    { "retrieval/suite.yaml": "tool: retrieval-eval-gate\nmetrics: {}\n" },
    "retrieval/suite.yaml is a baseline, not a suite",
  ],
  [
    "a key with one blank too few",
    { "retrieval-gate.yaml": `${CONFIG}retriever:\n  kind: bm25\n files: [a]\n` },
    "6: this key stands 1 blanks from the left, and the one above 2",
  ],
  [
    "a key of a case with one blank too many",
    { "retrieval/suite.yaml": `${SUITE}cases:\n  - id: a\n     query: a\n    intent: x\n` },
    "6: this key stands 5 blanks from the left, and the one above 4",
  ],
  [
    "a case with one blank too few",
    { "retrieval/suite.yaml": `${SUITE}cases:\n  - { id: a }\n - { id: b }\n` },
    "6: this item stands 1 blanks from the left, and the one above 2",
  ],
  [
    "a no-break space behind a key",
    { "retrieval-gate.yaml": `version: 1\nsuite:\u00a0s.yaml\n${RETRIEVER}` },
    "2: column 7 has a space that YAML does not know (U+00A0",
  ],
  [
    "a no-break space in an indent",
    { "retrieval-gate.yaml": `${CONFIG}retriever:\n\u00a0 kind: bm25\n  files: [a]\n` },
    "5: column 1 has a space that YAML does not know (U+00A0",
  ],
  [
    "a rule whose metric is still a comment",
    { "retrieval-gate.yaml": `${CONFIG}${RETRIEVER}gate:\n#  recall@10:\n    floor: 0.8\n` },
    "`floor` belongs under a metric, `recall@10: { floor: 0.8 }`; is the line of the metric a comment?",
  ],
  [
    "a retriever without its kind",
    { "retrieval-gate.yaml": `${CONFIG}retriever: { url: "http://x/s", results: hits }\n` },
    "; with these keys it is `kind: http`",
  ],
  [
    "a file that begins with a list's mark",
    { "retrieval/suite.yaml": `- ${SUITE}${CASES}` },
    "1: `- ` begins a list here, and the next lines are keys of a map; write `version: 1`",
  ],
  [
    "a document that is expected by its path and forbidden by a glob",
    {
      "retrieval/suite.yaml": `${SUITE}cases: [{ id: a, query: a, intent: x, expected: [b.md, old/a.md], forbidden: [{ glob: "old/**" }] }]\n`,
    },
    'case "a" expects and forbids "old/a.md"; remove it from `expected` or `forbidden`',
  ],
  [
    "a table that is named as tsv",
    {
      "t.tsv": "query\texpected\n",
      "retrieval/suite.yaml": `${SUITE}dataset: { format: tsv, path: ../t.tsv }\n`,
    },
    'got "tsv"; a table with a header is `format: csv`, which reads tabs as well',
  ],
  [
    "a dataset beside the suite that is named from the top",
    {
      "eval/g.json": [],
      "retrieval/suite.yaml": `${SUITE}dataset: { format: json, path: eval/g.json, fields: { query: q, expected: d } }\n`,
    },
    "did you mean ../eval/g.json?",
  ],
  [
    "judgments beside the suite that are named from the top",
    {
      "eval/queries.tsv": "1\ta\n",
      "eval/qrels.txt": "1 0 a 1\n",
      "retrieval/suite.yaml": `${SUITE}dataset: { format: trec, path: ../eval/queries.tsv, qrels: eval/qrels.txt, intent: all }\n`,
    },
    "did you mean ../eval/qrels.txt?",
  ],
  [
    "a number as the id of a query",
    {
      "d/queries.jsonl": '{"_id":1,"text":"a"}\n',
      "d/qrels/test.tsv": "query-id\tcorpus-id\tscore\n1\ta\t1\n",
      "retrieval/suite.yaml": `${SUITE}dataset: { format: beir, path: ../d, split: test, intent: all }\n`,
    },
    'expected text that is not blank; got 1; write it in quotes: "1"',
  ],
  [
    "a limit with a unit",
    {
      "retrieval-gate.yaml": `${CONFIG}${RETRIEVER}gate: { latency_p95_ms: { ceiling: 300ms } }\n`,
    },
    '5: expected a number; got "300ms"; write `ceiling: 300`',
  ],
  [
    "a limit in percent as text",
    { "retrieval-gate.yaml": `${CONFIG}${RETRIEVER}gate: { recall@10: { floor: "80 %" } }\n` },
    "write `floor: 0.8`",
  ],
  [
    "k in quotes",
    { "retrieval-gate.yaml": `${CONFIG}${RETRIEVER}k: "5"\n` },
    'expected a whole number; got "5"; write `k: 5`',
  ],
  [
    "the rule of one intent in per_intent",
    {
      "retrieval-gate.yaml": `${CONFIG}${RETRIEVER}gate: { per_intent: { x: { recall@10: { floor: 0.9 } } } }\n`,
    },
    "A rule of one intent is `intents: { howto: { recall@10: { floor: 0.8 } } }` under `gate`",
  ],
  [
    "a metric in per_intent",
    {
      "retrieval-gate.yaml": `${CONFIG}${RETRIEVER}gate: { per_intent: { recall@10: { floor: 0.9 } } }\n`,
    },
    '5: unknown key "recall@10"; `per_intent` has one rule for all metrics and intents',
  ],
  [
    "a folder as the baseline",
    {
      "retrieval-gate.yaml": `version: 1\nsuite: retrieval/suite.yaml\nbaseline: b/\n${RETRIEVER}`,
    },
    '3: expected a path that ends in .json, .yaml or .yml; got "b/"; for example `baseline: baselines/docs.json`',
  ],
  [
    "a shell's variable as the host",
    {
      "retrieval-gate.yaml": `${CONFIG}retriever: { kind: http, url: "http://\${HOST}/s?q={{query}}" }\n`,
    },
    "4: `${HOST}` stays as it is, because the gate puts no variables into addresses",
  ],
  [
    "a shell's variable without braces as the address",
    { "retrieval-gate.yaml": `${CONFIG}retriever: { kind: mcp, url: $URL, tool: find }\n` },
    "4: `$URL` stays as it is",
  ],
  [
    "the body of the embedding as text",
    {
      "retrieval-gate.yaml": `${CONFIG}retriever: { kind: http, url: "http://x/s", body: { v: "{{vector}}" }, embed: { url: "http://x/e", body: "{{query}}", vector: v } }\n`,
    },
    '4: expected a map of keys or a list; got "{{query}}"',
  ],
  [
    "params as text",
    { "retrieval-gate.yaml": `${CONFIG}retriever: { kind: bm25, files: [a], params: lang=en }\n` },
    '4: expected a map of keys; got "lang=en"; for example `params: { tenant: acme }`',
  ],
  [
    "the judge's route in its address",
    {
      "retrieval-gate.yaml": `${CONFIG}${RETRIEVER}metrics: [faithfulness]\njudge: { base_url: "https://x/v1/chat/completions/", model: m, cache: v.jsonl }\n`,
    },
    'the gate adds the route "/chat/completions" itself; write `base_url: https://x/v1`',
  ],
  [
    "queries and judgments with other ids",
    {
      "q.tsv": "1\ta\n2\tb\n",
      "qrels.txt": "q1 0 a 1\nq2 0 b 1\n",
      "retrieval/suite.yaml": `${SUITE}dataset: { format: trec, path: ../q.tsv, qrels: ../qrels.txt, intent: all }\n`,
    },
    '1: no query that is judged here ("q1", "q2") is in q.tsv, which has "1", "2"; write the same ids in both files',
  ],
  [
    "a file of BEIR in place of the folder",
    {
      "d/queries.jsonl": '{"_id":"1","text":"a"}\n',
      "retrieval/suite.yaml": `${SUITE}dataset: { format: beir, path: ../d/queries.jsonl, intent: all }\n`,
    },
    "d/queries.jsonl is a file: name its folder",
  ],
  [
    "a split that BEIR's folder lacks",
    {
      "d/queries.jsonl": '{"_id":"1","text":"a"}\n',
      "d/qrels/dev.tsv": "query-id\tcorpus-id\tscore\n1\ta\t1\n",
      "retrieval/suite.yaml": `${SUITE}dataset: { format: beir, path: ../d, intent: all }\n`,
    },
    "none of d/qrels/test.tsv, d/qrels.tsv exists; d/qrels has dev.tsv",
  ],
  [
    "BEIR's judgments with the document first",
    {
      "d/queries.jsonl": '{"_id":"1","text":"a"}\n',
      "d/qrels/test.tsv": "corpus-id\tquery-id\tscore\na\t1\t1\n",
      "retrieval/suite.yaml": `${SUITE}dataset: { format: beir, path: ../d, intent: all }\n`,
    },
    '1: the header names the document first, "corpus-id"; expected the columns query, document, grade',
  ],
  [
    "a key of a list's items without []",
    {
      "g.jsonl": '{"q":"a","docs":[{"file":"a.md"}]}\n',
      "retrieval/suite.yaml": `${SUITE}dataset: { format: json, path: ../g.jsonl, fields: { query: q, expected: docs.file } }\n`,
    },
    'There is a list on the way: `expected: "docs[].file"`.',
  ],
  [
    "ranx' qrels as cases",
    {
      "g.json": { q1: { "a.md": 1 }, q2: { "b.md": 2 } },
      "retrieval/suite.yaml": `${SUITE}dataset: { format: json, path: ../g.json, fields: { query: q, expected: d } }\n`,
    },
    '`cases: items(queries, qrels)` and `fields: { id: "[0]", query: "[1]", expected: "[2]" }`',
  ],
  ["no baseline, and a dataset called almost so", { "r.json": [] }, "near: none"],
])("the error on a config or suite tells %s", async (_, files, message) => {
  expect(await mistakeIn(files)).toContain(message);
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

  expect(await mistakeIn(files)).toBe("near: none");
});
