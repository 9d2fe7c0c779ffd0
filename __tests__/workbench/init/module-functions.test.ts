/** Functions that modules export, and the adapter through which the gate calls them. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { lookAround } from "../../../src/workbench/init/look.ts";
import type { Candidate } from "../../../src/workbench/init/candidates.ts";
import { retrievalGate } from "../../helpers/command.ts";
import { workspace } from "../../helpers/workspace.ts";
import { values } from "../../helpers/table.ts";

/** The first search in a folder with this file. */
function searchIn(file: string, text: string): Candidate | undefined {
  return lookAround(workspace({ [file]: text })).searches[0];
}

const ADAPTER = "{ kind: module, path: retrieval/gate-search.mjs }";

describe("a module that exports a search", () => {
  it.each(
    values<readonly [what: string, file: string, text: string, line: string]>(String.raw`
# what is called | the file | its text | the line of the adapter
a function of the query alone | search.js | export async function search(query) {} | import { search } from "../search.js"; export default async (query) => search(query);
a function with a number of results | search.js | export function search(q, n = 10) {} | import { search } from "../search.js"; export default async (query, { k }) => search(query, k);
a function with the number of results among its options | src/lib/search.js | "/** Articles. */\nexport async function findArticles(text, { max = 5, minScore = 0 } = {}) {}" | import { findArticles } from "../src/lib/search.js"; export default async (query, { k }) => findArticles(query, { max: k });
an arrow function | lib/retrieval/hybrid.mjs | export const hybridSearch = async (query, { limit = 10 } = {}) => []; | import { hybridSearch } from "../lib/retrieval/hybrid.mjs"; export default async (query, { k }) => hybridSearch(query, { limit: k });
a function called query, as a parameter is | query.ts | export const query = (q: string) => []; | import { query as search } from "../query.ts"; export default async (query) => search(query);
a function with a parameter to leave out before its options | src/search/index.ts | export async function searchHelp(q: string, filter: Map<string, X> = none, options: Options = {}) {} | import { searchHelp } from "../src/search/index.ts"; export default async (query, { k }) => searchHelp(query, undefined, { limit: k });
a function whose code reads the number of results from its options | src/search.ts | "export function search(q: string, options: SearchOptions = {}) {\n  const max = options.maxHits ?? 5;\n}" | import { search } from "../src/search.ts"; export default async (query, { k }) => search(query, { maxHits: k });
a function that takes its options apart | search.js | "export function search(q, opts) {\n  const { fuzzy, topK = 5 } = opts;\n}" | import { search } from "../search.js"; export default async (query, { k }) => search(query, { topK: k });
a function of one object with query and limit | src/search.ts | export function search({ query, limit }: { query: string; limit: number }) {} | import { search } from "../src/search.ts"; export default async (query, { k }) => search({ query, limit: k });
a function that CommonJS exports | lib/search.cjs | "function retrieve(question, topK) {}\nmodule.exports = { load, retrieve };" | import { retrieve } from "../lib/search.cjs"; export default async (query, { k }) => retrieve(query, k);
a function that is exported under another name | search.mjs | "const lookUp = (text) => [];\nexport { lookUp as search };" | import { search } from "../search.mjs"; export default async (query) => search(query);
a default export with a number of results | search.mjs | export default async function (query, limit = 10) {} | import search from "../search.mjs"; export default async (query, { k }) => search(query, k);
a method of an exported class | lib/retriever.js | "export class Retriever {\n  constructor(dir = 'docs') {}\n  async retrieve(query, topK = 5) {\n  }\n}" | import { Retriever } from "../lib/retriever.js"; const object = new Retriever(); export default async (query, { k }) => object.retrieve(query, k);
a function called after what it finds | src/rag.js | export async function getRelevantChunks(query, topK = 6) {} | import { getRelevantChunks } from "../src/rag.js"; export default async (query, { k }) => getRelevantChunks(query, k);
a method of an exported object | src/search.ts | "class Engine {\n  constructor(private readonly store: Store) {}\n  public search(q: string, { limit = 5 } = {}): Hit[] {\n  }\n}\nexport const engine: Engine = new Engine(open());" | import { engine } from "../src/search.ts"; export default async (query, { k }) => engine.search(query, { limit: k });
`),
  )("writes an adapter that calls %s: %s with %j", (_, file, text, line) => {
    const search = searchIn(file, text);

    expect(search?.retriever).toBe(ADAPTER);
    expect(search?.adapter?.line).toBe(line);
  });

  it.each([
    "export default async (query, { k }) => [];",
    "export default function find(text) {}",
    "const find = async (q, options) => q.slice(0, options.k);\nexport default find;",
  ])("proposes a module as it is if its default export is the search %j", (text) => {
    expect(searchIn("lib/search.mjs", text)).toMatchObject({
      what: "lib/search.mjs, a module with a default export",
      retriever: "{ kind: module, path: lib/search.mjs }",
    });
  });

  it.each([
    "export default function handler(req, res) {}",
    "export default function SearchPage({ title }) {}",
    "export default class Search {}",
    "export default router;",
    "export const searchUrl = 'a';",
  ])("finds no search in %j", (text) => {
    expect(searchIn("search.mjs", text)).toBeUndefined();
  });

  it("finds no search in the class of a database", () => {
    const text = "export class Db {\n  async query(text: string) {\n  }\n}";

    expect(searchIn("src/search/db.ts", text)).toBeUndefined();
  });

  it("uses no search that needs more than a query", () => {
    expect(searchIn("search.js", "export function search(db, query) {}")).toMatchObject({
      what: "search.js, which exports search",
      retriever: null,
      advice: "it needs `db`, too: write a module whose default export takes a query and calls it",
    });
  });

  it("uses no search that is a method of a class that needs an object", () => {
    const text =
      "export class Search {\n  constructor(private readonly store: Store) {}\n  search(query: string) {\n  }\n}";

    expect(searchIn("search.ts", text)).toMatchObject({
      what: "search.ts, which exports Search with the method search",
      retriever: null,
      advice:
        "it needs `store`, too: write a module whose default export takes a query and calls it",
    });
  });
});

