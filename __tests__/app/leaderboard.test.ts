/** `--leaderboard FILE`: a row of figures for each run, appended to a CSV file. */
import { mkdirSync, readFileSync, readdirSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { JSON_LIMIT } from "../../src/files/read.ts";
import type { Ran } from "../helpers/command.ts";
import { configFile, recordedProject, run, suiteFile } from "../helpers/gated-project.ts";
import { writeFiles } from "../helpers/workspace.ts";

const HEADER = "schema_version,ts,dataset,k,ndcg@2,recall@2,mrr@2,sample_count";
const CASES = [
  { id: "a", query: "a", intent: "x", expected: [{ id: "d1" }] },
  { id: "b", query: "b", intent: "x", expected: [{ id: "d2" }, { id: "d3" }] },
  { id: "c", query: "c", intent: "x", expect_empty: true },
];
/** The recorded run finds d1 second for a, d2 and d3 first and second for b, and nothing for c. */
const FILES = {
  "suite.json": suiteFile("docs", CASES),
  "retrieval-gate.json": configFile({ k: 2, retriever: { kind: "run", path: "run.trec" } }),
  "run.trec": "a Q0 x 1 2 t\na Q0 d1 2 1 t\nb Q0 d2 1 2 t\nb Q0 d3 2 1 t\n",
};
/** Captures nDCG, recall and MRR. The last number counts a and b, which expect something. */
const ROW = /^1\.0,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z,docs,2,(\S+),(\S+),(\S+),2$/;

const readLeaderboard = (folder: string): string =>
  readFileSync(path.join(folder, "board/lead.csv"), "utf8");

/** A project whose baseline is that of its recorded run. */
const makeProject = recordedProject(FILES);

/** Runs the gate with `--leaderboard`. */
const gate = (folder: string, leaderboard = "board/lead.csv"): Promise<Ran> =>
  run(folder, "gate", ["--leaderboard", leaderboard]);

describe("--leaderboard", () => {
  it("begins the file, then appends one row for each run, passed or failed", async () => {
    const folder = await makeProject();

    const passed = await gate(folder);
    writeFiles(folder, { "run.trec": "a Q0 x 1 2 t\nb Q0 y 1 2 t\nb Q0 d3 2 1 t\n" });
    const failed = await gate(folder);

    expect(passed).toMatchObject({
      code: 0,
      stderr:
        "This run asks 3 queries.\nnote: a row was appended to the leaderboard board/lead.csv\n",
    });
    expect(failed.code).toBe(1);

    const [header, passedRow = "", failedRow = "", end] = readLeaderboard(folder).split("\r\n");

    expect([header, end]).toEqual([HEADER, ""]);

    const gainAtRank2 = 1 / Math.log2(3);

    // a: d1 at rank 2, nDCG 1/log2(3), RR 1/2. b: both in order, 1 and 1.
    expect(ROW.exec(passedRow)?.slice(1)).toEqual([
      ((gainAtRank2 + 1) / 2).toFixed(6),
      "1.000000",
      "0.750000",
    ]);
    // a: nothing. b: one of two, at rank 2, of an ideal gain of 1 + 1/log2(3); recall and RR 1/2.
    expect(ROW.exec(failedRow)?.slice(1)).toEqual([
      (gainAtRank2 / (1 + gainAtRank2) / 2).toFixed(6),
      "0.250000",
      "0.250000",
    ]);
    expect(readdirSync(path.join(folder, "board"))).toEqual(["lead.csv"]);
  });

  it("refuses another header, names both, and keeps file and verdict", async () => {
    const folder = await makeProject();
    for (const header of [
      HEADER.replaceAll("@2", "@10"),
      "schema_version,ts,dataset,faithfulness,sample_count",
    ]) {
      writeFiles(folder, { "board/lead.csv": `${header}\r\nrow\r\n` });

      const ran = await gate(folder);

      expect(ran.code).toBe(0);
      expect(ran.stdout).toContain("PASS");
      expect(ran.stderr).toBe(
        `This run asks 3 queries.\nwarning: the leaderboard was not written: board/lead.csv has another header: there it is "${header}", this run's is "${HEADER}". Rows of one file have one k and one layout: name another file.\n`,
      );
      expect(readLeaderboard(folder)).toBe(`${header}\r\nrow\r\n`);
    }
  });

  it("appends with the file's own line ends, also after a last line without one", async () => {
    const folder = await makeProject();
    // With a byte order mark, as spreadsheets write it.
    writeFiles(folder, { "board/lead.csv": `\u{feff}${HEADER}\n1.0,then,docs,2,0,0,0,2` });

    await gate(folder);

    const [header, earlierRow, newRow, ...end] = readLeaderboard(folder).split("\n");

    expect([header, earlierRow]).toEqual([`\u{feff}${HEADER}`, "1.0,then,docs,2,0,0,0,2"]);
    expect(newRow).toMatch(ROW);
    expect(end).toEqual([""]);
  });

  it.each([
    ["too large", "lead.csv", "eaderboard lead.csv has 256.0 MiB"],
    ["a folder", "board", "eaderboard board"],
    ["outside the repository", "../lead.csv", "is outside the repository"],
  ])(
    "warns of a leaderboard that is %s, and keeps the verdict",
    async (_, leaderboard, message) => {
      const folder = await makeProject();
      mkdirSync(path.join(folder, "board"));
      writeFiles(folder, { "lead.csv": "" });
      truncateSync(path.join(folder, "lead.csv"), JSON_LIMIT + 1);

      const ran = await gate(folder, leaderboard);

      expect(ran.code).toBe(0);
      expect(ran.stderr).toContain("warning: the leaderboard was not written: ");
      expect(ran.stderr).toContain(message);
      expect(statSync(path.join(folder, "lead.csv")).size).toBe(JSON_LIMIT + 1);
    },
  );

  it("takes no row of a run that ends as an error", async () => {
    const folder = await makeProject();
    // The recorded run answers none of the queries.
    writeFiles(folder, { "run.trec": "other Q0 x 1 2 t\n" });

    const { code, stderr } = await gate(folder, "new.csv");

    expect(code).toBe(2);
    expect(stderr).toContain("new.csv takes no row of a run with verdict error");
    expect(readdirSync(folder)).not.toContain("new.csv");
  });
});
