import { expect, test } from "vitest";
import { makeExtractor } from "../../src/retrievers/expression.ts";
import { mcpAnswer } from "../../src/retrievers/mcp.ts";
import type { JsonObject } from "../../src/system/json.ts";

const text = (value: unknown) => ({
  type: "text",
  text: typeof value === "string" ? value : JSON.stringify(value),
});
const A = { id: "a", path: "a.md", tags: ["x", "y"] };
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
  ["a typed list of none", { content: [], structuredContent: { result: [] } }, []],
  ["a typed answer", { content: [], structuredContent: { result: { hits: [B], total: 1 } } }, ["7"]],
  ["a list of none", { content: [] }, []],
  ["a list of one, which has lists", { content: [text(A)] }, ["a"]],
  ["a list of two", { content: [text(A), text(B)] }, ["a", "7"]],
  [
    "ids",
    { content: [text("12"), text("007")], structuredContent: { result: ["12", "007"] } },
    ["12", "007"],
  ],
  [
    "ids as text alone, beside an image",
    { content: [text("12"), { ...text("x"), type: "image" }, null, text("1e5"), { type: "text" }] },
    ["12", "1e5"],
  ],
  ["a list as one text", { content: [text([A, B])] }, ["a", "7"]],
  ["the contract's own shape", { content: [], structuredContent: { results: [A], degraded: true } }, ["a"]],
  ["one list among other members", { content: [text({ hits: [A], total: 1 })] }, ["a"]],
  [
    "one typed text",
    { content: [text("a.md\nb.md")], structuredContent: { result: "a.md\nb.md" } },
    ["a.md", "b.md"],
  ],
  [
    "lines",
    { content: [text("/srv/docs/a.md\r\n\n/srv/docs/b.md\n")] },
    ["/srv/docs/a.md", "/srv/docs/b.md"],
  ],
  ["what the file system server says of none", { content: [text("No matches found")] }, []],
  ["an error in words", { content: [], structuredContent: { error: "closed" } }, "closed"],
])("%s", async (_, result, expected) => {
  expect(await read(result)).toStrictEqual(expected);
});

test.each<[string, JsonObject, string]>([
  [
    "two lists",
    { content: [text({ hits: [A], more: [B] })] },
    "has no list of results; write retriever.results",
  ],
  [
    "a document, or an answer with an id",
    { content: [text({ id: "1", tags: ["x"], hits: [A] })] },
    "could be one document or a list",
  ],
  [
    "passages of several lines",
    { content: [text("one\ntwo"), text("three")] },
    "several texts of several lines",
  ],
  ["an id that is no whole number", { content: [text([{ id: 1.5 }])] }, "got the number 1.5"],
  ["a reported error", { content: [text("gone")], isError: true }, "gone"],
  ["an object without a list", { content: [], structuredContent: { total: 3 } }, "has no list of results"],
])("%s: refused", async (_, result, message) => {
  expect(await read(result)).toContain(message);
});

test.each<[string, JsonObject, string, unknown]>([
  ["one of a list", { content: [text(A)] }, "[].{id: id}", ["a"]],
  ["two of a list", { content: [text(A), text(B)] }, "[].{id: id}", ["a", "7"]],
  ["an answer", { content: [text({ documents: [A] })] }, "documents[].{id: id}", ["a"]],
  ["lines", { content: [text("a.md: 3\nb.md: 2")] }, "lines(@)[].{path: @}", ["a.md: 3", "b.md: 2"]],
])("by an expression: %s", async (_, result, expression, expected) => {
  expect(await read(result, expression)).toStrictEqual(expected);
});
