/**
 * What answers of servers, tools and programs are: results, nothing, or the error of the query.
 * Each row is an answer as a real server sends it.
 */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Extraction, makeExtractor } from "../../src/retrievers/extract.ts";
import { readMcpAnswer } from "../../src/retrievers/mcp-content.ts";
import { adviseResults, suggestResults } from "../../src/expressions/suggest-results.ts";
import type { TextPattern } from "../../src/retrievers/text-lines.ts";

type Results = string | TextPattern | null;

/** Returns the ids, else the paths, of an answer, or the message of the query's error. */
async function idsOf(
  results: Results,
  read: (extract: Awaited<ReturnType<typeof makeExtractor>>) => unknown,
): Promise<readonly string[] | string> {
  const config: Extraction = { results, degraded: null, latency_ms: null };
  const extract = await makeExtractor(config);
  try {
    const answer = read(extract) as ReturnType<typeof extract>;
    if ("error" in answer) {
      return answer.error;
    }
    return answer.results.map(({ id, path, text }) => id ?? path ?? text!);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reads the JSON of a server, or the message of a program. */
const readJson = (answer: unknown, results: Results = null) =>
  idsOf(results, (extract) => extract(answer, "the answer"));

/** Reads a tool's result. */
const readTool = (result: object, results: Results = null) =>
  idsOf(results, (extract) =>
    readMcpAnswer({ ...result }, extract, { expression: results, where: "the answer" }),
  );

/** Returns a tool's result of these texts; what is no text is written as JSON. */
const texts = (...values: readonly unknown[]) => ({
  content: values.map((value) => ({
    type: "text",
    text: typeof value === "string" ? value : JSON.stringify(value),
  })),
});
const textsWith = (structuredContent: unknown, ...values: readonly unknown[]) => ({
  ...texts(...values),
  structuredContent,
});

const LIST = [{ id: "d1" }, { id: "d2" }];
const HITS = "hits";
const GRAPHQL = "data.search.hits";
const WEAVIATE =
  "values(data.Get)[0][].{id: _additional.id, score: to_number(_additional.score), text: text}";

describe("JSON that says that the search failed", () => {
  it.each<[string, object, Results, string]>([
    ["error: a text", { results: [], error: "x down" }, null, "x down"],
    ["error: true", { results: [], error: true, message: "x down" }, null, "x down"],
    ["error: an object", { error: { code: 3, message: "x down" } }, null, "x down"],
    ["error: an object beside results", { results: LIST, error: { message: "x" } }, null, "x"],
    ["errors: texts", { results: [], errors: ["x down", "y down"] }, null, "x down; y down"],
    ["errors: objects", { results: LIST, errors: [{ message: "x" }] }, null, "x"],
    ["success: false", { hits: [], success: false, msg: "index offline" }, HITS, "index offline"],
    ["ok: false", { hits: LIST, ok: false, reason: "stale" }, HITS, "stale"],
    ["success: false without words", { success: false }, null, '{"success":false}'],
    ["status: error", { results: [], status: "error", message: "x" }, null, "x"],
    ["status: 503", { status: 503, title: "Service Unavailable" }, null, "Service Unavailable"],
    ["code: 500", { code: 500, results: [] }, null, '{"code":500,"results":[]}'],
    ["a code of Milvus", { code: 1100, message: "not loaded", data: [] }, "data", "not loaded"],
    ["errors, in another spelling", { hits: [], ErrorMessage: "x down" }, HITS, "x down"],
    ["an error with a code", { hits: [], error_code: 7, error_msg: "x down" }, HITS, "x down"],
    ["success: the word", { hits: [], Success: "false", Reason: "x down" }, HITS, "x down"],
    ["success: 0", { hits: [], is_success: 0, msg: "x down" }, HITS, "x down"],
    ["status: a time-out", { hits: [], status: "timed_out", detail: "9 s" }, HITS, "9 s"],
    ["a status of HTTP", { hits: [], httpStatus: 502, title: "Bad Gateway" }, HITS, "Bad Gateway"],
    ["a status beside an id", { id: "r1", results: [], status: 500, message: "x" }, null, "x"],
    ["a negative code", { code: -3, message: "x down", data: [] }, "data", "x down"],
    ["a status in metadata", { hits: [], meta: { status: "error", message: "x" } }, HITS, "x"],
    ["a status of Solr", { responseHeader: { status: 500 } }, HITS, '{"status":500}'],
    ["fault", { fault: { faultstring: "x down" } }, null, "x down"],
    ["an error in a wrapper", { data: { ok: false, detail: "x" } }, "data.hits", "x"],
    [
      "GraphQL errors beside an empty list",
      { data: { search: { hits: [] } }, errors: [{ message: "upstream timeout" }] },
      GRAPHQL,
      "upstream timeout",
    ],
    [
      "GraphQL errors beside some results",
      { data: { search: { hits: LIST } }, errors: [{ message: "shard 2 timed out" }] },
      GRAPHQL,
      "shard 2 timed out",
    ],
    [
      "GraphQL errors beside null",
      { data: { search: null }, errors: [{ message: "upstream timeout" }] },
      GRAPHQL,
      "upstream timeout",
    ],
    [
      "an error of Weaviate",
      { data: { Get: { Doc: null } }, errors: [{ message: "vector search: timeout" }] },
      WEAVIATE,
      "vector search: timeout",
    ],
    ["an error for a pattern", { error: "x down" }, { lines: "(?<id>.+)", empty: null }, "x down"],
  ])(
    "JSON that says that the search failed fails the query with its message: %s",
    async (_, answer, results, message) => {
      expect(await readJson(answer, results)).toBe(message);
    },
  );

  it.each<[string, unknown, Results, string]>([
    ["no results", { message: "try later" }, null, '{"message":"try later"}'],
    ["results: null", { results: null }, null, "results: expected an array"],
    ["results: a text", { results: "d1" }, null, "results: expected an array"],
    ["a text", "Error: rate limit", null, '"Error: rate limit"'],
    ["null", null, null, "null"],
    ["a list of lists", [["d1", "d2"]], null, 'Try results: "[0]"'],
    ["a batch", { responses: [{ hits: LIST }] }, null, 'Try results: "responses[0].hits"'],
    ["a null result", { results: [{ id: "d1" }, null] }, null, "results[1]"],
    ["no list where `results` looks", { docs: LIST }, HITS, 'Try results: "docs"'],
    ["a page for a pattern", "<html>502</html>", { lines: "^- (?<id>.+)", empty: null }, "502"],
  ])(
    "JSON without results fails the query and is shown: %s",
    async (_, answer, results, message) => {
      expect(await readJson(answer, results)).toContain(message);
    },
  );
});

describe("a tool's answer without results", () => {
  it.each<[string, object, string]>([
    ["an error as text", texts("Error: rate limit exceeded, retry later"), "rate limit exceeded"],
    ["one that names a file", texts("Error reading config.yaml"), "Error reading config.yaml"],
    ["one word", texts("Unauthorized"), '"Unauthorized"'],
    ["null", texts("null"), '"null"'],
    ["a page of a gateway", texts("<html><body>502 Bad Gateway</body></html>"), "502 Bad Gateway"],
    ["JSON that is cut", texts('[{"id": "d1"}, {"id": "d'), 'is not JSON: "[{'],
    ["a Python list", texts("[{'id': 'd1'}]"), "is not JSON: \"[{'id'"],
    ["a status in JSON", texts({ status: "error", message: "timeout" }), "timeout"],
    ["an error beside JSON", texts(`Error: shard 2 failed\n${JSON.stringify(LIST)}`), "shard 2"],
    ["an error beside documents", texts("Error: shard 2 failed", { id: "d1" }), "shard 2 failed"],
    [
      "an envelope of an error",
      textsWith(
        { schema: "error.v1", code: "invalid_cursor", message: "cursor does not match" },
        "search failed (invalid_cursor)",
      ),
      "search failed (invalid_cursor)",
    ],
    [
      "ok: false beside a text",
      textsWith({ ok: false, code: "timeout", details: ["try again"] }, "d1.md"),
      "try again",
    ],
    ["a sentence", texts("The index has 40 documents."), "The index has 40 documents."],
    ["titles", texts("Getting started\nHow to install"), "retriever.results: { lines"],
    ["no results because of an error", texts("No results: the index is closed"), "is closed"],
    ["a count without results", textsWith({ total: 3 }), '{"total":3}'],
    ["a list of warnings alone", textsWith({ warnings: ["slow"] }), '{"warnings":["slow"]}'],
    ["two lists of documents", texts({ hits: LIST, related: LIST }), "told from others"],
  ])(
    "a tool's answer without results fails the query with its text: %s",
    async (_, result, message) => {
      const error = await readTool(result);

      expect(error).toBeTypeOf("string");
      expect(error).toContain(message);
    },
  );
});

const FOUND = ["d1", "d2"];

describe("JSON with results", () => {
  it.each<[string, unknown, Results, readonly string[]]>([
    ["the contract's shape", { results: LIST }, null, FOUND],
    ["a bare list", LIST, null, FOUND],
    ["texts", ["d1", "d2"], null, FOUND],
    ["a list of one", { results: ["d1"] }, null, ["d1"]],
    ["nothing found", { results: [] }, null, []],
    ["an empty bare list", [], null, []],
    ["a map of scores", { results: { d2: 0.5, d1: 0.9 } }, null, FOUND],
    ["a map of scores that an expression finds", { hits: { d2: 0.5, d1: 0.9 } }, HITS, FOUND],
    ["error: null", { results: LIST, error: null, errors: [] }, null, FOUND],
    ["error: an empty text", { results: LIST, error: "", success: true, ok: true }, null, FOUND],
    ["error: a code of 0", { results: LIST, error: { code: 0, message: "" } }, null, FOUND],
    ["errors: null of GraphQL", { data: { search: { hits: LIST } }, errors: null }, GRAPHQL, FOUND],
    ["errors without any", { results: LIST, error: "none", errCode: "0" }, null, FOUND],
    ["a list called status", { results: LIST, result: ["404"] }, null, FOUND],
    ["status: ok", { results: LIST, status: "ok" }, null, FOUND],
    ["status: 200", { results: LIST, status: 200, code: 0 }, null, FOUND],
    ["a code of its own for success", { code: 10_000, message: "success", data: [] }, "data", []],
    ["a code beside results", { code: 1200, message: "found 2", data: LIST }, "data", FOUND],
    ["warnings", { results: LIST, warnings: ["deprecated"] }, null, FOUND],
    ["partial: true", { results: [{ id: "d1" }], partial: true }, null, ["d1"]],
    ["results with a status", { results: [{ id: "d1", status: "error" }] }, null, ["d1"]],
    ["results with an error", { hits: [{ id: "d1", error: "E1" }] }, HITS, ["d1"]],
    [
      "Elasticsearch",
      { timed_out: false, hits: { hits: [{ _id: "d1" }] } },
      "hits.hits[].{id: _id}",
      ["d1"],
    ],
    ["Qdrant", { status: "ok", result: { points: LIST } }, "result.points", FOUND],
    ["a line for a pattern", "- d1\n- d2", { lines: "^- (?<id>.+)", empty: null }, FOUND],
    ["a blank text for a pattern", " \n", { lines: "^- (?<id>.+)", empty: null }, []],
    ["words for nothing found", "No matches.", { lines: "^- (?<id>.+)", empty: null }, []],
  ])("are read: %s", async (_, answer, results, ids) => {
    expect(await readJson(answer, results)).toEqual(ids);
  });
});

describe("a tool's results", () => {
  it.each<[string, object, readonly string[]]>([
    ["a list in a text", texts(LIST), FOUND],
    ["a list in a text beside metadata", textsWith({ warnings: [], cached: false }, LIST), FOUND],
    ["beside an empty list of errors", textsWith({ errors: [], query: "x" }, LIST), FOUND],
    ["beside a list of filters", textsWith({ filters: ["lang:en"], took: 3 }, LIST), FOUND],
    ["filters and results", textsWith({ filters: ["lang:en"], results: LIST }, "2 found"), FOUND],
    ["a wrapped list", textsWith({ result: LIST }), FOUND],
    ["a list in two wrappers", texts({ data: { items: LIST } }), FOUND],
    ["an empty wrapped list", textsWith({ result: [] }), []],
    ["words before JSON", texts(`Found 2 results:\n\n${JSON.stringify(LIST)}`), FOUND],
    ["words behind JSON", texts(`${JSON.stringify(LIST)}\n\n[Showing 2 of 40 results]`), FOUND],
    [
      "JSON in a fence among words",
      texts(`Here:\n\`\`\`json\n${JSON.stringify(LIST)}\n\`\`\`\nMore?`),
      FOUND,
    ],
    ["one document for each text", texts({ id: "d1" }, { id: "d2" }), FOUND],
    ["a document alone", texts({ id: "d1", tags: [] }), ["d1"]],
    ["a document with a status", texts({ id: "d1", status: "error" }), ["d1"]],
    ["names", texts("docs/a.md\ndocs/b.md"), ["docs/a.md", "docs/b.md"]],
    ["marked names", texts("Found 2 files:\n- docs/a.md\n- docs/b.md"), ["docs/a.md", "docs/b.md"]],
    ["numbered names", texts("1. a.md\n2. b.md"), ["a.md", "b.md"]],
    [
      "links in Markdown",
      texts("* [A page](a.md)\n* [B](https://x.test/b)"),
      ["a.md", "https://x.test/b"],
    ],
    ["names in code", texts("- `a.md`"), ["a.md"]],
    ["a name with a space", texts("docs/my page.md"), ["docs/my page.md"]],
    ["words as ids", texts("install\nupgrade"), ["install", "upgrade"]],
    ["numbers as ids", texts("12", "007"), ["12", "007"]],
    ["no results found", texts("No results found."), []],
    ["nothing found", texts("Nothing found for zxqv"), []],
    ["no relevant documents", texts("No relevant documents matched your query"), []],
    ["no results, and advice", texts("No documents found.\n\nTry other words."), []],
    ["a count of 0", texts("Found 0 results"), []],
    ["no content", texts(), []],
  ])("are read: %s", async (_, result, ids) => {
    expect(await readTool(result)).toEqual(ids);
  });
});

describe("a proposed `results`", () => {
  const ROWS = [
    { key: "d1", points: 0.9 },
    { key: "d2", points: 0.5 },
  ];
  it.each<[string, unknown, string | null]>([
    ["Chroma", { ids: [["d1", "d2"]], distances: [[0.1, 0.4]], documents: [["a", "b"]] }, "ids[0]"],
    ["a Python batch", [["d1", "d2"]], "[0]"],
    ["a batch of objects", [LIST], "[0]"],
    ["Milvus", { code: 0, data: [LIST] }, "data[0]"],
    [
      "Typesense",
      { results: [{ found: 2, hits: [{ document: { id: "d1" } }, { document: { id: "d2" } }] }] },
      "results[0].hits | [].{id: document.id}",
    ],
    [
      "_msearch",
      { responses: [{ took: 1, hits: { hits: [{ _id: "d1" }, { _id: "d2" }] } }] },
      "responses[0].hits.hits | [].{id: _id}",
    ],
    ["a batch of Qdrant", { result: [{ points: LIST }] }, "result[0].points"],
    ["columns", { ids: ["d1", "d2"], scores: [0.9, 0.8] }, "ids"],
    ["FAISS", { indices: [[0, 1]], distances: [[0.1, 0.2]], ids: [["d1", "d2"]] }, "ids[0]"],
    ["objects in two wrappers", { data: { rows: ROWS } }, "data.rows[].{id: key, score: points}"],
    [
      "rows",
      [
        ["d1", 0.9],
        ["d2", 0.5],
      ],
      "[*].{id: [0], score: [1]}",
    ],
    ["a row alone", { rows: [["d1", 0.9]] }, "rows[*].{id: [0], score: [1]}"],
    [
      "results beside facets",
      { facets: [{ key: "en" }, { key: "de" }], hits: ROWS },
      "hits[].{id: key, score: points}",
    ],
    [
      "no number as an id",
      [
        [0, 0.1],
        [1, 0.2],
      ],
      null,
    ],
    ["numbers alone", { vector: [0.1, 0.2] }, null],
    ["a batch of two", { responses: [{ hits: LIST }, { hits: LIST }] }, null],
    ["two lists of objects", { near: ROWS, far: ROWS }, null],
    [
      "rows of several texts",
      [
        ["d1", "d2"],
        ["d3", "d4"],
      ],
      null,
    ],
    ["objects of which one has no name", [{ key: "d1" }, { rank: 2 }], null],
    ["a title with a list", [{ title: "A page", tags: ["x", "y"] }], "[].{id: title}"],
  ])("returns all results of the query, or there is none: %s", async (_, answer, expression) => {
    const suggested = suggestResults(answer)?.expression ?? null;

    expect(suggested).toBe(expression);
    if (suggested === null) {
      return;
    }
    const [, yaml = ""] = /Try (results: .*) under/.exec(adviseResults(suggested)) ?? [];
    const ids = await readJson(answer, (parse(yaml) as { readonly results: string }).results);
    const expected = JSON.stringify(answer).includes("d2") ? FOUND : [expect.any(String)];
    expect(ids).toEqual(expected);
  });
});
