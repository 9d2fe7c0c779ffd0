import { singleTargets } from "../../../src/model/suite.ts";
import { describe, expect, it } from "vitest";
import { readCsv } from "../../../src/files/formats/delimited.ts";
import { readTextList } from "../../../src/files/formats/lines.ts";
import type { Problem } from "../../../src/model/problem.ts";
import { loadDataset, refuseDataset } from "./load.ts";
import { values } from "../../helpers/table.ts";

const SET = { format: "ragas-csv", path: "set.csv", intent: "faq" };

describe("format ragas-csv", () => {
  it("takes the truth as reference answer, and contexts as texts to find", async () => {
    const table = [
      "question,ground_truth,contexts",
      '"What is ""Paris""?",A capital.,"[""Paris is a capital."", ""So is Rome.""]"',
    ].join("\n");

    const { suite, digests } = await loadDataset(SET, { "set.csv": table });

    expect(suite.cases).toMatchObject([
      {
        intent: "faq",
        query: 'What is "Paris"?',
        reference_answer: "A capital.",
        expected: [
          { kind: "text", value: "Paris is a capital.", grade: 1 },
          { kind: "text", value: "So is Rome.", grade: 1 },
        ],
        expect_empty: false,
      },
    ]);
    expect(suite.cases[0]).not.toHaveProperty("watched");
    expect([...digests.keys()]).toStrictEqual(["eval/suite.json", "eval/set.csv"]);
  });

  it("watches rows without passages, of which only the answer is judged", async () => {
    const table = [
      "question,ground_truth,contexts",
      '"Two',
      'lines, one question",Yes.,',
      "Nothing to find?,No.,[]",
    ].join("\n");

    const { suite } = await loadDataset(SET, { "set.csv": table });

    const watched = { watched: true, expected: [], expect_empty: false };
    const byLine = suite.cases.toSorted((a, b) => a.place.line - b.place.line);
    expect(byLine).toMatchObject([
      { ...watched, place: { line: 2 }, query: "Two\nlines, one question" },
      { ...watched, place: { line: 4 }, query: "Nothing to find?" },
    ]);
  });

  it("reads contexts that are a Python list", async () => {
    const contexts = String.raw`"['It\'s a snake', ""it isn't a bird"", 'caf\xe9\n']"`;
    const table = `question,ground_truth,contexts\nPython?,A snake.,${contexts}`;

    const { suite } = await loadDataset(SET, { "set.csv": table });

    // Sorted.
    const values = suite.cases[0]!.expected.flatMap(singleTargets).map(({ value }) => value);
    expect(values).toStrictEqual(["It's a snake", "café\n", "it isn't a bird"]);
  });

  it("reads ids, and columns in any order beside others", async () => {
    const other = ",id,contexts,ground_truth,score,question\n0, first ,,t,0.5,q\n1,second,,t,,q\n";
    const { suite } = await loadDataset(SET, { "set.csv": other });
    const read = suite.cases.map((each) => `${each.id} ${each.query} ${each.reference_answer}`);

    expect(read).toStrictEqual(["first q t", "second q t"]);
  });

  // What names the columns | header of the table | `columns` of the dataset
  it.each<readonly [string, string, Record<string, string> | undefined]>([
    ["today's names", "user_input,reference_contexts,reference,response", undefined],
    [
      "names of the suite",
      "frage,stellen,antwort,response",
      { query: "frage", expected: "stellen", reference_answer: "antwort" },
    ],
    [
      "a name of the suite beside today's names",
      "user_input,gold,reference,reference_contexts",
      { expected: "gold" },
    ],
  ])("reads %s", async (_, header, columns) => {
    const table = `${header}\na,"['b', ""c""]",d,"['x']"\n`;
    const set = columns === undefined ? SET : { ...SET, columns };

    const { suite } = await loadDataset(set, { "set.csv": table });

    const texts = suite.cases[0]?.expected.flatMap(singleTargets).map(({ value }) => value);

    expect(texts).toStrictEqual(["b", "c"]);
    expect(suite.cases[0]).toMatchObject({ query: "a", reference_answer: "d" });
  });

  it("needs no answers if there are passages", async () => {
    const table = "user_input,reference_contexts\na,\"['b']\"\n";

    const { suite } = await loadDataset(SET, { "set.csv": table });

    expect(suite.cases[0]?.reference_answer).toBeUndefined();
    expect(suite.cases[0]?.expected.length).toBe(1);
  });

  it("names line and column of a mistake", async () => {
    const table = [
      "question,ground_truth,contexts",
      "a,,",
      ' ,t,"[1]"',
      "b,t,c1",
      'c,t,"[""x"", "" "", ""x""]"',
      "d,t",
      `e,t,"['x' 'y']"`,
    ].join("\n");

    expect(await refuseDataset(SET, { "set.csv": table })).toStrictEqual([
      "invalid_suite: dataset set.csv has 8 problems",
      "eval/set.csv:2: column ground_truth: expected text that is not blank",
      "eval/set.csv:3: column contexts: expected every entry of the list to be a text",
      "eval/set.csv:3: column question: expected text that is not blank",
      'eval/set.csv:4: column contexts: expected a list of texts, such as ["first", "second"]',
      "eval/set.csv:5: column contexts: entry 2 is blank",
      "eval/set.csv:5: column contexts: entry 3 repeats entry 1; remove one",
      "eval/set.csv:6: expected 3 cells, as in the header; got 2",
      expect.stringContaining(
        "eval/set.csv:7: column contexts: expected a list of texts in quotes",
      ),
    ]);
  });

  it.each(
    values<readonly [string, string, ...string[]]>(`
# what is wrong | the table | its problems
an empty file | "" | set.csv:1: expected a header with user_input and reference
columns with almost the right names | question,ground_truths,context⏎,b,⏎ | set.csv:1: there is no column "reference" for \`reference_answer\` in the header (question, ground_truths, context); name yours with \`columns: { reference_answer: … }\` of format ragas-csv | set.csv:1: unknown column "context"; did you mean \`contexts\`? | set.csv:1: unknown column "ground_truths"; did you mean \`ground_truth\`?
a query's column of another name | frage,reference⏎a,b⏎ | set.csv:1: there is no column "user_input" for \`query\` in the header (frage, reference); name yours with \`columns: { query: … }\` of format ragas-csv
neither answers nor passages | user_input,reference_contexts⏎a,⏎ | set.csv:2: column reference_contexts: expected passages, since the table has no answers
an id twice | id,question,ground_truth⏎x,a,b⏎x,c,d⏎ | set.csv:3 (/cases): case id "x" is taken by eval/set.csv:2; give one of the two another id
`),
  )("refuses %s", async (_, table, ...problems) => {
    const [headline, ...lines] = await refuseDataset(SET, { "set.csv": table });

    expect(headline).toMatch(/^invalid_suite: /);
    expect(lines).toStrictEqual(problems.map((each) => `eval/${each}`));
  });

  it.each([
    [
      { query: "ask" },
      'there is no column "ask" for `query` in the header (question, ground_truth, contexts)',
    ],
    [{ grade: "g" }, "`columns.grade`: format ragas-csv has query, reference_answer, expected, id"],
  ])("refuses the columns %j", async (columns, message) => {
    const refusal = await refuseDataset(
      { ...SET, columns },
      { "set.csv": "question,ground_truth,contexts\n" },
    );

    expect(refusal.join("\n")).toContain(message);
  });
});

