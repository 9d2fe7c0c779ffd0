import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import type { ByteInput } from "../../src/trec/byte-source.ts";
import { evaluateRun, TREC_OPTIONS, type ScoreOptions } from "../../src/trec/evaluator.ts";
import { type Kernel, openKernel } from "../../src/trec/kernel.ts";
import { readQrels } from "../../src/trec/qrels.ts";
import { RunScanner } from "../../src/trec/run-rows.ts";
import { selectMeasures } from "../../src/trec/selection.ts";
import { cutBytes } from "../helpers/cut-bytes.ts";
import { judgmentsOf, runOf, scenario } from "./run-scenarios.ts";

/** One kernel for all tests: nothing that an evaluation leaves in it may change the next one. */
const kernel = openKernel()!;
/** In place of a kernel: bytes are read without one, in plain TypeScript. */
const PLAIN_PATH = null;
const { columns } = selectMeasures(["all_trec"]);

const bitsOf = (values: ArrayLike<number>): readonly bigint[] => [
  ...new BigInt64Array(Float64Array.from(values).buffer),
];

/** Reads every row, by the kernel or by the plain path. Scores are given as bits. */
async function readRows(
  input: ByteInput,
  by: Kernel | null,
  extraColumns: "refuse" | "ignore" = "refuse",
) {
  const scanner = new RunScanner(input, { name: "run", extraColumns }, by);
  const queries: unknown[] = [];
  const outcome = await scanner
    .read((rows) => {
      const docnos = Array.from({ length: rows.count }, (_, row) => rows.docno(row));
      const scores = bitsOf(rows.scores.subarray(0, rows.count));
      const hashes = [...rows.hashes.subarray(0, rows.count)];
      queries.push([rows.qid, rows.qidHash, docnos, scores, hashes, [...rows.lineNumbers()]]);
      return true;
    })
    .then(() => scanner.throwProblems())
    .catch(problemsOf);
  return { queries, outcome, runId: scanner.runId };
}

/**
 * Evaluates a run, by the kernel or by the plain path. Returns the values as bits, or the problems.
 */
async function scoreWith(
  qrels: string,
  input: ByteInput,
  by: Kernel | null,
  options: Partial<ScoreOptions> = {},
): Promise<unknown> {
  const judged = await readQrels(Buffer.from(qrels), "qrels");
  return evaluateRun(input, judged, columns, { ...TREC_OPTIONS, ...options }, "run", by).then(
    (evaluation) => ({
      ...evaluation,
      values: bitsOf(evaluation.values),
      summary: bitsOf(evaluation.summary),
    }),
    problemsOf,
  );
}

function problemsOf(error: unknown): unknown {
  if (!(error instanceof GateError)) {
    throw error;
  }
  const { code, message, hint, problems } = error;
  return { code, message, hint, problems };
}

async function expectSameAsPlainPath(
  qrels: string,
  input: ByteInput,
  options: Partial<ScoreOptions> = {},
): Promise<void> {
  const extra = options.extraColumns;
  expect(await readRows(input, kernel, extra)).toEqual(await readRows(input, PLAIN_PATH, extra));
  expect(await scoreWith(qrels, input, kernel, options)).toEqual(
    await scoreWith(qrels, input, PLAIN_PATH, options),
  );
}

