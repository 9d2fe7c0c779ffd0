import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { readRun, type RunLists } from "../../src/trec/evaluator.ts";
import { cutBytes } from "../helpers/cut-bytes.ts";
import { values } from "../helpers/table.ts";

const plainRun = (run: RunLists): Record<string, [string, number][]> =>
  Object.fromEntries(
    [...run.queries].map(([qid, results]) => [
      qid,
      results.map(({ doc_id: docId, score }) => [docId, score]),
    ]),
  );

const read = async (text: string): Promise<Record<string, [string, number][]>> =>
  plainRun(await readRun(Buffer.from(text), "r"));

async function problemsOf(bytes: string | Uint8Array): Promise<string[]> {
  const error: unknown = await readRun(Buffer.from(bytes), "r").catch((reason: unknown) => reason);
  if (!(error instanceof GateError)) {
    throw new Error("expected a GateError");
  }
  expect(error.code).toBe("invalid_run");
  expect(error.hint).toContain("six columns");
  return error.problems.map(({ line, message }) => `${line ?? "-"}: ${message}`);
}

describe("readRun", () => {
  it.each(
    values<readonly [string, string]>(String.raw`
# the form of the run | its text
tabs | "q1\tQ0\td2\t1\t1.5\tt\nq1\tQ0\td1\t2\t2\tt\nq2\tQ0\td1\t1\t-0.25\tt\n"
spaces | "q1 Q0 d2 1 1.5 t\nq1 Q0 d1 2 2 t\nq2 Q0 d1 1 -0.25 t\n"
mixed runs of both, before and behind too | " q1 \tQ0  d2 1 1.5 t \nq1\t Q0 d1\t2 2 t\t\nq2 Q0 d1 1 -0.25 t\n"
CRLF | "q1 Q0 d2 1 1.5 t\r\nq1 Q0 d1 2 2 t\r\nq2 Q0 d1 1 -0.25 t\r\n"
a byte order mark, and no final newline | "\ufeffq1 Q0 d2 1 1.5 t\nq1 Q0 d1 2 2 t\nq2 Q0 d1 1 -0.25 t"
comments behind white space | "q1 Q0 d2 1 1.5 t\n  # q1 Q0 d9 2 1 t\nq1 Q0 d1 2 2 t\n\t#q Q0 d 1 1 t\n#q Q0 d 1 1 t\nq2 Q0 d1 1 -0.25 t\n"
blank lines and comments | "# bm25\nq1 Q0 d2 1 1.5 t\n\nq1 Q0 d1 2 2 t\n \nq2 Q0 d1 1 -0.25 t\n"
exponents and plus signs | "q1 Q0 d2 1 15e-1 t\nq1 Q0 d1 2 +2 t\nq2 Q0 d1 1 -2.5E-1 t\n"
queries that come back | "q1 Q0 d2 1 1.5 t\nq2 Q0 d1 1 -0.25 t\nq1 Q0 d1 2 2 t\n"
an iteration of any name | "q1 0 d2 1 1.5 t\nq1 iteration d1 2 2 t\nq2 Q d1 1 -0.25 t\n"
`),
  )("reads %s, keeping the file's order", async (_, text) => {
    expect(await read(text)).toEqual({
      q1: [
        ["d2", 1.5],
        ["d1", 2],
      ],
      q2: [["d1", -0.25]],
    });
  });

  it("tells queries apart that begin alike", async () => {
    const run = await read(
      "q1 Q0 a 1 3 t\nq1 Q0 b 2 2 t\nq12 Q0 a 1 3 t\nq Q0 a 1 3 t\nabcd1 Q0 a 1 1 t\nabcd2 Q0 a 1 1 t\n",
    );

    expect(Object.keys(run)).toEqual(["q1", "q12", "q", "abcd1", "abcd2"]);
  });

  it.each(
    values<readonly [string, string, readonly string[]]>(String.raw`
# what is refused | the text | its problems, each behind its line
nothing | "" | ["-: the file is empty"]
comments only | "# none\n" | ["-: the file has no rows"]
nan | "q Q0 d 1 nan t\n" | ["1: score \"nan\", expected a finite decimal number such as 12.5"]
infinity | "q Q0 d 1 2 t\nq Q0 e 1 -inf t\n" | ["2: score \"-inf\", expected a finite decimal number such as 12.5"]
a decimal comma | "q Q0 d 1 1,5 t\n" | ["1: score \"1,5\", expected a finite decimal number such as 12.5"]
a score that overflows | "q Q0 d 1 1e999 t\n" | ["1: score \"1e999\", expected a finite decimal number such as 12.5"]
a missing score | "q Q0 d 1 t\n" | ["1: 5 columns, expected 6 (qid Q0 docno rank score tag): \"q Q0 d 1 t\""]
a line that was cut | "q Q0 d 1 2 t\nq Q0 e 2" | ["2: 4 columns, expected 6 (qid Q0 docno rank score tag): \"q Q0 e 2\""]
a missing tag | "q Q0 d 1 2 t\nq Q0 e 2 1\nq Q0 f 3 0 t\n" | ["2: 5 columns, expected 6 (qid Q0 docno rank score tag): \"q Q0 e 2 1\""]
a seventh column | "q Q0 d 1 2 t\nq Q0 d e 1 2 t\n" | ["2: 7 columns, expected 6 (qid Q0 docno rank score tag): \"q Q0 d e 1 2 t\""]
a document twice | "\nq Q0 d 1 2 t\nq Q0 e 2 1 t\nq Q0 d 3 0.5 t\n" | ["4: document \"d\" is listed twice for query \"q\", first on line 2"]
a document twice, far apart | "q Q0 d 1 2 t\np Q0 d 2 1 t\nq Q0 d 3 0.5 t\n" | ["3: document \"d\" is listed twice for query \"q\", first on line 1"]
`),
  )("readRun refuses %s", async (_, text, expected) => {
    expect(await problemsOf(text)).toEqual(expected);
  });

  it("refuses no-break spaces, UTF-16 and bad UTF-8, and says how to fix them", async () => {
    expect((await problemsOf("q\u00A0Q0\u00A0d\u00A01\u00A02\u00A0t\n"))[0]).toContain(
      "use tabs or spaces",
    );
    expect((await problemsOf(Buffer.from("q Q0 d 1 2 t\n", "utf16le")))[0]).toContain("UTF-16");
    expect((await problemsOf(Buffer.from("q Q0 d\u00e9 1 2 t\n", "latin1")))[0]).toContain(
      "not UTF-8",
    );
  });

  it("lists up to 20 problems", async () => {
    expect(await problemsOf("q Q0 d 1 x t\n".repeat(50))).toHaveLength(20);
  });

  it("reads the same in any chunks, and keeps the last row's tag", async () => {
    // 40 rows of five queries with two-byte letters and some tabs, and one of q9, beside a byte
    // order mark, comments and blank lines.
    const lines = Array.from(
      { length: 40 },
      (_, at) =>
        `query${Math.floor(at / 8)} Q0 d\u00e9${at}${at % 3 ? " " : "\t\t"}1 ${at / 7} tag`,
    );
    const bytes = Buffer.from(
      `\uFEFF#c\n${lines.join("\r\n")}\n\n q9 Q0 x 1 1e-3 end\n\n# that was all\n`,
    );
    const readPlain = async (input: Uint8Array | readonly Uint8Array[]): Promise<unknown> => {
      const run = await readRun(input);
      return [run.runId, plainRun(run)];
    };
    const whole = await readPlain(bytes);

    expect(whole).toMatchObject(["end", { q9: [["x", 0.001]] }]);

    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 30 }), async (cuts) => {
        expect(await readPlain(cutBytes(bytes, cuts))).toEqual(whole);
      }),
    );

    const singleBytes = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    expect(await readPlain(singleBytes)).toEqual(whole);
    expect(await readPlain(gzipSync(bytes))).toEqual(whole);
  });

  it("reads a query larger than any buffer", async () => {
    const rows = Array.from(
      { length: 120_000 },
      (_, at) => `big Q0 document-${at} ${at} ${-at} tag`,
    );

    const run = await readRun(
      Buffer.from(`small Q0 a 1 1 t\n${rows.join("\n")}\nlast Q0 a 1 1 t\n`),
    );

    expect([...run.queries.keys()]).toEqual(["small", "big", "last"]);
    expect(run.queries.get("big")).toHaveLength(120_000);
    expect(run.queries.get("big")?.[119_999]).toEqual({
      doc_id: "document-119999",
      score: -119_999,
    });
  });
});
