/** What `validate` warns of and prints. */
import { describe, expect, it } from "vitest";
import { casesFile, configFile, run, suiteFile } from "../helpers/gated-project.ts";
import { filesIn, values } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";

const SUITE = suiteFile("s", casesFile(6));
/** The module that the config names. `validate` does not run it. */
const SEARCH = { "search.mjs": "export default () => [];" };

describe("validate", () => {
  it.each(
    values<readonly [string, object, RegExp | string, readonly string[]]>(`
# what it warns of | changes of the config | a part of the warnings that are meant | all of these warnings
a header whose secret is written in the config, and of no other | {"retriever":{"kind":"http","url":"http://127.0.0.1/?q={{query}}","headers":{"X-Api-Key":"abc","accept":"x","cookie":{"env":"HOME"}}}} | header | ["warning: the header X-Api-Key is written in the config, so everybody who reads the repository has it. Use { env: NAME }"]
a tolerance in percent without the sign | {"gate":{"recall@10":{"tolerance":5}}} | of recall@10 | ["warning: The tolerance 5 of recall@10 allows any change, because recall@10 lies between 0 and 1. Did you mean 0.05 or \\"5%\\"?"]
`),
  )("warns of %s", async (_, changes, part, expected) => {
    const config = configFile(changes);
    const folder = workspace({ ...SEARCH, "suite.json": SUITE, "retrieval-gate.json": config });

    const { code, stdout, stderr } = await run(folder, "validate");

    const warnings = stdout.split("\n").filter((line) => line.startsWith("warning:"));
    expect(code, stderr).toBe(0);
    expect(warnings.filter((line) => line.includes(String(part)))).toEqual(expected);
  });

  it.each(
    values<readonly [string, string, string]>(`
# what is printed | the table of the dataset | the line
the line of a cell that may list several documents | t.csv: query,expected⏎a,one.md⏎b,two.md¦three.md⏎ | warning: t.csv:3: this cell may hold several documents
each grade of the first case if one of them is not 1 | t.csv: query,expected,grade⏎a,one.md,3⏎a,two.md,1⏎ | "  expected: one.md (grade 3); two.md (grade 1)"
`),
  )("prints %s", async (_, table, line) => {
    const dataset = { format: "csv", path: "t.csv" };
    const folder = workspace({
      ...SEARCH,
      ...filesIn(table),
      "suite.json": { version: 1, name: "s", revision: "1", dataset },
      "retrieval-gate.json": configFile(),
    });

    const { code, stdout, stderr } = await run(folder, "validate");

    expect(code, stderr).toBe(0);
    expect(stdout).toContain(line);
  });

  it("says how often each case is timed, as text and as JSON", async () => {
    const serve = `
      import { createInterface } from "node:readline";
      createInterface({ input: process.stdin }).on("line", (line) => {
        const { id, query } = JSON.parse(line);
        process.stdout.write(JSON.stringify({ id, results: [query.replace("find ", "d")], latency_ms: 5 }) + "\\n");
      });`;
    const config = configFile({
      retriever: { kind: "command", command: [process.execPath, "serve.mjs"] },
      latency: { source: "reported", repeats: 4 },
    });
    const folder = workspace({
      "suite.json": SUITE,
      "retrieval-gate.json": config,
      "serve.mjs": serve,
    });
    const recorded = await run(folder, "record");
    expect(recorded.code, recorded.stdout + recorded.stderr).toBe(0);

    const text = await run(folder, "validate");
    const json = await run(folder, "validate", ["--json"]);

    expect(text.stdout).toContain("latency: each case is timed 4 times\n");
    expect(JSON.parse(json.stdout).timing).toMatchObject({ source: "reported", repeats: 4 });
  });
});
