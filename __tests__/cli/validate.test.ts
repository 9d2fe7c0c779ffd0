/** What `validate` warns of and prints. */
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";

const CASES = Array.from({ length: 6 }, (_, i) => ({
  id: `c${i}`,
  query: `query ${i}`,
  intent: i < 5 ? "howto" : "rare",
  expected: [`d${i}.md`],
}));
const SUITE = { version: 1, name: "s", revision: "1", cases: CASES };
const CONFIG = {
  version: 1,
  suite: "suite.json",
  baseline: "b.json",
  retriever: { kind: "command", command: ["false"] },
  latency: "off",
};

/** Expects the files to be valid, and returns the warnings that match. */
async function warningsMatching(
  pattern: RegExp,
  suite: unknown,
  config: unknown,
): Promise<readonly string[]> {
  const folder = workspace({ "suite.json": suite, "retrieval-gate.json": config });
  const args = ["validate", "--config", "retrieval-gate.json"];
  const { code, stdout, stderr } = await retrievalGate(folder, args);
  expect(code, stderr).toBe(0);
  return stdout.split("\n").filter((line) => line.startsWith("warning:") && pattern.test(line));
}

describe("validate", () => {
  it("warns of a header whose secret is written in the config, and of no other", async () => {
    const headers = { "X-Api-Key": "abc", accept: "x", cookie: { env: "HOME" } };
    const retriever = { kind: "http", url: "http://127.0.0.1/?q={{query}}", headers };

    const warnings = await warningsMatching(/header/, SUITE, { ...CONFIG, retriever });

    expect(warnings).toEqual([
      "warning: the header X-Api-Key is written in the config, so everybody who reads the repository has it. Use { env: NAME }",
    ]);
  });

  it("warns of a tolerance in percent without the sign", async () => {
    const gate = { "recall@10": { tolerance: 5 } };

    const warnings = await warningsMatching(/of recall@10/, SUITE, { ...CONFIG, gate });

    expect(warnings).toEqual([
      'warning: The tolerance 5 of recall@10 allows any change, because recall@10 lies between 0 and 1. Did you mean 0.05 or "5%"?',
    ]);
  });

  it("warns of a cell that may list several documents, with its line", async () => {
    const dataset = { format: "csv", path: "t.csv" };
    const folder = workspace({
      "t.csv": "query,expected\na,one.md\nb,two.md|three.md\n",
      "suite.json": { version: 1, name: "s", revision: "1", dataset },
      "retrieval-gate.json": CONFIG,
    });

    const ran = await retrievalGate(folder, ["validate", "--config", "retrieval-gate.json"]);

    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stdout).toContain("warning: t.csv:3: this cell may hold several documents");
  });

  it("prints each grade of a dataset's first case if one of them is not 1", async () => {
    const folder = workspace({
      "t.csv": "query,expected,grade\na,one.md,3\na,two.md,1\n",
      "suite.json": {
        version: 1,
        name: "s",
        revision: "1",
        dataset: { format: "csv", path: "t.csv" },
      },
      "retrieval-gate.json": CONFIG,
    });

    const { stdout } = await retrievalGate(folder, ["validate", "--config", "retrieval-gate.json"]);

    expect(stdout).toContain("  expected: one.md (grade 3); two.md (grade 1)\n");
  });

  it("says how often each case is timed, as text and as JSON", async () => {
    const serve = `
      import { createInterface } from "node:readline";
      createInterface({ input: process.stdin }).on("line", (line) => {
        const { id, query } = JSON.parse(line);
        process.stdout.write(JSON.stringify({ id, results: [{ path: query.replace("query ", "d") + ".md" }], latency_ms: 5 }) + "\\n");
      });`;
    const retriever = { kind: "command", command: [process.execPath, "serve.mjs"] };
    const latency = { source: "reported", repeats: 4 };
    const folder = workspace({
      "suite.json": SUITE,
      "retrieval-gate.json": { ...CONFIG, retriever, latency },
      "serve.mjs": serve,
    });
    const configFlag = ["--config", "retrieval-gate.json"];
    const recorded = await retrievalGate(folder, ["record", ...configFlag]);
    expect(recorded.code, recorded.stdout + recorded.stderr).toBe(0);

    const text = await retrievalGate(folder, ["validate", ...configFlag]);
    const json = await retrievalGate(folder, ["validate", ...configFlag, "--json"]);

    expect(text.stdout).toContain("latency: each case is timed 4 times\n");
    expect(JSON.parse(json.stdout).timing).toMatchObject({ source: "reported", repeats: 4 });
  });
});
