import { createHash } from "node:crypto";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { workspace, writeFiles } from "../../helpers/workspace.ts";
import { FILES, compared, read } from "./compare-project.ts";

const FLAGS =
  "--queries data/queries.tsv --truth data/qrels.tsv --run-a runs/a.trec --run-b runs/b.trec --k 3".split(
    " ",
  );
const OUTPUTS = ["--out", "out/cmp.json", "--csv", "out/cmp.csv", "--traces", "out/traces"];

const sha = (name: keyof typeof FILES): string => createHash("sha256").update(FILES[name]).digest("hex");
/** Discount of rank i + 1. */
const discount = [1, 1 / Math.log2(3), 0.5] as const;
const Q1_IDEAL = 3 + discount[1];

describe("compare, two recorded runs", () => {
  it("gives both systems' figures, their difference and their overlap", async () => {
    const folder = workspace(FILES);
    const ran = await retrievalGate(folder, ["compare", ...FLAGS, ...OUTPUTS]);
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    expect(ran.stdout).toContain("ndcg@3: B is better on 2 queries, worse on 0, equal on 1");
    const { systems, delta, overlap, per_query: queries } = compared(folder);
    // A finds q1's d2 at 2 and d1 at 3, nothing of q2; gains are 2^grade - 1. B has the ideal lists. q3 counts 0.
    const q1 = (discount[1] + 3 * discount[2]) / Q1_IDEAL;
    expect(queries.map((each) => each.qid)).toEqual(["q1", "q2", "q3"]);
    expect(queries[0]).toMatchObject({
      A: { recall: 1, mrr: 0.5, hits: ["d2", "d1"] },
      B: { recall: 1, mrr: 1, ndcg: 1, hits: ["d1", "d2"] },
    });
    expect(queries[0]!.A.ndcg).toBeCloseTo(q1, 10);
    expect(queries[1]).toMatchObject({
      A: { recall: 0, mrr: 0, ndcg: 0, hits: ["d9"] },
      B: { recall: 1, mrr: 1, ndcg: 1, hits: ["d3", "d9"] },
    });
    expect(queries[2]).toMatchObject({
      A: { recall: 0, mrr: 0, ndcg: 0, hits: [] },
      B: { recall: 0 },
      delta: { recall: 0, mrr: 0, ndcg: 0 },
    });
    expect(systems.A.metrics.macro.recall).toBeCloseTo(1 / 3, 10);
    expect(systems.B.metrics.macro.ndcg).toBeCloseTo(2 / 3, 10);
    expect(delta.macro.mrr).toBeCloseTo(2 / 3 - 0.5 / 3, 10);
    // q1: {d7 d2 d1} and {d1 d2} share 2 of 3; q2: {d9 d8} and {d3 d9} 1 of 3; q3: B has nothing.
    expect(queries.map((each) => each.overlap["jaccard"])).toEqual([0.666666666667, 0.333333333333, 0]);
    expect(queries.map((each) => each.overlap["a_found_by_b"])).toEqual([0.666666666667, 0.5, 0]);
    expect(overlap.macro["a_found_by_b"]).toBeCloseTo((2 / 3 + 1 / 2) / 3, 10);
    // q2: X = 0 1: .1/.9 * .5 * .81 + .5 * .81
    expect(queries[1]!.overlap["rbo"]).toBeCloseTo(0.45, 10);
  });

  it("writes the documented keys, with digests of every input, and the same bytes in any folder", async () => {
    const [one, two] = [workspace(FILES), path.join(workspace(), "deeper/still")];
    writeFiles(two, FILES);
    for (const folder of [one, two])
      await retrievalGate(folder, ["compare", ...FLAGS, "--corpus", "data/corpus.jsonl", ...OUTPUTS]);
    for (const name of ["out/cmp.json", "out/cmp.csv", "out/traces/A.jsonl", "out/traces/B.jsonl"]) {
      expect(read(two, name)).toBe(read(one, name));
    }
    const written = JSON.parse(read(one, "out/cmp.json")) as Record<string, unknown>;
    expect(Object.keys(written).toSorted()).toEqual([
      "corpus_digest",
      "delta",
      "k",
      "overlap",
      "per_query",
      "qrels_digest",
      "queries_digest",
      "schema_version",
      "systems",
    ]);
    expect(written).toMatchObject({
      schema_version: 1,
      k: 3,
      corpus_digest: sha("data/corpus.jsonl"),
      queries_digest: sha("data/queries.tsv"),
      qrels_digest: sha("data/qrels.tsv"),
      systems: {
        A: { config_path: "runs/a.trec", config_digest: sha("runs/a.trec") },
        B: { config_path: "runs/b.trec", config_digest: sha("runs/b.trec") },
      },
    });
    await retrievalGate(one, ["compare", ...FLAGS, ...OUTPUTS]);
    expect(JSON.parse(read(one, "out/cmp.json"))).toMatchObject({ corpus_digest: "absent" });
  });

  it("writes CSV rows A then B, six decimals, CRLF", async () => {
    const folder = workspace(FILES);
    await retrievalGate(folder, ["compare", ...FLAGS, ...OUTPUTS]);
    const ndcg = ((discount[1] + 3 * discount[2]) / Q1_IDEAL).toFixed(6);
    expect(read(folder, "out/cmp.csv").split("\r\n")).toEqual([
      "qid,system,recall,mrr,ndcg,hits",
      `q1,A,1.000000,0.500000,${ndcg},"d2,d1"`,
      'q1,B,1.000000,1.000000,1.000000,"d1,d2"',
      "q2,A,0.000000,0.000000,0.000000,d9",
      'q2,B,1.000000,1.000000,1.000000,"d3,d9"',
      "q3,A,0.000000,0.000000,0.000000,",
      "q3,B,0.000000,0.000000,0.000000,",
      "",
    ]);
  });

  it("keeps the queries' words out of traces unless told otherwise", async () => {
    const folder = workspace(FILES);
    await retrievalGate(folder, ["compare", ...FLAGS, ...OUTPUTS]);
    const lines = read(folder, "out/traces/A.jsonl").trimEnd().split("\n");
    expect(lines.join("")).not.toContain("apple");
    expect(lines.map((line) => (JSON.parse(line) as { readonly meta: unknown }).meta)).toEqual(
      ["q1", "q2", "q3"].map((qid) => ({ qid, k: 3 })),
    );
    expect(JSON.parse(lines[0]!)).toMatchObject({
      trace_schema_version: 1,
      system: "A",
      config_digest: sha("runs/a.trec"),
      query: "[REDACTED]",
      // SHA-1 of "apple tart".
      query_id: "0be25ccf2ef9633894e6cca7613b2510bdaf5b55",
      items: [
        { id: "d7", rank: 1, score: 3, judged: false },
        { id: "d2", rank: 2, score: 2, judged: true },
        { id: "d1", rank: 3, score: 1, judged: true },
      ],
    });
    await retrievalGate(folder, ["compare", ...FLAGS, ...OUTPUTS, "--trace-queries"]);
    expect(read(folder, "out/traces/B.jsonl")).toContain('"query":"apple tart"');
  });

  it("warns of a system that finds nothing, names what the corpus lacks, and reads JSON Lines", async () => {
    const jsonl = '{"query_id":"q1","ranked":[{"doc_id":"other","score":1}]}\n';
    const folder = workspace({ ...FILES, "runs/b.jsonl": jsonl, "data/corpus.jsonl": '{"id":"d1"}\n' });
    const flags = FLAGS.map((flag) => (flag === "runs/b.trec" ? "runs/b.jsonl" : flag));
    const ran = await retrievalGate(folder, ["compare", ...flags, "--corpus", "data/corpus.jsonl", "--json"]);
    expect(ran.code).toBe(0);
    expect(ran.stderr).toContain("warning: every metric of B (runs/b.jsonl) is 0 at k = 3");
    expect(ran.stderr).not.toContain("metric of A");
    expect(ran.stderr).toContain("note: The corpus lacks 3 judged documents: d2, d3, d9.");
    expect(JSON.parse(ran.stdout)).toMatchObject({
      systems: { B: { metrics: { macro: { recall: 0, mrr: 0, ndcg: 0 } } } },
    });
  });

  it.each([
    [["--k", "0"], 2, '--k "0", expected a whole number from 1 to 1000'],
    [["--a", "x.json"], 2, "--a and --queries don't go together"],
    [["--run-b", "runs/none.trec"], 2, "runs/none.trec does not exist"],
    [["--run-b", "runs"], 2, "runs is a folder"],
    [["--truth", "data/queries.tsv"], 2, "expected 3"],
    [["--queries", "../x.tsv"], 2, "outside the repository"],
    [["--out", "data"], 3, "data can't be written"],
    [["--dry-run"], 2, "there is no dry run"],
    [["--tresh", "1"], 2, "compare: Unknown option"],
  ])("refuses %j with exit %i", async (more, code, message) => {
    const folder = workspace(FILES);
    const kept = FLAGS.filter((_, i) => !more.includes(FLAGS[i - (i % 2)]!));
    const ran = await retrievalGate(folder, ["compare", ...kept, ...more]);
    expect(ran.stderr).toContain(message);
    expect(ran.code).toBe(code);
  });
});
