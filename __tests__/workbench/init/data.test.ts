/** What `init` takes for a suite, a dataset or a log, and the packages that it lists. */
import { expect, it } from "vitest";
import { untouchedSample } from "../../../src/workbench/init/files.ts";
import { lookAround } from "../../../src/workbench/init/look.ts";
import { type Files, filesFor } from "../../helpers/init-project.ts";
import { filesIn, rows } from "../../helpers/table.ts";
import { workspace } from "../../helpers/workspace.ts";

/**
 * What lookAround takes as queries: kind, file, the keys of a dataset in a suite, and what else a
 * config needs.
 */
function describeQueries(files: Files): readonly string[] {
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

it.each(
  rows(String.raw`
# what is found | the files | the queries that it takes: kind, file, keys of the dataset, and what a config needs
no table of questions | prices.csv: item,price⏎a,1⏎ |
a table of questions | tests/search.csv: <BOM>Question;Expected;Topic⏎a;x¦y;t⏎b;z;t⏎ | dataset tests/search.csv {"format":"csv","columns":{"query":"Question","expected":"Expected","intent":"Topic"},"separator":"¦"}
a table with an intent of two words | tests/search.csv: <BOM>Question;Expected;Topic area⏎a;x¦y;t⏎b;z;t⏎ | dataset tests/search.csv {"format":"csv","columns":{"query":"Question","expected":"Expected","intent":"Topic area"},"separator":"¦"}
a table of promptfoo | t.csv: query,__expected⏎a,x⏎ | dataset t.csv {"format":"csv","columns":{"query":"query","expected":"__expected"}}
a table of Quepid | case.csv: query,docid,rating⏎a,1,3⏎ | dataset case.csv {"format":"quepid"} relevance 2
a table of RAGAS | faq.csv: question,ground_truth⏎a,b⏎ | dataset faq.csv {"format":"ragas-csv","intent":"all"}
a table of RAGAS with passages alone | faq.csv: user_input,reference_contexts,synthesizer_name⏎a,"['b']",x⏎ | dataset faq.csv {"format":"ragas-csv","intent":"all"}
Elasticsearch's rank evaluation | eval.json: {"requests":[{"id":"q","params":{"query":"q"},"ratings":[{"_id":"d","rating":3}]}]} | dataset eval.json {"format":"rank-eval"} relevance 2
OpenSearch's judgments | j.json: {"judgmentRatings":[{"query":"q","ratings":[{"docId":"d","rating":"1"}]}]} | dataset j.json {"format":"judgments"}
qrels as JSON Lines | q.jsonl: {"query_id":"1","query":"q","relevant_docs":{"a-1":2}} | dataset q.jsonl {"format":"json","fields":{"query":"query","expected":"relevant_docs","id":"query_id"}}
a BEIR folder | data/fiqa/queries.jsonl: + data/fiqa/corpus.jsonl: + data/fiqa/qrels/dev.tsv: | dataset data/fiqa {"format":"beir","split":"dev","intent":"all"} corpus data/fiqa/corpus.jsonl
topics and qrels of TREC | t/topics.txt: + t/qrels.txt: | dataset t/topics.txt {"format":"trec","qrels":"../t/qrels.txt","intent":"all"}
a log, although it has documents | log.csv: query,path,clicks⏎a,b,1⏎ | log log.csv
a log of lines | log.jsonl: {"query":"a","clicked":"b"} | log log.jsonl
a log by short names | s.csv: q,url,session⏎a,b,c⏎ | log s.csv
a log with columns of its own | t.csv: timestamp,user_query,clicked_url⏎2026,how to install,docs/a.md⏎ | log t.csv
a log of lines with keys of its own | log.jsonl: {"ts":1,"user_query":"reset","result_url":"a.md"} | log log.jsonl
a table in another language | t.csv: Frage;Dokumente;Thema⏎wie installieren;a.md¦b.md;x⏎und dann;c.md;x⏎ | dataset t.csv {"format":"csv","columns":{"query":"Frage","expected":"Dokumente","intent":"Thema"},"separator":"¦"}
a table with grades | t.csv: consulta;documento;relevancia⏎cómo instalar;a.md;3⏎cómo instalar;b.md;0⏎ | dataset t.csv {"format":"csv","columns":{"query":"consulta","expected":"documento","grade":"relevancia"}} relevance 2
a table with grades in French | t.csv: question;document;note⏎acte de naissance;a.md;2⏎acte de naissance;b.md;0⏎ | dataset t.csv {"format":"csv","columns":{"query":"question","expected":"document","grade":"note"}} relevance 1
a suite before all else | a.csv: query,expected⏎a,b⏎ + suite.json: {"version":1,"name":"s","revision":"1","cases":[],"draft":true} | suite suite.json a draft + dataset a.csv {"format":"csv","columns":{"query":"query","expected":"expected"}}
a log whose queries are called text | find.csv: at,session,text,total⏎2026,s1,reset,5⏎ | log find.csv
a log of products, which has no clicks | data/searches.csv: timestamp,query,product_id,user_id⏎1,shoes,p-1,u1⏎ | log data/searches.csv
a dataset with dates | t.csv: date,query,expected⏎2026,a,b⏎ | dataset t.csv {"format":"csv","columns":{"query":"query","expected":"expected"}}
no documents in numbers that are ids by chance | data/corpus.jsonl: {"id":"1","text":"a"}⏎{"id":"2","text":"b"}⏎ + eval/golden.csv: query,level,expected_answer⏎set up,1,run it⏎drop it,2,remove it⏎ |
no documents in a column of notes | data/corpus.jsonl: {"id":"easy","text":"a"}⏎{"id":"hard","text":"b"}⏎ + eval/golden.csv: query,difficulty,expected_answer⏎set up,easy,run it⏎go,hard,do it⏎ |
fixtures behind all others | eval/questions.json: [{"question":"set up","expected_docs":["install-1.md"]}] + tests/fixtures/golden_queries.json: [{"query":"foo","expected_docs":["x-1"]}] | dataset eval/questions.json {"format":"json","fields":{"query":"question","expected":"expected_docs"}} + dataset tests/fixtures/golden_queries.json {"format":"json","fields":{"query":"query","expected":"expected_docs"}}
nothing in examples and fixtures | examples/suite.json: {"version":1,"name":"s","revision":"1","cases":[]} |
`),
)("lookAround finds %s", (_, files = "", queries = "") => {
  expect(describeQueries(filesIn(files.replace("<BOM>", "\ufeff"))).join(" + ")).toBe(queries);
});

it.each(
  rows(`
# the folder | its files | the packages that are listed | what it is
two packages below | web/package.json: {} + api/pyproject.toml: {} | api web | a monorepo
a package called docs | a/go.mod: {} + docs/package.json: {} | a docs | a monorepo
a folder with examples and tests, which are none | a/go.mod: {} + examples/x/go.mod: {} + tests/x/go.mod: {} + fixtures/go.mod: {} | a fixtures | a monorepo
one package below | package.json: {} + web/package.json: {} | web | one project
a project of its own, with a plugin and tools | pyproject.toml: [project]⏎name = 'x'⏎ + plugin/go.mod: {} + tools/go.mod: {} | plugin tools | one project
a package that joins others | package.json: {"name":"top","workspaces":["*"]} + a/go.mod: {} + b/go.mod: {} | a b | a monorepo
a package with a workspace file | package.json: {"name":"top"} + pnpm-workspace.yaml: packages: ['*']⏎ + a/go.mod: {} + b/go.mod: {} | a b | a monorepo
`),
)("lookAround lists the packages of %s", (_, files = "", packages = "", kind = "") => {
  expect(lookAround(workspace(filesIn(files)))).toMatchObject({
    packages: packages.split(" "),
    isMonorepo: kind === "a monorepo",
  });
});

it("lookAround reads more ratings than a call can have arguments", () => {
  const table = `query,docid,rating\n${"a,1,3\n".repeat(130_000)}`;

  // Of ratings up to 3 the upper half is relevant: from 3 / 2, rounded up.
  expect(lookAround(workspace({ "case.csv": table })).data).toMatchObject({ relevance: 2 });
});

it("untouchedSample names the suite that init wrote, not an edited or another one", () => {
  const suite = filesFor(lookAround(workspace())).get("retrieval/suite.yaml")!;

  // The name in the suite of init is "search".
  expect(untouchedSample(suite)).toBe("search");
  expect(untouchedSample(suite.replace("password", "passwort"))).toBeNull();
  // Without init's mark.
  expect(untouchedSample("version: 1\n")).toBeNull();
});
