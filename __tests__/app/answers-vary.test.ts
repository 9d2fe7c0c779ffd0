/**
 * Retrievers whose answers vary, as real processes: how that is seen, what it changes, and what
 * spares the queries.
 */
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

/**
 * Counts starts and queries as characters of starts.txt and queries.txt. Finds document n for query
 * n, but not for the numbers in MISSES. If VARY is `query`, every answer has another second result;
 * if it is `start`, every start has.
 */
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

/** A config of the retriever in serve.mjs, with further members. */
const config = (more: object = {}): Json =>
  configFile({
    retriever: { kind: "command", command: [process.execPath, "serve.mjs"] },
    ...more,
  });

/** A project with 24 cases and the retriever in serve.mjs; nothing is recorded yet. */
function project(more: object = {}): string {
  return workspace({
    "suite.json": suiteFile("docs", CASES),
    "serve.mjs": SERVE,
    "retrieval-gate.json": config(more),
  });
}

/** The number of starts or queries: the characters of this file. */
const countIn = (folder: string, file: string): number =>
  readFileSync(path.join(folder, file), "utf8").length;
const baselineIn = (folder: string): Json =>
  JSON.parse(readFileSync(path.join(folder, "baseline.json"), "utf8"));
const noticeCodes = ({ notices }: Json): readonly string[] => notices.map(({ code }: Json) => code);

function findNotice(report: Json, code: string): Json {
  return report.notices.find((notice: Json) => notice.code === code);
}

/** Records, then sets both counts back to zero. */
async function recordAndResetCounts(
  folder: string,
  env: Record<string, string> = {},
): Promise<void> {
  await run(folder, "record", [], env);
  writeFileSync(path.join(folder, "queries.txt"), "");
  writeFileSync(path.join(folder, "starts.txt"), "");
}

describe("the gate", () => {
  it("asks 20 of 24 queries twice, and announces how many it asks", async () => {
    const folder = project();
    await recordAndResetCounts(folder);

    const { stdout, stderr } = await gate(folder);

    expect(countIn(folder, "queries.txt")).toBe(24 + 20);
    expect(countIn(folder, "starts.txt")).toBe(1);
    expect(stdout + stderr).toContain("This run asks 44 queries.");
  });

  it("notes the queries whose second answer differs, and advises several runs", async () => {
    const folder = project();
    await recordAndResetCounts(folder);

    const { code, report, stdout } = await gate(folder, [], { VARY: "query" });

    expect(code).toBe(0);
    expect(findNotice(report, "unstable").cases).toHaveLength(20);
    expect(stdout).toContain(
      "Answers vary from run to run. Record the mean of several runs with `record --runs 5`.",
    );
  });

  it("asks none twice if the config has vary: off, and notes that", async () => {
    const folder = project({ vary: "off" });
    await recordAndResetCounts(folder);

    const { report } = await gate(folder, [], { VARY: "query" });

    expect(countIn(folder, "queries.txt")).toBe(24);
    expect(noticeCodes(report)).toContain("vary_unknown");
    expect(noticeCodes(report)).not.toContain("unstable");
  });

  it("asks no second answer of a query that is timed anyway", async () => {
    const folder = project({ latency: { repeats: 3, cases: 10, budget_s: 60 } });
    await recordAndResetCounts(folder);

    const { stdout, stderr } = await gate(folder);

    // Each query once, ten of them timed three times, and second answers of the other ten of the
    // 20.
    expect(countIn(folder, "queries.txt")).toBe(24 + 3 * 10 + 10);
    expect(stdout + stderr).toContain("This run asks 64 queries");
  });
});

describe("record", () => {
  it("starts the retriever a second time for the same 20 queries", async () => {
    const folder = project();

    const { stdout, stderr } = await run(folder, "record");

    expect(countIn(folder, "starts.txt")).toBe(2);
    // Each query once, 20 a second time, and these of the second start.
    expect(countIn(folder, "queries.txt")).toBe(24 + 20 + 20);
    expect(stdout + stderr).toContain("This run asks 64 queries.");
    expect(baselineIn(folder)).not.toHaveProperty("answers_vary");
  });

  it("notes in the baseline that a second start answers differently", async () => {
    const folder = project();

    const { code, stdout } = await run(folder, "record", [], { VARY: "start" });

    expect(code).toBe(0);
    expect(baselineIn(folder).answers_vary).toBe(true);
    expect(stdout).toContain(
      "Answers vary from run to run. Record the mean of several runs with `record --runs 5`.",
    );
  });

  it("starts the retriever once if the config has vary: off", async () => {
    const folder = project({ vary: "off" });

    await run(folder, "record", [], { VARY: "start" });

    expect(countIn(folder, "starts.txt")).toBe(1);
    expect(baselineIn(folder)).not.toHaveProperty("answers_vary");
  });

  it("records, and notes why a second start failed", async () => {
    const folder = project();
    const failAtSecondStart = `import { existsSync } from "node:fs";
if (existsSync("starts.txt")) { console.error("the index is locked"); process.exit(3); }
`;
    writeFileSync(
      path.join(folder, "serve.mjs"),
      `${failAtSecondStart}await import("./first.mjs");`,
    );
    writeFileSync(path.join(folder, "first.mjs"), SERVE);

    const { code } = await run(folder, "record");

    expect(code).toBe(0);

    const { reason } = findNotice(reportIn(folder), "vary_unknown");

    expect(reason).toContain("the index is locked");
  });

  it("starts the retriever once for each run of --runs, and not once more", async () => {
    const folder = project();

    await run(folder, "record", ["--runs", "3"], { VARY: "start" });

    expect(countIn(folder, "starts.txt")).toBe(3);
    expect(baselineIn(folder)).toMatchObject({ run_count: 3, answers_vary: true });
  });
});

