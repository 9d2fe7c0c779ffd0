/** Watched queries: cases without expected documents, whose lists are compared. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import {
  type Gated,
  type Json,
  configFile,
  gate,
  recordProject,
  recordedBranch,
  run,
  suiteFile,
} from "../helpers/gated-project.ts";
import { commitAll, repository, writeFiles } from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";

/** Returns a search that answers each query with its list. */
const searchOf = (lists: Readonly<Record<string, readonly string[]>>): string =>
  `const lists = ${JSON.stringify(lists)};\nexport default (query) => lists[query] ?? [];\n`;

/** What the search finds for three queries: their own document, and two that all share. */
const LISTS = { red: ["r", "x", "y"], green: ["g", "x", "y"], blue: ["b", "x", "y"] };

const watched = (id: string, more: Json = {}): Json => ({
  id,
  query: id,
  intent: "color",
  ...more,
});
const golden = (id: string, document: string): Json => watched(id, { expected: [document] });

/** Makes a project whose suite has these cases, with its baseline recorded. */
const recordedProject = (cases: readonly Json[], config: Json = {}): Promise<string> =>
  recordProject({
    "retrieval-gate.json": configFile(config),
    "suite.json": suiteFile("colors", cases),
    "search.mjs": searchOf(LISTS),
  });

/** Runs the gate with a search that finds these lists instead, and the other ones as recorded. */
function gateWith(folder: string, lists: Json, flags: readonly string[] = []): Promise<Gated> {
  writeFiles(folder, { "search.mjs": searchOf({ ...LISTS, ...lists }) });
  return gate(folder, flags);
}

