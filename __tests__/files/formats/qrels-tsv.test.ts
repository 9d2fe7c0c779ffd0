import { describe, expect, it } from "vitest";
import { summariseCase, loadDataset, refuseDataset } from "./load.ts";

const TSV = { format: "qrels-tsv", path: "data", intent: "all" };
const QUERIES = "q1\tapple tart\r\n\nq2\tzebra\nq3\tcuda install\n";

describe("format qrels-tsv", () => {
  it("counts every query, also one without relevant documents", async () => {
    const { suite } = await loadDataset(TSV, {
      "data/queries.tsv": QUERIES,
      "data/qrels.tsv": "q1\td1\t2.0\nq1\td2\t1\nq3\td4\t0\n",
    });

    expect(suite.cases.map(summariseCase)).toStrictEqual([
      "q1 @data/queries.tsv:1: d1=2 d2=1",
      "q2 @data/queries.tsv:3:",
      "q3 @data/queries.tsv:4: (not d4)",
    ]);
    expect(suite.cases.map((each) => each.expect_empty)).toStrictEqual([false, false, false]);
    expect(suite.notices).toStrictEqual([]);
  });

  it.each(["path", "queries"])("takes the queries' file as `%s`", async (key) => {
    const files = { "my.tsv": "q1\tone\nq2\ttwo\n", "truth.tsv": "q1 d1 1\nq2 d1 1\n" };

    const { suite } = await loadDataset({ ...TSV, [key]: "my.tsv", qrels: "truth.tsv" }, files);

    expect(suite.cases).toHaveLength(2);
  });

  // How the first query differs from a header | the queries | the judged query
  it.each([
    ["it is not on line 1", "\nqid\tquery\nx\ty", "x"],
    ["it is judged", "qid\tquery", "qid"],
    ["its text is no name of a column", "qid\ty\nx\ty", "x"],
    ["its id is no name of a column", "q7\tquery\nx\ty", "x"],
  ])("takes a first query for no header if %s", async (_, queries, judged) => {
    const files = { "data/queries.tsv": queries, "data/qrels.tsv": `${judged}\td\t1\n` };

    const refusal = await refuseDataset(TSV, files);

    expect(refusal).toStrictEqual([]);
  });

  it("refuses a judged query that an empty file of queries lacks", async () => {
    const files = { "data/queries.tsv": "", "data/qrels.tsv": "x\td\t1\n" };

    const [, ...problems] = await refuseDataset(TSV, files);

    expect(problems).toStrictEqual([
      'eval/data/qrels.tsv:1: query "x" is judged, but eval/data/queries.tsv has no such query; add it there, or remove the row',
    ]);
  });

  it("takes decimal gains, up to 255", async () => {
    const { suite } = await loadDataset(TSV, {
      "data/queries.tsv": "q1\tapple tart\n",
      "data/qrels.tsv":
        "q1\td1\t0.25\nq1\td2\t255\nq1\td3\t-0.5\nq1\td4\t1e-1\nq1\td5\t.5\nq1\td6\t2\n",
    });

    expect(suite.cases.map(summariseCase)).toStrictEqual([
      "q1 @data/queries.tsv:1: d1=0.25 d2=255 d4=0.1 d5=0.5 d6=2 (not d3)",
    ]);
    expect(
      await refuseDataset(TSV, {
        "data/queries.tsv": "q1\tapple tart\n",
        "data/qrels.tsv": "q1\td1\t255.5\n",
      }),
    ).toContain("eval/data/qrels.tsv:1: grade 255.5, expected a number up to 255");
  });

  it("refuses headers, other column counts and gains that are no numbers", async () => {
    const files = { "data/qrels.tsv": "q1\td1\t1\n" };

    expect(
      await refuseDataset(TSV, {
        ...files,
        "data/queries.tsv": "qid\tquery\nq1\tone\nq2 two\r\nq3\tthree\tmore\n\tfour\nq1\tone\n",
      }),
    ).toStrictEqual([
      "invalid_suite: dataset data has 5 problems",
      "eval/data/queries.tsv:1: this looks like a header; the format has none: remove the line",
      'eval/data/queries.tsv:3: expected two columns, a query\'s id and its text, with one tab between them; got "q2 two"',
      'eval/data/queries.tsv:4: expected two columns, a query\'s id and its text, with one tab between them; got "q3\\tthree\\tmore"',
      'eval/data/queries.tsv:5: expected two columns, a query\'s id and its text, with one tab between them; got "\\tfour"',
      'eval/data/queries.tsv:6: query id "q1" is taken by line 2',
    ]);
    expect(
      await refuseDataset(TSV, {
        "data/queries.tsv": QUERIES,
        "data/qrels.tsv": "q1\td1\t1\nq1\td2\t0,25\nq1\td3\tnan\nq1\td4\t0.5\nq1\td4\t0.25\n",
      }),
    ).toStrictEqual([
      expect.stringContaining("invalid_qrels: eval/data/qrels.tsv:2"),
      expect.stringMatching(/^eval\/data\/qrels\.tsv:2: grade "0,25", expected a number/),
      expect.stringMatching(/^eval\/data\/qrels\.tsv:3: grade "nan", expected a number/),
      'eval/data/qrels.tsv:5: document "d4" of query "q1" has grade 0.25 here and 0.5 before, expected one grade',
    ]);
  });
});
