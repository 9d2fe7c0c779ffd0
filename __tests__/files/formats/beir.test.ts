import { symlinkSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { warnOfMissingDocuments } from "../../../src/files/formats/dataset.ts";
import { workspace } from "../../helpers/workspace.ts";
import { summariseCase, loadDataset, refuseDataset } from "./load.ts";

const QUERIES = [
  '{"_id": "q1", "text": "one"}',
  "",
  '{"_id": "q10", "text": "ten", "metadata": {"url": "x"}}',
  '{"_id": "q2", "text": "two"}',
  '{"_id": "q3", "text": "three"}',
].join("\n");
const QRELS =
  "query-id\tcorpus-id\tscore\nq10\td0\t-1\nq1\td1\t2\nq1\td2\t1\nq1\td9\t0\nq2\td3\t1\n";
const BEIR = { format: "beir", path: "data", intent: "all" };
const FOLDER = { "data/queries.jsonl": QUERIES, "data/qrels/test.tsv": QRELS };
const CASES = [
  "q1 @data/queries.jsonl:1: d1=2 d2=1 (not d9)",
  "q10 @data/queries.jsonl:3: (not d0)",
  "q2 @data/queries.jsonl:4: d3=1",
];

describe("format beir", () => {
  it("takes the queries of the split in id order, and counts the others", async () => {
    const { suite } = await loadDataset(BEIR, FOLDER);

    expect(suite.cases.map(summariseCase)).toStrictEqual(CASES);
    expect(suite.cases[0]).toMatchObject({
      query: "one",
      intent: "all",
      expect_empty: false,
      forbidden: [],
    });
    expect(suite.cases.every(({ expected }) => expected.every(({ kind }) => kind === "id"))).toBe(
      true,
    );
    expect(suite.warnings).toStrictEqual([
      { file: "eval/data/queries.jsonl", message: "1 query is unjudged and is left out" },
    ]);
    expect(suite.partial).toBe(false);
  });

  it("reads another split, a flat folder, named files and gzip", async () => {
    const digest = (await loadDataset(BEIR, FOLDER)).suite.digest;
    // Keys of the dataset, and its files.
    const ways: readonly (readonly [object, object])[] = [
      [{ split: "dev" }, { "data/queries.jsonl": QUERIES, "data/qrels/dev.tsv": QRELS }],
      [{}, { "data/queries.jsonl": QUERIES, "data/qrels.tsv": QRELS }],
      [
        {},
        { "data/queries.jsonl.gz": gzipSync(QUERIES), "data/qrels/test.tsv.gz": gzipSync(QRELS) },
      ],
      [
        { queries: "q.jsonl", qrels: "j.trec" },
        {
          "q.jsonl": QUERIES,
          "j.trec": "q1 0 d1 2\nq1 0 d2 1\nq1 0 d9 0\nq2 0 d3 1\nq10 0 d0 -1\n",
        },
      ],
      // With a byte order mark, and with CRLF at line ends.
      [
        {},
        {
          ...FOLDER,
          "data/qrels/test.tsv": `\u{feff}${QRELS.replaceAll("\n", "\r\n")}`,
          "data/queries.jsonl": QUERIES.replaceAll("\n", "\r\n"),
        },
      ],
    ];

    for (const [keys, files] of ways) {
      expect((await loadDataset({ ...BEIR, ...keys }, { ...files })).suite.digest).toBe(digest);
    }
  });

  // A line of 2 MiB, which is read in several chunks.
  const longText = "é".repeat(1024 * 1024);
  const corpusWithGaps = `{"_id": "d1", "text": "${longText}"}\n\n{"id": "d3"}\n{"_id": "d9", "text": ""}`;
  // What the corpus is | its file | its content. Judged are d0, d1, d2, d3 and d9.
  it.each([
    ["as text", "data/corpus.jsonl", corpusWithGaps],
    ["as gzip", "data/corpus.jsonl.gz", gzipSync(corpusWithGaps)],
  ])("lists judged documents that the corpus lacks, %s", async (_, file, content) => {
    const { suite } = await loadDataset(BEIR, { ...FOLDER, [file]: content });

    // The warning names the corpus without `.gz`.
    expect(suite.warnings).toContainEqual({
      file: "eval/data/corpus.jsonl",
      message: 'the corpus lacks 2 judged documents: "d0", "d2"',
    });
  });

  it("warns of no missing document if the corpus has all judged ones", async () => {
    const judgedIds = ["d0", "d1", "d2", "d3", "d9"];
    const corpus = judgedIds.map((id) => `{"_id":"${id}"}\n`).join("");

    const { suite } = await loadDataset(
      { ...BEIR, corpus: "all.jsonl" },
      { ...FOLDER, "all.jsonl": corpus },
    );

    // That of FOLDER's queries is the only warning.
    expect(suite.warnings).toStrictEqual([
      { file: "eval/data/queries.jsonl", message: "1 query is unjudged and is left out" },
    ]);
  });

  it("names the line of each mistake in queries and judgments", async () => {
    const queries = [
      '{"_id": "q1", "text": "one"}',
      '{"_id": "q1", "text": "again"}',
      '{"_id": 7, "text": " "}',
      '{"_id": "q1", "text": ""}',
      '{"_id": "q2"',
      '{"_id": "q2", "txt": "two"}',
      '{"_id": "q4", "text": "a", "text": "b"}',
      "[]",
    ].join("\n");
    const qrels = "q1\td1\t1\nq1\td2\t256\nq9\td1\t1\n";

    expect(
      await refuseDataset(BEIR, { "data/queries.jsonl": queries, "data/qrels.tsv": qrels }),
    ).toStrictEqual([
      "invalid_suite: dataset data has 10 problems",
      "eval/data/qrels.tsv:2: grade 256, expected an integer up to 255",
      'eval/data/qrels.tsv:3: query "q9" is judged, but eval/data/queries.jsonl has no such query; add it there, or remove the row',
      'eval/data/queries.jsonl:2: query id "q1" is taken by line 1',
      'eval/data/queries.jsonl:3 (/_id): expected text that is not blank; got 7; write it in quotes: "7"',
      'eval/data/queries.jsonl:3 (/text): expected text that is not blank; got " "',
      'eval/data/queries.jsonl:4 (/text): expected text that is not blank; got ""',
      expect.stringMatching(/^eval\/data\/queries\.jsonl:5: not valid JSON: /),
      'eval/data/queries.jsonl:6: unknown key "txt"; did you mean `text`?',
      'eval/data/queries.jsonl:7 (/text): the key "text" occurs twice in one object',
      "eval/data/queries.jsonl:8: expected an object, got []",
    ]);
  });

  it("names the line of each wrong grade", async () => {
    expect(
      await refuseDataset(BEIR, {
        ...FOLDER,
        "data/qrels/test.tsv": "q1\td1\t2\nq1\td1\t1\nq2\td3\t0.5\n",
      }),
    ).toStrictEqual([
      expect.stringContaining("invalid_qrels: eval/data/qrels/test.tsv:2: "),
      'eval/data/qrels/test.tsv:2: document "d1" of query "q1" has grade 1 here and 2 before, expected one grade',
      expect.stringMatching(/^eval\/data\/qrels\/test\.tsv:3: grade "0\.5"/),
    ]);
  });

  const noId = "expected an object whose `_id` or `id` is text that is not empty";
  // What is wrong | the corpus | the line, and the beginning of the problem
  it.each([
    ["an object without an id", '{"_id":"d1"}\n{"title":"x"}\n', `2: ${noId}`],
    ["a text, after a blank line", '{"_id":"d1"}\n\n""', "3: not a JSON object: "],
    ["null", "null", "1: not a JSON object: "],
    ["a word that is no JSON", "\nd1", "2: not JSON: "],
  ])("names the line of the corpus that is %s", async (_, corpus, problem) => {
    expect(await refuseDataset(BEIR, { ...FOLDER, "data/corpus.jsonl": corpus })).toStrictEqual([
      expect.stringContaining(`invalid_suite: eval/data/corpus.jsonl:${problem}`),
      expect.stringContaining(`eval/data/corpus.jsonl:${problem}`),
    ]);
  });

  it("refuses a corpus that links out of the repository", async () => {
    const root = { directory: workspace() };
    symlinkSync(import.meta.filename, path.join(root.directory, "corpus.jsonl"));

    await expect(warnOfMissingDocuments(root, "corpus.jsonl", null, [])).rejects.toMatchObject({
      code: "outside_root",
    });
  });

  it("names the key of a file that is missing", async () => {
    expect(await refuseDataset({ ...BEIR, split: "dev" }, FOLDER)).toStrictEqual([
      "file_not_found: suite eval/suite.json has 1 problem",
      "eval/suite.json:7 (/dataset/path): the dataset's judgments: there is no eval/data/qrels/dev.tsv; eval/data/qrels has test.tsv",
    ]);
    expect(await refuseDataset({ ...BEIR, corpus: "no.jsonl" }, FOLDER)).toStrictEqual([
      "file_not_found: suite eval/suite.json has 1 problem",
      "eval/suite.json:9 (/dataset/corpus): corpus eval/no.jsonl does not exist",
    ]);
  });
});
