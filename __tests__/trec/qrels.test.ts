import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { readQrels, type Qrels } from "../../src/trec/qrels.ts";
import { cutBytes } from "../helpers/cut-bytes.ts";
import { values } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";

const plainQrels = (qrels: Qrels): Record<string, Record<string, number>> =>
  Object.fromEntries([...qrels.queries].map(([qid, grades]) => [qid, Object.fromEntries(grades)]));

const read = async (text: string): Promise<Record<string, Record<string, number>>> =>
  plainQrels(await readQrels(Buffer.from(text), "q"));

async function problemsOf(bytes: string | Uint8Array): Promise<string[]> {
  const error: unknown = await readQrels(Buffer.from(bytes), "q").catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof GateError)) {
    throw new Error("expected a GateError");
  }
  expect(error.code).toBe("invalid_qrels");
  expect(error.hint).toContain("columns");
  return error.problems.map(({ line, message }) => `${line ?? "-"}: ${message}`);
}

/** What qrels say, read the simplest way; `wrong` are the lines that are refused. */
function byLines(text: string, columnCount: number): { grades: object; wrong: number[] } {
  const grades: Record<string, Record<string, number>> = {};
  const wrong: number[] = [];
  text.split("\n").forEach((line, at) => {
    const columns = line.split(/[ \t\r]+/).filter((column) => column !== "");
    if (columns.length === 0 || line.startsWith("#")) {
      return;
    }
    const qid = columns[0]!;
    const doc = columns.at(-2)!;
    const grade = Number(columns.at(-1));
    const earlier = grades[qid]?.[doc];
    if (columns.length !== columnCount || !Number.isInteger(grade) || Math.abs(grade) > 1000) {
      wrong.push(at + 1);
    } else if (earlier === undefined) {
      (grades[qid] ??= {})[doc] = grade;
    } else if (earlier !== grade) {
      wrong.push(at + 1);
    }
  });
  return { grades, wrong };
}

