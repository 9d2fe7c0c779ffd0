import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";
import {
  type Json,
  casesFile,
  configFile,
  run,
  suiteFile,
  textIn,
} from "../helpers/gated-project.ts";

const N = 12;
const cases = casesFile(N);

// The nth start of the process has an index of its own: of the last four cases it misses the one that n names, or what
// MISSES names; FIRST names what the first start misses. Answers within one process are the same.
const SERVE = `import { appendFileSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
appendFileSync("starts.txt", "x");
const start = readFileSync("starts.txt", "utf8").length;
const told = (start === 1 && process.env.FIRST) || process.env.MISSES;
const missed = told ? told.split(",").map(Number) : [8 + (start % 4)];
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line);
  const i = Number(query.slice(5));
  const results = [{ id: missed.includes(i) ? "other" : "d" + i }, { id: "x" + i }];
  console.log(JSON.stringify({ id, results }));
}`;

const config = (rules: object): Json =>
  configFile({
    baseline: "b.json",
    retriever: { kind: "command", command: [process.execPath, "serve.mjs"] },
    gate: rules,
  });
const project = (): string =>
  workspace({
    "suite.json": suiteFile("docs", cases),
    "serve.mjs": SERVE,
    "retrieval-gate.json": config({}),
    "judged.json": {
      ...config({ faithfulness: { floor: 0.5 } }),
      judge: { base_url: "http://127.0.0.1:9/v1", model: "m", cache: "verdicts.jsonl" },
    },
  });

describe("record --runs of a retriever whose index differs from start to start", () => {
  it("starts it for each run, and keeps means and how often a case was found", async () => {
    const folder = project();

    expect(await run(folder, "record", ["--runs", "10"])).toMatchObject({ code: 0 });
    // What most runs find is not searched for.
    expect(readFileSync(path.join(folder, "starts.txt"), "utf8")).toHaveLength(10);

    const written = JSON.parse(readFileSync(path.join(folder, "b.json"), "utf8")) as Json;

    expect(written.run_count).toBe(10);
    // Every run misses one of 12.
    expect(written.metrics.overall["recall@10"]).toBeCloseTo(11 / 12, 11);

    // Starts 1 to 10 modulo 4: 1 and 2 three times, 3 and 0 twice.
    const foundInRuns = (at: number): number => written.cases[cases[at].id].found_in;

    expect([0, 8, 9, 10, 11].map(foundInRuns)).toEqual([10, 8, 7, 7, 8]);
  });

  it("does not advise to record a mean, which it just did", async () => {
    const folder = project();

    const recorded = await run(folder, "record", ["--runs", "2"]);
    const gated = await run(folder, "gate");

    for (const { code, stdout } of [recorded, gated]) {
      expect(code, stdout).toBe(0);
      expect(stdout).not.toContain("--runs 5");
    }
  });

  it.each([
    // (0.5 + 9 x 1) / 10, and (1 + 9 x 0.5) / 10.
    ["0,1,2,3,4,5", "99", 0, 0.95],
    ["99", "0,1,2,3,4,5", 1, 0.55],
  ])("compares the means of all: %s missed at first, then %s", async (first, then, code, mean) => {
    const folder = project();
    writeFileSync(
      path.join(folder, "retrieval-gate.json"),
      JSON.stringify(config({ "recall@10": { floor: 0.8 } })),
    );
    const recorded = await run(folder, "record", ["--runs", "10"], { FIRST: first, MISSES: then });

    expect(recorded).toMatchObject({ code });

    const { metrics, cases: rows } = JSON.parse(textIn(folder, "baseline.json")) as Json;

    expect(metrics.overall["recall@10"]).toBeCloseTo(mean, 11);
    expect(existsSync(path.join(folder, "b.json"))).toBe(code === 0);
    // A row has the answer that most runs gave, as many as were found.
    expect(rows[cases[0].id]).toMatchObject(
      code === 0 ? { ranks: [1], found_in: 9 } : { ranks: [null], found_in: 1 },
    );
    expect(recorded.stdout).toContain(code === 0 ? "recall@10" : "(floor 0.800)");
  });

  it("advises as many runs as the baseline has, after which gate passes", async () => {
    const folder = project();
    await run(folder, "record", ["--runs", "3"]);

    const lost = await run(folder, "gate", [], { MISSES: "0,1,2,3" });
    const accepted = await run(folder, "record", ["--runs", "3", "--accept"], {
      MISSES: "0,1,2,3",
    });
    const after = await run(folder, "gate", [], { MISSES: "0,1,2,3" });

    expect(lost.code).toBe(1);
    expect(lost.stdout).toContain("run `record --runs 3 --accept` and commit the baseline");
    expect([accepted.code, after.code]).toEqual([0, 0]);
  });

  it("is refused before anything starts if a judge scores answers", async () => {
    const folder = project();
    const args = ["record", "--config", "judged.json", "--runs", "10"];
    const { code, stdout, stderr } = await retrievalGate(folder, args);

    expect(code).toBe(2);
    expect(`${stdout}${stderr}`).toContain(
      "--runs 10: judged.json has a judge, and answers are judged in one run only",
    );
    expect(() => readFileSync(path.join(folder, "starts.txt"))).toThrow("ENOENT");
  });
});
