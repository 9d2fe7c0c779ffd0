import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { targetLabel, type Case } from "../../../src/model/suite.ts";
import { rows } from "../../helpers/table.ts";
import { type Files, loadDataset, refuseDataset } from "./load.ts";

const JSON_SET = { format: "evidence", path: "golden.json", intent: "all" };
const CSV_SET = { format: "evidence", path: "golden.csv", intent: "all" };

/** Returns the labels of a case's targets, such as `span: docs/a.md[4:9]`. */
const labelsOf = (each: Case): readonly string[] => each.expected.map(targetLabel);

const casesOf = async (dataset: Files, files: Files): Promise<readonly Case[]> =>
  (await loadDataset(dataset, files)).suite.cases;

/** A table with a comma and white space in a cell, and a blank row. */
const REVENUE = 'Year,Revenue\r\n2019," 4.2, restated"\r\n\r\n2020,5\r\n';

describe("format evidence, JSON", () => {
  // A gold item, whose type has any letter case | its target
  it.each([
    [{ content: "Because." }, { kind: "text", value: "Because." }],
    [
      { type: "Text", content: "Because." },
      { kind: "text", value: "Because." },
    ],
    [
      { type: "file", content: "a.csv" },
      { kind: "file", value: "a.csv", text: "Year | Revenue\n2019 | 4.2, restated\n2020 | 5" },
    ],
    [
      { type: "SPAN", path: "a.md", start: 4, end: 9, content: "fifth" },
      { kind: "span", value: "a.md", by: "path", start: 4, end: 9, text: "fifth" },
    ],
    [
      { type: "SPAN", id: "doc-1", start: 0, end: 3 },
      { kind: "span", value: "doc-1", by: "id", start: 0, end: 3 },
    ],
    [
      { type: "SPAN", id: "doc-1", start: 0, end: 3, content: "abc" },
      { kind: "span", value: "doc-1", by: "id", start: 0, end: 3, text: "abc" },
    ],
  ])("reads the gold item %j", async (item, target) => {
    const [only] = await casesOf(JSON_SET, {
      "golden.json": [{ query: "q", gold: [item] }],
      "a.csv": REVENUE,
      "a.md": "the fifth word, then",
    });

    expect(only!.expected).toStrictEqual([{ ...target, grade: 1 }]);
  });

  it("takes the query as id and the set's intent if a case has none", async () => {
    const gold = [{ content: "b" }, { content: "a" }];
    const cases = await casesOf(JSON_SET, {
      "golden.json": [
        { query: "How much?", answer: "4.2", source: "report 2019", gold },
        { id: "q2", query: "And why?", intent: "why", answer: "", gold },
      ],
    });

    const [first, second] = cases;
    expect(first).toMatchObject({ id: "How much?", intent: "all", reference_answer: "4.2" });
    expect(second).toMatchObject({ id: "q2", intent: "why" });
    expect(second).not.toHaveProperty("reference_answer");
    // Targets are sorted.
    expect(labelsOf(first!)).toStrictEqual(['passage "a"', 'passage "b"']);
  });

  it("has the digest of each file of evidence", async () => {
    const golden = [{ query: "q", gold: [{ type: "FILE", content: "tables/a.csv" }] }];
    const { digests } = await loadDataset(JSON_SET, {
      "golden.json": golden,
      "tables/a.csv": REVENUE,
    });

    expect([...digests.keys()]).toContain("eval/tables/a.csv");
  });

  it("changes a case's digest with the text of its evidence", async () => {
    const files = { "golden.json": [{ query: "何?", gold: [{ type: "FILE", content: "a.txt" }] }] };
    const [before] = await casesOf(JSON_SET, { ...files, "a.txt": "text" });
    const [after] = await casesOf(JSON_SET, { ...files, "a.txt": "other text" });

    expect(after!.id).toBe(before!.id);
    expect(after!.digest).not.toBe(before!.digest);
  });

  it("counts offsets in code points, in the folder of the documents", async () => {
    const gold = [{ type: "SPAN", path: "a.md", start: 2, end: 4, content: "\u{1F601}b" }];
    const golden = JSON.stringify([{ id: "q", query: "q", gold }]);
    const files = { "golden.json.gz": gzipSync(golden), "corpus/a.md": "\u{1F600}a\u{1F601}b" };

    const [only] = await casesOf({ ...JSON_SET, documents: "corpus" }, files);

    expect(labelsOf(only!)).toStrictEqual(["span: a.md[2:4]"]);

    const beyond = { ...files, "golden.json.gz": gzipSync(golden.replace('"end":4', '"end":5')) };

    expect((await refuseDataset({ ...JSON_SET, documents: "corpus" }, beyond))[1]).toBe(
      "eval/golden.json.gz:1 (/0/gold/0): characters 2 to 5 of a.md, which has 4",
    );
  });

  it("refuses what other tools skip, and names the place of each", async () => {
    const golden = [
      { gold: [{ content: "x" }] },
      { query: "no gold" },
      { query: "empty gold", gold: [] },
      {
        id: "a",
        query: "a table",
        gold: [{ type: "TABLE", content: "x" }, { type: 7, content: "x" }, "x"],
      },
      { query: "blank", gold: [{ content: "  " }, { type: "FILE" }] },
      { query: "twice", gold: [{ content: "Same  text" }, { content: "same text" }] },
      { query: "typo", golds: [{ content: "x" }] },
      { query: "typo below", gold: [{ contents: "x" }] },
      { query: "intent", intent: "two words", gold: [{ content: "x" }] },
      { query: "answer", answer: 4, gold: [{ content: "x" }] },
      7,
    ];
    // All on line 1, so that only the pointers show the place.
    const problems = await refuseDataset(JSON_SET, { "golden.json": JSON.stringify(golden) });

    expect(problems).toStrictEqual([
      "invalid_suite: dataset golden.json has 14 problems",
      "eval/golden.json:1 (/0): `query` is missing",
      "eval/golden.json:1 (/1/gold): expected a list of at least one gold item; got nothing",
      "eval/golden.json:1 (/10): expected an object; got 7",
      "eval/golden.json:1 (/2/gold): expected a list of at least one gold item; got []",
      'eval/golden.json:1 (/3/gold/0/type): expected TEXT, FILE or SPAN; got "TABLE"',
      "eval/golden.json:1 (/3/gold/1/type): expected TEXT, FILE or SPAN; got 7",
      'eval/golden.json:1 (/3/gold/2): expected an object with `type` and `content`; got "x"',
      'eval/golden.json:1 (/4/gold/0/content): expected text that is not blank; got "  "',
      "eval/golden.json:1 (/4/gold/1): `content` is missing",
      "eval/golden.json:1 (/5/gold/1): the same evidence as item 0; remove one",
      'eval/golden.json:1 (/6): unknown key "golds"; did you mean `gold`?',
      'eval/golden.json:1 (/7/gold/0): unknown key "contents"; did you mean `content`?',
      'eval/golden.json:1 (/8/intent): expected a word of letters, digits, `.`, `_` and `-`; got "two words"',
      "eval/golden.json:1 (/9/answer): expected text; got 4",
    ]);
  });

  it("refuses missing files and characters, and paths out of the repository", async () => {
    const golden = [
      {
        id: "q",
        query: "q",
        gold: [
          { type: "FILE", content: "gone.txt" },
          { type: "FILE", content: "../../etc/passwd" },
          { type: "FILE", content: "/etc/passwd" },
          { type: "FILE", content: "blank.txt" },
          { type: "FILE", content: "open.csv" },
          { type: "SPAN", path: "a.md", start: 0, end: 5 },
          { type: "SPAN", path: "a.md", start: 2, end: 2 },
          { type: "SPAN", path: "a.md", start: -1, end: 1.5 },
          { type: "SPAN", path: "a.md", start: 1, end: 3, content: "ab" },
          { type: "SPAN", path: "a.md", id: "a", start: 1, end: 3 },
          { type: "SPAN", start: 1, end: 3 },
        ],
      },
    ];
    const files = {
      "golden.json": JSON.stringify(golden),
      "blank.txt": " \n",
      "open.csv": 'a,"b',
      "a.md": "abcd",
    };

    expect(await refuseDataset(JSON_SET, files)).toStrictEqual([
      "invalid_suite: dataset golden.json has 12 problems",
      "eval/golden.json:1 (/0/gold/0/content): the dataset's evidence: there is no eval/gone.txt; eval has blank.txt",
      'eval/golden.json:1 (/0/gold/1/content): gold evidence: "../../etc/passwd" is outside the repository',
      "eval/golden.json:1 (/0/gold/10): expected either `path` or `id`, which names the document",
      'eval/golden.json:1 (/0/gold/2/content): gold evidence: "/etc/passwd" is outside the repository',
      "eval/golden.json:1 (/0/gold/3/content): blank.txt is empty",
      "eval/golden.json:1 (/0/gold/4/content): line 1: column 2: the quote that opens here is never closed",
      "eval/golden.json:1 (/0/gold/5): characters 0 to 5 of a.md, which has 4",
      "eval/golden.json:1 (/0/gold/6/end): expected a number above 2, where it starts; got 2",
      "eval/golden.json:1 (/0/gold/7/end): expected a whole number from 0; got 1.5",
      "eval/golden.json:1 (/0/gold/7/start): expected a whole number from 0; got -1",
      'eval/golden.json:1 (/0/gold/8): characters 1 to 3 of a.md are "bc", not "ab"; offsets count code points, the end not included',
      "eval/golden.json:1 (/0/gold/9): expected either `path` or `id`, which names the document",
    ]);
  });

  it("needs an intent for each case, from the file or from the suite", async () => {
    const golden = [
      { id: "a", query: "a", gold: [{ content: "x" }] },
      { id: "b", query: "b", intent: "own", gold: [{ content: "x" }] },
    ];
    const files = { "golden.json": golden, "intents.tsv": "a\tfiled\nb\tfiled\n" };
    const { intent: _, ...bare } = JSON_SET;

    expect(await refuseDataset(bare, files)).toStrictEqual([
      "invalid_suite: dataset golden.json has 1 problem",
      expect.stringMatching(
        /: query "a" has no intent; write `intent` beside it, or in `dataset`$/,
      ),
    ]);

    const cases = await casesOf({ ...bare, intents: "intents.tsv" }, files);

    expect(cases.map((each) => each.intent)).toStrictEqual(["filed", "own"]);
  });

  it.each([
    ["[]", "expected a list of at least one entry; got []"],
    ["{}", "expected a list of at least one entry; got {}"],
    ['[{"query":"a","query":"b"}]', 'the key "query" occurs twice in one object'],
  ])("format evidence refuses the JSON %s", async (golden, problem) => {
    expect((await refuseDataset(JSON_SET, { "golden.json": golden })).join("\n")).toContain(
      problem,
    );
  });
});

