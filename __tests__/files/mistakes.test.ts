import { expect, it } from "vitest";
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
  };
  files[file] = (files[file] ?? "").replace(find, put);
  const root = { directory: workspace(files) };
  const error: unknown = await loadInputs(root, "retrieval-gate.yaml", { suite: null, baseline: null }).catch(
    (each: unknown) => each,
  );
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
  /; for example `|did you mean `|expected one of|expected `|expected exactly one|raise `k`|give it a `floor`|remove one|keep one|close what|use spaces|write the value out|unique|at most 1|outside the repository|hint: (?:Check the path|Restore|Fix the line)/;

it("there are sixty", () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(MISTAKES.map(({ name }) => name)).size).toBe(MISTAKES.length);
});

it.each(MISTAKES.map((mistake) => [mistake.name, mistake] as const))("%s", async (_, mistake) => {
  const said = await messageOf(mistake);
  const missing = / does not exist\n/.test(said);
  // A file that is not there has no line.
  expect(said).toMatch(missing ? /^\w+ \S+ does not exist/ : new RegExp(`${mistake.file}:[1-9]\\d*`));
  expect(said).not.toMatch(LIBRARY);
  expect(said).toMatch(ADVICE);
  // Within a case its id is told.
  if (/\(\/cases\/\d+/.test(said) && !mistake.name.includes("that is a text"))
    expect(said).toMatch(/case (?:"install"|"proxy"|7)/);
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
a command as a text | expected a list; got "python3 serve.py"; for example \`command: [python3, retrieval/serve.py]\`
`),
)("%s: %s", async (name, words) => {
  expect(await messageOf(MISTAKES.find((each) => each.name === name)!)).toContain(words);
});