describe("init with a module that exports a search", () => {
  it("writes an adapter that can be called", async () => {
    const folder = workspace({
      "package.json": { name: "kb", type: "module" },
      "src/lib/search.js": `export async function findArticles(text, { max = 5 } = {}) {
  return Array.from({ length: max }, (_, i) => ({ path: text + "/" + i }));
}
`,
    });

    const init = await retrievalGate(folder, ["init"]);
    const answer = await retrievalGate(folder, ["ask", "roses"]);

    expect(init.stdout).toContain("wrote retrieval/gate-search.mjs");
    expect(init.stdout).toContain(
      "used: src/lib/search.js, which exports findArticles: the retriever (retrieval/gate-search.mjs calls it: check there how it gets the number of results, and what the results' ids are)",
    );
    expect(readFileSync(path.join(folder, "retrieval/gate-search.mjs"), "utf8")).toContain(
      "export default async (query, { k }) => findArticles(query, { max: k });",
    );
    // `ask` asks for 10 results, where findArticles alone gives 5.
    expect(answer.stdout).toContain("roses/9");
    expect(answer.stdout).not.toContain("roses/10");
  });

  it("writes an adapter whose answers are read by the line that `ask` proposes", async () => {
    const folder = workspace({
      "package.json": { name: "kb", type: "module" },
      "search.js": `export function searchHelp(query, limit = 10) {
  return { hits: [{ article: { slug: "docs/" + query }, score: 2 }].slice(0, limit), total: 1 };
}
`,
    });
    await retrievalGate(folder, ["init"]);

    // `ask` names the line for the config that reads these answers.
    const refused = await retrievalGate(folder, ["ask", "roses"]);
    const [line = ""] = /results: "hits[^"]*"/.exec(refused.stderr) ?? [];
    const file = path.join(folder, "retrieval-gate.yaml");
    const config = readFileSync(file, "utf8");
    writeFileSync(
      file,
      config.replace("retrieval/gate-search.mjs }", `retrieval/gate-search.mjs, ${line} }`),
    );

    const answer = await retrievalGate(folder, ["ask", "roses"]);

    expect(line).toBe('results: "hits[].{path: article.slug, score: score}"');
    expect(answer.stdout).toContain("1. docs/roses  2");
  });
});
