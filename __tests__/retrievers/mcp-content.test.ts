import { expect, test } from "vitest";
import { values } from "../helpers/table.ts";
import { makeExtractor } from "../../src/retrievers/extract.ts";
import { readMcpAnswer } from "../../src/retrievers/mcp-content.ts";
import type { JsonObject } from "../../src/system/json.ts";

type Expression = string | { lines: string; empty: null } | null;

/**
 * Returns the block of a tool's content: a text for a string or for other JSON, `{"link": "kb:a"}`
 * for a link to that URI, and `{"resource": "kb:a", "body": "alpha"}` for a resource with that text.
 */
function makeBlock(value: unknown): unknown {
  if (typeof value === "string") {
    return { type: "text", text: value };
  }
  const { type, link, resource, body } = (value ?? { type: null }) as Readonly<
    Record<string, unknown>
  >;
  if (link !== undefined) {
    return { type: "resource_link", uri: link, name: "a page" };
  }
  if (body !== undefined) {
    return { type: "resource", resource: { uri: resource, text: body } };
  }
  return type === undefined ? { type: "text", text: JSON.stringify(value) } : value;
}

/** Returns a tool's result of these blocks. Structured content of "" is none. */
const makeResult = (content: readonly unknown[], structuredContent: unknown = ""): JsonObject => ({
  content: content.map(makeBlock),
  ...(structuredContent === "" ? {} : { structuredContent }),
});