describe("the kernel", () => {
  it("exists on every Node.js that this runs on", () => {
    expect(kernel).not.toBeNull();
  });

  it("reads and scores as the plain path does", async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (drawn) => {
        const bytes = runOf(drawn);
        await expectSameAsPlainPath(
          judgmentsOf(drawn),
          drawn.packed ? gzipSync(bytes) : cutBytes(bytes, drawn.cuts),
          drawn.options,
        );
      }),
      { numRuns: Number(process.env.RUNS ?? 150) },
    );
  });

  it("reads two forms of scores in turn as the plain path does", async () => {
    const digits = "7310948265173";
    const whole = Array.from({ length: digits.length }, (_, at) => digits.slice(0, at + 1));
    const forms = [
      ...whole,
      ...whole.flatMap((text) =>
        Array.from(
          { length: text.length + 1 },
          (_, at) => `${text.slice(0, at)}.${text.slice(at)}`,
        ),
      ),
      "-1.5",
      "+2.5",
      "1e1",
      "2.5E-3",
    ];
    // The kernel reads scores in pairs, once four more rows have come.
    const pairs = forms.flatMap((a) => forms.map((b) => [a, b, "1.1", "1.2", "1.3", "1.4"]));
    const run = pairs.flatMap((scores, query) =>
      scores.map((score, at) => `${query} Q0 a.${at} ${at} ${score} t\n`),
    );
    const bytes = Buffer.from(run.join(""));

    expect(await readRows(bytes, kernel)).toEqual(await readRows(bytes, PLAIN_PATH));
  });

  it("finds the columns of rows of any width as the plain path does", async () => {
    // The kernel looks at 16 bytes at once. So columns begin and end at each place of such a block.
    const letters = "abcdefghijklmnopqrstuvwxyz".repeat(4);
    const run: string[] = [];
    for (let qid = 1; qid <= 24; qid++) {
      for (let doc = 1; doc <= 70; doc++) {
        for (const tag of [1, 2, 9, 30 + (doc % 16), 64]) {
          const columns = [
            letters.slice(0, qid),
            "Q0",
            letters.slice(tag, tag + doc),
            "17",
            `${doc}.25`,
          ];
          run.push(
            `${columns.join(doc % 9 === 0 ? "\t" : " ")} ${letters.slice(0, tag)}${doc % 7 === 0 ? "\r" : ""}\n`,
          );
        }
      }
    }
    const bytes = Buffer.from(run.join(""));

    expect(await readRows(bytes, kernel)).toEqual(await readRows(bytes, PLAIN_PATH));
  });

  it("reads a cut last line without the blanks and line ends of the piece before", async () => {
    /** Returns a row of so many bytes. */
    const row = (query: string, doc: string, length: number): string =>
      `${`${query} Q0 ${doc} 1 1 `.padEnd(length - 1, "t")}\n`;
    /** Returns rows of so many bytes together: of 20 bytes each, but for the last one. */
    const rows = (query: string, length: number): string => {
      const whole = Math.floor(length / 20) - 1;
      const first = Array.from({ length: whole }, (_, at) => row(query, `d${at}`, 20)).join("");
      return first + row(query, "last", length - 20 * whole);
    };
    // The kernel marks where a piece has blanks and line ends. Those of the first piece, at `blank`
    // and `end` bytes from byte `at`, must not count in the second one, which ends with `score`:
    //   …1111111111111111111 ttttttttttt⏎…
    //   …8 Q0 bad 1⏎8.5000006
    const at = 256;
    const pieceBytes = 1_048_576;
    for (const [score, blank, end] of [
      // Byte 8 of the score is the 6: a blank there would cut it off.
      ["8.5000006", 8, 20],
      // The blank would hide the letter, byte 7.
      ["8.50000Q6", 7, 20],
      // The blank would hide the letter, byte 0, and the line end the point, byte 2.
      ["V8.500006", 0, 2],
    ] as const) {
      // The row with the marks begins 40 bytes before `at`, and has digits up to its blank.
      const marksRowStart = `${rows("7", at - 40)}7 Q0 e 1 `.padEnd(at + blank, "1");
      const marksRow = `${marksRowStart} ${"t".repeat(end - blank - 1)}\n`;
      const first = marksRow + rows("7", pieceBytes - marksRow.length);
      const short = "8 Q0 bad 1\n";
      const second = rows("8", at - short.length) + short + score;
      const bytes = Buffer.from(first + second);

      expect(first).toHaveLength(pieceBytes);
      expect(await readRows(bytes, kernel), score).toEqual(await readRows(bytes, PLAIN_PATH));
    }
  });

  it("stops at the twentieth problem, whether or not the query fits its memory", async () => {
    // More rows than the plain path's first piece of 262,144 bytes has: both stop in a later one.
    const firstRows = 12_800;
    const isBadRow = (at: number): boolean => at >= firstRows && at % 100 === 0;
    // A row has over 20 bytes: 20,000 fit the kernel's 5 MiB, 400,000 don't.
    for (const count of [20_000, 400_000]) {
      const text = Array.from(
        { length: count },
        (_, at) => `1 Q0 doc${at} 1 ${isBadRow(at) ? "x" : "1.5"} t\n`,
      );
      const bytes = Buffer.from(text.join(""));
      const byKernel = await scoreWith("1 0 d 1\n", bytes, kernel);

      expect(byKernel).toHaveProperty("problems.length", 20);
      expect(byKernel).toEqual(await scoreWith("1 0 d 1\n", bytes, PLAIN_PATH));
    }
  });

  it("finds a missing and an empty file as the plain path does", async () => {
    for (const input of [
      fileURLToPath(new URL("none.run", import.meta.url)),
      Buffer.alloc(0),
      Buffer.from("\n\n"),
    ]) {
      await expectSameAsPlainPath("q 0 d 1\n", input);
    }
  });
});

describe("the kernel with a large run", () => {
  /**
   * Makes rows of one query by a seeded generator. Scores have so many different values: if they
   * are few, there are ties.
   */
  function makeRows(
    qid: string,
    count: number,
    {
      valueCount = 1e9,
      format = (score) => score.toFixed(6),
    }: { readonly valueCount?: number; readonly format?: (score: number) => string } = {},
  ): string {
    let state = count;
    const nextRandom = (): number =>
      (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
    const rowAt = (_: unknown, at: number): string =>
      `${qid} Q0 document-${(at * 7919) % count} ${at} ${format(Math.floor(nextRandom() * valueCount) / 64)} tag\n`;
    return Array.from({ length: count }, rowAt).join("");
  }
  const makeJudgments = (qid: string, count: number, step: number): string =>
    Array.from({ length: count }, (_, at) => `${qid} 0 document-${at * step} ${at % 3}\n`).join("");

  const queryIds = Array.from({ length: 60 }, (_, at) => `${at}`);

  // Columns: the title, the rows of each query, and the distance between two judged documents. A row
  // has 40 to 50 bytes, a piece 1 MiB, the memory 5 MiB.
  it.each([
    ["many queries, each across some piece's edge", queryIds.map((qid) => makeRows(qid, 1009)), 1],
    ["ties", queryIds.map((qid) => makeRows(qid, 1009, { valueCount: 20 })), 13],
    [
      "scores of more digits than it reads",
      queryIds.map((qid) => makeRows(qid, 211, { format: (score) => (score / 3).toString() })),
      3,
    ],
    ["queries over 2 MiB", ["1", "2", "3"].map((qid) => makeRows(qid, 60_013)), 1000],
    [
      "a query over 5 MiB between smaller ones",
      ["1", "2", "3"].map((qid) => makeRows(qid, qid === "2" ? 140_009 : 5003)),
      50,
    ],
  ])("scores %s as the plain path does", async (_, queries, step) => {
    const qrels = queryIds.map((qid) => makeJudgments(qid, 100, step)).join("");
    const run = Buffer.from(queries.join(""));

    const byKernel = await scoreWith(qrels, run, kernel);

    expect(byKernel).toHaveProperty("summary");
    expect(byKernel).toEqual(await scoreWith(qrels, run, PLAIN_PATH));
  });
});
