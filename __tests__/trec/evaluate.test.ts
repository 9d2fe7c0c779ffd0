import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  evaluateRun,
  TREC_OPTIONS,
  type Evaluation,
  type ScoreOptions,
} from "../../src/trec/evaluator.ts";
import { readQrels } from "../../src/trec/qrels.ts";
import { selectMeasures } from "../../src/trec/selection.ts";
import { formatRun } from "../../src/workbench/score.ts";
import { hashBytes } from "../../src/trec/text.ts";

const FIXTURES = new URL("fixtures/", import.meta.url);
const NAMES = ["num_ret", "map", "ndcg_cut_10", "P_5", "recall_20", "bpref", "recip_rank"];

async function evaluate(
  qrels: string,
  run: string | Uint8Array | readonly Uint8Array[],
  names: readonly string[] = NAMES,
  options: Partial<ScoreOptions> = {},
): Promise<Evaluation> {
  const input = typeof run === "string" ? Buffer.from(run) : run;
  const judged = await readQrels(Buffer.from(qrels), "qrels");
  return evaluateRun(
    input,
    judged,
    selectMeasures(names).columns,
    { ...TREC_OPTIONS, ...options },
    "run",
  );
}

/** Returns the value of one measure for one query. */
async function evaluateOne(
  qrels: string,
  run: string,
  name: string,
  options?: Partial<ScoreOptions>,
) {
  const { ids, values } = await evaluate(qrels, run, [name], options);
  expect([ids.length, values.length]).toEqual([1, 1]);
  return values[0];
}

/**
 * Return qrels and a run of the query q from texts such as "a:1 b:2": each document with its grade
 * or score.
 */
const qrelsOf = (text: string): string => text.replaceAll(/(\S+):(\S+)/g, "q 0 $1 $2\n");
const runOf = (text: string): string => text.replaceAll(/(\S+):(\S+)/g, "q Q0 $1 1 $2 t\n");

// fixtures/expected.l*.txt: `trec_eval -c -q -m all_trec -l<n> qrels.txt run.txt`, less relstring.
it.each([1, 2])(
  "evaluateRun prints what trec_eval 10.0-rc3 prints for relevance level %d",
  async (relevance) => {
    const qrels = await readQrels(Buffer.from(await readFile(new URL("qrels.txt", FIXTURES))));
    const selection = selectMeasures(["all_trec"]);
    const run = await readFile(new URL("run.txt", FIXTURES));
    const evaluation = await evaluateRun(run, qrels, selection.columns, {
      ...TREC_OPTIONS,
      relevance,
    });
    const expected = await readFile(new URL(`expected.l${relevance}.txt`, FIXTURES), "utf8");

    expect(formatRun({ file: "run.txt", evaluation }, selection, true)).toBe(expected);
    // run.txt lacks q5, and has one query that is not judged.
    expect(evaluation.missing).toEqual(["q5"]);
    expect(evaluation.unjudged).toBe(1);
  },
);

describe("evaluateRun › order", () => {
  // trec_eval orders ties from the last docno to the first: d c b a. The others keep a b c d.
  it.each([
    { order: "trec", rank: 3 },
    { order: "score", rank: 2 },
    { order: "rank", rank: 2 },
  ] as const)("breaks ties by docno: b of a to d has rank $rank for $order", async (row) => {
    const { order, rank } = row;

    const value = await evaluateOne(qrelsOf("b:1"), runOf("a:1 b:1 c:1 d:1"), "recip_rank", {
      order,
    });

    expect(value).toBe(1 / rank);
  });

  // U+FF21 is ef bc a1 in UTF-8 and U+1F600 f0 9f 98 80, but in UTF-16 the latter's d83d comes before
  // ff21. 2^24 + 1 is no float32: there b stands above a by docno, since both are 2^24.
  it.each<[string, string, string, number, Partial<ScoreOptions>?]>([
    ["ties by the bytes of docnos, not by UTF-16", "\uFF21", "\uFF21:1 \u{1F600}:1", 2],
    ["ties by the longer docno if it begins with the other", "a", "a:1 aa:1", 2],
    ["scores of nearly the same value by their values", "a", "a:16777217 b:16777216", 1],
    [
      "scores that are equal in float32 by docno, as trec_eval 9 did",
      "a",
      "a:16777217 b:16777216",
      2,
      { scores: "float32" },
    ],
  ])("sorts %s", async (_, judged, run, rank, options) => {
    const value = await evaluateOne(qrelsOf(`${judged}:1`), runOf(run), "recip_rank", options);

    expect(value).toBe(1 / rank);
  });

  it("ignores the rank column", async () => {
    const run = "q Q0 a 1 1 t\nq Q0 b 2 2 t\n";

    expect(await evaluateOne(qrelsOf("a:1"), run, "recip_rank")).toBe(1 / 2);
  });

  it("gives the same order if a deep pool makes it sort instead of count", async () => {
    const names = Array.from({ length: 200 }, (_, at) => `d${String(at).padStart(3, "0")}`);
    const run = names.map((name, at) => `q Q0 ${name} 1 ${at % 7} t`).join("\n");
    const deep = names.map((name) => `q 0 ${name} ${name === "d051" ? 1 : 0}`).join("\n");
    // d051 has the score 2. Above it stand 29 rows with score 3, 28 each with 4, 5 and 6, and of
    // those with score 2 the 21 larger names d058, d065, … d198.
    const rank = 29 + 28 * 3 + 21 + 1;

    // With 200 judged documents rows are sorted, with one they are counted.
    expect(await evaluateOne(deep, run, "recip_rank")).toBe(1 / rank);
    expect(await evaluateOne(qrelsOf("d051:1"), run, "recip_rank")).toBe(1 / rank);
  });
});