describe("gate with watched queries", () => {
  it("says which lists changed, and fails nothing", async () => {
    const folder = await recordedProject([golden("red", "r"), watched("green"), watched("blue")]);

    const { code, stdout, report } = await gateWith(folder, { green: ["x", "g", "y"], blue: [] });

    expect(code).toBe(0);
    expect(stdout).toContain(
      "2 watched queries: the results of 2 changed, 2 have another first result, 1 returns nothing now. Changed most: blue, green.",
    );
    expect(stdout).toContain("3 queries, 2 of them watched");
    // Of one golden query, which is found.
    expect(report.metrics.overall["recall@10"]).toBe(1);
  });

  it("counts no failed query among those whose results it compares", async () => {
    const cases = [golden("red", "r"), watched("green"), watched("blue")];
    const folder = await recordedProject(cases, { gate: { error_rate: { ceiling: 1 } } });
    writeFiles(folder, {
      "search.mjs": `export default (query) => {
  if (query === "green") throw new Error("no answer");
  return query === "blue" ? ["x", "b", "y"] : ["r", "x", "y"];
};
`,
    });

    const { stdout } = await gate(folder);

    expect(stdout).toContain("1 watched query: the results of 1 changed, 1 has another first");
  });

  it("has no recall if all queries are watched", async () => {
    const folder = await recordedProject([watched("red"), watched("green")]);

    const { code, stdout, report } = await gateWith(folder, {});

    expect(code).toBe(0);
    expect(stdout).toContain("2 watched queries: no results changed.");
    expect(report.metrics.overall["recall@10"]).toBeNull();
  });

  const NO_LOST_QUERIES = { gate: { lost_queries: { ceiling: 0 } } };

  it("fails for a lost watched query, with the shorter lists of all as the cause", async () => {
    const cases = [golden("blue", "b"), watched("red"), watched("green")];
    const folder = await recordedProject(cases, NO_LOST_QUERIES);

    // Each had three results.
    const { stdout } = await gateWith(folder, { red: ["r"], green: [], blue: ["b"] });

    expect(stdout).toMatch(/^FAIL: .*1 query is lost \(ceiling 0\)/);
    expect(stdout).toContain("why: 3 of 3 queries have fewer results");
    expect(stdout).toContain('"green": returns nothing any more');
    // It has no expected documents, and the cause is no note as well.
    expect(stdout).not.toMatch(/right document|any of its documents|note: .*fewer/);
  });

  it("passes a lost watched query that has results when it is asked again", async () => {
    const cases = [golden("blue", "b"), watched("red"), watched("green")];
    const folder = await recordedProject(cases, NO_LOST_QUERIES);
    // Only the first start of the search finds nothing for green.
    writeFiles(folder, {
      "search.mjs": `import { appendFileSync, readFileSync } from "node:fs";
appendFileSync("starts.txt", "x");
const isFirst = readFileSync("starts.txt", "utf8") === "x";
const lists = ${JSON.stringify(LISTS)};
export default (query) => (isFirst && query === "green" ? [] : lists[query]);
`,
    });

    const { code, stdout } = await gate(folder);

    expect(code).toBe(0);
    expect(stdout).toContain("1 query was lost at first, but not when asked again");
  });

  it("says that a critical watched query returns nothing", async () => {
    const folder = await recordedProject([golden("blue", "b"), watched("red", { critical: true })]);

    const { stdout } = await gateWith(folder, { red: [] });

    expect(stdout).toContain("1 critical query returns nothing any more");
  });

  it("counts a lost watched query as lost, but not among those that lost a document", async () => {
    const cases = [golden("blue", "b"), watched("red"), watched("green")];
    const folder = await recordedProject(cases, NO_LOST_QUERIES);

    // The golden query blue does not find b any more, and the watched query green finds nothing.
    const { stdout } = await gateWith(folder, { green: [], blue: ["x"] });

    expect(stdout).toContain("2 queries are lost (ceiling 0)");
    expect(stdout).toContain("1 lost a document");
  });

  it("counts the queries that got other results beyond a tolerance of jaccard", async () => {
    const folder = await recordedProject([golden("blue", "b"), watched("red"), watched("green")], {
      gate: { "jaccard@3": { tolerance: 0.2 } },
    });

    // Red was r, x, y (LISTS), so 2 of 4 documents are in both lists; green alike. Blue stays:
    // (1 + 0.5 + 0.5) / 3 = 0.667.
    const { stdout } = await gateWith(folder, { red: ["x", "y", "z"], green: ["x", "y", "z"] });

    expect(stdout).toContain(
      'jaccard@3 fell from 1.000 to 0.667 over 3 queries (limit 0.800). 2 queries got other results, such as "green"',
    );
  });

  it("calls a query watched that the base watches, though the head expects a document", async () => {
    const folder = await recordedBranch({
      "retrieval-gate.json": configFile({ gate: { lost_queries: { ceiling: 0 } } }),
      "suite.json": suiteFile("colors", [golden("red", "r"), watched("green")]),
      "search.mjs": searchOf(LISTS),
    });
    writeFiles(folder, {
      "suite.json": suiteFile("colors", [golden("red", "r"), golden("green", "g")]),
    });

    const flags = ["--base-ref", "main"];
    const { code, stdout } = await gateWith(folder, { green: [] }, flags);

    expect(code, stdout).toBe(1);
    expect(stdout).toContain("1 query is lost");
    expect(stdout).toContain('"green": returns nothing any more');
  });

  it("refuses a search that finds nothing for any query", async () => {
    const folder = await recordedProject([watched("red"), watched("green")]);

    const { code, stdout } = await gateWith(folder, { red: [], green: [] });

    expect(code).toBe(3);
    expect(stdout).toContain("nothing_retrieved");
  });
});

describe("record with watched queries", () => {
  it("writes no baseline below a floor of jaccard, unless that is accepted", async () => {
    const folder = await recordedProject([watched("red"), watched("green")], {
      gate: { "jaccard@3": { floor: 0.8 } },
    });
    // 2 of 4 documents are in both lists: (1 + 0.5) / 2 = 0.75.
    writeFiles(folder, { "search.mjs": searchOf({ ...LISTS, red: ["x", "y", "z"] }) });

    const refused = await run(folder, "record");
    const accepted = await run(folder, "record", ["--accept"]);

    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain(
      "The run is worse than the current baseline. jaccard@3 fell from 1.000 to 0.750 over 2 queries (floor 0.800).",
    );
    expect(accepted.code).toBe(0);
    expect(accepted.stdout).toContain("the results of 1 of 2 queries changed");
  });
});

