import { randomUUID } from "node:crypto";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, test } from "vitest";
import type { McpRetriever } from "../../src/retrievers/kinds.ts";
import { mcpRetriever } from "../../src/retrievers/mcp.ts";
import { type Loopback, sendJson, serve } from "../helpers/loopback.ts";
import {
  ask,
  childScript,
  COMMON,
  drive,
  failure,
  ids,
  type Logged,
  makePorts,
  mark,
  stoppedWhileStarting,
} from "./harness.ts";
import { values } from "../helpers/table.ts";

function mcp(overrides: Partial<McpRetriever>): McpRetriever {
  return {
    ...COMMON,
    kind: "mcp",
    command: null,
    url: null,
    headers: {},
    tool: "search",
    arguments: { query: "{{query}}", limit: "{{k}}" },
    results: "documents",
    degraded: null,
    latency_ms: null,
    ...overrides,
  };
}

const child = (mode: string, overrides: Partial<McpRetriever> = {}): McpRetriever =>
  mcp({ command: [process.execPath, childScript("mcp.mjs"), mode], ...overrides });

const run = (config: McpRetriever, logged?: Logged) =>
  drive(
    config,
    (marked) => mcpRetriever(marked, makePorts({ environment: { ...process.env, TOKEN: "s3cret" } }, logged)),
    (retriever) => ask(retriever),
  );

describe("over standard input and output", () => {
  test.each([
    ["structured", "documents"],
    ["text", "documents"],
    ["texts", "[]"],
    ["texts", null],
  ])("%s content, results: %s", async (mode, results) => {
    const logged: Logged = { text: "" };
    const answer = await run(child(mode, { results }), logged);
    expect(answer).toStrictEqual({
      kind: "answer",
      results: [
        { id: "hello", score: 1 },
        { id: "10", score: 0.5 },
      ],
      degraded: false,
      elapsed_ms: expect.any(Number),
      retries: 0,
    });
    expect(logged.text).toContain(`mode ${mode}`);
  });

  test("concurrent calls are matched by id", async () => {
    await drive(
      child("structured"),
      (config) => mcpRetriever(config, makePorts()),
      async (retriever) => {
        const answers = await Promise.all(["a", "b", "c"].map((query) => ask(retriever, query)));
        expect(answers.map((answer) => ids(answer)[0])).toStrictEqual(["a", "b", "c"]);
        expect(answers.every((answer) => answer.kind === "answer" && answer.elapsed_ms !== null)).toBe(true);
      },
    );
  });

  test.each([
    ["prose", 'is text, not JSON: "I found two documents."'],
    ["nothing", 'the expression "documents" found nothing, not a list'],
    ["fails", "the index is closed"],
    ["throws", "thrown in the tool"],
  ])("%s: fails its query", async (mode, message) => {
    const answer = await run(child(mode));
    expect(answer.kind).toBe("error");
    expect(ids(answer)).toContain(message);
  });

  test.each(
    values<[string, Partial<McpRetriever>, string, string]>(`
hangs | {"timeout_ms":300} | retriever_timeout | no answer to "hello" within timeout_ms (300 ms)
dies | {} | retriever_failed | exited with code 7 before the run was over
banner | {} | retriever_answer | is not JSON: "searching..."
never-ready | {"startup_timeout_ms":1500} | retriever_timeout | was not ready within startup_timeout_ms (1500 ms)
structured | {"tool":"find"} | retriever_start | has no tool "find"
structured | {"command":["no-such-program"]} | retriever_start | the command "no-such-program" was not found
structured | {"arguments":{"query":"fixed"}} | invalid_config | no {{query}}
structured | {"results":"]["} | invalid_config | is not JMESPath
`),
  )("%s %j: ends the run", async (mode, overrides, code, message) => {
    // As a function, since the constructor refuses some.
    const error = await failure((async () => run(child(mode, overrides)))());
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  // What a tool of the Python SDKs answers that returns `list[dict]` and finds nothing.
  test.each([[null], ["[].{id: id}"]])("no content is an empty list, results: %s", async (results) => {
    expect(await run(child("nothing", { results }))).toMatchObject({ kind: "answer", results: [] });
  });

  test.each([
    ["structured", 'It has: "other", "search"'],
    ["toolless", "It offers none."],
  ])("a tool that is missing is answered with those that are there: %s", async (mode, hint) => {
    expect((await failure(run(child(mode, { tool: "find" })))).hint).toBe(hint);
  });

  test("stop while it starts leaves nothing", async () => {
    const { config } = mark(child("never-ready"));
    await drive(
      config,
      (marked) => stoppedWhileStarting(mcpRetriever(marked, makePorts())),
      async () => {},
    );
  });
});

/** The SDK's own server behind a loopback address; `stream` answers as event streams. */
async function httpServer(stream: boolean): Promise<Loopback> {
  const server = new Server({ name: "test", version: "1" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [{ name: "search", inputSchema: { type: "object" } }],
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    return { content: [], structuredContent: { documents: [{ id: params.arguments?.["query"] }] } };
  });
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
    enableJsonResponse: !stream,
  });
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  return serve((seen, response) => {
    const body: unknown = seen.body === "" ? undefined : JSON.parse(seen.body);
    void transport.handleRequest(response.req, response, body);
  });
}

