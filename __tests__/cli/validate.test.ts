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

async function validate(suite: unknown, config: unknown, ...flags: readonly string[]) {
  const folder = workspace({ "suite.json": suite, "retrieval-gate.json": config });
  return retrievalGate(folder, ["validate", "--config", "retrieval-gate.json", ...flags]);
}

describe("validate", () => {
  it("warns of a wrong unit, a secret in the config, and similar intents", async () => {
    const cases = [{ ...CASES[0], intent: "Rare" }, ...CASES.slice(1)];
    const headers = { "X-Api-Key": "abc", accept: "x", cookie: { env: "HOME" } };
    const retriever = { kind: "http", url: "http://127.0.0.1/?q={{query}}", headers };
    const gate = { "recall@10": { tolerance: 5 } };
    const ran = await validate({ ...SUITE, cases }, { ...CONFIG, retriever, gate });

    expect(ran.code, ran.stderr).toBe(0);
    expect(
      ran.stdout
        .split("\n")
        .filter((line) => /Api|recall@10 (?:allows|can)|of recall|letter/.test(line)),
    ).toEqual([
      "warning: the header X-Api-Key is written in the config, so everybody who reads the repository has it. Use { env: NAME }",
      'warning: intents "Rare" and one that differs in letter case alone are two: give them one name',
      'warning: the tolerance 5 of recall@10 allows any change, because recall@10 lies between 0 and 1. Did you mean 0.05 or "5%"?',
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

  it("says how often each case is timed", async () => {
    const serve = `
      import { createInterface } from "node:readline";
      createInterface({ input: process.stdin }).on("line", (line) => {
        const { id, query } = JSON.parse(line);
        process.stdout.write(JSON.stringify({ id, results: [{ path: query.replace("query ", "d") + ".md" }], latency_ms: 5 }) + "\\n");
      });`;
    const retriever = { kind: "command", command: [process.execPath, "serve.mjs"] };
    const latency = { source: "reported", repeats: 4 };
    const config = { ...CONFIG, retriever, latency };
    const folder = workspace({
      "suite.json": SUITE,
      "retrieval-gate.json": config,
      "serve.mjs": serve,
    });
    const at = ["--config", "retrieval-gate.json"];
    const recorded = await retrievalGate(folder, ["record", ...at]);

    expect(recorded.code, recorded.stdout + recorded.stderr).toBe(0);

    const ran = await retrievalGate(folder, ["validate", ...at]);

    expect(ran.stdout).toContain("latency: each case is timed 4 times\n");

    const { timing } = JSON.parse(
      (await retrievalGate(folder, ["validate", ...at, "--json"])).stdout,
    );

    expect(timing).toMatchObject({ source: "reported", repeats: 4 });
  });
});