describe("readCsv", () => {
  /** Returns the rows of a table, or `line: message` of each of its problems. */
  function read(text: string): readonly { readonly cells: readonly string[] }[] | string {
    const problems: Problem[] = [];
    const tableRows = readCsv({ file: "f", text }, problems);
    return problems.length > 0
      ? problems.map(({ line, message }) => `${line}: ${message}`).join("\n")
      : tableRows;
  }

  it.each(
    values<readonly [string, string, readonly (readonly string[])[]]>(String.raw`
# what is read | the table | the cells of each row
two rows | "a,b\n1,2\n" | [["a","b"],["1","2"]]
line ends of Windows | "a,b\r\n1,2" | [["a","b"],["1","2"]]
rows between blank lines | "a\n\n\r\nb\n" | [["a"],["b"]]
a cell in quotes with quotes in it | "\"\"\"a\"\"\"\n" | [["\"a\""]]
empty cells | "a,\n,b\n," | [["a",""],["","b"]]
a comma and a line end in quotes | "\"a,\"\"b\"\"\r\n\",\"\",c" | [["a,\"b\"\r\n","","c"]]
nothing | "" | []
blanks around cells | " a , b \n" | [[" a "," b "]]
`),
  )("reads %s", (_, table, cells) => {
    expect(read(table)).toMatchObject(cells.map((each) => ({ cells: each })));
  });

  it("counts lines within cells", () => {
    expect(read('a\n"b\nc\n",d\n\ne')).toStrictEqual([
      { line: 1, cells: ["a"] },
      { line: 2, cells: ["b\nc\n", "d"] },
      { line: 6, cells: ["e"] },
    ]);
  });

  it.each(
    values<readonly [string, string, string]>(String.raw`
# what is wrong | the table | the only problem
a quote that is never closed | a⏎b,"c | 2: column 2: the quote that opens here is never closed
a text behind a closing quote | a,"b"c | 1: column 2: expected a comma or the end of the line after the closing quote; got "c"
a text behind the closing quote of a cell of three lines | "a⏎⏎"x | 3: column 1: expected a comma or the end of the line after the closing quote; got "x"
a quote within a cell | a,b"c" | 1: column 2: a quote within a cell that is not quoted; quote the cell and double the quote
a carriage return alone | "a\rb" | 1: column 1: a carriage return without a line feed; save the file with LF or CRLF
`),
  )("refuses %s", (_, table, problem) => {
    expect(read(table)).toBe(problem);
  });
});

