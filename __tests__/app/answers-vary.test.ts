/** Retrievers whose answers vary: how that is seen, and what it changes. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import {
  type Json,
  casesFile,
  configFile,
  gate,
  reportIn,
  run,
  suiteFile,
} from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";
import { SERVE, baselineIn, countIn, findNotice, varyingProject } from "./varying-project.ts";

const CASES = casesFile(24);

const noticeCodes = ({ notices }: Json): readonly string[] => notices.map(({ code }: Json) => code);

/** Records, then sets both counts back to zero. Answers vary only if `env` has VARY. */
async function recordAndResetCounts(
  folder: string,
  env: Record<string, string> = {},
): Promise<void> {
  await run(folder, "record", [], env);
  writeFileSync(path.join(folder, "queries.txt"), "");
  writeFileSync(path.join(folder, "starts.txt"), "");
}

describe("gate of a retriever whose answers may vary", () => {
  it("asks 20 of 24 queries twice, and announces how many it asks", async () => {
    const folder = varyingProject(24);
    await recordAndResetCounts(folder);

    const { stdout, stderr } = await gate(folder);

    // At most 20 are asked a second time.
    expect(countIn(folder, "queries.txt")).toBe(24 + 20);
    expect(countIn(folder, "starts.txt")).toBe(1);
    expect(stdout + stderr).toContain("This run asks 24 queries, 44 times in total.");
  });

  it("notes the queries whose second answer differs, and advises to record again", async () => {
    const folder = varyingProject(24);
    await recordAndResetCounts(folder);

    const { code, report, stdout } = await gate(folder, [], { VARY: "query" });

    expect(code).toBe(0);
    // At most 20 are asked twice.
    expect(findNotice(report, "unstable").cases).toHaveLength(20);
    expect(stdout).toContain("The baseline does not say by how much: run `record` again.");
  });

  it("asks none twice if the config has vary: off, and notes that", async () => {
    const folder = varyingProject(24, { vary: "off" });
    // A second start would answer differently here, and a second query in the gate below.
    await run(folder, "record", [], { VARY: "start" });
    const startsOfRecord = countIn(folder, "starts.txt");
    writeFileSync(path.join(folder, "queries.txt"), "");

    const { report } = await gate(folder, [], { VARY: "query" });

    expect(startsOfRecord).toBe(1);
    expect(baselineIn(folder)).not.toHaveProperty("answers_vary");
    expect(countIn(folder, "queries.txt")).toBe(24);
    expect(noticeCodes(report)).toContain("vary_unknown");
    expect(noticeCodes(report)).not.toContain("unstable");
  });
});

describe("record of a retriever whose answers may vary", () => {
  it("starts the retriever a second time for the same 20 queries", async () => {
    const folder = varyingProject(24);

    const { stdout, stderr } = await run(folder, "record");

    expect(countIn(folder, "starts.txt")).toBe(2);
    // Each query once, 20 a second time, and these of the second start.
    expect(countIn(folder, "queries.txt")).toBe(24 + 20 + 20);
    expect(stdout + stderr).toContain("This run asks 24 queries, 64 times in total.");
    expect(baselineIn(folder)).not.toHaveProperty("answers_vary");
  });

  it("asks all queries in the second start if that answers differently", async () => {
    const folder = varyingProject(24);

    const { code, stdout } = await run(folder, "record", [], { VARY: "start" });

    expect(code).toBe(0);
    expect(stdout).toContain("Answers vary: the answers to 24 of 24 queries asked twice differ.");
    // Each query once, 20 a second time, and all of them in the second start.
    expect(countIn(folder, "queries.txt")).toBe(24 + 20 + 24);
    expect(countIn(folder, "starts.txt")).toBe(2);
    const baseline = baselineIn(folder);
    expect(baseline).toMatchObject({ answers_vary: true, run_count: 2 });
    // The results vary, and the documents that count are found first each time.
    expect(Object.values<Json>(baseline.cases).map(({ variance }) => variance)).toEqual(
      Array.from({ length: 24 }, () => 0),
    );
  });

  it("a later gate prints how answers varied, a later recording does not", async () => {
    const folder = varyingProject(24);
    // Answers differ after each start.
    await run(folder, "record", [], { VARY: "start" });

    // Without VARY answers are always the same.
    const gated = await gate(folder);
    const recordedAgain = await run(folder, "record");

    expect(gated.stdout).toContain(
      "Answers vary, but recall and nDCG of all recorded queries stay the same.",
    );
    expect(recordedAgain.stdout).not.toContain("Answers vary");
  });

  it("records, and notes why a second start failed", async () => {
    const folder = varyingProject(24);
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
});

describe("gate after a gain", () => {
  it("advises to commit the new baseline if answers do not vary", async () => {
    // Without the variable VARY the answers of this project do not vary.
    const folder = varyingProject(24);
    await recordAndResetCounts(folder, { MISSES: "0,1,2,3,4,5,6,7" });

    const { report, stdout } = await gate(folder);

    // Eight queries got better and none worse.
    expect(findNotice(report, "gained")).toMatchObject({ p: 0.5 ** 8 });
    expect(stdout).toContain("To keep the gain, commit the report's baseline.json");
  });
});

describe("record --runs of a retriever whose answers vary", () => {
  it("replaces a baseline of varying answers without --accept if no check fails", async () => {
    const folder = varyingProject(24);
    // By VARY: "start" every start of the retriever has another second result.
    await run(folder, "record", [], { VARY: "start" });
    const runsBefore = baselineIn(folder).run_count;

    // Query 5 is lost. As answers vary, a lost query is no failure by itself, and the significance
    // test of one loss has p = 0.5.
    const { code } = await run(folder, "record", ["--runs", "3"], { MISSES: "5", VARY: "start" });

    expect(code).toBe(0);
    expect([runsBefore, baselineIn(folder).run_count]).toEqual([2, 3]);
  });
});

describe("record of other kinds of retriever", () => {
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

    expect(stdout + stderr).toContain(`This run asks ${CASES.length} queries.`);
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
