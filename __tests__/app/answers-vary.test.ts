/** Retrievers whose answers vary, as real processes: how that is seen, what it changes, and what spares the queries. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import {
  type Gated,
  type Json,
  casesFile,
  configFile,
  gate,
  reportIn,
  run,
  suiteFile,
  textIn,
} from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

const CASES = casesFile(24);

// Counts starts and queries in files. Finds document n of query n, but misses the queries of MISSES. Where `vary` is
// `query`, every answer has another second result; where it is `start`, every start has.
const SERVE = `import { appendFileSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
appendFileSync("starts.txt", "x");
const start = readFileSync("starts.txt", "utf8").length;
const vary = process.env.VARY;
const missed = new Set((process.env.MISSES ?? "").split(",").filter(Boolean).map(Number));
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync("queries.txt", "x");
  const { id, query } = JSON.parse(line);
  const n = Number(query.slice(5));
  const other = vary === "query" ? ++asked : vary === "start" ? start : 0;
  const results = [{ id: missed.has(n) ? "miss" : "d" + n }, { id: "other-" + other }];
  console.log(JSON.stringify({ id, results }));
}`;

const config = (more: object = {}): Json =>
  configFile({
    retriever: { kind: "command", command: [process.execPath, "serve.mjs"] },
    ...more,
  });

function project(more: object = {}): string {
  return workspace({
    "suite.json": suiteFile("docs", CASES),
    "serve.mjs": SERVE,
    "retrieval-gate.json": config(more),
  });
}

const countIn = (folder: string, file: string): number =>
  readFileSync(path.join(folder, file), "utf8").length;
const baselineIn = (folder: string): Json =>
  JSON.parse(readFileSync(path.join(folder, "baseline.json"), "utf8"));
const codesOf = ({ notices }: Json): readonly string[] => notices.map(({ code }: Json) => code);

function noticeOf(report: Json, code: string): Json {
  return report.notices.find((notice: Json) => notice.code === code);
}

/** Records, then counts from zero. */
async function recordProject(folder: string, env: Record<string, string> = {}): Promise<void> {
  await run(folder, "record", [], env);
  writeFileSync(path.join(folder, "queries.txt"), "");
  writeFileSync(path.join(folder, "starts.txt"), "");
}

describe("the gate", () => {
  it("asks 20 of 24 queries twice, and announces that number", async () => {
    const folder = project();
    await recordProject(folder);

    const { stdout, stderr } = await gate(folder);

    expect(countIn(folder, "queries.txt")).toBe(44);
    expect(countIn(folder, "starts.txt")).toBe(1);
    expect(stdout + stderr).toContain("This run asks 44 queries.");
  });

  it("notes the queries whose second answer differs, and scores no second answer", async () => {
    const folder = project();
    await recordProject(folder);

    const { code, report, stdout } = await gate(folder, [], { VARY: "query" });

    expect(code).toBe(0);
    expect(noticeOf(report, "unstable").cases).toHaveLength(20);
    expect(stdout).toContain("Answers vary from run to run: `record --runs 5` evens that out.");
  });

  it("asks none twice if the config has vary: off, and shows that", async () => {
    const folder = project({ vary: "off" });
    await recordProject(folder);

    const { report } = await gate(folder, [], { VARY: "query" });

    expect(countIn(folder, "queries.txt")).toBe(24);
    expect(codesOf(report)).toContain("vary_unknown");
    expect(codesOf(report)).not.toContain("unstable");
  });

  it("asks ten twice beside ten that are timed", async () => {
    const folder = project({ latency: { repeats: 3, cases: 10, budget_s: 60 } });
    await recordProject(folder);

    const { stdout, stderr } = await gate(folder);

    // 24, three times ten, and ten of twenty.
    expect(countIn(folder, "queries.txt")).toBe(64);
    expect(stdout + stderr).toContain("This run asks 64 queries");
  });
});

describe("record", () => {
  it("starts the retriever a second time for the same 20 queries", async () => {
    const folder = project();

    const { stdout, stderr } = await run(folder, "record");

    expect(countIn(folder, "starts.txt")).toBe(2);
    expect(countIn(folder, "queries.txt")).toBe(24 + 20 + 20);
    expect(stdout + stderr).toContain("This run asks 64 queries.");
    expect(baselineIn(folder)).not.toHaveProperty("answers_vary");
  });

  it("notes in the baseline that a second start answers differently", async () => {
    const folder = project();

    const { code, stdout } = await run(folder, "record", [], { VARY: "start" });

    expect(code).toBe(0);
    expect(baselineIn(folder).answers_vary).toBe(true);
    expect(stdout).toContain("Answers vary from run to run: `record --runs 5` evens that out.");
  });

  it("starts it once if the config has vary: off", async () => {
    const folder = project({ vary: "off" });

    await run(folder, "record", [], { VARY: "start" });

    expect(countIn(folder, "starts.txt")).toBe(1);
    expect(baselineIn(folder)).not.toHaveProperty("answers_vary");
  });

  it("records, and says that a second start failed", async () => {
    const folder = project();
    const once = `import { existsSync } from "node:fs";
if (existsSync("starts.txt")) { console.error("the index is locked"); process.exit(3); }
`;
    writeFileSync(path.join(folder, "serve.mjs"), `${once}await import("./first.mjs");`);
    writeFileSync(path.join(folder, "first.mjs"), SERVE);

    const { code } = await run(folder, "record");

    expect(code).toBe(0);

    const { reason } = noticeOf(reportIn(folder), "vary_unknown");

    expect(reason).toContain("the index is locked");
  });

  it("starts it once for each run of --runs, and not once more", async () => {
    const folder = project();

    await run(folder, "record", ["--runs", "3"], { VARY: "start" });

    expect(countIn(folder, "starts.txt")).toBe(3);
    expect(baselineIn(folder)).toMatchObject({ run_count: 3, answers_vary: true });
  });
});