describe("a suite with watched queries", () => {
  it("refuses a case with `expected: []`, and one with `expected` and `expect_empty`", async () => {
    const folder = workspace({
      "retrieval-gate.json": configFile(),
      "suite.json": suiteFile("colors", [
        watched("red", { expected: [] }),
        watched("green", { expected: ["g"], expect_empty: true }),
      ]),
      "search.mjs": searchOf(LISTS),
    });

    const { code, stderr } = await run(folder, "validate");

    expect(code).toBe(2);
    expect(stderr).toContain("/cases/0/expected");
    expect(stderr).toContain(
      "either `expected` or `expect_empty: true`, or neither for a watched query",
    );
  });

  /** A project whose cases come from a dataset of this format, with these keys of `dataset`. */
  const datasetProject = (format: string, keys: Json, file: Json): string =>
    workspace({
      "retrieval-gate.json": configFile(),
      "suite.json": {
        version: 1,
        name: "colors",
        revision: "1",
        dataset: { format, path: `queries.${format}`, intent: "color", ...keys },
      },
      [`queries.${format}`]: file,
      "search.mjs": searchOf(LISTS),
    });

  it.each<[string, Json, Json]>([
    ["json", { fields: { query: "q" } }, [{ q: "red" }, { q: "green" }]],
    ["csv", {}, "query,id\nred,one\ngreen,two\n"],
  ])("a dataset of %s without a field for documents is watched", async (format, keys, file) => {
    const { code, stdout } = await run(datasetProject(format, keys, file), "record");

    expect(code).toBe(0);
    expect(stdout).toContain("2 queries, 2 of them watched");
  });
});

describe("label, and gate of watched queries that become golden", () => {
  it("gate lists documents to judge that came or went, those at the top first", async () => {
    const folder = await recordedProject([watched("red"), watched("green"), watched("blue")]);

    await gateWith(folder, { red: ["r", "x", "z"], green: ["n", "x", "y"] });

    const lines = readFileSync(
      path.join(folder, "retrieval-gate-report/colors/unjudged.jsonl"),
      "utf8",
    );
    // By LISTS red had r, x and y, and green g, x and y. The rank of a document that is gone is its
    // former rank.
    expect(
      lines
        .trim()
        .split("\n")
        .map((line): Json => JSON.parse(line))
        .map(({ id, doc_id: doc, rank, gone = false }: Json) => [id, doc, rank, gone]),
    ).toEqual([
      ["green", "n", 1, false],
      ["green", "g", 1, true],
      ["red", "z", 3, false],
      ["red", "y", 3, true],
    ]);
  });

  it("label makes a golden query of a watched one whose result was judged", async () => {
    const folder = await recordedProject([watched("red"), watched("green")]);
    await gateWith(folder, { red: ["n", "x", "y"] });
    const judged = [
      { id: "red", query: "red", doc_id: "r", grade: 1 },
      { id: "red", query: "red", doc_id: "n", grade: 0 },
    ];
    writeFiles(folder, {
      "judged.jsonl": judged.map((line) => `${JSON.stringify(line)}\n`).join(""),
    });

    const label = await retrievalGate(folder, [
      "label",
      "--labels",
      "judged.jsonl",
      "--config",
      "retrieval-gate.json",
    ]);
    const { code, stdout, report } = await gateWith(folder, {});

    expect(label.code).toBe(0);
    const suite = JSON.parse(readFileSync(path.join(folder, "suite.json"), "utf8"));
    expect(suite.cases[0]).toMatchObject({ expected: [{ id: "r" }], judged_irrelevant: ["n"] });
    expect(code).toBe(0);
    expect(stdout).toContain("2 queries, 1 of them watched");
    // The new golden query is not compared yet.
    expect(stdout).toContain("over 1 of 2 queries");
    expect(report.metrics.overall["recall@10"]).toBe(1);
  });

  it("gate counts golden queries whose expected documents the suite removes as edits", async () => {
    const goldenCases = [golden("red", "r"), golden("green", "g"), golden("blue", "b")];
    const folder = await recordedBranch({
      "retrieval-gate.json": configFile(),
      "suite.json": suiteFile("colors", goldenCases),
      "search.mjs": searchOf(LISTS),
    });
    writeFiles(folder, {
      "suite.json": suiteFile("colors", [watched("red"), watched("green"), watched("blue")]),
    });

    // The search loses what the base's suite expects of each.
    const lists = { red: ["x", "y"], green: ["y", "x"], blue: ["x"] };
    const { code, stdout } = await gateWith(folder, lists);

    expect(code).toBe(1);
    expect(stdout).toContain("This change passes only with 3 edits of the suite");
    expect(stdout).toContain("3 queries left without expected documents find none of them now");
  });
});

