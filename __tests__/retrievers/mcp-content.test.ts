import { expect, test } from "vitest";
import { makeExtractor } from "../../src/retrievers/extract.ts";
import { readMcpAnswer } from "../../src/retrievers/mcp-content.ts";
import type { JsonObject } from "../../src/system/json.ts";

/** Returns a block with this text, or with the JSON text of another value. */
const textBlock = (value: unknown) => ({
  type: "text",
  text: typeof value === "string" ? value : JSON.stringify(value),
});
/** Returns a tool's result of one text block for each value, without structured content. */
const resultOfTexts = (...values: readonly unknown[]): JsonObject => ({
  content: values.map(textBlock),
});
const linkBlock = (uri: string, name = "a page") => ({ type: "resource_link", uri, name });
const resourceBlock = (uri: string, body: string) => ({
  type: "resource",
  resource: { uri, text: body },
});
/** Two documents. Each has a list of its own, which must not be taken for the list of results. */
const A = { id: "a", path: "a.md", tags: ["x"] };
const B = { id: 7, path: "b.md", tags: [] };

/** Returns the ids (else paths) of the results, or the message of the error. */
async function readIds(
  result: JsonObject,
  expression: string | { lines: string; empty: null } | null = null,
) {
  const extract = await makeExtractor({ results: expression, degraded: null, latency_ms: null });
  try {
    const answer = readMcpAnswer(result, extract, { expression, where: "the answer" });
    return "error" in answer ? answer.error : answer.results.map(({ id, path }) => id ?? path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// As the official SDKs for Python and TypeScript, and servers made with them, answer. "Typed"
// means: in structuredContent, where the Python SDK writes a list or a text as `result`.
test.each<[string, JsonObject, unknown]>([
  [
    "a typed list",
    { content: [textBlock(A), textBlock(B)], structuredContent: { result: [A, B] } },
    ["a", "7"],
  ],
  ["an empty typed list", { structuredContent: { result: [] } }, []],
  ["a typed answer", { content: [], structuredContent: { result: { hits: [B] } } }, ["7"]],
  ["a list of one, which has lists", resultOfTexts(A), ["a"]],
  ["a document without lists", resultOfTexts({ id: "a" }), ["a"]],
  ["a list of two", resultOfTexts(A, B), ["a", "7"]],
  ["a list of a document and an id", resultOfTexts(A, "b-c"), ["a", "b-c"]],
  ["documents behind a sentence", resultOfTexts("Found 2 documents", A, B), ["a", "7"]],
  [
    "ids",
    { ...resultOfTexts("12", "007"), structuredContent: { result: ["12", "007"] } },
    ["12", "007"],
  ],
  [
    "the contract's own shape",
    { content: [], structuredContent: { results: [A], degraded: true } },
    ["a"],
  ],
  ["one list among other members", resultOfTexts({ hits: [A], total: 1 }), ["a"]],
  [
    "one typed text",
    { ...resultOfTexts("a.md\nb.md"), structuredContent: { result: "a.md\nb.md" } },
    ["a.md", "b.md"],
  ],
  [
    "lines",
    resultOfTexts("/srv/docs/a.md\r\n\n/srv/docs/b.md\n"),
    ["/srv/docs/a.md", "/srv/docs/b.md"],
  ],
  ["what the file system server says if it finds nothing", resultOfTexts("No matches found"), []],
  ["a file whose name starts with no", resultOfTexts("no documents.md"), ["no documents.md"]],
  ["JSON in a fence", resultOfTexts('```json\n[{"id": "a"}]\n```'), ["a"]],
  [
    "JSON Lines as one text",
    resultOfTexts(`${JSON.stringify(A)}\n${JSON.stringify(B)}\n`),
    ["a", "7"],
  ],
  [
    "a Python list in words beside a link",
    { content: [textBlock("[x for x in y if x is None]"), linkBlock("x:a")] },
    ["a"],
  ],
  ["a link in Markdown", resultOfTexts("[('guide')](a.md)\nb.md"), ["a.md", "b.md"]],
  ["JSON in a JSON string", resultOfTexts(JSON.stringify(JSON.stringify([A, B]))), ["a", "7"]],
  ["a JSON string that holds a number", resultOfTexts('"12"'), ["12"]],
  [
    "links",
    {
      content: [
        linkBlock("file:///repo/docs/d%201.md"),
        linkBlock("https://wiki.example/d2?page=2"),
      ],
    },
    ["/repo/docs/d 1.md", "wiki.example/d2?page=2"],
  ],
  [
    "resources behind a sentence",
    {
      content: [
        textBlock("Found 2 documents."),
        resourceBlock("kb://docs/a.md", "alpha"),
        resourceBlock("kb:b%.md", ""),
      ],
    },
    ["docs/a.md", "b%.md"],
  ],
  [
    "a document in JSON beside a link",
    { content: [textBlock(A), linkBlock("file:///d2")] },
    ["a", "/d2"],
  ],
  [
    "links beside structured content with a list",
    { content: [linkBlock("x:y")], structuredContent: [A] },
    ["a"],
  ],
  [
    "links beside structured content without a list",
    { content: [linkBlock("x:y")], structuredContent: { total: 1 } },
    ["y"],
  ],
  ["an error that is null beside a list", resultOfTexts({ error: null, hits: [A] }), ["a"]],
  ["a reported error", { ...resultOfTexts("x".repeat(2001)), isError: true }, "x".repeat(2000)],
])("readMcpAnswer reads %s", async (_, result, expected) => {
  expect(await readIds(result)).toStrictEqual(expected);
});

test.each<[string, JsonObject, string]>([
  [
    "a document, or an answer with an id",
    resultOfTexts({ id: "1", tags: ["x"], hits: [A] }),
    "no list of results that can be told from others",
  ],
  [
    "a document, or an answer with an empty list",
    resultOfTexts({ id: "1", hits: [] }),
    "no list of results that can be told from others",
  ],
  [
    "a document, or an answer with a mixed list",
    resultOfTexts({ id: "1", hits: ["x", A] }),
    "no list of results that can be told from others",
  ],
  [
    "a list in a text beside links",
    { content: [textBlock([A]), linkBlock("file:///d2")] },
    "a list in a text, and other results beside it",
  ],
  [
    "an image beside text",
    { content: [textBlock("12"), { type: "image", data: "", mimeType: "image/png" }] },
    'a block of type "image", which is no result',
  ],
  ["audio alone", { content: [{ type: "audio", data: "" }] }, 'a block of type "audio"'],
  [
    "a resource without a URI",
    { content: [{ type: "resource", resource: {} }] },
    'a block of type "resource"',
  ],
  ["what is no block", { content: [null] }, 'a block of type "unknown"'],
  ["NaN", resultOfTexts('[{"id":"a","score":NaN}]'), "is not JSON: "],
  ["an id that is no whole number", resultOfTexts([{ id: 1.5 }]), "got the number 1.5"],
])("readMcpAnswer refuses %s", async (_, result, message) => {
  expect(await readIds(result)).toContain(message);
});

const HIT = { slug: "a", points: 3 };

test.each<[string, JsonObject]>([
  ["a list that the Python SDK wraps", { content: [], structuredContent: { result: [HIT] } }],
  ["a list in structured content", { content: [], structuredContent: { hits: [HIT] } }],
  ["a list in a text", resultOfTexts([HIT])],
  ["an object with a list in a text", resultOfTexts({ hits: [HIT] })],
])("readMcpAnswer proposes an expression that reads the answer: %s", async (_, result) => {
  const message = String(await readIds(result));
  const proposed = /Try results: "(.+)" under/.exec(message)?.[1] ?? "";

  const ids = await readIds(result, proposed);

  expect(ids).toContain("a");
});

test.each<[string, JsonObject, string, unknown]>([
  ["one of a list", resultOfTexts(A), "[].{id: id}", ["a"]],
  ["two of a list", resultOfTexts(A, B), "[].{id: id}", ["a", "7"]],
  ["an answer", resultOfTexts({ documents: [A] }), "documents[].{id: id}", ["a"]],
  ["lines", resultOfTexts("a.md: 3\nb.md: 2"), "lines(@)[].{path: @}", ["a.md: 3", "b.md: 2"]],
  ["links", { content: [linkBlock("x:a"), linkBlock("x:b")] }, "[].{path: uri}", ["x:a", "x:b"]],
  ["one link", { content: [linkBlock("x:a")] }, "[].{path: uri}", ["x:a"]],
  [
    "resources among the blocks of content",
    { content: [textBlock("Two:"), resourceBlock("x:a", "alpha"), resourceBlock("x:b", "beta")] },
    "content[?type=='resource'].resource.{path: uri, text: text}",
    ["x:a", "x:b"],
  ],
  [
    "images among the blocks of content",
    { content: [{ type: "image", data: "", _meta: { page: "a.md" } }] },
    "content[]._meta.{path: page}",
    ["a.md"],
  ],
  [
    "content beside structured content",
    { content: [linkBlock("x:a")], structuredContent: { total: 1 } },
    "content[].{path: uri}",
    ["x:a"],
  ],
  [
    "a passage that looks like a Python list",
    resultOfTexts("[x for x in y if x is None]"),
    "content[].{id: text}",
    ["[x for x in y if x is None]"],
  ],
  [
    "no document with NaN among others",
    resultOfTexts(A, '{"id": "b", "score": NaN}'),
    "[].{id: id}",
    expect.stringContaining('is not JSON: "{'),
  ],
  [
    "no list as Python prints it",
    resultOfTexts("[{'id': 'a'}]"),
    "[].{id: id}",
    expect.stringContaining(`is not JSON: "[{'id'`),
  ],
  [
    "no list from an expression that finds one result",
    resultOfTexts([A]),
    "[0]",
    expect.stringContaining("not a list"),
  ],
])("readMcpAnswer reads by an expression: %s", async (_, result, expression, expected) => {
  expect(await readIds(result, expression)).toStrictEqual(expected);
});

test.each(["[1] a.md: set debug to True (score 0.91)", "[1] a.md: the score is NaN"])(
  "readMcpAnswer reads by a pattern: %s",
  async (text) => {
    const pattern = { lines: String.raw`^\[\d+\] (?<path>\S+):`, empty: null };

    const ids = await readIds(resultOfTexts(text), pattern);

    expect(ids).toStrictEqual(["a.md"]);
  },
);

test("readMcpAnswer keeps a link's name that the path lacks, and a resource's text", async () => {
  const extract = await makeExtractor({ results: null, degraded: null, latency_ms: null });
  const content = [
    linkBlock("file:///docs/a.md", "a.md"),
    linkBlock("file:///docs/a.md", "a"),
    linkBlock("gdrive:///1x9", "Quarterly report"),
    resourceBlock("file:///docs/b.md", "beta"),
  ];

  const answer = readMcpAnswer({ content }, extract, { expression: null, where: "the answer" });

  expect(answer).toMatchObject({
    results: [
      { path: "/docs/a.md" },
      { path: "/docs/a.md" },
      { path: "/1x9", name: "Quarterly report" },
      { path: "/docs/b.md", text: "beta" },
    ],
  });
  // The names "a.md" and "a" add nothing to the path /docs/a.md.
  expect("results" in answer && "name" in answer.results[0]!).toBe(false);
  expect("results" in answer && "name" in answer.results[1]!).toBe(false);
});