describe("readQrels", () => {
  it.each([
    ["four columns", "q1 0 d1 1\nq1 0 d2 0\nq2 0 d1 2\n"],
    ["three columns", "q1 d1 1\nq1 d2 0\nq2 d1 2\n"],
    ["tabs", "q1\t0\td1\t1\nq1\t0\td2\t0\nq2\t0\td1\t2\n"],
    ["mixed white space around and between", "  q1 \t0  d1\t\t1  \nq1 0 d2 0\t\nq2 0 d1 2\n"],
    ["CRLF", "q1 0 d1 1\r\nq1 0 d2 0\r\nq2 0 d1 2\r\n"],
    ["a byte order mark", "\uFEFFq1 0 d1 1\nq1 0 d2 0\nq2 0 d1 2\n"],
    ["no final newline", "q1 0 d1 1\nq1 0 d2 0\nq2 0 d1 2"],
    [
      "blank lines and comments",
      "# made by hand\n\nq1 0 d1 1\n \t\nq1 0 d2 0\n#q1 0 d9 1\nq2 0 d1 2\n\n",
    ],
    ["BEIR's header", "query-id\tcorpus-id\tscore\nq1\td1\t1\nq1\td2\t0\nq2\td1\t2\n"],
    ["a header of four columns", "\uFEFFqid iter docno rel\nq1 0 d1 1\nq1 0 d2 0\nq2 0 d1 2\n"],
    ["grades as decimals", "q1 0 d1 1.0\nq1 0 d2 0.\nq2 0 d1 +2.00\n"],
    ["queries interleaved", "q1 0 d1 1\nq2 0 d1 2\nq1 0 d2 0\n"],
    ["an exact repeat, taken once", "q1 0 d1 1\nq1 0 d1 1\nq1 0 d2 0\nq2 0 d1 2\n"],
  ])("readQrels reads %s", async (_, text) => {
    expect(await read(text)).toEqual({ q1: { d1: 1, d2: 0 }, q2: { d1: 2 } });
  });

  it("takes a first row as data unless names and grade are a header's", async () => {
    expect(await read("query123 auth_doc 1\n")).toEqual({ query123: { auth_doc: 1 } });
    expect(await read("query-id corpus-id 1\n")).toEqual({ "query-id": { "corpus-id": 1 } });
    expect(await problemsOf("q1 d1 high\n")).toEqual([
      '1: grade "high", expected an integer from -1000 to 1000',
    ]);
  });

  it("keeps negative grades, ids that hold #, and ids beyond ASCII", async () => {
    expect(await read("q1 0 d#1 -1\n\u65e5 0 \u{1F600} 1\n")).toEqual({
      q1: { "d#1": -1 },
      "\u65e5": { "\u{1F600}": 1 },
    });
  });

  it.each(
    values<readonly [string, string, readonly string[]]>(String.raw`
# what is refused | the text | its problems, each behind its line
nothing | "" | ["-: the file is empty"]
comments only | "# none\n\n" | ["-: the file has no judgments"]
a header only | "query-id corpus-id score\n" | ["-: the file has no judgments"]
a fraction | "q 0 d 1.5\n" | ["1: grade \"1.5\", expected an integer from -1000 to 1000"]
an exponent | "q 0 d 1e2\n" | ["1: grade \"1e2\", expected an integer from -1000 to 1000"]
a huge grade | "q 0 d 1001\n" | ["1: grade \"1001\", expected an integer from -1000 to 1000"]
two grades for one document | "q 0 d 1\nq 0 e 1\nq 0 d 0\n" | ["3: document \"d\" of query \"q\" has grade 0 here and 1 before, expected one grade"]
five columns | "q 0 d 1 x\n" | ["1: 5 columns, expected 3 (qid docno grade) or 4 (qid iteration docno grade): \"q 0 d 1 x\""]
a shorter row | "301 0 7 1\n301 0 17\n" | ["2: 3 columns, expected 4 as in the rows before: \"301 0 17\""]
a header that is not on line 1 | "q d 1\nqid docno rel\n" | ["2: grade \"rel\", expected an integer from -1000 to 1000"]
`),
  )("refuses %s", async (_, text, expected) => {
    expect(await problemsOf(text)).toEqual(expected);
  });

  it("says that no-break spaces do not separate columns", async () => {
    expect((await problemsOf("q\u00A00\u00A0d\u00A01\n"))[0]).toContain("use tabs or spaces");
  });

  it.each([
    ["UTF-16 with a mark", Buffer.from("\uFEFFq 0 d 1\n", "utf16le")],
    ["UTF-16 without one", Buffer.from("q 0 d 1\n", "utf16le")],
    ["big-endian UTF-16", Buffer.from([0xfe, 0xff, 0, 0x71, 0, 0x20])],
  ])("refuses %s", async (_, bytes) => {
    expect(await problemsOf(bytes)).toEqual([
      "1: the file is UTF-16, expected UTF-8: save it as UTF-8",
    ]);
  });

  it("refuses an id that is not UTF-8", async () => {
    // `q é 1` and a line end, with é as Latin-1 has it.
    expect(await problemsOf(Buffer.from([0x71, 0x20, 0xe9, 0x20, 0x31, 0x0a]))).toEqual([
      "1: an id is not UTF-8: save the file as UTF-8",
    ]);
  });

  it("lists up to 20 problems, in line order", async () => {
    const problems = await problemsOf(
      Array.from({ length: 30 }, (_, at) => `q 0 d${at} x\n`).join(""),
    );

    expect(problems).toHaveLength(20);
    expect(problems[19]).toMatch(/^20: /);
  });

  it("reads the same in any chunks", async () => {
    const bytes = Buffer.from(
      "\uFEFFquery-id corpus-id score\r\nq1 d\u00e91 1\r\n#x\n\nq2\td1\t2.0\nq1 d2 -1",
    );
    const whole = plainQrels(await readQrels(bytes));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }), async (cuts) => {
        expect(plainQrels(await readQrels(cutBytes(bytes, cuts)))).toEqual(whole);
      }),
    );
  });

  it("reads usual and unusual rows in any order as a plain reader does", async () => {
    const ids = "1 12 q-1234567890123456 caf\u00e9 #7 longer-than-a-block-of-bytes".split(" ");
    const id = fc.constantFrom(...ids);
    const row = fc.record({
      qid: id,
      doc: id,
      grade: fc.constantFrom("0", "1", "9", "-1", "10", "2.0", "+1", "x", "1001"),
      gap: fc.constantFrom(" ", " ", " ", "\t", "  "),
      end: fc.constantFrom("\n", "\n", "\r\n", " \n", "\n\n", "\n#\n", " 0\n"),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 40 }),
        fc.boolean(),
        async (rows, hasFourColumns) => {
          const text = `${hasFourColumns ? "a 0 a 1" : "a a 1"}\n${rows
            .map(
              ({ qid, doc, grade, gap, end }) =>
                [qid, ...(hasFourColumns ? ["0"] : []), doc, grade].join(gap) + end,
            )
            .join("")}`;
          const expected = byLines(text, hasFourColumns ? 4 : 3);
          if (expected.wrong.length > 0) {
            const problems = await problemsOf(text);
            const wrongLines = problems.map((problem) => Number(problem.split(":")[0]));
            expect(wrongLines).toEqual(expected.wrong.slice(0, 20));
          } else {
            expect(plainQrels(await readQrels(Buffer.from(text)))).toEqual(expected.grades);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it("keeps tens of thousands of queries and documents apart", async () => {
    const lines = Array.from(
      { length: 50_000 },
      // Two documents for each query, none twice: 7919 and 60,000 have no common factor.
      (_, at) => `q${at >> 1} 0 d${(at * 7919) % 60_000} ${at % 4}`,
    );
    const text = `${lines.join("\n")}\n`;

    const grades = plainQrels(await readQrels(Buffer.from(text)));

    expect(grades).toEqual(byLines(text, 4).grades);
    // The same rows again change nothing.
    expect(plainQrels(await readQrels(Buffer.from(text + text)))).toEqual(grades);
    expect(Object.keys(grades)).toHaveLength(25_000);
  });

  it("reads plain files, and gzip under any name; refuses a missing file and a folder", async () => {
    const row = "q1 0 d1 1\n";
    const folder = workspace({ plain: row, packed: gzipSync(row) });

    expect(plainQrels(await readQrels(`${folder}/packed`))).toEqual({ q1: { d1: 1 } });
    expect(plainQrels(await readQrels(`${folder}/plain`))).toEqual({ q1: { d1: 1 } });
    await expect(readQrels(`${folder}/none`, "none")).rejects.toMatchObject({
      code: "file_not_found",
    });
    await expect(readQrels(folder)).rejects.toMatchObject({ code: "file_unreadable" });
  });

  it("refuses gzip that is cut short", async () => {
    const packed = gzipSync("q1 0 d1 1\n".repeat(100));

    await expect(readQrels(packed.subarray(0, packed.length - 9))).rejects.toMatchObject({
      code: "file_unreadable",
    });
  });
});
