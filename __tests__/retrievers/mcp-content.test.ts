import { expect, test } from "vitest";
import { makeExtractor } from "../../src/retrievers/expression.ts";
import { readMcpAnswer } from "../../src/retrievers/mcp-content.ts";
import type { JsonObject } from "../../src/system/json.ts";

const text = (value: unknown) => ({
  type: "text",
  text: typeof value === "string" ? value : JSON.stringify(value),
});
/** A block for each, and nothing structured. */
const contentOf = (...values: readonly unknown[]): JsonObject => ({ content: values.map(text) });
const link = (uri: string, more = {}) => ({ type: "resource_link", uri, name: "a page", ...more });
const resourceBlock = (uri: string, body: string) => ({
  type: "resource",
  resource: { uri, text: body },
});
const A = { id: "a", path: "a.md", tags: ["x"] };
const B = { id: 7, path: "b.md", tags: [] };

/** Returns the ids (else paths) of the results, or the message of the error. */
async function read(result: JsonObject, expression: string | null = null) {
  const extract = await makeExtractor(
    { results: expression, degraded: null, latency_ms: null },
    "retriever",
  );
  try {
    const answer = readMcpAnswer(result, extract, { expression, where: "the answer" });
    return "error" in answer ? answer.error : answer.results.map(({ id, path }) => id ?? path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// As the official SDKs for Python and TypeScript, and servers made with them, answer.
test.each<[string, JsonObject, unknown]>([
  [
    "a typed list",
    { content: [text(A), text(B)], structuredContent: { result: [A, B] } },
    ["a", "7"],
  ],
  ["a typed list of none", { structuredContent: { result: [] } }, []],
  ["a typed answer", { content: [], structuredContent: { result: { hits: [B] } } }, ["7"]],
  ["a list of none", contentOf(), []],
  ["a list of one, which has lists", contentOf(A), ["a"]],
  ["a document without lists", contentOf({ id: "a" }), ["a"]],
  ["a list of two", contentOf(A, B), ["a", "7"]],
  ["a list of a document and an id", contentOf(A, "b c"), ["a", "b c"]],
  ["what is no list of documents, as lines", contentOf(B, null), [JSON.stringify(B), "null"]],
  [
    "ids",
    { ...contentOf("12", "007"), structuredContent: { result: ["12", "007"] } },
    ["12", "007"],
  ],
  ["ids as text alone", contentOf("12", "1e5"), ["12", "1e5"]],
  ["a list as one text", contentOf([A, B]), ["a", "7"]],
  [
    "the contract's own shape",
    { content: [], structuredContent: { results: [A], degraded: true } },
    ["a"],
  ],
  ["one list among other members", contentOf({ hits: [A], total: 1 }), ["a"]],
  [
    "one typed text",
    { ...contentOf("a.md\nb.md"), structuredContent: { result: "a.md\nb.md" } },
    ["a.md", "b.md"],
  ],
  ["one line", contentOf("a.md"), ["a.md"]],
  [
    "lines",
    contentOf("/srv/docs/a.md\r\n\n/srv/docs/b.md\n"),
    ["/srv/docs/a.md", "/srv/docs/b.md"],
  ],
  ["what the file system server says of none", contentOf("No matches found"), []],
  [
    "a text that says that nothing was found",
    contentOf("No documents found. Try other words."),
    [],
  ],
  ["a count of 0", contentOf('Found 0 documents for "zxqv".'), []],
  ["a file whose name starts with no", contentOf("no documents.md"), ["no documents.md"]],
  ["JSON in a fence", contentOf('```json\n[{"id": "a"}]\n```'), ["a"]],
  [
    "JSON in a fence under a line of words",
    contentOf('Results:\n```\n[{"id": "a"}]\n```\n'),
    ["a"],
  ],
  ["JSON in a JSON string", contentOf(JSON.stringify(JSON.stringify([A, B]))), ["a", "7"]],
  ["a JSON string that holds a number", contentOf('"12"'), ["12"]],
  [
    "links",
    { content: [link("file:///repo/docs/d%201.md"), link("https://wiki.example/d2?page=2")] },
    ["/repo/docs/d 1.md", "wiki.example/d2?page=2"],
  ],
  [
    "resources behind a sentence",
    {
      content: [
        text("Found 2 documents."),
        resourceBlock("kb://docs/a.md", "alpha"),
        resourceBlock("kb:b%.md", ""),
      ],
    },
    ["docs/a.md", "b%.md"],
  ],
  ["a document in JSON beside a link", { content: [text(A), link("file:///d2")] }, ["a", "/d2"]],
  [
    "links beside structured content with a list",
    { content: [link("x:y")], structuredContent: [A] },
    ["a"],
  ],
  [
    "links beside structured content without a list",
    { content: [link("x:y")], structuredContent: { total: 1 } },
    ["y"],
  ],
  ["an error that is null beside a list", contentOf({ error: null, hits: [A] }), ["a"]],
  ["an error in words", { content: [], structuredContent: { error: "closed" } }, "closed"],
  ["a reported error", { ...contentOf("x".repeat(2001)), isError: true }, "x".repeat(2000)],
])("readMcpAnswer reads %s", async (_, result, expected) => {
  expect(await read(result)).toStrictEqual(expected);
});

test.each<[string, JsonObject, string]>([
  [
    "two lists",
    contentOf({ hits: [A], more: [B] }),
    "has no list of results; write retriever.results",
  ],
  [
    "a document, or an answer with an id",
    contentOf({ id: "1", tags: ["x"], hits: [A] }),
    "one document or a list",
  ],
  [
    "a document, or one with a list of none",
    contentOf({ id: "1", hits: [] }),
    "one document or a list",
  ],
  [
    "a document, or one with a mixed list",
    contentOf({ id: "1", hits: ["x", A] }),
    "one document or a list",
  ],
  [
    "a list in a text beside links",
    { content: [text([A]), link("file:///d2")] },
    "a list in a text, and links or resources beside it",
  ],
  [
    "an image beside text",
    { content: [text("12"), { type: "image", data: "", mimeType: "image/png" }] },
    'a block of type "image", which is no result',
  ],
  ["audio alone", { content: [{ type: "audio", data: "" }] }, 'a block of type "audio"'],
  [
    "a resource without a URI",
    { content: [{ type: "resource", resource: {} }] },
    'a block of type "resource"',
  ],
  ["what is no block", { content: [null] }, 'a block of type "unknown"'],
  ["NaN", contentOf('[{"id":"a","score":NaN}]'), "is not JSON: it holds NaN or Infinity"],
  ["passages of several lines", contentOf("one\ntwo", "three"), "several texts of several lines"],
  ["an id that is no whole number", contentOf([{ id: 1.5 }]), "got the number 1.5"],
  [
    "an object without a list",
    { content: [], structuredContent: { total: 3 } },
    "has no list of results",
  ],
])("readMcpAnswer refuses %s", async (_, result, message) => {
  expect(await read(result)).toContain(message);
});

test.each<[string, JsonObject, string, unknown]>([
  ["one of a list", contentOf(A), "[].{id: id}", ["a"]],
  ["two of a list", contentOf(A, B), "[].{id: id}", ["a", "7"]],
  ["an answer", contentOf({ documents: [A] }), "documents[].{id: id}", ["a"]],
  ["lines", contentOf("a.md: 3\nb.md: 2"), "lines(@)[].{path: @}", ["a.md: 3", "b.md: 2"]],
  ["links", { content: [link("x:a"), link("x:b")] }, "[].{path: uri}", ["x:a", "x:b"]],
  ["one link", { content: [link("x:a")] }, "[].{path: uri}", ["x:a"]],
  [
    "resources among the blocks of content",
    { content: [text("Two:"), resourceBlock("x:a", "alpha"), resourceBlock("x:b", "beta")] },
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
    { content: [link("x:a")], structuredContent: { total: 1 } },
    "content[].{path: uri}",
    ["x:a"],
  ],
  ["content of none", contentOf(), "content[].{path: uri}", []],
  [
    "a list, which is no answer of several",
    contentOf([A]),
    "[0]",
    expect.stringContaining("not a list"),
  ],
])("readMcpAnswer reads by an expression: %s", async (_, result, expression, expected) => {
  expect(await read(result, expression)).toStrictEqual(expected);
});

test("readMcpAnswer keeps a link's name if it adds to the path, and a resource's text", async () => {
  const extract = await makeExtractor(
    { results: null, degraded: null, latency_ms: null },
    "retriever",
  );
  const content = [
    link("file:///docs/a.md", { name: "a.md" }),
    link("file:///docs/a.md", { name: "a" }),
    link("gdrive:///1x9", { name: "Quarterly report" }),
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
  expect("results" in answer && "name" in answer.results[0]!).toBe(false);
  expect("results" in answer && "name" in answer.results[1]!).toBe(false);
});
