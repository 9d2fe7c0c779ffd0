import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { configFile, suiteFile } from "../../helpers/gated-project.ts";
import { workspace } from "../../helpers/workspace.ts";
import { FILES, compared, read } from "./compare-project.ts";

describe("compare with two configs", () => {
  const config = (run: string, more: object = {}): object =>
    configFile({ k: 3, retriever: { kind: "run", path: run }, ...more });
  const CASES = [
    { id: "q1", query: "apple", intent: "food", expected: [{ id: "d1", grade: 2 }, { id: "d2" }] },
    { id: "q2", query: "banana", intent: "food", expected: [{ id: "d3" }] },
    { id: "q3", query: "nothing", intent: "none", expect_empty: true },
  ];
  const PROJECT = {
    ...FILES,
    "suite.json": suiteFile("s", CASES),
    "a.json": config("runs/a.trec"),
    "b.json": config("runs/b.trec"),
  };
  const AB = [
    "compare",
    "--a",
    "a.json",
    "--b",
    "b.json",
    "--out",
    "out/cmp.json",
    "--csv",
    "out/cmp.csv",
  ];

  it("asks both retrievers the suite of the first", async () => {
    const folder = workspace(PROJECT);

    expect(await retrievalGate(folder, AB)).toMatchObject({ code: 0, stderr: "" });

    const suite = createHash("sha256").update(read(folder, "suite.json")).digest("hex");

    expect(compared(folder)).toMatchObject({
      corpus_digest: "absent",
      queries_digest: suite,
      qrels_digest: suite,
      systems: {
        A: {
          config_path: "a.json",
          config_digest: createHash("sha256").update(read(folder, "a.json")).digest("hex"),
        },
        B: { config_path: "b.json" },
      },
    });
    // A case that expects nothing has no figures, and takes no part in the means.
    expect(compared(folder).systems.B.metrics.macro.recall).toBe(1);
    expect(compared(folder).per_query[2]).toMatchObject({
      qid: "q3",
      A: { recall: null, hits: [] },
      delta: { ndcg: null },
    });
    expect(read(folder, "out/cmp.csv")).toContain("q3,A,,,,\r\n");
  });

  it("prints no secret that a retriever repeats", async () => {
    const SECRET = "kT9/pz+Lq4-Wv7x2";
    const serve = (answer: string): string =>
      `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
        const { id } = JSON.parse(line); const key = process.env.SEARCH_TOKEN;
        console.log(JSON.stringify({ id, ${answer} })); });`;
    const leakyConfig = (answer: string): object =>
      config("", {
        retriever: { kind: "command", command: [process.execPath, "-e", serve(answer)] },
      });
    const folder = workspace({
      ...PROJECT,
      "error.json": leakyConfig('error: "401 for " + encodeURIComponent(key)'),
      "id.json": leakyConfig('results: [{ id: "doc " + key }]'),
    });
    for (const flags of [
      [...AB.with(2, "error.json"), "--traces", "out/traces"],
      ["compare", "--config", "a.json", "--config", "error.json", "--html", "out/page.html"],
    ]) {
      const ran = await retrievalGate(folder, flags, { SEARCH_TOKEN: SECRET });

      expect(ran).toMatchObject({
        code: 3,
        stdout: "",
        stderr: expect.stringContaining("401 for ***"),
      });
      expect(ran.stderr).not.toContain(SECRET);
      expect(ran.stderr).not.toContain(encodeURIComponent(SECRET));
    }

    expect(existsSync(path.join(folder, "out"))).toBe(false);

    const ids = await retrievalGate(folder, AB.with(2, "id.json"), { SEARCH_TOKEN: SECRET });

    expect(ids.stderr).toContain('case "q1": `id` of result 1 holds the value of SEARCH_TOKEN');
  });

  it("ends with 3 if a retriever fails, wholly or on a query", async () => {
    const dead = config("runs/b.trec", {
      retriever: { kind: "command", command: [process.execPath, "-e", "process.exit(7)"] },
    });
    const answer =
      'process.stdin.on("data", (lines) => { for (const line of String(lines).trim().split("\\n")) { const { id } = JSON.parse(line); console.log(JSON.stringify({ id, error: "boom" })); } })';
    const failing = config("runs/b.trec", {
      retriever: { kind: "command", command: [process.execPath, "-e", answer] },
    });
    for (const [b, message] of [
      [dead, "b.json: the retriever"],
      [failing, 'b.json: 3 queries failed, first "q1": boom'],
    ] as const) {
      const ran = await retrievalGate(workspace({ ...PROJECT, "b.json": b }), AB);

      expect(ran.code).toBe(3);
      expect(ran.stderr).toContain(message);
    }
  });
});