describe("readTextList", () => {
  // The right side of each is what Python 3.11 prints with print([...]) or takes for it, or JSON.
  it.each([
    [["a", "b"], `['a', 'b']`],
    [["it's"], `["it's"]`],
    [[`it's "so"`], `['it\\'s "so"']`],
    [["a\\b", "\n\r\t"], `['a\\\\b', '\\n\\r\\t']`],
    [["\u0000\u007f\u00a0"], `['\\x00\\x7f\\xa0']`],
    [["\u2028\u{e000}\u{10ffff}"], `['\\u2028\\ue000\\U0010ffff']`],
    [["A\u0000", "\u00ff"], `['\\101\\0', '\\377']`],
    [["é", "日本"], `['é', '日本']`],
    [["'"], `["'"]`],
    [[], "[]"],
    [[], "[ ]"],
    [[], "[\u00a0]"],
    [["x"], ' ["x"] '],
    [["", "a"], `['', 'a']`],
  ])("reads %j", (texts, written) => {
    expect(readTextList(written)).toStrictEqual({ kind: "texts", texts });
  });

  it("readTextList reads long texts", () => {
    const long = "x\\'".repeat(500_000);

    expect(readTextList(`['${long}']`)).toStrictEqual({
      kind: "texts",
      texts: ["x'".repeat(500_000)],
    });
  });

  // What is wrong | the cell | a part of the message
  it.each([
    ["a text", "a"],
    ["a number in JSON", "[1]"],
    ["a nested list", "[['a']]"],
    ["None", "['a', None]"],
    ["bytes", "[b'a']"],
    [
      "joined strings",
      "['a' 'bcdefghijklmnopqrstuvwxyz']",
      "Python prints it; entry 1 is none: \"'a' 'bcdefghijklmnop\"",
    ],
    ["numpy's print", "['a'\n 'b']"],
    ["a comma at the end", "['a',]"],
    ["no end", "['a', 'b'"],
    ["no closing quote", "['a"],
    ["a line end within a string", "['a\nb']"],
    ["an escape that Python keeps", "['b', 'a\\d']", "entry 2 has an escape"],
    ["a character beyond the last", "['\\U00110000']", "entry 1 has an escape"],
    ["something after it", "['a'] + ['bcdefghijklmnopqrstu']", 'got " + [\'bcdefghijklmnop"'],
    ["a tuple", "('a', 'b')"],
    ["an object", '{"a": 1}'],
    ["a call", "[__import__('os')]"],
  ])("refuses %s", (_, written, words = "") => {
    expect(readTextList(written)).toMatchObject({
      kind: "wrong",
      message: expect.stringContaining(words),
    });
  });
});
