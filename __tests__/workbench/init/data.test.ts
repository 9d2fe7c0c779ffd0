/**
 * What `init` takes for a suite, a dataset or a log, and the config that it writes for a search
 * that it finds.
 */
import { expect, it } from "vitest";
import { untouchedSample } from "../../../src/workbench/init/files.ts";
import { lookAround } from "../../../src/workbench/init/look.ts";
import { type Files, filesFor } from "../../helpers/init-project.ts";
import { workspace } from "../../helpers/workspace.ts";

/** The ratings of Elasticsearch's rank evaluation. */
const RANK_EVALUATION = {
  requests: [{ id: "q", params: { query: "q" }, ratings: [{ _id: "d", rating: 3 }] }],
};

/**
 * What lookAround takes as queries: kind, file, the keys of a dataset in a suite, and what else a
 * config needs.
 */
function describeData(files: Files): readonly string[] {
  const { queries } = lookAround(workspace(files));
  return queries.flatMap((each) => {
    if (each.kind === "unusable") {
      return [];
    }
    if (each.kind === "suite") {
      return `suite ${each.file}${each.draft ? " a draft" : ""}`;
    }
    if (each.kind === "log") {
      return `log ${each.file}`;
    }
    const relevance = each.relevance === null ? "" : ` relevance ${each.relevance}`;
    const corpus = each.corpus === null ? "" : ` corpus ${each.corpus}`;
    return `dataset ${each.file} ${JSON.stringify(each.entries[0])}${relevance}${corpus}`;
  });
}

it.each<readonly [title: string, Files, data: readonly string[]]>([
  ["no table of questions", { "prices.csv": "item,price\na,1\n" }, []],
  [
    "a table of questions",
    { "tests/search.csv": "\ufeffQuestion;Expected;Topic\na;x|y;t\nb;z;t\n" },
    [
      'dataset tests/search.csv {"format":"csv","columns":{"query":"Question","expected":"Expected","intent":"Topic"},"separator":"|"}',
    ],
  ],
  [
    "a table of promptfoo",
    { "t.csv": "query,__expected\na,x\n" },
    ['dataset t.csv {"format":"csv","columns":{"query":"query","expected":"__expected"}}'],
  ],
  [
    "a table of Quepid",
    { "case.csv": "query,docid,rating\na,1,3\n" },
    ['dataset case.csv {"format":"quepid"} relevance 2'],
  ],
  [
    "a table of RAGAS",
    { "faq.csv": "question,ground_truth\na,b\n" },
    ['dataset faq.csv {"format":"ragas-csv","intent":"all"}'],
  ],
  [
    "a table of RAGAS with passages alone",
    { "faq.csv": "user_input,reference_contexts,synthesizer_name\na,\"['b']\",x\n" },
    ['dataset faq.csv {"format":"ragas-csv","intent":"all"}'],
  ],
  [
    "Elasticsearch's rank evaluation",
    { "eval.json": RANK_EVALUATION },
    ['dataset eval.json {"format":"rank-eval"} relevance 2'],
  ],
  [
    "OpenSearch's judgments",
    { "j.json": { judgmentRatings: [{ query: "q", ratings: [{ docId: "d", rating: "1" }] }] } },
    ['dataset j.json {"format":"judgments"}'],
  ],
  [
    "qrels as JSON Lines",
    { "q.jsonl": '{"query_id":"1","query":"q","relevant_docs":{"a-1":2}}' },
    [
      'dataset q.jsonl {"format":"json","fields":{"query":"query","expected":"relevant_docs","id":"query_id"}}',
    ],
  ],
  [
    "a BEIR folder",
    { "data/fiqa/queries.jsonl": "", "data/fiqa/corpus.jsonl": "", "data/fiqa/qrels/dev.tsv": "" },
    [
      'dataset data/fiqa {"format":"beir","split":"dev","intent":"all"} corpus data/fiqa/corpus.jsonl',
    ],
  ],
  [
    "topics and qrels of TREC",
    { "t/topics.txt": "", "t/qrels.txt": "" },
    ['dataset t/topics.txt {"format":"trec","qrels":"../t/qrels.txt","intent":"all"}'],
  ],
  [
    "a log, although it has documents",
    { "log.csv": "query,path,clicks\na,b,1\n" },
    ["log log.csv"],
  ],
  ["a log of lines", { "log.jsonl": '{"query":"a","clicked":"b"}' }, ["log log.jsonl"]],
  ["a log by short names", { "s.csv": "q,url,session\na,b,c\n" }, ["log s.csv"]],
  [
    "a log with columns of its own",
    { "t.csv": "timestamp,user_query,clicked_url\n2026,how to install,docs/a.md\n" },
    ["log t.csv"],
  ],
  [
    "a log of lines with keys of its own",
    { "log.jsonl": '{"ts":1,"user_query":"reset","result_url":"a.md"}' },
    ["log log.jsonl"],
  ],
  [
    "a table in another language",
    { "t.csv": "Frage;Dokumente;Thema\nwie installieren;a.md|b.md;x\nund dann;c.md;x\n" },
    [
      'dataset t.csv {"format":"csv","columns":{"query":"Frage","expected":"Dokumente","intent":"Thema"},"separator":"|"}',
    ],
  ],
  [
    "a suite before all else",
    {
      "a.csv": "query,expected\na,b\n",
      "suite.json": { version: 1, name: "s", revision: "1", cases: [], draft: true },
    },
    [
      "suite suite.json a draft",
      'dataset a.csv {"format":"csv","columns":{"query":"query","expected":"expected"}}',
    ],
  ],
  [
    "a log of products, which has no clicks",
    { "data/searches.csv": "timestamp,query,product_id,user_id\n1,shoes,p-1,u1\n" },
    ["log data/searches.csv"],
  ],
  [
    "a dataset with dates",
    { "t.csv": "date,query,expected\n2026,a,b\n" },
    ['dataset t.csv {"format":"csv","columns":{"query":"query","expected":"expected"}}'],
  ],
  [
    "no documents in numbers that are ids by chance",
    {
      "data/corpus.jsonl": '{"id":"1","text":"a"}\n{"id":"2","text":"b"}\n',
      "eval/golden.csv": "query,level,expected_answer\nset up,1,run it\ndrop it,2,remove it\n",
    },
    [],
  ],
  [
    "no documents in a column of notes",
    {
      "data/corpus.jsonl": '{"id":"easy","text":"a"}\n{"id":"hard","text":"b"}\n',
      "eval/golden.csv": "query,difficulty,expected_answer\nset up,easy,run it\ngo,hard,do it\n",
    },
    [],
  ],
  [
    "fixtures behind all others",
    {
      "eval/questions.json": [{ question: "set up", expected_docs: ["install-1.md"] }],
      "tests/fixtures/golden_queries.json": [{ query: "foo", expected_docs: ["x-1"] }],
    },
    [
      'dataset eval/questions.json {"format":"json","fields":{"query":"question","expected":"expected_docs"}}',
      'dataset tests/fixtures/golden_queries.json {"format":"json","fields":{"query":"query","expected":"expected_docs"}}',
    ],
  ],
  [
    "nothing in examples and fixtures",
    { "examples/suite.json": { version: 1, name: "s", revision: "1", cases: [] } },
    [],
  ],
])("lookAround finds %s", (_, files, data) => {
  expect(describeData(files)).toEqual(data);
});

