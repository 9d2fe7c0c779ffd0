import { expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";
import { FILES, readComparison } from "./compare-project.ts";

/** The flags of a comparison of the runs a and b in FILES. */
const FLAGS =
  "--queries data/queries.tsv --truth data/qrels.tsv --run-a runs/a.trec --run-b runs/b.trec --k 3".split(
    " ",
  );
const OUTPUTS = ["--out", "out/cmp.json", "--csv", "out/cmp.csv", "--traces", "out/traces"];

/** The discounts of ranks 1, 2 and 3: 1 / log2(rank + 1). */
const DISCOUNTS = [1, 1 / Math.log2(3), 0.5] as const;
/** The DCG of q1's ideal list, d1 before d2. Gains are grades: 2 of d1, and 1 of d2. */
const Q1_IDEAL_DCG = 2 + DISCOUNTS[1];

it("compare of two recorded runs gives figures, difference and overlap", async () => {
  const folder = workspace(FILES);
  const result = await retrievalGate(folder, ["compare", ...FLAGS, ...OUTPUTS]);

  expect(result).toMatchObject({ code: 0, stderr: "" });
  expect(result.stdout).toContain("ndcg@3: B is better on 2 queries, worse on 0, equal on 1");

  const { runs, delta, overlap, per_query: queries } = readComparison(folder);
  // A finds q1's d2 at 2 and d1 at 3, and nothing of q2. B has the ideal lists. q3 counts 0.
  const ndcgOfQ1InA = (DISCOUNTS[1] + 2 * DISCOUNTS[2]) / Q1_IDEAL_DCG;

  // `hits` are the judged documents of the top k, relevant or not: d9 has the grade 0, d7 no
  // judgment.
  expect(queries.map((each) => each.qid)).toEqual(["q1", "q2", "q3"]);
  expect(queries[0]).toMatchObject({
    A: { recall: 1, mrr: 0.5, hits: ["d2", "d1"] },
    B: { recall: 1, mrr: 1, ndcg: 1, hits: ["d1", "d2"] },
  });
  expect(queries[0]!.A.ndcg).toBeCloseTo(ndcgOfQ1InA, 10);
  expect(queries[1]).toMatchObject({
    A: { recall: 0, mrr: 0, ndcg: 0, hits: ["d9"] },
    B: { recall: 1, mrr: 1, ndcg: 1, hits: ["d3", "d9"] },
  });
  expect(queries[2]).toMatchObject({
    A: { recall: 0, mrr: 0, ndcg: 0, hits: [] },
    B: { recall: 0 },
    delta: { recall: 0, mrr: 0, ndcg: 0 },
  });
  expect(runs.A.metrics.macro.recall).toBeCloseTo(1 / 3, 10);
  expect(runs.B.metrics.macro.ndcg).toBeCloseTo(2 / 3, 10);
  expect(delta.macro.mrr).toBeCloseTo(2 / 3 - 0.5 / 3, 10);
  // q1: {d7 d2 d1} and {d1 d2} share 2 of 3; q2: {d9 d8} and {d3 d9} 1 of 3; q3: B has nothing.
  expect(queries.map((each) => each.overlap["jaccard"])).toEqual([
    0.666666666667, 0.333333333333, 0,
  ]);
  expect(queries.map((each) => each.overlap["a_found_by_b"])).toEqual([0.666666666667, 0.5, 0]);
  expect(overlap.macro["a_found_by_b"]).toBeCloseTo((2 / 3 + 1 / 2) / 3, 10);
});
