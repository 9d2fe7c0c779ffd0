import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";
import { type Json, casesFile, configFile, run, suiteFile } from "../helpers/gated-project.ts";

const N = 12;
const cases = casesFile(N);

// The nth start of the process has an index of its own: of the last four cases it misses the one that n names, or what
// MISSES names. Answers within one process are the same.
const SERVE = `import { appendFileSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
appendFileSync("starts.txt", "x");
const start = readFileSync("starts.txt", "utf8").length;
const missed = process.env.MISSES ? process.env.MISSES.split(",").map(Number) : [8 + (start % 4)];
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
const SPREAD = { "recall@10": { tolerance: "3 spread" }, significance: "off" };

function project(): string {
  return workspace({
    "suite.json": suiteFile("docs", cases),
    "serve.mjs": SERVE,
    "retrieval-gate.json": config(SPREAD),
    "judged.json": {
      ...config({ faithfulness: { floor: 0.5 } }),
      judge: { base_url: "http://127.0.0.1:9/v1", model: "m", cache: "verdicts.jsonl" },
    },
  });
}

describe("record --runs of a retriever whose index differs from start to start", () => {
  it("starts it again for each run, and keeps means, runs and how often a case was found", async () => {
    const folder = project();
    const recorded = await run(folder, "record", ["--runs", "10"]);
    expect(recorded).toMatchObject({ code: 0 });
    // The second start is that of the search for targets that nothing finds.
    expect(readFileSync(path.join(folder, "starts.txt"), "utf8")).toHaveLength(11);
    const written = JSON.parse(readFileSync(path.join(folder, "b.json"), "utf8")) as Json;
    // Every run misses one of 12.
    expect(written.runs.map(({ overall }: Json) => overall["recall@10"])).toEqual(
      Array(10).fill(0.916666666667),
    );
    expect(written.metrics.overall["recall@10"]).toBeCloseTo(11 / 12, 11);
    // Starts 1 and 3 to 11 modulo 4: 1 and 3 three times, 2 and 0 twice.
    const found = (at: number): number => written.cases[cases[at].id].found_in;
    expect([0, 8, 9, 10, 11].map(found)).toEqual([10, 8, 7, 8, 7]);
  });

  it("another draw passes within three spreads, and a real loss does not", async () => {
    const folder = project();
    await run(folder, "record", ["--runs", "10"]);
    const gate = (missing = "") => run(folder, "gate", [], { MISSES: missing });
    expect(await gate()).toMatchObject({ code: 0 });
    // Four cases that were always found. Variances .1778 (twice) and .2333 (twice): 3 x sqrt(1.1) x sqrt(.8222) / 12 = .238.
    const lost = await gate("0,1,2,3");
    expect(lost.code).toBe(1);
    expect(lost.stdout).toContain("recall_drop");
  });

  it("is refused where a judge scores answers, before anything starts", async () => {
    const folder = project();
    const { code, stdout, stderr } = await retrievalGate(folder, [
      "record",
      "--config",
      "judged.json",
      "--runs",
      "10",
    ]);
    expect(code).toBe(2);
    expect(`${stdout}${stderr}`).toContain(
      "--runs 10: judged.json has a judge, and answers are judged in one run only",
    );
    expect(() => readFileSync(path.join(folder, "starts.txt"))).toThrow("ENOENT");
  });

  it("a tolerance in spreads is refused beside a baseline of one run", async () => {
    const folder = project();
    writeFileSync(path.join(folder, "retrieval-gate.json"), JSON.stringify(config({})));
    await run(folder, "record");
    writeFileSync(path.join(folder, "retrieval-gate.json"), JSON.stringify(config(SPREAD)));
    const { code, stdout } = await run(folder, "gate");
    expect(code).toBe(2);
    expect(stdout).toContain("record --runs");
  });
});
