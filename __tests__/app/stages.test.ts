/** A retriever that tells what each of its stages passed on: which of them lost a document. */
import { describe, expect, it } from "vitest";
import {
  casesFile,
  configFile,
  gate,
  recordedProject,
  suiteFile,
  textIn,
} from "../helpers/gated-project.ts";

/**
 * Retrieves five documents, of which reranking passes on three. The stage that BY names, `rerank`
 * or `retrieve`, loses the targets of the first LOST queries.
 */
const SEARCH = `const lost = Number(process.env.LOST ?? 0);
export default (query) => {
  const n = Number(query.split(" ")[1]);
  const all = ["d" + n, "x1", "x2", "x3", "x4"];
  const without = all.filter((id) => id !== "d" + n);
  const broken = n < lost;
  const retrieve = broken && process.env.BY === "retrieve" ? without : all;
  const rerank = broken ? without : all;
  return { results: rerank.slice(0, 3), stages: { retrieve, rerank } };
};`;
const FILES = {
  "search.mjs": SEARCH,
  "suite.json": suiteFile("staged", casesFile(12)),
  "retrieval-gate.json": configFile({ k: 3 }),
};

/** A project whose baseline found every document. */
const makeProject = recordedProject(FILES);

describe.each([
  {
    stage: "rerank",
    words: "Stage rerank dropped expected documents",
    recall: { retrieve: 1, rerank: 0.5 },
  },
  { stage: "retrieve", words: "never retrieved", recall: { retrieve: 0.5, rerank: 0.5 } },
])("a target that $stage lost", ({ stage, words, recall }) => {
  it(`is "${words}" in log, summary and page, with the recall of each stage`, async () => {
    const folder = await makeProject();

    // Six of 12 queries lose their only target, so recall is 0.5 from that stage on.
    const { code, report, stdout, stderr } = await gate(folder, [], { LOST: "6", BY: stage });

    expect(code, stderr).toBe(1);
    expect(report.losses[0]).toMatchObject({ stage });
    expect(report.stages).toEqual([
      { stage: "retrieve", recall: recall.retrieve, cases: 12 },
      { stage: "rerank", recall: recall.rerank, cases: 12 },
    ]);

    const page = textIn(folder, "report.html");

    for (const text of [stdout, textIn(folder, "summary.md"), page]) {
      expect(text).toContain(words);
    }
    expect(page).toContain(
      `recall after each stage: retrieve ${recall.retrieve.toFixed(3)}, rerank ${recall.rerank.toFixed(3)}`,
    );
  });
});
