import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { configFile, suiteFile } from "../../helpers/gated-project.ts";
import { workspace } from "../../helpers/workspace.ts";
import { FILES, readComparison, read } from "./compare-project.ts";

describe("compare with two configs", () => {
  const configOfRun = (run: string): object =>
    configFile({ k: 3, retriever: { kind: "run", path: run } });
  /** The config of a retriever that is a program of Node.js. */
  const configOfProgram = (program: string): object =>
    configFile({
      k: 3,
      retriever: { kind: "command", command: [process.execPath, "-e", program] },
    });
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
  const compareConfigs = (a: string, b: string): readonly string[] =>
    `compare --a ${a} --b ${b} --out out/cmp.json --csv out/cmp.csv`.split(" ");
  const AB = compareConfigs("a.json", "b.json");

  // Each of the configs names suite.json, which `configFile` writes if no other suite is given.
  it("stores the digests of the suite and of a config, and both configs' paths", async () => {
    const folder = workspace(PROJECT);
    const digestOf = (file: string): string =>
      createHash("sha256").update(read(folder, file)).digest("hex");

    expect(await retrievalGate(folder, AB)).toMatchObject({ code: 0, stderr: "" });

    expect(readComparison(folder)).toMatchObject({
      corpus_digest: "absent",
      queries_digest: digestOf("suite.json"),
      qrels_digest: digestOf("suite.json"),
      systems: {
        A: { config_path: "a.json", config_digest: digestOf("a.json") },
        B: { config_path: "b.json" },
      },
    });
  });

  it("has no figures for a case that expects nothing, and leaves it out of the means", async () => {
    const folder = workspace(PROJECT);

    await retrievalGate(folder, AB);

    // The mean is of q1 and q2, which B finds.
    expect(readComparison(folder).systems.B.metrics.macro.recall).toBe((1 + 1) / 2);
    expect(readComparison(folder).per_query[2]).toMatchObject({
      qid: "q3",
      A: { recall: null, hits: [] },
      delta: { ndcg: null },
    });
    expect(read(folder, "out/cmp.csv")).toContain("q3,A,,,,\r\n");
  });

  describe("with a retriever that repeats the secret SEARCH_TOKEN", () => {
    const SECRET = "kT9/pz+Lq4-Wv7x2";
    /** Answers each line with its id and the given fields, in which `key` is the secret. */
    const leakyProgram = (fields: string): string =>
      `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
        const { id } = JSON.parse(line); const key = process.env.SEARCH_TOKEN;
        console.log(JSON.stringify({ id, ${fields} })); });`;
    const LEAKY_PROJECT = {
      ...PROJECT,
      "error.json": configOfProgram(leakyProgram('error: "401 for " + encodeURIComponent(key)')),
      "id.json": configOfProgram(leakyProgram('results: [{ id: "doc " + key }]')),
    };

    it.each([
      ["--a and --b", [...compareConfigs("a.json", "error.json"), "--traces", "out/traces"]],
      [
        "several --config",
        "compare --config a.json --config error.json --html out/page.html".split(" "),
      ],
    ])("masks it in an error, and writes nothing, for %s", async (_, argv) => {
      const folder = workspace(LEAKY_PROJECT);

      const result = await retrievalGate(folder, argv, { SEARCH_TOKEN: SECRET });

      expect(result).toMatchObject({
        code: 3,
        stdout: "",
        stderr: expect.stringContaining("401 for ***"),
      });
      expect(result.stderr).not.toContain(SECRET);
      expect(result.stderr).not.toContain(encodeURIComponent(SECRET));
      expect(existsSync(path.join(folder, "out"))).toBe(false);
    });

    it("refuses it in the id of a result", async () => {
      const folder = workspace(LEAKY_PROJECT);

      const { stderr } = await retrievalGate(folder, compareConfigs("a.json", "id.json"), {
        SEARCH_TOKEN: SECRET,
      });

      expect(stderr).toContain('case "q1": `id` of result 1 holds the value of SEARCH_TOKEN');
    });
  });

  /** A program that answers each query with the error `boom`. */
  const FAILING_ANSWERS =
    'process.stdin.on("data", (lines) => { for (const line of String(lines).trim().split("\\n")) { const { id } = JSON.parse(line); console.log(JSON.stringify({ id, error: "boom" })); } })';
  it.each([
    ["a retriever that ends", "process.exit(7)", "b.json: the retriever"],
    [
      "a retriever that fails each query",
      FAILING_ANSWERS,
      'b.json: 3 queries failed, first "q1": boom',
    ],
  ])("ends with 3 for %s", async (_, program, message) => {
    const folder = workspace({ ...PROJECT, "b.json": configOfProgram(program) });

    const result = await retrievalGate(folder, AB);

    expect(result.code).toBe(3);
    expect(result.stderr).toContain(message);
  });
});