describe("evaluateRun › what counts", () => {
  // Query a is in both, b only in the qrels, c only in the run.
  const qrels = "a 0 x 1\nb 0 x 1\n";
  const run = "a Q0 x 1 1 t\nc Q0 x 1 1 t\n";

  it("averages over every judged query by default", async () => {
    const { summary, missing, unjudged } = await evaluate(qrels, run, ["num_q", "map", "gm_map"]);

    // Query a has 1, and b, which the run lacks, 0: the mean is 0.5. The geometric mean is that of 1
    // and trec_eval's least value, 1e-5. Query c is not judged.
    expect(summary).toEqual([2, 0.5, Math.exp(Math.log(0.00001) / 2)]);
    expect(missing).toEqual(["b"]);
    expect(unjudged).toBe(1);
  });

  it("averages over the judged queries of the run if queries is 'retrieved'", async () => {
    const { summary, missing } = await evaluate(qrels, run, ["num_q", "map"], {
      queries: "retrieved",
    });

    // Query a alone is in the qrels and in the run.
    expect(summary).toEqual([1, 1]);
    expect(missing).toEqual(["b"]);
  });

  it("throws if no query counts, and gives 0 if all judged queries count", async () => {
    const error = evaluate(qrels, "c Q0 x 1 1 t\n", ["map"], { queries: "retrieved" });

    await expect(error).rejects.toMatchObject({ code: "invalid_run" });
    expect((await evaluate(qrels, "c Q0 x 1 1 t\n", ["map"])).summary).toEqual([0]);
  });

  it("leaves out what lies beyond the depth", async () => {
    const deep = [qrelsOf("a:1 d:1"), runOf("a:4 b:3 c:2 d:1")] as const;

    expect(await evaluateOne(...deep, "set_recall")).toBe(1);
    expect(await evaluateOne(...deep, "set_recall", { depth: 3 })).toBe(1 / 2);
    expect(await evaluateOne(...deep, "set_recall", { depth: 4 })).toBe(1);
    expect(await evaluateOne(...deep, "num_ret", { depth: 3 })).toBe(3);
  });

  it("lists queries in the order of their bytes, not of UTF-16", async () => {
    const names = ["q10", "q2", "\uFF21", "\u{1F600}"];
    const judged = names.toReversed().map((name) => `${name} 0 d 1\n`);

    expect((await evaluate(judged.join(""), "q2 Q0 d 1 1 t\n", ["map"])).ids).toEqual(names);
  });

  it("infers average precision from the judged part of the pool", async () => {
    // Rank 1 judged and not relevant, rank 2 judged -1 (not sampled), rank 3 relevant, with
    // trec_eval's epsilon: 1/3 + 2/3 * (2 pooled / 2 before) * (0 + e) / (1 + 2e).
    const value = await evaluateOne(qrelsOf("a:0 b:-1 c:1"), runOf("a:3 b:2 c:1"), "infAP");

    expect(value).toBe(1 / 3 + (2 / 3) * 1 * (0.00001 / (1 + 2 * 0.00001)));
  });

  it("nDCG has published figures with linear and with exponential gain", async () => {
    // Toy graded example of two published systems: grades 2 and 1, ranked third and second; linear
    // .619906, exponential .586883.
    const toy = [qrelsOf("d1:2 d2:1"), runOf("d3:3 d2:2 d1:1")] as const;

    expect(await evaluateOne(...toy, "ndcg_cut_3")).toBeCloseTo(0.619906, 6);
    expect(await evaluateOne(...toy, "ndcg_cut_3", { gain: "exponential" })).toBeCloseTo(
      0.586883,
      6,
    );
  });

  it("normalises ndcg by what could be found, not by what was returned", async () => {
    // 1 of 3 relevant, alone at rank 1: 1 / (1 + 1/log2(3) + 1/2).
    const short = await evaluateOne(qrelsOf("a:1 b:1 c:1"), runOf("a:1"), "ndcg_cut_10");

    expect(short).toBe(1 / (1 + 1 / Math.log2(3) + 1 / Math.log2(4)));
  });
});