const MCP_SDK = { dependencies: { "@modelcontextprotocol/sdk": "1" } };

it.each<readonly [title: string, Files, retriever: string | null]>([
  ["an empty folder", {}, null],
  [
    "an MCP server",
    {
      "package.json": MCP_SDK,
      "src/server.mjs":
        'const server = new McpServer({});\nserver.registerTool("find_docs", { inputSchema: { q: z.string(), k: z.number() } })',
    },
    '{ kind: mcp, command: [node, src/server.mjs], tool: find_docs, arguments: { q: "{{query}}", k: "{{k}}" } }',
  ],
])("lookAround finds first, as a search, that of %s", (_, files, retriever) => {
  expect(lookAround(workspace(files)).searches[0]?.retriever ?? null).toBe(retriever);
});

const emptyManifests = (...files: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map((file) => [file, "{}"]));

it.each<readonly [title: string, Files, packages: readonly string[], isMonorepo: boolean]>([
  [
    "two packages below",
    emptyManifests("web/package.json", "api/pyproject.toml"),
    ["api", "web"],
    true,
  ],
  ["a package called docs", emptyManifests("a/go.mod", "docs/package.json"), ["a", "docs"], true],
  [
    "a folder with examples and tests, which are none",
    emptyManifests("a/go.mod", "examples/x/go.mod", "tests/x/go.mod", "fixtures/go.mod"),
    ["a", "fixtures"],
    true,
  ],
  ["one package below", emptyManifests("package.json", "web/package.json"), ["web"], false],
  [
    "a project of its own, with a plugin and tools",
    {
      "pyproject.toml": "[project]\nname = 'x'\n",
      ...emptyManifests("plugin/go.mod", "tools/go.mod"),
    },
    ["plugin", "tools"],
    false,
  ],
  [
    "a package that joins others",
    {
      "package.json": { name: "top", workspaces: ["*"] },
      ...emptyManifests("a/go.mod", "b/go.mod"),
    },
    ["a", "b"],
    true,
  ],
  [
    "a package with a workspace file",
    {
      "package.json": { name: "top" },
      "pnpm-workspace.yaml": "packages: ['*']\n",
      ...emptyManifests("a/go.mod", "b/go.mod"),
    },
    ["a", "b"],
    true,
  ],
])("lookAround lists the packages of %s", (_, files, packages, isMonorepo) => {
  expect(lookAround(workspace(files))).toMatchObject({ packages, isMonorepo });
});

it("untouchedSample accepts the suite that init wrote, not an edited one", () => {
  const suite = filesFor(lookAround(workspace())).get("retrieval/suite.yaml")!;

  expect(untouchedSample(suite)).toBe("search");
  expect(untouchedSample(suite.replace("password", "passwort"))).toBeNull();
  expect(untouchedSample("version: 1\n")).toBeNull();
});