describe("a gain", () => {
  // Eight of 24 are found again: 0.5^8 = 0.004 is significant.
  const MISSES = "0,1,2,3,4,5,6,7";
  const rowsWithAccepted = (baseline: Json): readonly Json[] =>
    Object.values<Json>(baseline.cases).filter(({ accepted }) => accepted !== undefined);
  /**
   * Records with these queries missed, then gates with all found. Returns the folder, and what the
   * gate said.
   */
  const gateAfterGain = async (
    vary: string,
  ): Promise<{ readonly folder: string; readonly ran: Gated }> => {
    const folder = project();
    await recordAndResetCounts(folder, { MISSES, VARY: vary });
    return { folder, ran: await gate(folder, [], { VARY: vary }) };
  };

  it("is kept by a commit of the report's baseline if answers do not vary", async () => {
    const { ran } = await gateAfterGain("");

    expect(findNotice(ran.report, "gained")).toMatchObject({ confirmed: true });
    expect(ran.stdout).toContain("To keep the gain, commit the report's baseline.json");
  });

  it.each(["query", "start"])("advises fresh runs if each %s answers differently", async (vary) => {
    const { ran } = await gateAfterGain(vary);

    expect(findNotice(ran.report, "gained")).toMatchObject({ confirmed: false });
    expect(ran.stdout).toContain("To keep the gain, run `record --runs 5` and commit");
  });

  it("of one run does not replace accepted figures if answers vary", async () => {
    const { folder } = await gateAfterGain("start");

    const newBaseline: Json = JSON.parse(textIn(folder, "baseline.json"));

    // The eight that gained keep their old figures as the accepted ones.
    expect(rowsWithAccepted(newBaseline)).toHaveLength(8);
    expect(newBaseline.answers_vary).toBe(true);
  });

  it("of a mean becomes the accepted state even if answers vary", async () => {
    const { folder } = await gateAfterGain("start");

    await run(folder, "record", ["--runs", "3"], { VARY: "start" });

    expect(rowsWithAccepted(baselineIn(folder))).toEqual([]);
  });
});

describe("the mean of several runs", () => {
  it("replaces a baseline of one run without --accept if no check fails", async () => {
    const folder = project();
    await recordAndResetCounts(folder, { VARY: "start" });

    // One lost case of 24 is within tolerance.
    const { code } = await run(folder, "record", ["--runs", "3"], { MISSES: "5", VARY: "start" });

    expect(code).toBe(0);
    expect(baselineIn(folder)).toMatchObject({ run_count: 3 });
    expect(baselineIn(folder)).not.toHaveProperty("accepted");
  });

  it("is not replaced by a single run that passes, and as many runs are advised", async () => {
    const folder = project();
    const misses = { MISSES: "0,1,2,3,4,5,6,7", VARY: "start" };
    await run(folder, "record", ["--runs", "3"], misses);

    const same = await gate(folder, [], misses);
    const better = await gate(folder, [], { VARY: "start" });

    expect([same.code, better.code]).toEqual([0, 0]);
    expect(existsSync(path.join(folder, "retrieval-gate-report/docs/report.json"))).toBe(true);
    expect(existsSync(path.join(folder, "retrieval-gate-report/docs/baseline.json"))).toBe(false);
    expect(better.stdout).toContain("To keep the gain, run `record --runs 3` and commit");
  });

  it("does not replace a baseline without --accept if a check fails", async () => {
    const folder = project();
    await recordAndResetCounts(folder, { VARY: "start" });
    const runs = ["--runs", "3"];

    // Six lost cases and none found: 0.5^6 = 0.016 is significant.
    const refused = await run(folder, "record", runs, { MISSES: "0,1,2,3,4,5", VARY: "start" });

    expect(refused.code).toBe(1);
    expect(baselineIn(folder)).not.toHaveProperty("run_count");
  });
});

describe("other kinds of retriever", () => {
  it("asks bm25 no query twice, since its answers can't vary", async () => {
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

  it("starts a module a second time, and notes that it answers differently", async () => {
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
