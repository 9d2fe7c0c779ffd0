import { beforeAll, describe, expect, it } from "vitest";
import { type Ran, retrievalGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";
import { FILES, read, readComparison } from "./compare-project.ts";

/** The flags of a comparison of the runs a and b in FILES. */
const FLAGS =
  "--queries data/queries.tsv --truth data/qrels.tsv --run-a runs/a.trec --run-b runs/b.trec --k 3".split(
    " ",
  );
const OUTPUTS = ["--out", "out/cmp.json", "--csv", "out/cmp.csv"];

/** The discounts of ranks 1, 2 and 3: 1 / log2(rank + 1). */
const DISCOUNTS = [1, 1 / Math.log2(3), 0.5] as const;
/** The DCG of q1's ideal list, d1 before d2. Gains are grades: 2 of d1, and 1 of d2. */
const Q1_IDEAL_DCG = 2 + DISCOUNTS[1];

describe("compare of two recorded runs", () => {
  let folder = "";
  let result: Ran;
  beforeAll(async () => {
    folder = workspace(FILES);
    result = await retrievalGate(folder, ["compare", ...FLAGS, ...OUTPUTS]);
  });

  it("prints what changed, and writes a report", () => {
    expect(result).toMatchObject({ code: 0 });
    expect(result.stdout).toContain("B compared with A: gain, 1 query is newly found\n");
    expect(read(folder, "retrieval-gate-report/compare-runs/B/report.html")).toContain("<main");
  });

  it("writes the figures of each query", () => {
    // A finds q1's d2 at 2 and d1 at 3, and nothing of q2. B has the ideal lists.
    const ndcgOfQ1InA = (DISCOUNTS[1] + 2 * DISCOUNTS[2]) / Q1_IDEAL_DCG;

    // `hits` are the judged documents of the top k, relevant or not: d9 has the grade 0, d7 no
    // judgment. q3 has no results, and counts 0.
    expect(readComparison(folder).per_query).toMatchObject([
      {
        qid: "q1",
        A: { recall: 1, mrr: 0.5, ndcg: expect.closeTo(ndcgOfQ1InA, 10), hits: ["d2", "d1"] },
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
});

/**
 * The toy of the A/B evaluator that `compare` can take the place of (vecipher/Clematis3 at
 * fd309a9): grades d1: 2, d2: 1, ranking d3, d2, d1.
 */
describe("compare as an A/B evaluator", () => {
  const TOY = {
    "queries.tsv": "q1\tapple tart\n",
    "qrels.tsv": "q1\td1\t2\nq1\td2\t1\n",
    "corpus.jsonl": '{"id":"d1","text":"x"}\n{"id":"d2","text":"y"}\n',
    "a.trec": "q1 Q0 d3 1 3 t\nq1 Q0 d2 2 2 t\nq1 Q0 d1 3 1 t\n",
    "b.trec": "q1 Q0 d1 1 3 t\nq1 Q0 d2 2 2 t\n",
  };
  const RUNS =
    "compare --queries queries.tsv --truth qrels.tsv --run-a a.trec --run-b b.trec --k 3 --corpus corpus.jsonl --out o.json --csv o.csv".split(
      " ",
    );
  it("takes exponential gain: the toy's nDCG is 0.5869", async () => {
    const folder = workspace(TOY);

    await retrievalGate(folder, [...RUNS, "--gain", "exponential"]);

    const { systems } = JSON.parse(read(folder, "o.json"));
    expect(systems.A.metrics.macro).toMatchObject({ recall: 1, mrr: 0.5 });
    // A finds d2, of gain 2^1 - 1, at rank 2 and d1, of gain 2^2 - 1, at rank 3:
    // (1 / log2(3) + 3 / log2(4)) / (3 / log2(2) + 1 / log2(3)).
    expect(systems.A.metrics.macro.ndcg).toBeCloseTo(0.58688267143572, 10);
  });
});
