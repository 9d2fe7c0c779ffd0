import { describe, expect, it, test } from "vitest";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";
import { makeExtractor } from "../../src/retrievers/extract.ts";
import { readMcpAnswer } from "../../src/retrievers/mcp-content.ts";
import { type TextPattern, makeTextReader } from "../../src/retrievers/text-lines.ts";
import {
  askHandlerForHello,
  askHello,
  drive,
  failure,
  faultyCommand,
  idsOrMessage,
} from "./harness.ts";
import { rows, values } from "../helpers/table.ts";

const LINES = "^- (?<path>\\S+) \\(score (?<score>[\\d.]+)\\)$";
/** A text for people, with the two results FOUND in it. */
const PROSE = `## Results

- docs/a.md (score 3.30)
  > a line of the page
- docs/b.md (score 1)\r
Use read_document to open one.
`;
const FOUND = [
  { path: "docs/a.md", score: 3.3 },
  { path: "docs/b.md", score: 1 },
];

describe("makeTextReader", () => {
  it("gives a result for each line that matches, in order", () => {
    expect(makeTextReader(LINES, null)(PROSE, "the answer")).toStrictEqual(FOUND);
  });

  it("takes every part of a result, and skips empty ones", () => {
    const lines =
      "^(?<id>\\w+)\\|(?<name>\\w*)\\|(?<qualified_name>\\S*)\\|(?<cluster>\\w*)\\|(?<score>\\S*)\\|(?<text>.*)$";

    const results = makeTextReader(lines, null)(
      "a1|f|m::f|c|-2e-1| some words \nb2|||||",
      "the answer",
    );

    expect(results).toStrictEqual([
      {
        id: "a1",
        name: "f",
        qualified_name: "m::f",
        text: "some words",
        cluster: "c",
        score: -0.2,
      },
      { id: "b2" },
    ]);
  });

  it.each(
    values<readonly [string, string | null]>(String.raw`
# the text | the key empty of the config
No documents found. Try other words. | null
No runbook found. | null
no matching rows were found | null
0 open-tickets found | null
" \n" | null
Searched 3 files | ^Searched
`),
  )("gives nothing for the text %j, with `empty` %j", (text, empty) => {
    expect(makeTextReader(LINES, empty)(text, "the answer")).toStrictEqual([]);
  });

  it.each(
    values<readonly [string, string | null, string]>(String.raw`
# the text | the key empty of the config | the advice
No index found. | null | empty: '^No index found' }
I know none for 'tent' | null | empty: '^I know none for' }
" " | ^None | empty: '^None¦^\s*$' }
No page. Try other words | ^None | empty: '^None¦^No page' }
`),
  )("proposes `empty` for the text %j without a document", (text, empty, advice) => {
    expect(() => makeTextReader(String.raw`^\d+\. (?<path>\S+)`, empty)(text, "answer")).toThrow(
      String.raw`means that nothing was found, write results: { lines: '^\d+\. (?<path>\S+)', ${advice}`,
    );
  });

  it("proposes no other `lines` if the pattern fits an earlier answer", () => {
    const read = makeTextReader("^- (?<path>.+)$", null);
    read("- docs/a.md", "the answer");

    expect(() => read("See docs/help.md", "the answer")).toThrow(
      "write results: { lines: '^- (?<path>.+)$', empty: '^See docs' }",
    );
  });

  it.each([null, "^No documents"])(
    "refuses another text without a matching line, with `empty` %j",
    (empty) => {
      expect(() => makeTextReader(LINES, empty)("* docs/a.md", "the answer")).toThrow(
        'the answer: no line matches retriever.results.lines: "* docs/a.md"',
      );
    },
  );

  it("gives no advice on words of a failure", () => {
    // For other words ", write results: { … }" follows.
    expect(() => makeTextReader(LINES, null)("Error: closed", "the answer")).toThrow(
      /retriever\.results\.lines: "Error: closed"$/,
    );
  });

  it("tries a line of 16,384 characters, and refuses a longer one", () => {
    const read = makeTextReader("^(?<path>a+)$", null);

    expect(read("a".repeat(16_384), "the answer")).toHaveLength(1);
    expect(() => read(`b\n${"a".repeat(16_385)}`, "the answer")).toThrow(
      "the answer: line 2 is longer than 16384 characters",
    );
  });

  it.each(
    values<readonly [string, string, string]>(String.raw`
# the pattern | the text | the message
"^(?<path>\\S*) (?<score>.*)$" | a high | the answer: line 1: the score "high" is no number
"^(?<path>\\S*) (?<score>.*)$" | a Infinity | the answer: line 1: the score "Infinity" is no number
^-(?<path>.*)$ | "x\n-" | the answer: line 2 matches retriever.results.lines without an id, a path or a text
`),
  )("refuses what %s finds in %j", (lines, text, message) => {
    expect(() => makeTextReader(lines, null)(text, "the answer")).toThrow(message);
  });

  // results.lines | results.empty | a part of the message
  it.each([
    ["(?P<path>a)", null, 'retriever.results.lines: "(?P<path>a)" is no regular expression'],
    ["(?<path>a)", "(", 'retriever.results.empty: "(" is no regular expression'],
    ["^- (.*)$", null, "has no group that names a result"],
    ["(?<=x)(?<name>a)", null, "has no group that names a result"],
    ["(?<path>a)(?<rank>b)", null, 'has a group "rank", which results don\'t have'],
  ])("refuses the patterns %s and %s", (lines, empty, message) => {
    expect(() => makeTextReader(lines, empty)).toThrow(message);
  });
});