describe("other commands and `select` with watched queries", () => {
  it("gate counts only the watched queries that `select` asks", async () => {
    const cases = [golden("red", "r"), watched("green", { tags: ["smoke"] }), watched("blue")];
    const folder = await recordedProject(cases);
    writeFiles(folder, { "retrieval-gate.json": configFile({ select: { tags: ["smoke"] } }) });

    const { stdout } = await gateWith(folder, { green: ["changed"], blue: ["changed"] });

    expect(stdout).toContain("1 watched query: the results of 1 changed");
  });

  it("record keeps no accepted figures of watched queries", async () => {
    const folder = await recordedProject([golden("red", "r"), watched("green")]);
    writeFiles(folder, { "search.mjs": searchOf({ ...LISTS, green: ["n"] }) });

    const { code } = await run(folder, "record");

    expect(code).toBe(0);
    const baseline = JSON.parse(readFileSync(path.join(folder, "baseline.json"), "utf8"));
    expect(baseline.cases.green.results).toEqual(["n"]);
    expect(baseline.cases.green.accepted).toBeUndefined();
  });

  it("compare gives watched queries no recall", async () => {
    const folder = await recordedProject([golden("red", "r"), watched("green")]);
    writeFiles(folder, {
      "other.mjs": searchOf({ ...LISTS, green: ["n"] }),
      "other.json": configFile({ retriever: { kind: "module", path: "other.mjs" } }),
    });

    const ran = await retrievalGate(folder, [
      "compare",
      "--config",
      "retrieval-gate.json",
      "--config",
      "other.json",
      "--json",
    ]);

    expect(ran.code).toBe(0);
    const { per_query: queries } = JSON.parse(ran.stdout);
    const green = queries.find(({ qid }: Json) => qid === "green");
    expect(green.B).toMatchObject({ recall: null });
  });

  it("replay counts the watched lists that changed", async () => {
    const folder = repository();
    writeFiles(folder, { "search.mjs": searchOf(LISTS) });
    commitAll(folder, "first");
    writeFiles(folder, { "search.mjs": searchOf({ ...LISTS, green: ["n", "x", "y"] }) });
    commitAll(folder, "second");
    writeFiles(folder, {
      "retrieval-gate.json": configFile(),
      "suite.json": suiteFile("colors", [watched("red"), watched("green")]),
    });

    const { code, stdout } = await run(folder, "replay");

    expect(code).toBe(0);
    expect(stdout).toContain("1 commit after the start: 1 changed lists and passed");
    const replay = JSON.parse(
      readFileSync(path.join(folder, "retrieval-gate-report/replay-colors/replay.json"), "utf8"),
    );
    expect(replay.commits[1]).toMatchObject({ changed: 1, outcome: "pass" });
  });
});

describe("record of watched queries", () => {
  it("offers their first results as expected documents, and compares none", async () => {
    const folder = workspace({
      "retrieval-gate.json": configFile({}),
      "suite.json": suiteFile("colors", [watched("red"), watched("green")]),
      "search.mjs": searchOf(LISTS),
    });

    const { stdout } = await run(folder, "record");

    expect(stdout).toContain("2 queries, 2 of them watched, no baseline");
    expect(stdout).not.toContain("results changed");

    const [, file = ""] = /`label --labels ([^`]+)`/.exec(stdout) ?? [];
    const [first = ""] = readFileSync(path.join(folder, file), "utf8").split("\n");
    // By id green comes before red.
    expect(JSON.parse(first)).toMatchObject({ id: "green", doc_id: "g", rank: 1 });
  });
});
