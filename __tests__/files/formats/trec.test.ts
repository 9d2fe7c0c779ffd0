import { describe, expect, it } from "vitest";
import { summariseCase, loadDataset, refuseDataset } from "./load.ts";

const SGML = `
<top>
<num> Number: 301
<title> International
Organized Crime &amp; more

<desc> Description:
not this
</top>

<TOP>
<num>302</num>
<title> Topic: Polio </title>
</TOP>
<top><num> 303 <title> unjudged </top>
`;
const TSV = "301\tInternational Organized Crime & more\n302\tPolio\n303\tunjudged\n";
const XML = `<topics><topic number="301"><query>International Organized Crime &amp; more</query><question>no</question></topic>
<topic number='302'>
<query>Polio</query></topic><topic number="303"><query>unjudged</query></topic></topics>`;
const QRELS = "301 0 FT1 2\n301 0 FT2 0\n302 0 LA1 1\n";
const TREC = { format: "trec", path: "data", intent: "news" };

describe("format trec", () => {
  it("reads <top> blocks, <topic> elements and two columns alike", async () => {
    // The file's name, its content, and the lines of topics 301 and 302.
    for (const [name, topics, lines] of [
      ["topics.txt", SGML, [2, 11]],
      ["topics.tsv", TSV, [1, 2]],
      ["topics.xml", XML, [1, 2]],
    ] as const) {
      const { suite } = await loadDataset(TREC, {
        [`data/${name}`]: topics,
        "data/qrels.txt": QRELS,
      });
      const file = `data/${name}`;

      expect(suite.cases.map(summariseCase)).toStrictEqual([
        `301 @${file}:${lines[0]}: FT1=2 (not FT2)`,
        `302 @${file}:${lines[1]}: LA1=1`,
      ]);
      expect(suite.cases.map((each) => each.query)).toStrictEqual([
        "International Organized Crime & more",
        "Polio",
      ]);
      expect(suite.warnings).toStrictEqual([
        { file: `eval/${file}`, message: "1 query is unjudged and is left out" },
      ]);
    }
  });

  it("takes the topics' file as `path`, and files by name", async () => {
    const byPath = await loadDataset(
      { ...TREC, path: "t.sgml", qrels: "j/qrels" },
      { "t.sgml": SGML, "j/qrels": QRELS },
    );
    // `path` is the folder `data`, which has to be there.
    const byName = await loadDataset(
      { ...TREC, queries: "t.sgml", qrels: "j/qrels" },
      { "t.sgml": SGML, "j/qrels": QRELS, "data/x": "" },
    );

    expect(byPath.suite.digest).toBe(byName.suite.digest);
  });

  it("names the mistake in a topic, with its line", async () => {
    const topics =
      "<top>\n<title> no number\n</top>\n<top>\n<num> 7\n<desc> no title\n</top>\n<top><num> 8 <title> open\n";

    expect(
      await refuseDataset(TREC, { "data/topics.txt": topics, "data/qrels.txt": QRELS }),
    ).toStrictEqual([
      "invalid_suite: dataset data has 5 problems",
      'eval/data/qrels.txt:1: query "301" is judged, but eval/data/topics.txt has no such query; add it there, or remove the row',
      'eval/data/qrels.txt:3: query "302" is judged, but eval/data/topics.txt has no such query; add it there, or remove the row',
      "eval/data/topics.txt:1: 3 topics begin and 2 end with </top> or </topic>; expected one end for each",
      "eval/data/topics.txt:1: the topic has no <num>",
      "eval/data/topics.txt:4: topic 7 has no <title> with text",
    ]);
  });

  it("names every place where it looked", async () => {
    expect(await refuseDataset(TREC, { "data/qrels.txt": QRELS })).toStrictEqual([
      "file_not_found: suite eval/suite.json has 1 problem",
      "eval/suite.json:7 (/dataset/path): the dataset's topics: none of eval/data/topics.txt, eval/data/topics.tsv, eval/data/topics.xml, eval/data/topics, eval/data/queries.tsv, eval/data exists; eval/data has qrels.txt",
    ]);
  });

  it("refuses qrels without a judgment", async () => {
    expect(
      await refuseDataset(TREC, {
        "data/topics.txt": SGML,
        "data/qrels.txt": "# only a comment\n",
      }),
    ).toStrictEqual([
      expect.stringContaining("invalid_qrels: eval/data/qrels.txt: the file has no judgments"),
      expect.stringContaining("the file has no judgments"),
    ]);
  });
});
