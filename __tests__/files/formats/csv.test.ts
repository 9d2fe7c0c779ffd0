import { describe, expect, it } from "vitest";
import { detectDelimiter } from "../../../src/files/formats/delimited.ts";
import { rows } from "../../helpers/table.ts";
import { summariseCase, loadDataset, refuseDataset } from "./load.ts";

const SET = { format: "csv", path: "tests.csv" };
/** With other names of the columns, and a separator between documents. */
const NAMED = { ...SET, columns: { query: "question", expected: "documents" }, separator: "|" };

/**
 * Returns each case of a table in one line: summariseCase, the kind of its first target, its intent
 * and its query.
 */
const listCases = async (dataset: Readonly<Record<string, unknown>>, table: string) =>
  (await loadDataset(dataset, { "tests.csv": table })).suite.cases.map(
    (each) => `${summariseCase(each)} ${each.expected[0]!.kind} ${each.intent} ${each.query}`,
  );

describe("format csv", () => {
  it("makes a case of each question, with any delimiter", async () => {
    const table = [
      ["question", "documents", "note"],
      ["how; to, install", "docs/install.md|run.md", ""],
    ];
    // NAMED has the names of these columns, and `|` as the separator of documents. Of the case are
    // listed: its id, place, documents with grades, their kind, its intent and its query.
    for (const delimiter of [",", ";", "\t"]) {
      const text = table.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join("\r\n");
      expect(await listCases(NAMED, `\u{feff}${text}`)).toStrictEqual([
        `how; to, install @tests.csv:2: docs/install.md=1 run.md=1 hint all how; to, install`,
      ]);
    }
  });

  it("reads each name by the expression of its column, and makes words of intents", async () => {
    const columns = { query: "question", expected: "docs.join('', [@, '.md'])", intent: "topic" };
    const table = "question,docs,topic\nhow,a|b,Sign in\n";

    const [first] = await listCases({ ...SET, columns, separator: "|" }, table);

    // By listCases: the documents, of the kind `hint`, the intent and the query.
    expect(first).toContain("a.md=1 b.md=1 hint Sign-in how");
  });

  it("tells by which expression its documents are named", async () => {
    // NAMED has the column `documents` as `expected`.
    const { suite } = await loadDataset(NAMED, { "tests.csv": "question,documents\nq,a\n" });

    expect(suite.datasets).toMatchObject([{ expected: "documents", form: "text" }]);
  });

  it.each([
    ["JSON", `"[""a.md"", ""b.md""]"`],
    ["Python", `"['a.md', ""b.md""]"`],
  ])("reads a list that %s printed as several documents", async (_, cell) => {
    const [first] = await listCases(SET, `query,expected\nq,${cell}\n`);

    expect(first).toContain("a.md=1 b.md=1");
  });

  it.each(
    rows(`
# what the cell looks like | the cell | what the advice begins with, before "a list"
names with bars | a.md¦b.md | \`separator: "¦"\` in \`dataset\`, or
names on lines | "a.md⏎b.md" | \`separator: "\\n"\` in \`dataset\`, or
paths with commas | "docs/a.md, docs/b.md" | \`separator: ","\` in \`dataset\`, or
a tuple of Python | "('a.md', 'b.md')" |
a set of Python | "{'a.md'}" |
a list of numpy | "['a.md' 'b.md']" |
a list of a passage | "['Refunds are paid within 14 days.']" |
`),
  )("warns that a cell with %s may hold several documents", async (_, cell, separator = "") => {
    const table = `query,expected\np,docs/plain name.md\nq,${cell}\n`;
    const advice = separator === "" ? "a list" : `${separator} a list`;

    const { suite } = await loadDataset(SET, { "tests.csv": table });

    expect(suite.warnings).toStrictEqual([
      {
        file: "eval/tests.csv",
        line: 3,
        message: `this cell may hold several documents, or passages, and is read as a name. Write ${advice} such as ["a.md", "b.md"]. Passages are read by the format ragas-csv.`,
      },
    ]);
  });

  it.each([["Terms, fees and more"], ["a(1).md"], ["[draft] a.md"]])(
    "takes %s as one name",
    async (name) => {
      const { suite } = await loadDataset(SET, { "tests.csv": `query,expected\nq,"${name}"\n` });

      expect(suite.warnings).toBeUndefined();
      expect(suite.cases[0]!.expected).toEqual([{ kind: "hint", value: name, grade: 1 }]);
    },
  );

  it("joins rows of one question or id, and reads grades and intents", async () => {
    const table = [
      "query,expected,intent,grade,id",
      "a,null/x,howto,2,q1",
      "b,z,,1,q2",
      "a,y,howto,1,q1",
      "a,y,howto,1,q1",
      "a,w,howto,0,q1",
    ].join("\n");

    // id @place: document=grade (not what has grade 0) kind intent query. A document is `null/x`.
    expect(await listCases(SET, table)).toStrictEqual([
      "q1 @tests.csv:2: null/x=2 y=1 (not w) hint howto a",
      "q2 @tests.csv:3: z=1 hint all b",
    ]);
    expect(await listCases({ ...SET, intent: "other" }, table)).toContain(
      "q2 @tests.csv:3: z=1 hint other b",
    );

    // If the suite names columns, others are not read: neither ids nor intents.
    const [first] = await listCases(
      { ...SET, columns: { query: "query", expected: "expected" } },
      table,
    );

    expect(first).toMatch(/^a @tests\.csv:2: .* all a$/);
  });

  // The file | its bytes | the error
  it.each([
    [
      "of Git LFS",
      Buffer.from("version https://git-lfs.github.com/spec/v1"),
      /^file_unreadable: .* is a pointer of Git LFS/,
    ],
    [
      "that begins as gzip",
      Buffer.from([0x1f, 0x8b, 0]),
      /^file_unreadable: .*tests\.csv can't be decompressed: [a-z]/,
    ],
    [
      "with a byte that is not UTF-8 on line 2",
      Buffer.from([0x0a, 0x8b]),
      /^invalid_file: .*tests\.csv is not valid UTF-8 \(line 2\)$/,
    ],
  ])("refuses a file %s", async (_, bytes, words) => {
    expect(await refuseDataset(SET, { "tests.csv": bytes })).toStrictEqual([
      expect.stringMatching(words),
    ]);
  });

  it("names the mistake in each row", async () => {
    const table = [
      "query,expected,intent,grade,id",
      ",x,,,",
      "a,,,,",
      "b,x,two words,,",
      "c,x,,-1,",
      "d,x",
      "e,x,,1,q",
      "f,x,,1,q",
      "e,x,,2,q",
      "e,x,howto,1,q",
      ",y,,,",
    ].join("\n");

    // Line 4 has none, since words of an intent are joined, and neither has the first row of q.
    expect(await refuseDataset(SET, { "tests.csv": table })).toStrictEqual([
      "invalid_suite: dataset tests.csv has 8 problems",
      "eval/tests.csv:2: the cell of the query is empty",
      "eval/tests.csv:3: the cell of the expected document is empty; write queries that should find nothing into a suite of their own, with `expect_empty: true`",
      'eval/tests.csv:5: column grade: expected a rating from 0 to 255; got "-1"',
      "eval/tests.csv:6: expected 5 cells, as in the header; got 2",
      'eval/tests.csv:8: query "q" asks "f", and "e" from line 7 on; keep one of them',
      'eval/tests.csv:9: query "q" rates "x" as 2, and as 1 from line 7 on; keep one of them',
      'eval/tests.csv:10: query "q" has the intent "howto", and no intent from line 7 on; keep one of them',
      "eval/tests.csv:11: the cell of the query is empty",
    ]);
  });

  it.each(
    rows(`
# what is wrong | the table | \`columns\` of the dataset | its problems
an empty table | | {} | 1: expected a header with query and expected
an empty table with names of its own | | {"query":"question","expected":"docs"} | 1: expected a header with question and docs
columns of other names | Query;documents⏎a;b⏎ | {} | 1: there is no column "expected" for \`expected\` in the header (Query, documents); name yours with \`columns: { expected: … }\` of format csv, or, if the first line is a row, write a header above it: \`query,expected\` | 1: there is no column "query" for \`query\` in the header (Query, documents); did you mean "Query"?
a wrong name beside one that is no JMESPath | Question,Expected docs⏎a,b⏎ | {"query":"Qestion","expected":"Expected docs"} | 1: there is no column "Qestion" for \`query\` in the header (Question, Expected docs); did you mean "Question"?
no header, with names of its own | a,b.md⏎ | {"query":"question","expected":"expected"} | 1: there is no column "expected" for \`expected\` in the header (a, b.md); name yours with \`columns: { expected: … }\` of format csv, or, if the first line is a row, write a header above it: \`question,expected\` | 1: there is no column "question" for \`query\` in the header (a, b.md); name yours with \`columns: { query: … }\` of format csv, or, if the first line is a row, write a header above it: \`question,expected\`
a column twice | documents,question,question⏎a,b,c⏎ | {"query":"question","expected":"documents"} | 1: column "question" stands in the header twice
a named column that is missing | question,documents⏎a,b⏎ | {"query":"question","expected":"documents","intent":"topic"} | 1: there is no column "topic" for \`intent\` in the header (question, documents); name yours with \`columns: { intent: … }\` of format csv
no header | how to install,docs/install.md⏎ | {"query":"query","expected":"expected"} | 1: there is no column "expected" for \`expected\` in the header (how to install, docs/install.md); name yours with \`columns: { expected: … }\` of format csv, or, if the first line is a row, write a header above it: \`query,expected\` | 1: there is no column "query" for \`query\` in the header (how to install, docs/install.md); name yours with \`columns: { query: … }\` of format csv, or, if the first line is a row, write a header above it: \`query,expected\`
`),
  )("format csv refuses %s", async (_, table = "", columns = "", ...problems) => {
    const dataset = columns === "{}" ? SET : { ...SET, columns: JSON.parse(columns) as object };

    const [, ...found] = await refuseDataset(dataset, { "tests.csv": table });

    expect(found).toStrictEqual(problems.map((each) => `eval/tests.csv:${each}`));
  });

  it("prefers the comma among delimiters that occur equally often", () => {
    expect(detectDelimiter("a,b;c")).toBe(",");
  });
});
