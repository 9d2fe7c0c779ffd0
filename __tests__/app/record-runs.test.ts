/** `record --runs N`: the mean of several starts of a retriever whose index differs by start. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { writeFiles } from "../helpers/workspace.ts";
import { type Json, casesFile, run, textIn } from "../helpers/gated-project.ts";
import { countIn, varyingConfig, varyingProject } from "./varying-project.ts";

const CASES = casesFile(12);

/** A config with these rules. */
const config = (gate: object): Json => varyingConfig({ baseline: "b.json", gate });
/** A project with 12 cases. */
const project = (): string => varyingProject(12, { baseline: "b.json" });

describe("record --runs of a retriever whose index differs from start to start", () => {
  it("record --runs starts the retriever for each run, and keeps means and found_in", async () => {
    const folder = project();

    const { code } = await run(folder, "record", ["--runs", "10"], { VARY: "misses" });

    expect(code).toBe(0);
    // Not one start more, to search deeper for lost documents: most runs find every one.
    expect(countIn(folder, "starts.txt")).toBe(10);

    const baseline = JSON.parse(readFileSync(path.join(folder, "b.json"), "utf8")) as Json;

    expect(baseline.run_count).toBe(10);
    // Every run misses one of 12.
    expect(baseline.metrics.overall["recall@10"]).toBeCloseTo(11 / 12, 11);

    const foundIn = (caseNumber: number): number => baseline.cases[CASES[caseNumber].id].found_in;

    // Start n misses case 8 + n % 4: of the starts 1 to 10, case 8 is missed by 4 and 8; case 9 by 1,
    // 5 and 9; case 10 by 2, 6 and 10; case 11 by 3 and 7.
    expect([0, 8, 9, 10, 11].map(foundIn)).toEqual([10, 10 - 2, 10 - 3, 10 - 3, 10 - 2]);
  });

  it("record --runs and gate after it do not advise to record a mean again", async () => {
    const folder = project();

    const recorded = await run(folder, "record", ["--runs", "2"], { VARY: "misses" });
    const gated = await run(folder, "gate", [], { VARY: "misses" });

    for (const { code, stdout } of [recorded, gated]) {
      expect(code, stdout).toBe(0);
      // What is advised after a record of one run.
      expect(stdout).not.toContain("--runs 5");
    }
  });

  describe("with a floor of 0.8 for recall", () => {
    const HALF = "0,1,2,3,4,5";
    const NONE = "99";
    const FLOOR = config({ "recall@10": { floor: 0.8 } });

    it("record --runs passes if one run is below the floor and the mean is not", async () => {
      const folder = project();
      writeFiles(folder, { "retrieval-gate.json": FLOOR });

      // The first run finds half of the documents, and the nine others find all.
      const env = { FIRST: HALF, MISSES: NONE };
      const { code, stdout } = await run(folder, "record", ["--runs", "10"], env);

      expect(code).toBe(0);
      expect(stdout).toContain("recall@10");
      expect(existsSync(path.join(folder, "b.json"))).toBe(true);

      const { metrics, cases } = JSON.parse(textIn(folder, "baseline.json")) as Json;

      expect(metrics.overall["recall@10"]).toBeCloseTo((0.5 + 9 * 1) / 10, 11);
      // A row has the answer that most runs gave.
      expect(cases[CASES[0].id]).toMatchObject({ ranks: [1], found_in: 9 });
    });

    it("record --runs fails if one run is above the floor and the mean is not", async () => {
      const folder = project();
      writeFiles(folder, { "retrieval-gate.json": FLOOR });

      // The first run finds all documents, and the nine others find half of them.
      const env = { FIRST: NONE, MISSES: HALF };
      const { code, stdout } = await run(folder, "record", ["--runs", "10"], env);

      expect(code).toBe(1);
      expect(stdout).toContain("No baseline was written. The run does not pass its own rules.");
      expect(stdout).toContain("below the config's floor 0.800");
      expect(existsSync(path.join(folder, "b.json"))).toBe(false);

      const { metrics, cases } = JSON.parse(textIn(folder, "baseline.json")) as Json;

      expect(metrics.overall["recall@10"]).toBeCloseTo((1 + 9 * 0.5) / 10, 11);
      // As in most runs, the row's document is not found; it was in the first.
      expect(cases[CASES[0].id]).toMatchObject({ ranks: [null], found_in: 1 });
    });
  });

  it("gate advises as many runs as the baseline has, after which it passes", async () => {
    const folder = project();
    // Each recorded run misses one of the last four documents. Then the search loses the first four.
    await run(folder, "record", ["--runs", "3"], { VARY: "misses" });
    const lossOfFour = { MISSES: "0,1,2,3" };

    const failed = await run(folder, "gate", [], lossOfFour);
    const accepted = await run(folder, "record", ["--runs", "3", "--accept"], lossOfFour);
    const passed = await run(folder, "gate", [], lossOfFour);

    expect(failed.code).toBe(1);
    expect(failed.stdout).toContain("run `record --runs 3 --accept` and commit the baseline");
    expect([accepted.code, passed.code]).toEqual([0, 0]);
  });

  it("record --runs is refused before anything starts if a judge scores answers", async () => {
    const folder = project();
    const judge = { base_url: "http://127.0.0.1:9/v1", model: "m", cache: "verdicts.jsonl" };
    writeFiles(folder, {
      "judged.json": { ...config({ faithfulness: { floor: 0.5 } }), judge },
    });
    const args = ["record", "--config", "judged.json", "--runs", "10"];

    const { code, stdout, stderr } = await retrievalGate(folder, args);

    expect(code).toBe(2);
    expect(`${stdout}${stderr}`).toContain(
      "--runs 10: judged.json has a judge, and answers are judged in one run only",
    );
    expect(existsSync(path.join(folder, "starts.txt"))).toBe(false);
  });
});
