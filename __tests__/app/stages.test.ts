/** A retriever that tells what each of its stages passed on: which of them lost a document. */
import { expect, it } from "vitest";
import { workspace } from "../helpers/workspace.ts";
import { casesFile, configFile, gate, run, suiteFile, textIn } from "../helpers/gated-project.ts";

/** Five documents a query; the reranker, or the retriever, loses the target of the first `LOST`. */
const SEARCH = `const lost = Number(process.env.LOST ?? 0);
export default (query) => {
  const n = Number(query.split(" ")[1]);
  const all = ["d" + n, "x1", "x2", "x3", "x4"];
  const without = all.filter((id) => id !== "d" + n);
  const broken = n < lost;
  const retrieve = broken && process.env.BY === "retrieve" ? without : all;
  const rerank = broken ? without : all;
  return { results: rerank.slice(0, 3), stages: process.env.IDS === "chunks"
    ? { retrieve: retrieve.map((id) => id + "#1"), rerank: rerank.map((id) => id + "#1") }
    : { retrieve, rerank } };
};`;
const FILES = {
  "search.mjs": SEARCH,
  "suite.json": suiteFile("staged", casesFile(12)),
  "retrieval-gate.json": configFile({ k: 3 }),
};

it.each([
  ["rerank", "ids", "dropped by rerank", { retrieve: 1, rerank: 0.5 }],
  ["retrieve", "ids", "never retrieved", { retrieve: 0.5, rerank: 0.5 }],
  // Chunks whose ids no result has say nothing of a document.
  ["rerank", "chunks", "not looked up", { retrieve: 0, rerank: 0 }],
])("a target lost by stage %s, known by %s, is described as %s", async (by, ids, words, recall) => {
  const folder = workspace(FILES);

  expect(await run(folder, "record")).toMatchObject({ code: 0 });

  const { report, ...ran } = await gate(folder, [], { LOST: "6", BY: by, IDS: ids });

  expect(ran.code, ran.stderr).toBe(1);

  const read = (name: string): string => textIn(folder, name);

  expect(report.stages).toEqual(
    Object.entries(recall).map(([stage, share]) => ({ stage, recall: share, cases: 12 })),
  );

  if (words === "not looked up") {
    expect(report.losses[0]).not.toHaveProperty("stage");
    return;
  }

  expect(report.losses[0]).toMatchObject({
    stage: words === "never retrieved" ? "retrieve" : "rerank",
  });
  for (const text of [ran.stdout, read("summary.md"), read("report.html")]) {
    expect(text).toContain(words);
  }
  expect(read("report.html")).toContain(
    `recall by stage: retrieve ${recall.retrieve.toFixed(3)}, rerank 0.500`,
  );
  // It is told, and gated nowhere.
  expect(report.checks.map(({ metric }: { metric: string }) => metric).join()).not.toMatch(
    /rerank|retrieve/,
  );
});

it("stages come through shards, and more than eight are refused", async () => {
  const folder = workspace(FILES);
  await run(folder, "record");
  const broken = { LOST: "6" };
  for (const shard of ["1/2", "2/2"]) {
    await run(folder, "gate", ["--shard", shard, "--report-dir", `parts/${shard[0]!}`], broken);
  }
  const merged = await run(folder, "merge", ["parts", "--report-dir", "out"]);

  expect(merged.stdout, merged.stderr).toContain("dropped by rerank");

  const nine = SEARCH.replace(
    "{ retrieve, rerank }",
    "Object.fromEntries([...'123456789'].map((name) => ['s' + name, []]))",
  );
  const many = workspace({ ...FILES, "search.mjs": nine });

  expect((await run(many, "ask", ["find 1"])).stderr).toContain(
    "stages: expected at most 8 stages, got 9",
  );
});