describe("evaluateRun › documents", () => {
  /** Eight printable bytes that hash as `name` does. */
  function collidingWith(name: string): string {
    const bytes = Buffer.from(name);
    const target = hashBytes(bytes, 0, 8);
    for (let seed = 0; ; seed++) {
      const head = Buffer.from(seed.toString(36).padStart(4, "z"));
      const hashOf = (buffer: Buffer): number => hashBytes(buffer, 0, 4);
      // The first word of `name` itself would give `name` again.
      if (hashOf(head) === hashOf(bytes)) {
        continue;
      }
      // The second word follows from the first, and is good if its bytes are printable.
      const word = secondWord(bytes, head);
      const candidate = Buffer.concat([head, word]);
      if (word.every((byte) => byte > 32 && byte < 127) && hashBytes(candidate, 0, 8) === target) {
        return candidate.toString();
      }
    }
  }

  /** The hash is a function of w1 * p + w2, so equal hashes need w2' = w2 + (w1 - w1') * p. */
  function secondWord(bytes: Buffer, head: Buffer): Buffer {
    const moved = Math.imul(bytes.readInt32LE(0) - head.readInt32LE(0), 0x9e3779b1);
    const word = Buffer.alloc(4);
    word.writeInt32LE((bytes.readInt32LE(4) + moved) | 0);
    return word;
  }

  it("tells documents apart whose hashes are equal", async () => {
    const collidingId = collidingWith("document");

    expect(collidingId).not.toBe("document");
    expect(hashBytes(Buffer.from(collidingId), 0, 8)).toBe(
      hashBytes(Buffer.from("document"), 0, 8),
    );

    const run = `q Q0 ${collidingId} 1 3 t\nq Q0 document 2 2 t\n`;

    expect(await evaluateOne(qrelsOf("document:1"), run, "recip_rank")).toBe(1 / 2);
    expect(await evaluateOne(`q 0 ${collidingId} 1\n`, run, "recip_rank")).toBe(1);

    // Behind the query p, which is not judged.
    const unjudged = `p Q0 ${collidingId} 1 3 t\np Q0 document 2 2 t\n${run}`;

    expect(await evaluateOne(qrelsOf("document:1"), unjudged, "recip_rank")).toBe(1 / 2);
  });

  // The document | the qrels | the run | the line on which it comes again
  it.each([
    ["that is judged", qrelsOf("d:1"), runOf("d:3 e:2 d:1"), 3],
    ["that is not judged", qrelsOf("x:1"), runOf("d:3 e:2 d:1"), 3],
    ["of a query that is not judged", "other 0 d 1\n", runOf("d:3 e:2 d:1"), 3],
    ["behind another query", qrelsOf("d:1"), `${runOf("d:1")}p Q0 d 1 1 t\n${runOf("e:1 d:1")}`, 4],
  ])("refuses a document %s that is listed twice", async (_, qrels, run, line) => {
    const message = 'document "d" is listed twice for query "q", first on line 1';

    await expect(evaluate(qrels, run)).rejects.toMatchObject({
      code: "invalid_run",
      problems: [{ file: "run", line, message }],
    });
  });

  it("lists repeated documents with unreadable rows, in line order", async () => {
    const run = "q Q0 d 1 1 t\nq Q0 d 1 1 t\nq Q0 e 1 nan t\n";

    const error: unknown = await evaluate(qrelsOf("d:1"), run).catch((reason: unknown) => reason);

    expect(error).toMatchObject({ problems: [{ line: 2 }, { line: 3 }] });
  });
});

describe("evaluateRun › extra columns", () => {
  const run = "q Q0 d 1 1 tag and more\n";
  it("refuses extra columns by default, or skips them as trec_eval does", async () => {
    await expect(evaluate(qrelsOf("d:1"), run)).rejects.toMatchObject({ code: "invalid_run" });

    const evaluation = await evaluate(qrelsOf("d:1"), run, ["map"], { extraColumns: "ignore" });

    expect([evaluation.summary, evaluation.runId]).toEqual([[1], "tag"]);
  });
});

it("evaluateRun scores files in pieces, as gzip and interleaved alike", async () => {
  const qrels = await readFile(new URL("qrels.txt", FIXTURES), "utf8");
  const run = await readFile(new URL("run.txt", FIXTURES));
  const whole = await evaluate(qrels, run, ["all_trec"]);
  // Pieces of 777 bytes, which end within rows.
  const pieces = Array.from({ length: Math.ceil(run.length / 777) }, (_, at) =>
    run.subarray(777 * at, 777 * (at + 1)),
  );

  expect(await evaluate(qrels, pieces, ["all_trec"])).toEqual(whole);
  expect(await evaluate(qrels, gzipSync(run), ["all_trec"])).toEqual(whole);

  const lines = run.toString().trimEnd().split("\n");
  // Every second line, and then the others: the rows of each query stand apart.
  const woven = [
    ...lines.filter((_, at) => at % 2 === 1),
    ...lines.filter((_, at) => at % 2 === 0),
  ];

  expect(await evaluate(qrels, woven.join("\n"), ["all_trec"])).toEqual(whole);
});