describe("format evidence, CSV", () => {
  /** Returns a reference to `content`, which begins at the code point `start` of its document. */
  const makeReference = (content: string, start: number): unknown => ({
    content,
    start_index: start,
    end_index: start + Array.from(content).length,
  });
  /** Returns a value as JSON in a quoted cell. */
  const quoteCell = (value: unknown): string => `"${JSON.stringify(value).replaceAll('"', '""')}"`;

  it("reads a question's references as characters of its document", async () => {
    const text = "One.\nTwo, “three”.\n";
    const lines = [
      "question,references,corpus_id",
      `"What, then?",${quoteCell([makeReference("Two, “three”.", 5), makeReference("One.", 0)])},notes`,
      "",
      `Which?,${quoteCell([makeReference("e.\nT", 2)])},notes.md`,
    ];
    const files = { "golden.csv": lines.join("\r\n"), "corpora/notes.md": text };

    const { suite, digests } = await loadDataset(CSV_SET, files);

    expect(
      suite.cases.map((each) => [each.query, each.place.line, ...labelsOf(each)]),
    ).toStrictEqual([
      ["What, then?", 2, "span: notes.md[0:4]", "span: notes.md[5:18]"],
      ["Which?", 4, "span: notes.md[2:6]"],
    ]);
    expect(digests.has("eval/corpora/notes.md")).toBe(true);
  });

  it("reads ids, intents and answers if there are columns for them", async () => {
    const lines = [
      "id,corpus_id,question,answer,intent,references",
      `q1,a,first?,yes,fact,${quoteCell([makeReference("b", 1)])}`,
      `,a,second?,,,${quoteCell([makeReference("b", 1)])}`,
    ];
    const files = { "golden.csv": lines.join("\n"), "texts/a": "abc" };

    const cases = await casesOf({ ...CSV_SET, documents: "texts" }, files);

    expect(
      cases.map((each) => [each.id, each.intent, each.reference_answer, ...labelsOf(each)]),
    ).toStrictEqual([
      ["q1", "fact", "yes", "span: a[1:2]"],
      ["second?", "all", undefined, "span: a[1:2]"],
    ]);
  });

  it("names the line of every problem, and the reference", async () => {
    const lines = [
      "question,references,corpus_id",
      "only two,cells",
      `,${quoteCell([makeReference("b", 1)])},a`,
      `x?,not json,a`,
      `y?,[],a`,
      `z?,${quoteCell([makeReference("c", 1), { content: "b", start_index: 1 }, makeReference("b", 1), makeReference("b", 1)])},a`,
      `gone?,${quoteCell([makeReference("b", 1)])},gone`,
      `z?,${quoteCell([{ content: "b", start_idx: 1, end_index: 2 }])},a`,
      `blank?,${quoteCell([{ content: " ", start_index: 1, end_index: 2 }, 7])},a`,
      `none?,,a`,
    ];
    const files = { "golden.csv": lines.join("\n"), "corpora/a.md": "abc" };

    expect(await refuseDataset(CSV_SET, files)).toStrictEqual([
      "invalid_suite: dataset golden.csv has 12 problems",
      "eval/golden.csv:2: expected 3 cells, as in the header; got 2",
      "eval/golden.csv:3 (/question): expected text that is not blank",
      expect.stringMatching(/^eval\/golden\.csv:4 \(\/references\): not valid JSON: /),
      "eval/golden.csv:5 (/references): expected a list of at least one reference; got []",
      'eval/golden.csv:6 (/references/0): characters 1 to 2 of a.md are "b", not "c"; offsets count code points, the end not included',
      "eval/golden.csv:6 (/references/1/end_index): expected a whole number from 0; got nothing",
      "eval/golden.csv:6 (/references/3): the same evidence as item 2; remove one",
      "eval/golden.csv:7 (/references/0): the dataset's evidence: none of eval/corpora/gone, eval/corpora/gone.md, eval/corpora/gone.txt exists",
      'eval/golden.csv:8 (/references/0): unknown key "start_idx"; did you mean `start_index`?',
      'eval/golden.csv:9 (/references/0/content): expected text that is not blank; got " "',
      "eval/golden.csv:9 (/references/1): expected an object with content, start_index and end_index; got 7",
      "eval/golden.csv:10 (/references): expected text that is not blank",
    ]);
  });

  it.each(
    rows(`
# what is wrong | the table | the only problem
without a column | question,references⏎a,b | there is no column "corpus_id" for \`corpus_id\` in the header (question, references); name yours so
with a misspelt column | question,references,corpus_id,intnt⏎a,b,c,d | unknown column "intnt"; did you mean \`intent\`?
that is empty | | expected a header with question and references and corpus_id
`),
  )("format evidence refuses a table %s", async (_, golden, problem) => {
    const [, ...found] = await refuseDataset(CSV_SET, { "golden.csv": golden });

    expect(found).toStrictEqual([`eval/golden.csv:1: ${problem}`]);
  });
});
