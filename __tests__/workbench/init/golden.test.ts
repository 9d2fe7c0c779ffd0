/**
 * Golden files with keys of a team's own: the suite that `init` writes reads their queries and
 * documents.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { loadSuite } from "../../../src/files/suite.ts";
import { singleTargets } from "../../../src/model/suite.ts";
import { chooseSearch } from "../../../src/workbench/init/files.ts";
import { lookAround } from "../../../src/workbench/init/look.ts";
import { type Files, filesFor, findingsIn as listFindings } from "../../helpers/init-project.ts";
import { filesIn, rows } from "../../helpers/table.ts";
import { workspace, writeFiles } from "../../helpers/workspace.ts";

const NAMES = ["install", "remove", "update", "update-2024"];
/** Files of documents: docs/install.md and so on. */
const PAGES = Object.fromEntries(NAMES.map((name) => [`docs/${name}.md`, `# How to ${name}\n`]));
/** A file with a document on each line, whose ids are the names. */
const CORPUS_LINES = NAMES.map((id) => `${JSON.stringify({ _id: id, text: `How to ${id}` })}\n`);
const CORPUS = { "corpus.jsonl": CORPUS_LINES.join("") };

const DOCUMENTS: Readonly<Record<string, Files>> = { pages: PAGES, corpus: CORPUS };

interface InitResult {
  /** Query and documents of each case; the query alone of one that expects nothing. */
  readonly cases: readonly (readonly unknown[])[];
  /** The texts of the written suite and config. */
  readonly suite: string;
  readonly config: string;
}

/** Writes what `init` writes in a folder with these files, and loads the suite. */
async function initAndLoad(files: Files): Promise<InitResult> {
  const folder = workspace(files);
  const newFiles = filesFor(lookAround(folder));
  writeFiles(folder, Object.fromEntries(newFiles));
  const suite = readFileSync(path.join(folder, "retrieval/suite.yaml"), "utf8");
  const config = readFileSync(path.join(folder, "retrieval-gate.yaml"), "utf8");
  const loaded = await loadSuite({ directory: folder }, ["retrieval/suite.yaml"]);
  const cases = loaded.suite.cases.map(({ query, expected, expect_empty: expectsNothing }) => {
    const documents = expected.flatMap(singleTargets).map(({ value }) => value);
    return expectsNothing ? [query] : [query, ...documents];
  });
  return { cases: sortByQuery(cases), suite, config };
}

/**
 * Sorts cases by query, their first member: a suite sorts them by ids, which are not compared here.
 */
function sortByQuery<T extends readonly unknown[]>(cases: readonly T[]): readonly T[] {
  return cases.toSorted((a, b) => String(a[0]).localeCompare(String(b[0]), "en"));
}

/**
 * The cases of a cell such as `set it up: a.md, b.md; the weather:`, with a query and documents.
 */
const casesIn = (cell: string): readonly (readonly string[])[] =>
  cell.split("; ").map((each) => {
    const [, query = "", documents] = /^(.*?):(?: (.*))?$/.exec(each)!;
    return documents === undefined ? [query] : [query, ...documents.split(", ")];
  });

/** The lines that `init` prints of what it found in a folder with these files. */
function findingsIn(files: Files): string {
  return listFindings(files).join("\n");
}