/** How the retrievers below read their texts. */
const RESULTS = { lines: LINES, empty: "^No documents" };

describe("`results.lines` over HTTP", () => {
  const askServerWith = (body: string, type: string) =>
    askHandlerForHello(
      (_, response) => response.writeHead(200, { "content-type": type }).end(body),
      { results: RESULTS },
    );

  test.each([
    ["text/markdown; charset=utf-8", PROSE],
    ["application/json", JSON.stringify(PROSE)],
  ])("reads the lines of an answer of type %s", async (type, body) => {
    const { answer } = await askServerWith(body, type);

    expect(answer).toMatchObject({ kind: "answer", results: FOUND });
  });

  test.each(
    rows(`
# the answer | its body | its content type | a part of the message
a text without a matching line | Welcome | text/plain | no line matches
an object in JSON | {"results":[]} | application/json | is no text
an object with an error, which is passed on | {"error":"closed"} | application/json | closed
`),
  )("fails the query if the answer is %s", async (_, body = "", type = "", message) => {
    const { answer } = await askServerWith(body, type);

    expect(answer.kind).toBe("error");
    expect(idsOrMessage(answer)).toContain(message);
  });

  test("refuses `results.lines` beside `degraded` and `latency_ms`, which need JSON", async () => {
    for (const key of ["degraded", "latency_ms"]) {
      const config = { results: RESULTS, degraded: null, latency_ms: null, [key]: "took" };

      const error = await failure(makeExtractor(config));

      expect(error).toMatchObject({ code: "invalid_config" });
      expect(error.message).toContain(`retriever.${key}`);
    }
  });
});

describe("`results.lines` of a command", () => {
  /** Asks a command of this script once. */
  const askScript = (script: string, overrides: Partial<CommandRetriever> = {}) => {
    const command = [process.execPath, "search.cjs", "{{query}}"];
    const config = faultyCommand("", { command, results: RESULTS, ...overrides });
    return drive(config, askHello, { files: { "search.cjs": script } });
  };

  test("reads the output of a process that is started for each query", async () => {
    const answer = await askScript(`console.log(${JSON.stringify(PROSE)})`, { per_query: true });

    expect(answer).toMatchObject({ results: FOUND, elapsed_ms: expect.any(Number) });
  });

  test("a process that prints nothing has no results, unless `empty` names words", async () => {
    const withoutWords = { lines: LINES, empty: null };

    const answer = await askScript("", { per_query: true, results: withoutWords });
    const refused = await askScript("", { per_query: true, results: RESULTS });

    expect(idsOrMessage(answer)).toStrictEqual([]);
    expect(idsOrMessage(refused)).toContain("no line matches");
  });

  /** Returns a script that keeps running, and answers each question with these members. */
  const scriptAnswering = (members: object): string => `
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      console.log(JSON.stringify({ id: JSON.parse(line).id, ...${JSON.stringify(members)} }));
    });`;

  test("reads the text in an answer of a process that keeps running", async () => {
    const answer = await askScript(scriptAnswering({ results: PROSE, degraded: true }));

    expect(answer).toMatchObject({ results: FOUND, degraded: true });
  });

  test("fails a query if such a process answers with a list in place of a text", async () => {
    const answer = await askScript(scriptAnswering({ results: ["a"] }));

    expect(idsOrMessage(answer)).toContain("results: expected a text");
  });
});

describe("`results.lines` of an MCP tool", () => {
  /** Returns the results of a tool's result. */
  const readResults = async (result: object, results: TextPattern = RESULTS) => {
    const extract = await makeExtractor({ results, degraded: null, latency_ms: null });
    const reading = { written: results, where: "the answer" };
    return readMcpAnswer({ ...result }, extract, reading).results;
  };
  const resultOfTexts = (...texts: readonly string[]) => ({
    content: texts.map((text) => ({ type: "text", text })),
  });

  test.each([
    ["one text", resultOfTexts(PROSE)],
    ["a text for each line", resultOfTexts(...PROSE.split("\n"))],
    ["the text in structured content", { content: [], structuredContent: { result: PROSE } }],
  ])("reads the lines of a tool's result: %s", async (_, toolResult) => {
    expect(await readResults(toolResult)).toStrictEqual(FOUND);
  });

  test("refuses a link, which is no text", async () => {
    const links = { content: [{ type: "resource_link", uri: "file:///a.md", name: "a" }] };

    await expect(readResults(links)).rejects.toThrow("is no text");
  });

  test("gives no results for a tool's empty content, if `empty` is not set", async () => {
    const results = { lines: "^- (?<path>.+)$", empty: null };

    expect(await readResults({ content: [] }, results)).toStrictEqual([]);
  });

  const resource = { type: "resource", resource: { uri: "file:///a.md", text: "alpha" } };
  test.each([
    ["a text that it matches: no results", resultOfTexts("Nothing here."), []],
    ["a text that it does not match: a path", resultOfTexts("a.md"), [{ path: "a.md" }]],
    [
      "a text that it matches beside a resource: the resource",
      { content: [...resultOfTexts("Nothing here.").content, resource] },
      [{ path: "/a.md", text: "alpha" }],
    ],
  ])("without `lines`, `empty` is tried on %s", async (_, toolResult, expected) => {
    const results = { lines: null, empty: "^Nothing here" };

    expect(await readResults(toolResult, results)).toStrictEqual(expected);
  });
});