describe("over HTTP", () => {
  test.each([[false], [true]])("event stream: %s", async (stream) => {
    const server = await httpServer(stream);
    const headers = { authorization: { env: "TOKEN", prefix: "Bearer " } };
    const answer = await run(mcp({ url: `${server.url}/mcp`, headers }));
    expect(answer).toMatchObject({
      kind: "answer",
      results: [{ id: "hello" }],
      elapsed_ms: expect.any(Number),
      retries: 0,
    });
    expect(new Set(server.seen.map(({ headers: sent }) => sent.authorization))).toStrictEqual(
      new Set(["Bearer s3cret"]),
    );
    // One connection, no listening for notifications, and the session is ended.
    expect(new Set(server.seen.map(({ connection }) => connection)).size).toBe(1);
    expect(server.seen.map(({ method }) => method)).toStrictEqual(["POST", "POST", "POST", "POST", "DELETE"]);
  });

  test.each<[string, number, Readonly<Record<string, string>>, string, number]>([
    ["an error status", 500, {}, "500", 1],
    ["overload, twice asked again,", 503, { "retry-after": "0" }, "503", 3],
    [
      "a redirect",
      307,
      { location: "http://169.254.169.254/" },
      "redirects (307) to http://169.254.169.254/",
      1,
    ],
  ])("%s at the first message ends the run", async (_, status, headers, message, asked) => {
    const server = await serve((__, response) => sendJson(response, {}, status, headers));
    const error = await failure(run(mcp({ url: server.url })));
    expect(error.code).toBe("retriever_start");
    expect(error.message).toContain(message);
    expect(error.hint).toBeUndefined();
    expect(server.seen.length).toBe(asked);
  });

  test("an endpoint of the legacy transport is named", async () => {
    // What such a server's /sse answers to a message.
    const server = await serve((__, response) => response.writeHead(405, { allow: "GET" }).end());
    const error = await failure(run(mcp({ url: `${server.url}/sse` })));
    expect(error).toMatchObject({ code: "retriever_start", hint: expect.stringContaining("legacy SSE") });
  });

  test("a missing server ends the run, an empty secret before anything is asked", async () => {
    const gone = await serve(() => {});
    await gone.close();
    expect(await failure(run(mcp({ url: gone.url })))).toMatchObject({
      code: "retriever_failed",
      message: expect.stringContaining("refused"),
    });
    const headers = { authorization: { env: "MISSING", prefix: "" } };
    const config = mcp({ url: gone.url, headers });
    await mcpRetriever(child("structured"), makePorts()).check!();
    for (const work of [run(config), mcpRetriever(config, makePorts()).check!()])
      expect(await failure(work)).toMatchObject({ code: "missing_secret", exitCode: 2 });
  });

  test("an answer that does not come", async () => {
    const server = await serve(() => {});
    expect((await failure(run(mcp({ url: server.url, timeout_ms: 300 })))).code).toBe("retriever_timeout");
  });
});
