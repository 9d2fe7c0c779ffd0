import { randomUUID } from "node:crypto";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, test } from "vitest";
import type { McpRetriever } from "../../src/retrievers/kinds.ts";
import { mcpRetriever } from "../../src/retrievers/mcp.ts";
import { type Handler, type Loopback, sendJson, serve } from "../helpers/loopback.ts";
import {
  ask,
  childScript,
  drive,
  failure,
  ids,
  type Logged,
  makePorts,
  mcpConfig,
  mark,
  stoppedWhileStarting,
} from "./harness.ts";
import { values } from "../helpers/table.ts";

const childConfig = (mode: string, overrides: Partial<McpRetriever> = {}): McpRetriever =>
  mcpConfig({ command: [process.execPath, childScript("mcp.mjs"), mode], ...overrides });

const run = (config: McpRetriever, logged?: Logged) =>
  drive(
    config,
    (marked) =>
      mcpRetriever(marked, makePorts({ environment: { ...process.env, TOKEN: "s3cret" } }, logged)),
    (retriever) => ask(retriever),
  );

describe("kind: mcp over standard input and output", () => {
  test.each([
    ["structured", "documents"],
    ["text", "documents"],
    ["texts", "[]"],
    ["texts", null],
    ["behind-999", "documents"],
  ])("reads %s content with results: %s", async (mode, results) => {
    const logged: Logged = { text: "" };
    const answer = await run(childConfig(mode, { results }), logged);

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
    expect(logged.text).not.toContain("jsonrpc");
  });

  test("matches concurrent calls by id", async () => {
    await drive(
      childConfig("structured"),
      (config) => mcpRetriever(config, makePorts()),
      async (retriever) => {
        const answers = await Promise.all(["a", "b", "c"].map((query) => ask(retriever, query)));

        expect(answers.map((answer) => ids(answer)[0])).toStrictEqual(["a", "b", "c"]);
        expect(
          answers.every((answer) => answer.kind === "answer" && answer.elapsed_ms !== null),
        ).toBe(true);
      },
    );
  });

  test.each([
    ["prose", 'is text, not JSON: "I found two documents."', {}],
    ["nothing", 'retriever.results "documents" found nothing, not a list', {}],
    ["fails", "the index is closed", {}],
    ["refuses", "closed", { results: null }],
    ["throws", "thrown in the tool", {}],
  ])("fails its query: %s", async (mode, message, overrides) => {
    expect(await run(childConfig(mode, overrides))).toStrictEqual({
      kind: "error",
      message: expect.stringContaining(message),
      retries: 0,
    });
  });

  test.each(
    values<[string, Partial<McpRetriever>, string, string]>(`
hangs | {"timeout_ms":300} | retriever_timeout | no answer to "hello" within timeout_ms (300 ms)
dies | {} | retriever_failed | exited with code 7 before the run was over
mixed | {} | retriever_answer | is not JSON: "searching... {
banner-hangs | {"timeout_ms":2000} | retriever_timeout | within timeout_ms (2000 ms); 1 of its lines on standard output was no message
never-ready | {"startup_timeout_ms":1500} | retriever_timeout | was not ready within startup_timeout_ms (1500 ms)
structured | {"command":["node","-e","0"]} | retriever_failed | the MCP server "node -e 0" exited with code 0 before the run
behind-1000 | {} | retriever_start | has no tool "search"
structured | {"command":["no-such-program"]} | retriever_start | the command "no-such-program" was not found
structured | {"arguments":{"query":"fixed"}} | invalid_config | no {{query}}
structured | {"results":"]["} | invalid_config | is not JMESPath
`),
  )("ends the run: %s %j", async (mode, overrides, code, message) => {
    // As a function, since the constructor refuses some.
    const error = await failure((async () => run(childConfig(mode, overrides)))());

    expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  test("reads links and resources, and skips the sentence beside them", async () => {
    const answer = await run(childConfig("links", { results: null }));

    expect(answer).toMatchObject({
      kind: "answer",
      results: [{ path: "/srv/docs/hello.md" }, { path: "docs/b.md", text: "beta" }],
    });
  });

  test("gives blocks to an expression, and names an unreadable type", async () => {
    const uris = await run(
      childConfig("links", { results: "content[?type=='resource_link'].{id: uri}" }),
    );
    const image = await run(childConfig("image", { results: null }));

    expect(ids(uris)).toStrictEqual(["file:///srv/docs/hello.md"]);
    expect(ids(image)).toContain('a block of type "image"');
  });

  test("reads a text by the pattern of its lines", async () => {
    const results = { lines: "^- (?<path>\\S+) \\(score (?<score>[\\d.]+)\\)$", empty: null };

    const answer = await run(childConfig("lines", { results }));

    expect(answer).toMatchObject({
      results: [
        { path: "hello.md", score: 3.3 },
        { path: "b.md", score: 3.3 },
      ],
      rounded_scores: true,
    });
  });

  test("skips lines that are no messages, and logs them", async () => {
    const logged: Logged = { text: "" };

    const answer = await run(childConfig("banner"), logged);

    expect(answer).toMatchObject({ kind: "answer" });
    expect(logged.text).toContain("searching...\n[1]\n");
  });

  test("reads null as an absent member", async () => {
    const command = [process.execPath, childScript("mcp-nulls.mjs")];

    const answer = await run(mcpConfig({ command, results: null }));

    expect(ids(answer)).toStrictEqual(["hello"]);
  });

  // What a tool of the Python SDKs answers that returns `list[dict]` and finds nothing.
  test.each([[null], ["[].{id: id}"]])(
    "reads no content as an empty list, results: %s",
    async (results) => {
      expect(await run(childConfig("nothing", { results }))).toMatchObject({
        kind: "answer",
        results: [],
      });
    },
  );

  test.each([
    ["structured", 'It has "other", "search": write one of them.'],
    ["behind-60", `It has ${'"other", '.repeat(56).slice(0, 500)}: write one of them.`],
    ["toolless", "It offers none: see in retriever.log whether it started as a whole."],
  ])("names the existing tools if the tool is missing: %s", async (mode, hint) => {
    expect((await failure(run(childConfig(mode, { tool: "find" })))).hint).toBe(hint);
  });

  test("leaves nothing if it is stopped while starting", async () => {
    const { config } = mark(childConfig("never-ready"));
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
  let refused = 0;
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
    enableJsonResponse: !stream,
  });
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  return serve((seen, response) => {
    const body: unknown = seen.body === "" ? undefined : JSON.parse(seen.body);
    if (seen.body.includes("tools/call") && refused++ === 0) {
      sendJson(response, {}, 503, { "retry-after": "0" });
    }
    // Some servers take what is no question so.
    else if (stream && seen.body.includes("notifications/")) {
      response.writeHead(204).end();
    } else {
      void transport.handleRequest(response.req, response, body);
    }
  });
}

describe("kind: mcp over HTTP", () => {
  test.each([
    ["JSON", false],
    ["event streams", true],
  ])("reads answers as %s, on one connection, and ends the session", async (_, stream) => {
    const server = await httpServer(stream);
    const headers = { authorization: { env: "TOKEN", prefix: "Bearer " } };
    const logged: Logged = { text: "" };
    const answer = await run(mcpConfig({ url: `${server.url}/mcp`, headers }), logged);

    expect(answer).toMatchObject({
      results: [{ id: "hello" }],
      elapsed_ms: expect.any(Number),
      retries: 1,
    });
    expect(logged.text).toBe("");
    expect(server.seen.every(({ headers: sent }) => sent.authorization === "Bearer s3cret")).toBe(
      true,
    );
    // Nothing is asked by GET, which would listen for notifications; DELETE ends the session.
    expect(new Set(server.seen.map(({ connection }) => connection)).size).toBe(1);
    expect(server.seen.map(({ method }) => method)).toStrictEqual([
      ...Array(5).fill("POST"),
      "DELETE",
    ]);
  });

  test.each<[string, Handler, string, number, string?]>([
    ["an error status", (_, response) => sendJson(response, {}, 500), "500", 1],
    ["overload", (_, response) => sendJson(response, {}, 503, { "retry-after": "0" }), "503", 3],
    [
      "a redirect",
      (_, response) => sendJson(response, {}, 307, { location: "http://169.254.169.254/" }),
      "redirects (307) to http://169.254.169.254/",
      1,
    ],
    [
      "a connection that breaks",
      (_, __, socket) => socket.destroy(),
      "the connection was reset",
      3,
    ],
    ["an empty answer", (_, response) => response.end(), "Unexpected content type: null", 1],
    // What such a server's /sse answers to a message.
    [
      "the legacy transport",
      (_, response) => response.writeHead(405).end(),
      "405",
      1,
      "legacy SSE",
    ],
  ])("ends the run on %s at the first message", async (_, handler, message, asked, hint) => {
    const server = await serve(handler);
    const error = await failure(run(mcpConfig({ url: server.url })));

    expect(error.code).toBe("retriever_start");
    expect(error.message).toContain(`the MCP server "${server.url}": `);
    expect(error.message).toContain(message);
    expect(error.hint).toContain(hint ?? "streamable HTTP endpoint");
    expect(server.seen.length).toBe(asked);
  });

  test.each(["application/json", "text/event-stream"])(
    "reads null as an absent member, as %s",
    async (type) => {
      const results: Readonly<Record<string, object>> = {
        initialize: {
          protocolVersion: "2025-06-18",
          capabilities: { tools: {} },
          serverInfo: { name: "nulls", version: "1", title: null },
        },
        "tools/list": {
          tools: [{ name: "search", inputSchema: { type: "object" }, annotations: null }],
        },
        "tools/call": {
          content: [],
          isError: null,
          structuredContent: { documents: [{ id: "a", path: null }] },
        },
      };
      const server = await serve((seen, response) => {
        const { id, method }: { id?: number; method: string } = JSON.parse(
          seen.body || '{"method":""}',
        );
        const message = JSON.stringify({
          jsonrpc: "2.0",
          id,
          result: results[method],
          _meta: null,
        });
        if (results[method] === undefined) {
          response.writeHead(202).end();
        } else if (type === "application/json") {
          response.writeHead(200, { "content-type": type }).end(message);
        } else {
          response
            .writeHead(200, { "content-type": type })
            .end(`event: message\ndata: ${message}\n\n`);
        }
      });

      const answer = await run(mcpConfig({ url: server.url }));

      expect(ids(answer)).toStrictEqual(["a"]);
    },
  );

  test("ends the run for a missing server, and before it for an empty secret", async () => {
    const gone = await serve(() => {});
    await gone.close();
    const refused = { code: "retriever_failed", message: expect.stringContaining("refused") };

    expect(await failure(run(mcpConfig({ url: gone.url })))).toMatchObject(refused);

    const headers = { authorization: { env: "MISSING", prefix: "" } };
    const config = mcpConfig({ url: gone.url, headers });
    await mcpRetriever(childConfig("structured"), makePorts()).check!();

    for (const work of [run(config), mcpRetriever(config, makePorts()).check!()]) {
      expect(await failure(work)).toMatchObject({ code: "missing_secret", exitCode: 2 });
    }
  });

  test("ends the run if no answer comes", async () => {
    const server = await serve(() => {});

    expect((await failure(run(mcpConfig({ url: server.url, timeout_ms: 300 })))).code).toBe(
      "retriever_timeout",
    );
  });
});
