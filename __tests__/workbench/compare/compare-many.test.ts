/** `compare` of several configs, and of one with several values of a setting. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bestTrades, renderConfigsText } from "../../../src/workbench/compare/words.ts";
import { renderCompareHtml } from "../../../src/workbench/compare/page.ts";
import type { ComparedSystem, Comparison } from "../../../src/workbench/compare/model.ts";
import { type Ran, retrievalGate } from "../../helpers/command.ts";
import { manySystems } from "../../browser/many-systems.ts";
import { casesFile, configFile, suiteFile } from "../../helpers/gated-project.ts";
import { expectGolden, pageData, pageText } from "../../helpers/golden.ts";
import { workspace } from "../../helpers/workspace.ts";

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
  it("tests each against the first", async () => {
    const folder = workspace(PROJECT);

    const result = await run(folder, ...SET, "--repeats", "2", "--out", "o/m.json");

    expect(result.code, result.stderr).toBe(0);

    const { systems, repeats } = JSON.parse(readFileSync(path.join(folder, "o/m.json"), "utf8"));
    const { A: first, B: second, C: third } = systems;

    expect(repeats).toBe(2);
    expect([first, second, third].map(({ label }) => label)).toEqual(
      [12, 4, 12].map((ef) => `a.json retriever.params.ef=${ef}`),
    );
    expect(first.config_digest).not.toBe(second.config_digest);
    expect(first.against_first.recall).toBeNull();
    expect(second.metrics.macro.recall).toBe(0.333333333333);
    expect(second.against_first.recall).toMatchObject({
      delta: -0.666666666667,
      wins: 0,
      losses: 8,
      ties: 4,
      units: 12,
    });
    expect(third.against_first.recall).toMatchObject({ wins: 0, losses: 0 });
    // Eight of twelve queries lost and none won: only one of the 2^8 ways to sign eight changes is
    // as bad. Corrected for two systems (Holm) p is twice as large.
    expect(second.ruling).toMatchObject({
      outcome: "fail",
      p: 1 / 2 ** 8,
      p_systems: 2 / 2 ** 8,
    });
    // Twelve queries, twice each.
    expect(first.latency.samples).toBe(24);
    expect(first.latency.p50_ms).toBeGreaterThan(0);
    expect(result.stdout).toContain("recall@3: −0.667, 0 better and 8 worse of 12");
    expect(result.stdout).toContain("recall@3: the same for every query");
  });

  it("draws quality against latency on a page that loads nothing", async () => {
    const folder = workspace(PROJECT);

    const result = await run(folder, ...SET, "--html", "o/m.html");

    expect(result.code, result.stderr).toBe(0);

    const page = readFileSync(path.join(folder, "o/m.html"), "utf8");
    const markup = page.replaceAll(/(<(script|style)[^>]*>)[^]*?<\/\2>/g, "$1</$2>");

    expect(markup).not.toMatch(/https?:|src=/);
    // A dot for each system.
    expect(markup.match(/<circle/g)).toHaveLength(3);
    // The largest figure of a column is marked.
    expect(markup).toContain('<b class="best">1.000<span class="unseen">, best</span></b>');
  });

  it("does not call a better system worse if it is below a floor", async () => {
    const gate = { "recall@3": { floor: 0.9 } };
    const folder = workspace({ ...PROJECT, "a.json": config(4, { gate, latency: "off" }) });
    const set = ["--set", "retriever.params.ef=4,10"];
    const { stdout } = await run(folder, "compare", "--config", "a.json", ...set);

    // 4 of 12 are 0.333, 10 of 12 are 0.833.
    expect(stdout).toContain(
      "  no worse, but a gate would fail: recall@3 rose from 0.333 to 0.833 over 12 queries (floor 0.900)",
    );
  });

  it("compares configs that --config names, and draws no picture without times", async () => {
    const folder = workspace({
      ...PROJECT,
      "a.json": config(12, { latency: "off" }),
      "b.json": config(4, { latency: "off" }),
    });
    const result = await run(
      folder,
      ..."compare --config a.json --config b.json --html m.html".split(" "),
    );

    expect(result.code, result.stderr).toBe(0);
    expect(result.stdout).toMatch(/^a\.json +1\.000 +1\.000 +1\.000 +1\.000 +– +–$/m);

    const page = readFileSync(path.join(folder, "m.html"), "utf8");

    expect(page).toContain("No clock ran");
    expect(page).not.toContain("<svg viewBox");
  });
});

describe("the page of compare", () => {
  const makeSystem = (label: string, mean: number, ms: number): ComparedSystem => ({
    label,
    path: "a.json",
    digest: "",
    settings: {},
    figures: [{ mean, against_first: null }],
    overlap: { jaccard: null, found: null },
    answers: [],
    groups: [],
    ruling: null,
    latency: { samples: 1, p50_ms: ms, p90_ms: ms, p95_ms: ms, p99_ms: ms, mean_ms: ms },
  });
  const systems = [
    makeSystem("<b>slow</b>", 0.9, 30),
    makeSystem("fast", 0.8, 1),
    makeSystem("neither", 0.7, 10),
  ];
  const comparison: Comparison = {
    k: 10,
    gain: "linear",
    suite: { name: "s", revision: "1", digest: "" },
    digests: { corpus: "", queries: "", qrels: "" },
    queries: [],
    repeats: 1,
    metrics: [{ name: "ndcg@10", unit: "share", direction: "higher" }],
    systems,
  };

  const pageOf = (compared: Comparison): string =>
    [...renderCompareHtml(compared, "retrieval-gate")].join("");

  it("joins the systems that no other beats in both figures", () => {
    expect(bestTrades(systems, 0).map(({ label }) => label)).toEqual(["<b>slow</b>", "fast"]);
    expect(pageOf(comparison)).toMatch(/<polyline points="[\d.]+,[\d.]+ [\d.]+,[\d.]+"/);
  });

  it("has the text of pages/compare.txt for sixty cases and three systems", () => {
    const page = pageOf(manySystems(60, 3));

    expectGolden(new URL("../pages/compare.txt", import.meta.url), pageText(page));
  });

  it("has the data of pages/compare-data.txt for six cases and three systems", () => {
    const page = pageOf(manySystems(6, 3));

    expectGolden(new URL("../pages/compare-data.txt", import.meta.url), pageData(page));
  });

  it("has the text of pages/compare-alike.txt for equal systems and for one query", () => {
    const [system] = manySystems(6, 1).systems;
    // The third has no times.
    const equalSystems = {
      ...manySystems(6, 3),
      systems: [system!, system!, { ...system!, latency: null }],
    };
    const equalPage = pageText(pageOf(equalSystems));
    const oneQueryPage = pageText(pageOf(manySystems(1, 2)));

    expectGolden(
      new URL("../pages/compare-alike.txt", import.meta.url),
      `${renderConfigsText(equalSystems)}${equalPage}${oneQueryPage}`,
    );
  });

  it("has the log of pages/compare-log.txt, which names what changed", () => {
    const sixtyCases = 60;
    const twoSystems = 2;
    const text = renderConfigsText(manySystems(sixtyCases, twoSystems));

    expectGolden(new URL("../pages/compare-log.txt", import.meta.url), text);
    expect(text).toMatch(
      /boosted, against the first:\n.*\n {2}what changed: legacy\/old\.md is new in 24 lists, mostly at rank 2/,
    );
  });

  it("shows the names of configs as text", () => {
    expect(pageOf(comparison)).not.toContain("<b>slow");
    expect(pageOf(comparison)).toContain("&#60;b&#62;slow");
  });

  it("is refused before the run if its file can't be written", async () => {
    const result = await run(workspace(PROJECT), ...SET, "--html", "../m.html");

    expect([result.code, result.stderr]).toEqual([
      2,
      expect.stringContaining("outside_root: --html"),
    ]);
    // No progress of the first of three systems.
    expect(result.stderr).not.toContain("1 of 3");
  });
});