describe("a gain if answers vary", () => {
  // Eight of 24 are found: 0.5^8 = 0.004.
  const MISSES = "0,1,2,3,4,5,6,7";
  const gateAfterGain = async (
    vary: string,
  ): Promise<{ readonly folder: string; readonly ran: Gated }> => {
    const folder = project();
    await recordProject(folder, { MISSES, VARY: vary });
    return { folder, ran: await gate(folder, [], { VARY: vary }) };
  };

  it("does not ask for fresh runs if answers do not vary", async () => {
    const { ran } = await gateAfterGain("");

    expect(noticeOf(ran.report, "gained")).toMatchObject({ confirmed: true });
    expect(ran.stdout).toContain("To keep the gain: commit the report's baseline.json");
  });

  it.each(["query", "start"])("advises fresh runs if each %s answers differently", async (vary) => {
    const { ran } = await gateAfterGain(vary);

    expect(noticeOf(ran.report, "gained")).toMatchObject({ confirmed: false });
    expect(ran.stdout).toContain("To keep the gain: run `record --runs 5` and commit");
  });

  it("of one run does not become the accepted state, and of a mean does", async () => {
    const { folder } = await gateAfterGain("start");
    const rowsWithAccepted = (baseline: Json): number =>
      Object.values<Json>(baseline.cases).filter(({ accepted }) => accepted !== undefined).length;

    const ofOneRun: Json = JSON.parse(textIn(folder, "baseline.json"));
    await run(folder, "record", ["--runs", "3"], { VARY: "start" });

    expect(rowsWithAccepted(ofOneRun)).toBe(8);
    expect(ofOneRun.answers_vary).toBe(true);
    expect(rowsWithAccepted(baselineIn(folder))).toBe(0);
  });
});

describe("the mean of several runs", () => {
  it("replaces a baseline of one run without --accept if nothing fell", async () => {
    const folder = project();
    await recordProject(folder, { VARY: "start" });

    const { code } = await run(folder, "record", ["--runs", "3"], { MISSES: "5", VARY: "start" });

    expect(code).toBe(0);
    expect(baselineIn(folder)).toMatchObject({ run_count: 3 });
    expect(baselineIn(folder)).not.toHaveProperty("accepted");
  });

  it("is replaced by no single run that passes, but by as many fresh runs", async () => {
    const folder = project();
    const misses = { MISSES: "0,1,2,3,4,5,6,7", VARY: "start" };
    await run(folder, "record", ["--runs", "3"], misses);

    const same = await gate(folder, [], misses);
    const better = await gate(folder, [], { VARY: "start" });

    expect([same.code, better.code]).toEqual([0, 0]);
    expect(existsSync(path.join(folder, "retrieval-gate-report/baseline.json"))).toBe(false);
    expect(better.stdout).toContain("To keep the gain: run `record --runs 3` and commit");
  });

  it("does not replace it without --accept if the rule fails it", async () => {
    const folder = project();
    await recordProject(folder, { VARY: "start" });
    const runs = ["--runs", "3"];

    const refused = await run(folder, "record", runs, { MISSES: "0,1,2,3,4,5", VARY: "start" });

    expect(refused.code).toBe(1);
    expect(baselineIn(folder)).not.toHaveProperty("run_count");
  });
});

describe("other kinds of retriever", () => {
  it("does not ask recorded runs and bm25 twice", async () => {
    const corpus = CASES.map(({ id, query, expected }: Json) =>
      JSON.stringify({ id: expected[0].id, text: `${query} ${id}` }),
    ).join("\n");
    const folder = workspace({
      "suite.json": suiteFile("docs", CASES),
      "corpus.jsonl": corpus,
      "retrieval-gate.json": configFile({ retriever: { kind: "bm25", corpus: "corpus.jsonl" } }),
    });

    const { stdout, stderr } = await retrievalGate(folder, [
      "record",
      "--config",
      "retrieval-gate.json",
    ]);

    expect(stdout + stderr).toContain("This run asks 24 queries.");
  });

  it("starts a module again", async () => {
    const module = `const start = Math.random();
export default (query) => [{ id: "d" + query.slice(5) }, { id: "other-" + start }];
`;
    const folder = workspace({
      "suite.json": suiteFile("docs", CASES),
      "search.mjs": module,
      "retrieval-gate.json": configFile(),
    });

    await run(folder, "record");

    expect(baselineIn(folder).answers_vary).toBe(true);
  });
});