describe("init with a golden file", () => {
  // Documents: `pages` are the files of PAGES, `corpus` is the one of CORPUS. Cases: each query with
  // its documents, which a suite sorts; without one it expects nothing to be found.
  it.each(
    rows(String.raw`
# the golden file | documents | the files | the cases that are read
whose documents have two keys, filePath and acceptableFiles | pages | eval/golden_set.json: {"version":"1","queries":[{"id":"a","query":"set it up","expected":{"filePath":"docs/install.md","section":"How"}},{"id":"b","query":"go","expected":{"acceptableFiles":["docs/remove.md","docs/update.md"]}}]} | set it up: docs/install.md; go: docs/remove.md, docs/update.md
with replaced documents (stale_id), and a query without documents | corpus | bench/queries.yaml: - { text: new version, category: a, gold_ids: [update], current_id: update, stale_id: update-2024 }⏎- { text: the weather, category: out_of_scope, gold_ids: [], current_id: '', stale_id: '' }⏎ | new version: update; the weather:
of queries beside another list (history) and notes | pages | tests/golden_queries.yaml: meta: { suite: x, thresholds: { mrr: 0.5 } }⏎history: { seed: [hello] }⏎queries:⏎  - { id: a, question: What now?, category: x, expected_modules: [docs/install.md, docs/update.md], notes: both }⏎  - { id: b, question: And then?, category: x, expected_modules: [docs/remove.md] }⏎ | What now?: docs/install.md, docs/update.md; And then?: docs/remove.md
of queries and documents in two maps, joined by q1 and q2 | corpus | data/qa_dataset.json: {"queries":{"q1":"set it up","q2":"take it away"},"corpus":{"install":"How to install","remove":"How to remove"},"relevant_docs":{"q1":["install"],"q2":["remove"]}} | set it up: install; take it away: remove
of several lists, of which one (unsupported) has no documents | pages | evals/golden.yaml: answerable:⏎  - profile: staff⏎    queries: [{ q: set it up, expect: [docs/install.md] }]⏎  - profile: crew⏎    queries: [{ q: take it away, expect: [docs/remove.md] }]⏎unsupported: { profile: staff, queries: [the weather, the pension] }⏎superseded: { cases: [{ q: new version, expect: [docs/update.md], stale: [docs/update-2024.md] }] }⏎ | set it up: docs/install.md; take it away: docs/remove.md; new version: docs/update.md; the weather:; the pension:
with each document (path) above its queries | pages | bench/excerpt_queries.json: {"docs":{"a":{"path":"docs/install.md","title":"a","queries":[{"id":"1","query":"set up","page":1}]},"b":{"path":"docs/remove.md","title":"b","queries":[{"id":"2","query":"away","page":1}]}}} | set up: docs/install.md; away: docs/remove.md
whose names lack their ending, .md | pages | eval/golden.json: [{"query":"set it up","docs":["install"]},{"query":"new version","docs":["docs/update","remove"]}] | set it up: install; new version: docs/update, remove
of a map from document to grade | pages | eval/golden.json: [{"query":"set it up","relevant":{"install.md":2,"update.md":1}}] | set it up: install.md, update.md
of maps from ids to grades, whatever their key (grades) |  | eval/golden.jsonl: {"query":"set it up","grades":{"doc-1":3,"doc-2":1}}⏎{"query":"drop it","grades":{"doc-3":2}} | set it up: doc-1, doc-2; drop it: doc-3
of lists of ids with grades, whatever their key (judgments) |  | eval/golden.jsonl: {"query":"set it up","judgments":[{"id":"doc-1","grade":3}]}⏎{"query":"drop it","judgments":[{"id":"doc-2","grade":1}]} | set it up: doc-1; drop it: doc-2
of documents beside settings with numbers (params) |  | eval/golden.jsonl: {"query":"set it up","params":{"top_k":5},"docs":["doc-1"]} | set it up: doc-1
whose names are ids of an index that is elsewhere |  | eval/golden.json: [{"query":"set it up","expected_ids":["doc-17","doc-18"]}] | set it up: doc-17, doc-18
of a map from query to documents | corpus | eval/golden.json: {"set it up":["install"],"take it away":"remove"} | set it up: install; take it away: remove
of groups of queries, each with its documents | pages | eval/golden.yaml: setup: { set it up: docs/install.md }⏎removal: { take it away: [docs/remove.md, docs/update.md] }⏎ | set it up: docs/install.md; take it away: docs/remove.md, docs/update.md
of pairs without keys | corpus | eval/golden.json: {"pairs":[["set it up",["install","update"]]]} | set it up: install, update
of several YAML documents, parted by --- | pages | eval/golden.yaml: query: set it up⏎expected: docs/install.md⏎---⏎query: take it away⏎expected: docs/remove.md⏎ | set it up: docs/install.md; take it away: docs/remove.md
of promptfoo's tests, with vars and assert | pages | eval/promptfooconfig.yaml: prompts: ['{{query}}']⏎tests:⏎  - vars: { query: set it up }⏎    assert: [{ type: contains, value: docs/install.md }]⏎  - vars: { query: take it away }⏎    assert: [{ type: contains, value: docs/remove.md }]⏎ | set it up: docs/install.md; take it away: docs/remove.md
with a version and cases, though it is no suite | pages | eval/golden.json: {"version":2,"name":"golden","cases":[{"input":{"question":"set it up"},"expected":{"sources":["docs/install.md"]}}]} | set it up: docs/install.md
of inputs and outputs | corpus | eval/dataset.jsonl: {"inputs":{"question":"set it up"},"outputs":{"documents":["install"]}}⏎{"inputs":{"question":"take it away"},"outputs":{"documents":["remove"]}} | set it up: install; take it away: remove
of passages (reference_contexts), beside an answer and what was retrieved |  | eval/testset.jsonl: {"user_input":"set it up","retrieved_contexts":["Some other text"],"reference_contexts":["How to install it"],"response":"Run it.","reference":"Run the installer."} | set it up: How to install it
of chunks whose metadata name the document (source) | pages | eval/golden.json: [{"question":"set it up","gold_chunks":[{"metadata":{"source":"docs/install.md"},"page_content":"How to"}]}] | set it up: docs/install.md
of names with a place behind them, or several in one text | pages | eval/golden.json: {"a":[{"question":"set it up","source":"docs/install.md#first-step"}],"b":[{"question":"new version","source":"docs/update.md, docs/update-2024.md"}]} | set it up: docs/install.md; new version: docs/update-2024.md, docs/update.md
whose ids are numbers |  | corpus.jsonl: {"id":1,"text":"a b"}⏎{"id":2,"text":"c d"}⏎ + eval/golden.json: [{"query":"set it up","relevant_ids":[2,1]}] | set it up: 1, 2
of lines with comments, by ids of documents or of chunks |  | data/golden.jsonl: # one case a line⏎{"question":"set it up","expected_doc_ids":["install"]}⏎{"question":"drop it","expected_chunk_ids":["remove#0"]} | set it up: install; drop it: remove#0
of contexts, beside ids that no file here has (context_id) |  | eval/testset.json: {"dataset_name":"handbook","data":[{"question_id":"u1","context_id":"c-1","context":"How to install","question":"set up"},{"question_id":"u2","context_id":"c-2","context":"How to remove","question":"drop it"}]} | set up: How to install; drop it: How to remove
of ids beside the types of their documents |  | eval/golden.json: [{"query":"set it up","expected":{"doc":{"type":"faq_page","id":"doc-17"}}},{"query":"drop it","expected":{"doc":{"type":"how_to","id":"doc-18"}}}] | set it up: doc-17; drop it: doc-18
of ids beside their annotator |  | eval/golden.json: [{"query":"set it up","labels":{"relevant":{"annotator":"h-1","ids":["doc-17"]}}},{"query":"drop it","labels":{"relevant":{"annotator":"h-2","ids":["doc-18"]}}}] | set it up: doc-17; drop it: doc-18
of items with grades (corpus_item_id) | corpus | eval/a.yaml: - { query: set it up, relevant: [{ corpus_item_id: install, grade: 3 }] }⏎ | set it up: install
of articles with weights (slug) | corpus | eval/a.yaml: - { search_phrase: set it up, articles: [{ slug: install, weight: 3 }] }⏎ | set it up: install
of ids that are no documents here, with or without their #0 |  | data/dev.jsonl: {"question":"set it up","gold_sources":["wiki:install#0"]}⏎{"question":"drop it","gold_sources":["wiki:remove#0"]} | set it up: wiki:install#0; drop it: wiki:remove#0
of references to answers (answer_refs) |  | data/eval/queries.jsonl: {"query":"set it up","answer_refs":["doc-1"]} | set it up: doc-1
of rows with a document and its grade each, 0 for no match | corpus | eval/judgments.jsonl: {"query":"set it up","doc_id":"install","grade":3}⏎{"query":"set it up","doc_id":"remove","grade":0} | set it up: install
in a table with pages of its documents |  | eval/questions.csv: id,question,expected_answer,source_document,page⏎1,set it up,so it is,a.pdf,3⏎ | set it up: a.pdf
in a flat folder of BEIR |  | data/queries.jsonl: {"_id":"q1","text":"set it up"} + data/qrels.tsv: query-id⇥corpus-id⇥score⏎q1⇥install⇥1⏎ | set it up: install
among fixtures, by its name (queries), and no other fixture | pages | tests/fixtures/queries_v1.jsonl: {"query":"set it up","expect":{"docs":["install.md"],"min_rank":3}}⏎{"query":"drop it","expect":{"docs":["remove.md"],"min_rank":3}} + tests/fixtures/users.json: [{"query":"a b","expected":"docs/install.md"}] | set it up: install.md; drop it: remove.md
of ids beside expected words (expected_topic) |  | eval/cases.yaml: cases:⏎  - { question: set it up, expected_topic: hr, expected_doc_ids_any: [DOC-1, DOC-2] }⏎ | set it up: DOC-1, DOC-2
of chunks, as the repository's own search may return them | pages | engine.py: def search(query):⏎ + eval/golden.json: [{"query":"set it up","relevantChunkIds":["install.md#0"]}] | set it up: install.md#0
of the tests, whose queries are called ask | pages | test/finding.yaml: - { ask: set it up, want: [docs/install.md] }⏎- { ask: take it away, want: [docs/remove.md] }⏎ | set it up: docs/install.md; take it away: docs/remove.md
of the tests, whose queries are called searchText | pages | test/finding.yaml: - { searchText: set it up, want: [docs/install.md] }⏎- { searchText: take it away, want: [docs/remove.md] }⏎ | set it up: docs/install.md; take it away: docs/remove.md
of the tests, whose queries are called user_message | pages | test/finding.yaml: - { user_message: set it up, want: [docs/install.md] }⏎- { user_message: take it away, want: [docs/remove.md] }⏎ | set it up: docs/install.md; take it away: docs/remove.md
of the tests, whose queries are called phrase | pages | test/finding.yaml: - { phrase: set it up, want: [docs/install.md] }⏎- { phrase: take it away, want: [docs/remove.md] }⏎ | set it up: docs/install.md; take it away: docs/remove.md
of documents with questions | corpus | eval/golden.yaml: - { id: install, questions: [set it up, first steps] }⏎ | set it up: install; first steps: install
`),
  )("reads cases from a file %s", async (_, documents = "", files = "", cases = "") => {
    const result = await initAndLoad({ ...DOCUMENTS[documents], ...filesIn(files) });

    expect(result.cases).toEqual(sortByQuery(casesIn(cases)));
  });

  it("searches the corpus whose ids the file names, if BM25 is asked for", () => {
    const files = { ...CORPUS, "eval/golden.json": [{ query: "set it up", doc_id: "install" }] };

    const project = lookAround(workspace(files));

    // With --bm25, then without.
    expect(chooseSearch(project, true)).toMatchObject({
      retriever: '{ kind: bm25, corpus: "corpus.jsonl" }',
    });
    expect(chooseSearch(project, false)).toBeNull();
  });

  it("reads sources with pages by an expression that joins both", async () => {
    const folder = workspace({
      "golden.json": [{ query: "set it up", source: "handbook.pdf", page: 3 }],
      "suite.yaml": `version: 1
name: golden
revision: "1"
dataset:
  format: json
  path: golden.json
  fields: { query: query, expected: "zip([source], [page])[*].join('#', [[0], to_string([1])])" }
`,
    });

    const { suite } = await loadSuite({ directory: folder }, ["suite.yaml"]);

    expect(suite.cases[0]?.expected).toMatchObject([{ value: "handbook.pdf#3" }]);
  });

  it("reads thousands of queries with grades of thousands of documents in seconds", () => {
    const graded = Array.from({ length: 12_000 }, (_, i) => ({
      query: `${i}`,
      gold: { [`d${i}`]: 2 },
    }));

    const { data } = lookAround(workspace({ "eval/golden.json": graded }));

    expect(data).toMatchObject({ entries: [{ fields: { query: "query", expected: "gold" } }] });
  });

  it("uses the queries rather than the results of a run", () => {
    const rows = [{ question: "set it up", expected_sources: ["docs/install.md"] }];

    const findings = findingsIn({
      ...PAGES,
      "eval/2026_results.json": rows,
      "eval/questions.json": rows,
    });

    expect(findings).toMatch(/^used: eval\/questions\.json/);
    expect(findings).toContain("not used: eval/2026_results.json");
  });

  it("keeps the needs of a list of lists apart", async () => {
    const result = await initAndLoad({
      ...PAGES,
      "eval/golden.json": [
        { query: "set it up", expected_any: [["install.md"], ["update.md", "update-2024.md"]] },
      ],
    });

    // docs/install.md, and one of the two others. `any: true` would take all as one need.
    expect(result.suite).not.toContain("any: true");
  });

  it("expects all documents of one key and one of another, in the same case, too", async () => {
    const pages = ["docs/update-2024.md", "docs/update.md"];
    const result = await initAndLoad({
      ...PAGES,
      "eval/golden.json": [
        { query: "all", must_have: ["docs/install.md", "docs/remove.md"] },
        { query: "both", must_have: ["docs/install.md"], one_of: pages },
        { query: "one", one_of: pages },
      ],
    });

    expect(result.suite).toContain('expected: "[must_have, [one_of]][]"');
    expect(result.suite).not.toContain("any: true");
    // The reader sorts the documents of a case: alternatives stand first.
    expect(result.cases).toEqual([
      ["all", "docs/install.md", "docs/remove.md"],
      ["both", ...pages, "docs/install.md"],
      ["one", ...pages],
    ]);
  });

  it("says nothing of a JSON list below test/ whose rows name no file of the project", () => {
    const row = { typed: "set it up", page: "docs/no-such-page.md" };

    expect(findingsIn({ "test/finding.json": [row] })).toBe("");
  });

  it("advises on keys whose meaning only a person can know", async () => {
    const files = {
      ...PAGES,
      "eval/golden.json": [
        { query: "a", gold: ["docs/install.md", "docs/update.md"], stale: "docs/update-2024.md" },
        { query: "b", gold: [] },
      ],
    };
    const advice = [
      "If one of the documents of a case is enough, add to `fields` in retrieval/suite.yaml: any: true",
      "1 case without a document in `gold` is left out. If nothing should be found for them,",
    ];

    const { cases, suite } = await initAndLoad(files);

    expect(cases).toEqual([["a", "docs/install.md", "docs/update.md"]]);
    expect(suite).toContain("forbidden: stale");
    for (const sentence of advice) {
      expect(suite.replaceAll("\n# ", " ")).toContain(sentence);
      expect(findingsIn(files)).toContain(sentence);
    }
  });

  // The first two are not used as they are: their names look like words, and none is a document.
  // The others are listed since their paths (`eval/`, `golden`) speak of queries.
  it.each(
    rows(`
# what is in the file | documents | the file | what is said of it
names of which none is a document here | pages | tests/golden_queries.json: {"golden_queries":[{"query":"a","expected_docs":["Laptop","Setup"]}]} | can't be used as it is: tests/golden_queries.json. None of the 2 names in \`expected_docs\` is a document here (Laptop, Setup). If they are names in your index, use the line below. If they are words of the results' texts: expected: "expected_docs[].{text: @}". To use it: dataset: { format: json, path: ../tests/golden_queries.json, cases: golden_queries, fields: { query: query, expected: expected_docs } }
words with grades that are no documents here | | eval/golden.json: [{"query":"set it up","grades":{"setup":3,"start":1}},{"query":"drop it","grades":{"removal":2}}] | To use it: dataset: { format: json, path: ../eval/golden.json, fields: { query: query, expected: grades } }
queries that name no documents, in a folder of evaluations | | eval/gold_sets/a.jsonl: {"query":"set it up","note":"first"} | can't be used as it is: eval/gold_sets/a.jsonl. It has queries, and names no documents
keys that it does not know | pages | eval/golden.json: [{"a":1,"b":"x"}] | can't be used as it is: eval/golden.json. No list of queries with documents was found in it. To use it: dataset: { format: json, path: ../eval/golden.json, fields: { query: KEY, expected: KEY } }, with your keys
no list | pages | eval/golden.json: {"q1":1} | can't be used as it is: eval/golden.json. No list of queries with documents was found in it
broken JSON | pages | eval/golden.json: [{] | can't be used as it is: eval/golden.json. It can't be parsed. Name it as the suite's dataset
`),
  )("says of a file with %s", (_, documents = "", file = "", finding) => {
    expect(findingsIn({ ...DOCUMENTS[documents], ...filesIn(file) })).toContain(finding);
  });

  it.each(
    rows(`
# what it is | documents | the file
settings | pages | config.json: {"search":{"query":"x","path":"docs/install.md"}}
a list of other things | pages | menu.yaml: - { title: a, path: docs/install.md }⏎
documents | pages | data/pages.json: [{"text":"How to install","source":"docs/install.md"}]
queries alone | pages | eval/questions.json: [{"question":"a"},{"question":"b"}]
ids of conversations | | eval/questions.json: [{"question":"set it up","answer":"Run it.","context_id":"s-1"}]
levels of security | | eval/questions.json: [{"question":"go","answer":"Go.","security_level":"level_1"}]
settings of queries | | eval/queries.json: [{"query":"go","params":{"top_k":5}}]
what can't be parsed | pages | eval/golden.json: {
`),
  )("init takes no queries from %s", (_, documents = "", file = "") => {
    const folder = workspace({ ...DOCUMENTS[documents], ...filesIn(file) });

    expect(lookAround(folder).data).toBeNull();
  });
});
