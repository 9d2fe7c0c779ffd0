/** `compare` of several configs, and of one with several values of a setting. */
import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Ran, retrievalGate } from "../../helpers/command.ts";
import { type Json, casesFile, configFile, suiteFile } from "../../helpers/gated-project.ts";
import { workspace } from "../../helpers/workspace.ts";
import { read } from "./compare-project.ts";

/**
 * A search that finds the documents of the first `ef` of the twelve queries `find 0` to `find 11`.
 */
const SEARCH = `export default (query, { params }) =>
  Number(query.split(" ")[1]) < params.ef ? [{ id: query.replace("find ", "d") }] : [{ id: "x" }];
`;
/** The config of this search with a value of `ef`. */
const config = (ef: number, more: object = {}): object => {
  const retriever = { kind: "module", path: "search.mjs", params: { ef } };
  return configFile({ k: 3, latency: undefined, retriever, ...more });
};
const PROJECT = {
  "search.mjs": SEARCH,
  "suite.json": suiteFile("s", casesFile(12)),
  "a.json": config(12),
  "b.json": config(4),
};
const SET = ["compare", "--config", "a.json", "--set", "retriever.params.ef=12,4,12"];

const run = (folder: string, ...argv: string[]): Promise<Ran> => retrievalGate(folder, argv);

describe("compare with several configs", () => {
  describe("compare with the values 12, 4 and 12 of a setting", () => {
    let result: Ran;
    let systems: Json;
    beforeAll(async () => {
      const folder = workspace(PROJECT);
      result = await run(folder, ...SET, "--out", "o/m.json");
      ({ systems } = JSON.parse(read(folder, "o/m.json")));
    });

    it("names each system by its setting", () => {
      expect(systems.A.label).toBe("a.json retriever.params.ef=12");
      expect(systems.B.label).toBe("a.json retriever.params.ef=4");
      expect(systems.C.label).toBe("a.json retriever.params.ef=12");
      expect(systems.A.config_digest).not.toBe(systems.B.config_digest);
    });

    it("judges each further system as a gate whose baseline is the first one", () => {
      // B finds 4 of the 12 documents that A finds.
      expect(systems.A.judged).toBeNull();
      expect(systems.B.metrics.macro.recall).toBe(0.333333333333);
      expect(systems.B.judged).toMatchObject({
        outcome: "fail",
        words: expect.stringContaining("8 queries lost a document"),
      });
      expect(systems.C.judged).toMatchObject({ outcome: "same", words: "" });
    });

    it("prints the figures of each system, and what the gate says of it", () => {
      expect(result.code, result.stderr).toBe(0);
      // Of 12 documents A and C (ef=12) find all, B (ef=4) lacks those of 8 queries.
      expect(result.stdout).toMatch(/^A: a\.json retriever\.params\.ef=12 +1\.000 .* ms$/m);
      expect(result.stdout).toContain("B compared with A: FAIL, 8 queries lost a document");
      expect(result.stdout).toContain("C compared with A: no change\n");
    });
  });

  it("writes a report of each further config, with the first config as baseline", async () => {
    const folder = workspace(PROJECT);

    // B finds 4 of 12 documents, C all 12 as A does.
    await run(folder, ...SET, "--report-dir", "reports");

    const { verdict, checks, cases } = JSON.parse(read(folder, "reports/B/report.json"));
    const recall = checks.find(({ metric }: { metric: string }) => metric === "recall@3");
    expect(verdict).toBe("fail");
    // 12 of 12 queries, then 4. The test is of recall and nDCG together: of the 2^8 ways to sign
    // the eight changes one is as bad.
    expect(recall).toMatchObject({ baseline: 1, current: 0.333333333333, p: 1 / 2 ** 8 });
    expect(cases).toHaveLength(12);
    expect(read(folder, "reports/B/summary.md")).toContain(
      "compared with a.json retriever.params.ef=12",
    );
    expect(read(folder, "reports/C/summary.md")).toContain("PASS");
  });

  it("leaves no report of an earlier comparison of more systems", async () => {
    const folder = workspace({ ...PROJECT, "reports/LICENSE": "a file, not of a system" });
    const two = "compare --config a.json --config b.json --report-dir reports".split(" ");

    await run(folder, ...SET, "--report-dir", "reports");
    const { code } = await run(folder, ...two);

    expect(code).toBe(0);
    expect(existsSync(path.join(folder, "reports/B/report.html"))).toBe(true);
    expect(existsSync(path.join(folder, "reports/C/report.html"))).toBe(false);
    expect(existsSync(path.join(folder, "reports/LICENSE"))).toBe(true);
  });

  it("fails a config that is below a floor, even if the first config is, too", async () => {
    const gate = { "recall@3": { floor: 0.9 } };
    const folder = workspace({ ...PROJECT, "a.json": config(4, { gate, latency: "off" }) });
    const set = ["--set", "retriever.params.ef=4,10"];

    const { stdout } = await run(folder, "compare", "--config", "a.json", ...set);

    // 4 of 12 are 0.333, 10 of 12 are 0.833.
    expect(stdout).toContain(
      "B compared with A: FAIL, recall@3 is 0.833 over 12 queries, below the config's floor 0.900 (0.333 before)",
    );
  });

  it("comparison is refused before the run if a file can't be written", async () => {
    const result = await run(workspace(PROJECT), ...SET, "--out", "../m.json");

    expect([result.code, result.stderr]).toEqual([
      2,
      expect.stringContaining("outside_root: --out"),
    ]);
    // No progress of the first of three systems.
    expect(result.stderr).not.toContain("1 of 3");
  });

  it("refuses a config with a judge", async () => {
    const judge = { base_url: "http://127.0.0.1:9/v1", model: "m", cache: "cache.jsonl" };
    const metrics = ["faithfulness"];
    const folder = workspace({ ...PROJECT, "a.json": config(12, { judge, metrics }) });

    const { code, stderr } = await run(folder, ...SET);

    expect([code, stderr]).toEqual([2, expect.stringContaining("a.json has a judge")]);
  });
});
