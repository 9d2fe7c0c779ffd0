import { beforeAll, describe, expect, it } from "vitest";
import { type Ran, retrievalGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";
import { FILES, read } from "./compare-project.ts";

/** Compares the runs a and b of FILES. The flags are those of the evaluator below. */
const COMPARE = (
  "compare --queries data/queries.tsv --truth data/qrels.tsv --run-a runs/a.trec --run-b runs/b.trec " +
  "--k 3 --corpus data/corpus.jsonl --out out/cmp.json --csv out/cmp.csv"
).split(" ");

/** The discounts of ranks 1, 2 and 3: 1 / log2(rank + 1). */
const DISCOUNTS = [1, 1 / Math.log2(3), 0.5] as const;

describe("compare of two recorded runs", () => {
  let folder = "";
  let result: Ran;
  beforeAll(async () => {
    folder = workspace(FILES);
    result = await retrievalGate(folder, COMPARE);
  });

  it("prints what changed, and writes a report", () => {
    expect(result).toMatchObject({ code: 0 });
    expect(result.stdout).toContain("B compared with A: gain, 1 query is newly found\n");
    expect(read(folder, "retrieval-gate-report/compare-runs/B/report.html")).toContain("<main");
  });

  it("writes the figures of each query", () => {
    // A finds q1's d2 at 2 and d1 at 3, and nothing of q2. B has the ideal lists. Gains are grades: 2
    // of d1, and 1 of d2.
    const dcg = DISCOUNTS[1] + 2 * DISCOUNTS[2];
    const idealDcg = 2 * DISCOUNTS[0] + DISCOUNTS[1];
    const ndcgOfQ1InA = expect.closeTo(dcg / idealDcg, 10);

    // `hits` are the judged documents of the top k, relevant or not: d9 has the grade 0, d7 no
    // judgment. q3 has no results, and counts 0.
    expect(JSON.parse(read(folder, "out/cmp.json")).per_query).toMatchObject([
      {
        qid: "q1",
        A: { recall: 1, mrr: 0.5, ndcg: ndcgOfQ1InA, hits: ["d2", "d1"] },
        B: { recall: 1, mrr: 1, ndcg: 1, hits: ["d1", "d2"] },
      },
      {
        qid: "q2",
        A: { recall: 0, mrr: 0, ndcg: 0, hits: ["d9"] },
        B: { recall: 1, mrr: 1, ndcg: 1, hits: ["d3", "d9"] },
      },
      {
        qid: "q3",
        A: { recall: 0, mrr: 0, ndcg: 0, hits: [] },
        B: { recall: 0 },
        delta: { recall: 0, mrr: 0, ndcg: 0 },
      },
    ]);
  });

  // The toy of the A/B evaluator that `compare` can take the place of (vecipher/Clematis3 at
  // fd309a9) is q1 of run A: grades d1: 2, d2: 1, and a ranking with d2 second and d1 third.
  it("takes exponential gain: nDCG of q1 in A is 0.5869", async () => {
    const exponentialFolder = workspace(FILES);

    await retrievalGate(exponentialFolder, [...COMPARE, "--gain", "exponential"]);

    const [q1] = JSON.parse(read(exponentialFolder, "out/cmp.json")).per_query;
    // d2, of gain 2^1 - 1, at rank 2 and d1, of gain 2^2 - 1, at rank 3:
    // (1 / log2(3) + 3 / log2(4)) / (3 / log2(2) + 1 / log2(3)).
    expect(q1.A.ndcg).toBeCloseTo(0.58688267143572, 10);
  });
});
