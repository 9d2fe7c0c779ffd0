import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readSetFlag } from "../../../src/workbench/compare/inputs.ts";
import { retrievalGate } from "../../helpers/command.ts";
import { configFile, suiteFile } from "../../helpers/gated-project.ts";
import { workspace } from "../../helpers/workspace.ts";
import { FILES, read } from "./compare-project.ts";

describe("compare with two configs", () => {
  const configOfRun = (run: string): object =>
    configFile({ k: 3, retriever: { kind: "run", path: run } });
  /** The config of a retriever that is this program of Node.js. */
  const configOfProgram = (program: string): object =>
    configFile({
      k: 3,
      retriever: { kind: "command", command: [process.execPath, "-e", program] },
    });
  /** The config of a program that answers each line with its id and these fields. */
  const configOfAnswer = (fields: string): object =>
    configOfProgram(`require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const { id } = JSON.parse(line); const { EF, SEARCH_TOKEN } = process.env;
      console.log(JSON.stringify({ id, ${fields} })); });`);
  const CASES = [
    { id: "q1", query: "apple", intent: "food", expected: [{ id: "d1", grade: 2 }, { id: "d2" }] },
    { id: "q2", query: "banana", intent: "food", expected: [{ id: "d3" }] },
    { id: "q3", query: "nothing", intent: "none", expect_empty: true },
  ];
  const PROJECT = {
    ...FILES,
    "suite.json": suiteFile("s", CASES),
    "a.json": configOfRun("runs/a.trec"),
    "b.json": configOfRun("runs/b.trec"),
  };
  const compareConfigs = (first: string, second: string): readonly string[] => [
    ..."compare --out out/cmp.json --csv out/cmp.csv --report-dir out/reports".split(" "),
    "--config",
    first,
    "--config",
    `new=${second}`,
  ];
  const TWO_CONFIGS = compareConfigs("a.json", "b.json");

  it("writes a CSV row for each query and system, with empty cells for no value", async () => {
    const folder = workspace(PROJECT);
    // a.json finds q1's d2 (grade 1) at rank 2 and d1 (grade 2) at rank 3: gains are grades, the
    // discount is log2(rank + 1).
    const dcg = 1 / Math.log2(3) + 2 / Math.log2(4);
    const idealDcg = 2 / Math.log2(2) + 1 / Math.log2(3);

    const result = await retrievalGate(folder, TWO_CONFIGS);

    expect(result).toMatchObject({ code: 0 });
    // q3 is to find nothing (`expect_empty`), so it has no recall.
    expect(read(folder, "out/cmp.csv").split("\r\n")).toEqual([
      "qid,system,recall,mrr,ndcg,hit_rate,hits",
      `q1,A,1.000000,0.500000,${(dcg / idealDcg).toFixed(6)},1.000000,"d2,d1"`,
      'q1,B,1.000000,1.000000,1.000000,1.000000,"d1,d2"',
      "q2,A,0.000000,0.000000,0.000000,0.000000,",
      "q2,B,1.000000,1.000000,1.000000,1.000000,d3",
      "q3,A,,,,,",
      "q3,B,,,,,",
      "",
    ]);
  });

  describe("--set", () => {
    it("the error about a wrong value names --set, not a line of the config", async () => {
      const { code, stderr } = await retrievalGate(
        workspace(PROJECT),
        "compare --config a.json --set retriever.timeout_ms=no,2".split(" "),
      );

      expect(code).toBe(2);
      expect(stderr).toContain('a.json is not valid with --set retriever.timeout_ms="no"\n');
      expect(stderr).toContain("\n  a.json (/retriever/timeout_ms)");
    });

    it("keeps numbers below a param that is called env", () => {
      expect(readSetFlag("retriever.params.env.ef=1,2").values).toEqual([1, 2]);
    });

    it("takes numbers below env as text", async () => {
      const a = configOfAnswer('results: [{ id: "d" + EF }]');
      const folder = workspace({ ...PROJECT, "a.json": a });

      const { code, stdout } = await retrievalGate(
        folder,
        "compare --config a.json --set retriever.env.EF=1,2".split(" "),
      );

      expect(code).toBe(0);
      // In quotes it is text.
      expect(stdout).toContain('B: a.json retriever.env.EF="2"');
    });
  });

  describe("with a retriever that repeats the secret SEARCH_TOKEN", () => {
    const SECRET = "kT9/pz+Lq4-Wv7x2";
    const LEAKY_PROJECT = {
      ...PROJECT,
      "error.json": configOfAnswer('error: "401 for " + encodeURIComponent(SEARCH_TOKEN)'),
      "id.json": configOfAnswer('results: [{ id: "doc " + SEARCH_TOKEN }]'),
    };

    it("compare masks a secret in the error of a retriever, and writes nothing", async () => {
      const folder = workspace(LEAKY_PROJECT);
      const argv = compareConfigs("a.json", "error.json");

      const result = await retrievalGate(folder, argv, { SEARCH_TOKEN: SECRET });

      expect(result).toMatchObject({
        code: 3,
        stdout: "",
        stderr: expect.stringContaining("401 for ***"),
      });
      expect(result.stderr).not.toContain(SECRET);
      expect(result.stderr).not.toContain(encodeURIComponent(SECRET));
      expect(existsSync(path.join(folder, "out/cmp.json"))).toBe(false);
      expect(existsSync(path.join(folder, "out/reports/B"))).toBe(false);
    });

    it("compare refuses a result whose id has a secret", async () => {
      const folder = workspace(LEAKY_PROJECT);

      const { stderr } = await retrievalGate(folder, compareConfigs("a.json", "id.json"), {
        SEARCH_TOKEN: SECRET,
      });

      expect(stderr).toContain('case "q1": `id` of result 1 holds the value of SEARCH_TOKEN');
    });
  });

  // What the second system is | the files of it | a part of the message
  it.each([
    [
      "a system that finds nothing at all",
      // q3 expects nothing, so that of q1 and q2 neither got a result.
      { "runs/b.trec": "q3 Q0 x 1 3 t\n" },
      "new: none of the 2 queries got a single result",
    ],
    [
      "a retriever that ends",
      { "b.json": configOfProgram("process.exit(7)") },
      "new: the retriever",
    ],
    [
      "a retriever that fails each query",
      { "b.json": configOfAnswer('error: "boom"') },
      "new: 3 of 3 queries failed with: boom",
    ],
  ])("ends with 3 for %s", async (_, files, message) => {
    const folder = workspace({ ...PROJECT, ...files });

    const result = await retrievalGate(folder, TWO_CONFIGS);

    expect(result).toMatchObject({ code: 3, stdout: "" });
    expect(result.stderr).toContain(message);
  });
});
