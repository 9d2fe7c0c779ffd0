import { expect, it } from "vitest";
import { checkAsked } from "../../src/cli/validate.ts";
import { GateError } from "../../src/errors.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import { formatProblem } from "../../src/model/problem.ts";
import { workspace } from "../helpers/workspace.ts";
import { CONFIG, MISTAKES, SUITE } from "./mistakes.ts";
import { values } from "../helpers/table.ts";

/** Everything that a reader of the terminal sees. */
async function messageOf({ file, find, put }: (typeof MISTAKES)[number]): Promise<string> {
  const files: Record<string, string> = {
    "retrieval-gate.yaml": CONFIG,
    "suite.yaml": SUITE,
    "corpus.jsonl": '{"id":"a","text":"b"}\n',
    "t.csv": "question,documents\na,b\n",
  };
  files[file] = (files[file] ?? "").replace(find, put);
  const root = { directory: workspace(files) };
  const ports = {
    root: root.directory,
    environment: {},
    moduleHost: "",
    signal: new AbortController().signal,
  };
  const error: unknown = await loadInputs(root, "retrieval-gate.yaml", { suite: null, baseline: null })
    .then((inputs) => checkAsked(inputs, { ...ports, log: () => {} }))
    .catch((each: unknown) => each);
  expect(error).toBeInstanceOf(GateError);
  const { message, problems, hint } = error as GateError;
  return [message, ...problems.map(formatProblem), ...(hint === undefined ? [] : [`hint: ${hint}`])].join(
    "\n",
  );
}

/** As Ajv, the YAML parser and JavaScript say it. */
const LIBRARY =
  /must NOT|must be(?! one of)|must have|Alias resolution|Map keys|Unresolved|implicit|undefined|\[object|expected (?:integer|array|object|string|boolean)\b/;

/** What it says in place of an example: the nearest name, the choices, what to remove, or where to look. */
const ADVICE =
  /expected |did you mean |remove |keep one|close what|use spaces|write the value out|unique|outside the repository|raise `k`|give it a `|choose another|name the variable|name yours with|; for example `|hint: [A-Z{`]/;

it("there are many", () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(140);
  expect(new Set(MISTAKES.map(({ name }) => name)).size).toBe(MISTAKES.length);
});

it.each(MISTAKES.map((mistake) => [mistake.name, mistake] as const))("%s", async (_, mistake) => {
  const said = await messageOf(mistake);
  const missing =
    / does not exist\n| is a pointer of Git LFS| by a newer version|: there is no \w+\.csv/.test(said);
  // A file that is not there has no line.
  expect(said).toMatch(
    missing
      ? /(?:suite|baseline|gate|tests|corpora)\S*\.(?:yaml|jsonl?|csv)/
      : new RegExp(`(?:${mistake.file}|t\\.csv):[1-9]\\d*`),
  );
  expect(said).not.toMatch(LIBRARY);
  expect(said).toMatch(ADVICE);
  // Within a case its id is told.
  if (/\(\/cases\/\d+/.test(said) && !mistake.name.includes("that is a text"))
    expect(said).toMatch(/case (?:"install"|"proxy"|7)|"constructor"/);
});

it.each(
  values<readonly [string, string]>(`
a misspelt key | did you mean \`baseline\`?
an unknown metric to report | unknown metric "recal@10"; did you mean \`recall@10\`?
an unknown metric in the gate | did you mean \`recall@10\`?
a misspelt kind | did you mean \`command\`?
an unknown preset | did you mean \`elasticsearch\`?
a misspelt key of a case | did you mean \`critical\`? (case "install")
a query that is a number | suite.yaml:6 (/cases/0/query): expected a query that is not blank; got 404 (case "install"); for example \`query: "404"\`
an anchor | retrieval-gate.yaml:7: an alias (\`*name\`) is not allowed; write the value out in each place
spaces in a placeholder | retrieval-gate.yaml:5 (/retriever): retriever: "{{ query }}" is no placeholder; did you mean {{query}}?
a misspelt placeholder | "{{qurey}}" is no placeholder; did you mean {{query}}?
an expression of a workflow | \`\${{ secrets.TOKEN }}\` is replaced in workflows alone; set it in the step's \`env\` and name the variable, for example \`{ env: TOKEN }\`
a secret that is not set | the environment variable NO_SUCH_TOKEN is empty or missing
the words of a command in one entry | Write each word as an entry: [python3, serve.py, --fast]
a variable for a program | no shell reads "$PYTHON"
a conflict in the config | retrieval-gate.yaml:4: git's conflict marker; keep one of the two sides
a conflict in the baseline | then record again: \`retrieval-gate record\`
a suite of Git LFS | suite suite.yaml is a pointer of Git LFS
a backslash | Write \`/\` between folders
threshold for a floor | did you mean \`floor\`?
a metric of another tool | did you mean \`recall@10\`?
a percentile alone | did you mean \`latency_p95_ms\`?
cases and dataset | there are both: remove one
a command as a text | expected a list; got "python3 serve.py"; for example \`command: [python3, retrieval/serve.py]\`
`),
)("%s: %s", async (name, words) => {
  expect(await messageOf(MISTAKES.find((each) => each.name === name)!)).toContain(words);
});