/** Returns the ids (else paths) of the results, or the message of the error. */
async function readIds(result: JsonObject, expression: Expression = null) {
  const extract = await makeExtractor({ results: expression, degraded: null, latency_ms: null });
  try {
    const answer = readMcpAnswer(result, extract, { written: expression, where: "the answer" });
    return answer.results.map(({ id, path }) => id ?? path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// As the official SDKs for Python and TypeScript, and servers made with them, answer. The Python SDK
// writes a list or a text as `result` into structured content.
// A block is a text as it is written here, or other JSON as its text. {"link":"kb:a"} is a link,
// {"resource":"kb:a","body":"alpha"} a resource with that text; what has a "type" is the block itself.
test.each(
  values<readonly [string, readonly unknown[], unknown, readonly string[]]>(String.raw`
# the answer | the blocks of its content | its structured content | the ids or paths
a list as the Python SDK sends it: a text for each item, and the whole | [{"id":"a","path":"a.md","tags":["x"]},{"id":7,"path":"b.md","tags":[]}] | {"result":[{"id":"a","path":"a.md","tags":["x"]},{"id":7,"path":"b.md","tags":[]}]} | ["a","7"]
an answer in the wrapper of the Python SDK | [] | {"result":{"hits":[{"id":7,"path":"b.md","tags":[]}]}} | ["7"]
one document, which has a list of tags | [{"id":"a","path":"a.md","tags":["x"]}] |  | ["a"]
two documents, a text for each | [{"id":"a","path":"a.md","tags":["x"]},{"id":7,"path":"b.md","tags":[]}] |  | ["a","7"]
a document and an id, a text for each | [{"id":"a","path":"a.md","tags":["x"]},"b-c"] |  | ["a","b-c"]
documents behind a sentence | ["Found 2 documents",{"id":"a","path":"a.md","tags":["x"]},{"id":7,"path":"b.md","tags":[]}] |  | ["a","7"]
the contract's own shape | [] | {"results":[{"id":"a","path":"a.md","tags":["x"]}],"degraded":true} | ["a"]
one list among other members | [{"hits":[{"id":"a","path":"a.md","tags":["x"]}],"total":1}] |  | ["a"]
one text as the Python SDK sends it: in a block and in its wrapper | ["a.md⏎b.md"] | {"result":"a.md⏎b.md"} | ["a.md","b.md"]
paths in lines, one of them blank | ["/srv/docs/a.md\r⏎⏎/srv/docs/b.md⏎"] |  | ["/srv/docs/a.md","/srv/docs/b.md"]
a file whose name starts with no | ["no documents.md"] |  | ["no documents.md"]
JSON Lines as one text | ["{\"id\":\"a\",\"path\":\"a.md\",\"tags\":[\"x\"]}⏎{\"id\":7,\"path\":\"b.md\",\"tags\":[]}⏎"] |  | ["a","7"]
a link beside a sentence that begins as a Python list does | ["[x for x in y if x is None]",{"link":"x:a"}] |  | ["a"]
a link in Markdown that begins as a Python list does | ["[('guide')](a.md)⏎b.md"] |  | ["a.md","b.md"]
JSON in a JSON string | ["\"[{\\\"id\\\":\\\"a\\\",\\\"path\\\":\\\"a.md\\\",\\\"tags\\\":[\\\"x\\\"]},{\\\"id\\\":7,\\\"path\\\":\\\"b.md\\\",\\\"tags\\\":[]}]\""] |  | ["a","7"]
a JSON string that holds a number | ["\"12\""] |  | ["12"]
links | [{"link":"file:///repo/docs/d%201.md"},{"link":"https://wiki.example/d2?page=2"}] |  | ["/repo/docs/d 1.md","wiki.example/d2?page=2"]
resources behind a sentence | ["Found 2 documents.",{"resource":"kb://docs/a.md","body":"alpha"},{"resource":"kb:b%.md","body":""}] |  | ["docs/a.md","b%.md"]
a document in JSON beside a link | [{"id":"a","path":"a.md","tags":["x"]},{"link":"file:///d2"}] |  | ["a","/d2"]
links beside structured content with a list | [{"link":"x:y"}] | [{"id":"a","path":"a.md","tags":["x"]}] | ["a"]
links beside structured content without a list | [{"link":"x:y"}] | {"total":1} | ["y"]
a list in a text | [[{"id":"d1"},{"id":"d2"}]] |  | ["d1","d2"]
a list in a text beside metadata | [[{"id":"d1"},{"id":"d2"}]] | {"warnings":[],"cached":false} | ["d1","d2"]
a list in a text beside an empty list of errors | [[{"id":"d1"},{"id":"d2"}]] | {"errors":[],"query":"x"} | ["d1","d2"]
a list in a text beside a list of filters | [[{"id":"d1"},{"id":"d2"}]] | {"filters":["lang:en"],"took":3} | ["d1","d2"]
results beside filters, behind a sentence | ["2 found"] | {"filters":["lang:en"],"results":[{"id":"d1"},{"id":"d2"}]} | ["d1","d2"]
a list in two wrappers | [{"data":{"items":[{"id":"d1"},{"id":"d2"}]}}] |  | ["d1","d2"]
an empty wrapped list | [] | {"result":[]} | []
words before JSON | ["Found 2 results:⏎⏎[{\"id\":\"d1\"},{\"id\":\"d2\"}]"] |  | ["d1","d2"]
words behind JSON | ["[{\"id\":\"d1\"},{\"id\":\"d2\"}]⏎⏎[Showing 2 of 40 results]"] |  | ["d1","d2"]
JSON in a fence among words | ["Here:⏎\u0060\u0060\u0060json⏎[{\"id\":\"d1\"},{\"id\":\"d2\"}]⏎\u0060\u0060\u0060⏎More?"] |  | ["d1","d2"]
a document whose own status is error | [{"id":"d1","status":"error"}] |  | ["d1"]
marked names | ["Found 2 files:⏎- docs/a.md⏎- docs/b.md"] |  | ["docs/a.md","docs/b.md"]
numbered names | ["1. a.md⏎2. b.md"] |  | ["a.md","b.md"]
links in Markdown | ["* [A page](a.md)⏎* [B](https://x.test/b)"] |  | ["a.md","https://x.test/b"]
names in code | ["- \u0060a.md\u0060"] |  | ["a.md"]
a name with a space | ["docs/my page.md"] |  | ["docs/my page.md"]
words as ids | ["install⏎upgrade"] |  | ["install","upgrade"]
numbers as ids | ["12","007"] |  | ["12","007"]
no results found | ["No results found."] |  | []
nothing found | ["Nothing found for zxqv"] |  | []
no relevant documents | ["No relevant documents matched your query"] |  | []
no results, and advice | ["No documents found.⏎⏎Try other words."] |  | []
a count of 0 | ["Found 0 results"] |  | []
no content | [] |  | []
`),
)("readMcpAnswer reads %s", async (_, content, structuredContent, ids) => {
  expect(await readIds(makeResult(content, structuredContent))).toStrictEqual(ids);
});

// Blocks are written as in the table above.
test.each(
  values<readonly [string, readonly unknown[], unknown, string]>(String.raw`
# the answer | the blocks of its content | its structured content | a part of the error
a document, or an answer with an id | [{"id":"1","tags":["x"],"hits":[{"id":"a","path":"a.md","tags":["x"]}]}] |  | no list of results that can be told from others
a document, or an answer with an empty list | [{"id":"1","hits":[]}] |  | no list of results that can be told from others
a document, or an answer with a mixed list | [{"id":"1","hits":["x",{"id":"a","path":"a.md","tags":["x"]}]}] |  | no list of results that can be told from others
a list under a key of the server's own | [{"foo":[{"doc":"a.md"}]}] |  | Try results: "foo[].{path: doc}"
objects that name documents in their own way, each in a text | [{"doc":"a.md"},{"doc":"b.md"}] |  | Try results: "[].{path: doc}"
a list in a text beside links | [[{"id":"a","path":"a.md","tags":["x"]}],{"link":"file:///d2"}] |  | a list in a text, and other results beside it
an image beside text | ["12",{"type":"image","data":"","mimeType":"image/png"}] |  | a block of type "image", which is no result
audio alone | [{"type":"audio","data":""}] |  | a block of type "audio"
a resource without a URI | [{"type":"resource","resource":{}}] |  | a block of type "resource"
a text block without a text | [{"type":"text"}] |  | a block of type "text"
what is no block | [null] |  | a block of type "unknown"
a score of NaN, which JSON lacks | ["[{\"id\":\"a\",\"score\":NaN}]"] |  | is not JSON: 
an id that is no whole number | [[{"id":1.5}]] |  | got the number 1.5
an error as text | ["Error: rate limit exceeded, retry later"] |  | rate limit exceeded
an error as text that names a file | ["Error reading config.yaml"] |  | Error reading config.yaml
a word that says that it failed | ["Unauthorized"] |  | a list of names: "Unauthorized"
the text null, which names no document | ["null"] |  | a list of names: "null"
a page of a gateway | ["<html><body>502 Bad Gateway</body></html>"] |  | 502 Bad Gateway
JSON that is cut | ["[{\"id\": \"d1\"}, {\"id\": \"d"] |  | is not JSON: "[{
a Python list | ["[{'id': 'd1'}]"] |  | is not JSON: "[{'id'
a status in JSON | [{"status":"error","message":"timeout"}] |  | timeout
an error beside JSON | ["Error: shard 2 failed⏎[{\"id\":\"d1\"},{\"id\":\"d2\"}]"] |  | shard 2
an error beside documents | ["Error: shard 2 failed",{"id":"d1"}] |  | shard 2 failed
an envelope of an error | ["search failed (invalid_cursor)"] | {"schema":"error.v1","code":"invalid_cursor","message":"cursor does not match"} | search failed (invalid_cursor)
ok: false beside a text | ["d1.md"] | {"ok":false,"code":"timeout","details":["try again"]} | try again
a sentence | ["The index has 40 documents."] |  | The index has 40 documents.
titles | ["Getting started⏎How to install"] |  | write results: { lines: 
paths and scores | ["- docs/a.md (0.5)⏎- docs/b.md (0.4)"] |  | Try results: { lines: '^- (?<path>\S+)' }
titles and paths | ["1. **Apples** — docs/a.md⏎2. **Pears** — docs/b.md"] |  | Try results: { lines: '(?<path>\S+\.md)' }
paths in brackets | ["[docs/a.md] Apples⏎[docs/b.md] Pears"] |  | Try results: { lines: '^\[(?<path>[^\s\]]+)' }
no results because of an error | ["No results: the index is closed"] |  | is closed
a count without results | [] | {"total":3} | without retriever.results: {"total":3}
a list of warnings alone | [] | {"warnings":["slow"]} | without retriever.results: {"warnings":["slow"]}
two lists of documents | [{"hits":[{"id":"d1"},{"id":"d2"}],"related":[{"id":"d1"},{"id":"d2"}]}] |  | told from others
`),
)("readMcpAnswer refuses %s", async (_, content, structuredContent, message) => {
  const error = await readIds(makeResult(content, structuredContent));

  expect(error).toBeTypeOf("string");
  expect(error).toContain(message);
});

// A word that the cut would split is left out: it may be a secret, not found and hidden in part.
test("readMcpAnswer fails the query with an error of the tool, cut to 2000 characters", async () => {
  const result = { ...makeResult([`${"x ".repeat(999)}s3cret`]), isError: true };

  expect(await readIds(result)).toBe(`${"x ".repeat(999)}…`);
});

test("readMcpAnswer refuses content that is no list of blocks", async () => {
  expect(await readIds({ content: "a.md" })).toContain('no list of blocks as content: "a.md"');
});

test.each(
  values<readonly [string, readonly unknown[], unknown]>(String.raw`
# the answer | the blocks of its content | its structured content
a list that the Python SDK wraps | [] | {"result":[{"slug":"a","points":3}]}
a list in structured content | [] | {"hits":[{"slug":"a","points":3}]}
a list in a text | [[{"slug":"a","points":3}]] |
an object with a list in a text | [{"hits":[{"slug":"a","points":3}]}] |
`),
)("readMcpAnswer proposes an expression that reads %s", async (_, content, structuredContent) => {
  const result = makeResult(content, structuredContent);

  const message = String(await readIds(result));
  const [, proposed = ""] = /Try results: "(.+)" under/.exec(message) ?? [];

  expect(await readIds(result, proposed)).toContain("a");
});

// A block {"link":"x:a"} is sent as {"type":"resource_link","uri":"x:a"}, and
// {"resource":"x:a","body":"alpha"} as {"type":"resource","resource":{"uri":"x:a","text":"alpha"}}.
// A block with a type is sent as it is, and any other JSON as a text.
test.each(
  values<readonly [string, readonly unknown[], unknown, string, readonly string[]]>(String.raw`
# the answer | the blocks of its content | its structured content | the expression | the ids or paths
no content | [] |  | [].{id: id} | []
one of a list | [{"id":"a","path":"a.md","tags":["x"]}] |  | [].{id: id} | ["a"]
two of a list | [{"id":"a","path":"a.md","tags":["x"]},{"id":7,"path":"b.md","tags":[]}] |  | [].{id: id} | ["a","7"]
an answer | [{"documents":[{"id":"a","path":"a.md","tags":["x"]}]}] |  | documents[].{id: id} | ["a"]
lines | ["a.md: 3⏎b.md: 2"] |  | lines(@)[].{path: @} | ["a.md: 3","b.md: 2"]
links | [{"link":"x:a"},{"link":"x:b"}] |  | [].{path: uri} | ["x:a","x:b"]
resources among the blocks of content | ["Two:",{"resource":"x:a","body":"alpha"},{"resource":"x:b","body":"beta"}] |  | content[?type=='resource'].resource.{path: uri, text: text} | ["x:a","x:b"]
images among the blocks of content | [{"type":"image","data":"","_meta":{"page":"a.md"}}] |  | content[]._meta.{path: page} | ["a.md"]
content beside structured content | [{"link":"x:a"}] | {"total":1} | content[].{path: uri} | ["x:a"]
a passage that looks like a Python list | ["[x for x in y if x is None]"] |  | content[].{id: text} | ["[x for x in y if x is None]"]
`),
)("readMcpAnswer reads by an expression: %s", async (_, content, structuredContent, ...rest) => {
  const [expression, ids] = rest;

  expect(await readIds(makeResult(content, structuredContent), expression)).toStrictEqual(ids);
});

test.each(
  values<readonly [string, readonly unknown[], unknown, string, string]>(String.raw`
# the answer | the blocks of its content | its structured content | the expression | a part of the error
a document with NaN among others | [{"id":"a","path":"a.md","tags":["x"]},"{\"id\": \"b\", \"score\": NaN}"] |  | [].{id: id} | is not JSON: "{
a list as Python prints it | ["[{'id': 'a'}]"] |  | [].{id: id} | is not JSON: "[{'id'
an expression that finds one result | [{"hits":[{"id":"a","path":"a.md","tags":["x"]}]}] |  | hits[0] | not a list
`),
)("readMcpAnswer refuses by an expression: %s", async (_, content, structuredContent, ...rest) => {
  const [expression, message] = rest;

  expect(await readIds(makeResult(content, structuredContent), expression)).toContain(message);
});

// A text that begins with a bracket may be a list that Python printed (`True`) or JSON with NaN. A
// line of words that the pattern matches is neither.
test.each(["[1] a.md: set debug to True (score 0.91)", "[1] a.md: the score is NaN"])(
  "readMcpAnswer reads a line of words by a pattern: %s",
  async (text) => {
    const pattern = { lines: String.raw`^\[\d+\] (?<path>\S+):`, empty: null };

    const ids = await readIds(makeResult([text]), pattern);

    expect(ids).toStrictEqual(["a.md"]);
  },
);

test("readMcpAnswer keeps a link's name that the path lacks, and a resource's text", async () => {
  const extract = await makeExtractor({ results: null, degraded: null, latency_ms: null });
  const content = [
    { type: "resource_link", uri: "file:///docs/a.md", name: "a.md" },
    { type: "resource_link", uri: "file:///docs/a.md", name: "a" },
    { type: "resource_link", uri: "gdrive:///1x9", name: "Quarterly report" },
    { type: "resource", resource: { uri: "file:///docs/b.md", text: "beta" } },
  ];

  const answer = readMcpAnswer({ content }, extract, { written: null, where: "the answer" });

  expect(answer).toMatchObject({
    results: [
      { path: "/docs/a.md" },
      { path: "/docs/a.md" },
      { path: "/1x9", name: "Quarterly report" },
      { path: "/docs/b.md", text: "beta" },
    ],
  });
  // The names "a.md" and "a" add nothing to the path /docs/a.md.
  expect("name" in answer.results[0]!).toBe(false);
  expect("name" in answer.results[1]!).toBe(false);
});

test("readMcpAnswer refuses an error beside lines that a pattern matches", async () => {
  const pattern = { lines: String.raw`^(?<path>\S+)$`, empty: null };
  const result = makeResult(["docs/a.md"], { error: "the index is stale" });

  expect(await readIds(result, pattern)).toBe("the index is stale");
});
