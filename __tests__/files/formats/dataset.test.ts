import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadSuite } from "../../../src/files/suite.ts";
import { FORMATS } from "../../../src/files/formats/registry.ts";
import { workspace } from "../../helpers/workspace.ts";
import { loadDataset, refuseDataset } from "./load.ts";

/** A dataset of format qrels-tsv, without an intent. */
const SET = { format: "qrels-tsv", path: "data" };
/** Three queries, of which two are judged. */
const FILES = {
  "data/queries.tsv": "b\tB\nc\tC\na\tA\n",
  "data/qrels.tsv": "a\td1\t1\nb\td1\t1\n",
};

describe("the key dataset of a suite", () => {
  it("a dataset can have each format that the schema names", async () => {
    const schema = new URL("../../../schemas/suite.schema.json", import.meta.url);
    const format = { enum: FORMATS.map(({ name }) => name) };

    expect(JSON.parse(readFileSync(schema, "utf8"))).toMatchObject({
      $defs: { dataset: { properties: { format } } },
    });
  });

  it("refuses a key that means nothing to the format", async () => {
    expect(await refuseDataset({ ...SET, intent: "x", split: "dev" }, FILES)).toStrictEqual([
      "invalid_suite: suite eval/suite.json has 1 problem",
      "eval/suite.json:9 (/dataset/split): `split` means nothing to format qrels-tsv; remove it, or write a format that has it: beir",
    ]);
  });

  it("refuses ids that can't be keys, and ids and queries that are too long", async () => {
    // The third line is as long as allowed.
    const queries = [
      "__proto__\tx",
      `${"i".repeat(501)}\tx`,
      `${"i".repeat(500)}\t${"q".repeat(100_000)}`,
      `b\t${"q".repeat(100_001)}\na\tA\n`,
    ];
    const files = { ...FILES, "data/queries.tsv": queries.join("\n") };

    expect(await refuseDataset({ ...SET, intent: "x" }, files)).toStrictEqual([
      "invalid_suite: dataset data has 3 problems",
      'eval/data/queries.tsv:1: "__proto__" can\'t be an id, because reports have ids as keys',
      "eval/data/queries.tsv:2: query id of 501 characters, expected at most 500",
      "eval/data/queries.tsv:4: query of 100001 characters, expected at most 100000",
    ]);
  });

  it("refuses a dataset without a judged query", async () => {
    const dataset = { format: "qrels-jsonl", path: "q.jsonl", intent: "x" };

    expect(await refuseDataset(dataset, { "q.jsonl": "\n" })).toStrictEqual([
      "invalid_suite: suite eval/suite.json has 1 problem",
      "eval/suite.json:5 (/dataset): the qrels-jsonl dataset q.jsonl has no query that is judged",
    ]);
  });

  it("refuses a path out of the repository", async () => {
    const dataset = { ...SET, path: "../../elsewhere", intent: "x" };

    expect(await refuseDataset(dataset, FILES)).toStrictEqual([
      expect.stringContaining("outside_root: eval/suite.json (/dataset/path)"),
    ]);
  });

  it("takes each case's intent from a file, which may have more ids", async () => {
    const intents = "c\tsecond\nb\tfirst\na\tfirst\nunknown\tfirst\n";
    const { suite, digests } = await loadDataset(
      { ...SET, intents: "intents.tsv" },
      { ...FILES, "intents.tsv": intents },
    );

    expect(suite.cases.map(({ id, intent }) => `${id} ${intent}`).join()).toBe(
      "a first,b first,c second",
    );
    expect(digests.has("eval/intents.tsv")).toBe(true);
  });

  it("finds the intent of a case without an id by its query", async () => {
    const { suite } = await loadDataset(
      { format: "csv", path: "tests.csv", intents: "intents.tsv" },
      { "tests.csv": "query,expected\nhow to pay,pay.md\n", "intents.tsv": "how to pay\thowto\n" },
    );

    expect(suite.cases.map(({ intent }) => intent)).toStrictEqual(["howto"]);
  });

  it("names wrong lines of the file of intents, and queries that it lacks", async () => {
    const intents = "a\tfirst\nb\ttwo words\nb first\na\tsecond\n";
    const files = { ...FILES, "intents.tsv": intents };

    expect(await refuseDataset({ ...SET, intents: "intents.tsv" }, files)).toStrictEqual([
      "invalid_suite: dataset data has 5 problems",
      'eval/data/queries.tsv:1: query "b" has no intent in eval/intents.tsv',
      'eval/data/queries.tsv:2: query "c" has no intent in eval/intents.tsv',
      expect.stringMatching(/^eval\/intents\.tsv:2: expected an intent of letters/),
      'eval/intents.tsv:3: expected a query\'s id, a tab and its intent; got "b first"',
      'eval/intents.tsv:4: query "a" has intent "first" on an earlier line',
    ]);
  });

  it("needs either one intent or a file of intents", async () => {
    const message =
      "expected either `intent`, one for every case, or `intents`, a file of them; for example `intent: all`";

    expect(await refuseDataset(SET, FILES)).toStrictEqual([
      "invalid_suite: suite eval/suite.json has 1 problem",
      `eval/suite.json:6 (/dataset/format): ${message}`,
    ]);
    expect(await refuseDataset({ ...SET, intent: "x", intents: "i.tsv" }, FILES)).toStrictEqual([
      "invalid_suite: suite eval/suite.json has 1 problem",
      `eval/suite.json:9 (/dataset/intents): ${message}`,
    ]);
  });

  it.each([
    [2, true, [{ code: "limit", count: 2 }]],
    [5, false, []],
    [100, false, []],
  ])(
    "cuts five cases in id order by limit: %i, if there are more",
    async (limit, isCut, notices) => {
      // By code points U+FFFF is before U+1F600, by UTF-16 units behind it.
      const queries = "b\tB\n\u{1f600}\tE\nc\tC\na\tA\n\u{ffff}\tD\n";
      const files = { ...FILES, "data/queries.tsv": queries };

      const { suite } = await loadDataset({ ...SET, intent: "x", limit }, files);

      const ids = ["a", "b", "c", "\u{ffff}", "\u{1f600}"].slice(0, limit);
      expect(suite.cases.map((each) => each.id)).toStrictEqual(ids);
      expect(suite).toMatchObject({ partial: isCut, notices });
    },
  );

  it("joins with other files, and the suite is partial if the dataset is cut", async () => {
    const head = { version: 1, name: "set", revision: "1" };
    const own = { id: "own", query: "mine", intent: "x", expected: ["a.md"] };
    const files = { ...FILES, "one.json": { ...head, dataset: { ...SET, intent: "x", limit: 1 } } };
    const root = { directory: workspace({ ...files, "two.json": { ...head, cases: [own] } }) };

    const { suite } = await loadSuite(root, ["one.json", "two.json"]);

    expect(suite.cases.map((each) => each.id)).toStrictEqual(["a", "own"]);
    expect(suite.partial).toBe(true);
    expect(suite.files).toStrictEqual([
      "one.json",
      "data/qrels.tsv",
      "data/queries.tsv",
      "two.json",
    ]);
  });
});
