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
async function mistakeIn(files: Readonly<Record<string, unknown>>): Promise<string> {
  const directory = workspace({
    "retrieval-gate.yaml": CONFIG + RETRIEVER,
    "retrieval/suite.yaml": SUITE + CASES,
    ...files,
  });
  try {
    const overrides = { suite: null, baseline: null };
    const inputs = await loadInputs({ directory }, "retrieval-gate.yaml", overrides);
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
  ["no baseline, and a dataset called almost so", { "r.json": [] }, "near: none"],
])("tells %s", async (_, files, message) => {
  expect(await mistakeIn(files)).toContain(message);
});
