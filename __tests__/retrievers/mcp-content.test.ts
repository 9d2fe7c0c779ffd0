import { expect, test } from "vitest";
import { makeExtractor } from "../../src/retrievers/expression.ts";
import { mcpAnswer } from "../../src/retrievers/mcp.ts";
import type { JsonObject } from "../../src/system/json.ts";

const text = (value: unknown) => ({
  type: "text",
  text: typeof value === "string" ? value : JSON.stringify(value),
});
/** A block for each, and nothing structured. */
const said = (...values: readonly unknown[]): JsonObject => ({ content: values.map(text) });
const A = { id: "a", path: "a.md", tags: ["x"] };
const B = { id: 7, path: "b.md", tags: [] };

async function read(result: JsonObject, expression: string | null = null) {
  const extract = await makeExtractor({ results: expression, degraded: null, latency_ms: null }, "retriever");
  try {
    const answer = mcpAnswer(result, extract, { expression, where: "the answer" });
    return "error" in answer ? answer.error : answer.results.map(({ id, path }) => id ?? path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// As the official SDKs for Python and TypeScript, and servers made with them, answer.
test.each<[string, JsonObject, unknown]>([
  ["a typed list", { content: [text(A), text(B)], structuredContent: { result: [A, B] } }, ["a", "7"]],
  ["a typed list of none", { structuredContent: { result: [] } }, []],
  ["a typed answer", { content: [], structuredContent: { result: { hits: [B] } } }, ["7"]],
  ["a list of none", said(), []],
  ["a list of one, which has lists", said(A), ["a"]],
  ["a document without lists", said({ id: "a" }), ["a"]],
  ["a list of two", said(A, B), ["a", "7"]],
  ["a list of a document and an id", said(A, "b c"), ["a", "b c"]],
  ["what is no list of documents, as lines", said(B, null), [JSON.stringify(B), "null"]],
  ["ids", { ...said("12", "007"), structuredContent: { result: ["12", "007"] } }, ["12", "007"]],
  [
    "ids as text alone, beside an image",
    { content: [text("12"), { ...text("x"), type: "image" }, null, text("1e5"), { type: "text" }] },
    ["12", "1e5"],
  ],
  ["a list as one text", said([A, B]), ["a", "7"]],
  ["the contract's own shape", { content: [], structuredContent: { results: [A], degraded: true } }, ["a"]],
  ["one list among other members", said({ hits: [A], total: 1 }), ["a"]],
  [
    "one typed text",
    { ...said("a.md\nb.md"), structuredContent: { result: "a.md\nb.md" } },
    ["a.md", "b.md"],
  ],
  ["one line", said("a.md"), ["a.md"]],
  ["lines", said("/srv/docs/a.md\r\n\n/srv/docs/b.md\n"), ["/srv/docs/a.md", "/srv/docs/b.md"]],
  ["what the file system server says of none", said("No matches found"), []],
  ["an error in words", { content: [], structuredContent: { error: "closed" } }, "closed"],
  ["a reported error", { ...said("x".repeat(2001)), isError: true }, "x".repeat(2000)],
])("%s", async (_, result, expected) => {
  expect(await read(result)).toStrictEqual(expected);
});

test.each<[string, JsonObject, string]>([
  ["two lists", said({ hits: [A], more: [B] }), "has no list of results; write retriever.results"],
  [
    "a document, or an answer with an id",
    said({ id: "1", tags: ["x"], hits: [A] }),
    "one document or a list",
  ],
  ["a document, or one with a list of none", said({ id: "1", hits: [] }), "one document or a list"],
  ["a document, or one with a mixed list", said({ id: "1", hits: ["x", A] }), "one document or a list"],
  ["passages of several lines", said("one\ntwo", "three"), "several texts of several lines"],
  ["an id that is no whole number", said([{ id: 1.5 }]), "got the number 1.5"],
  ["an object without a list", { content: [], structuredContent: { total: 3 } }, "has no list of results"],
])("%s: refused", async (_, result, message) => {
  expect(await read(result)).toContain(message);
});

test.each<[string, JsonObject, string, unknown]>([
  ["one of a list", said(A), "[].{id: id}", ["a"]],
  ["two of a list", said(A, B), "[].{id: id}", ["a", "7"]],
  ["an answer", said({ documents: [A] }), "documents[].{id: id}", ["a"]],
  ["lines", said("a.md: 3\nb.md: 2"), "lines(@)[].{path: @}", ["a.md: 3", "b.md: 2"]],
  ["a list, which is no answer of several", said([A]), "[0]", expect.stringContaining("not a list")],
])("by an expression: %s", async (_, result, expression, expected) => {
  expect(await read(result, expression)).toStrictEqual(expected);
});
