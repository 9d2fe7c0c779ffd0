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
  askHello,
  childScript,
  drive,
  failure,
  findMarkedProcesses,
  idsOrMessage,
  type Logged,
  makePorts,
  makeRetriever,
  mcpConfig,
} from "./harness.ts";
import { values } from "../helpers/table.ts";

/**
 * Returns the config of the server helpers/children/mcp.mjs, which behaves as its mode says. In
 * mode `behind-60` it lists 60 other tools before `search`.
 */
const childConfig = (mode: string, overrides: Partial<McpRetriever> = {}): McpRetriever =>
  mcpConfig({ command: [process.execPath, childScript("mcp.mjs"), mode], ...overrides });

/** Asks a retriever of this config once for `hello`, with the secret TOKEN in the environment. */
const askHelloOnce = (config: McpRetriever, logged: Logged = { text: "" }) =>
  drive(config, askHello, { environment: { ...process.env, TOKEN: "s3cret" }, logged });

describe("kind: mcp over standard input and output", () => {
  // The tool echoes its arguments: the first id is the query, "hello", and the second is k, 10. The
  // texts together are a list, which `[]` finds. With null the config has no expression.
  test.each([
    { form: "structured content", mode: "structured", results: "documents" },
    { form: "JSON in one text", mode: "text", results: "documents" },
    { form: "a text for each result", mode: "texts", results: "[]" },
    { form: "a text for each result", mode: "texts", results: null },
    { form: "a tool of the second page", mode: "behind-60", results: "documents" },
  ])("reads $form with results: $results", async ({ mode, results }) => {
    const logged: Logged = { text: "" };

    const answer = await askHelloOnce(childConfig(mode, { results }), logged);

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
    const answers = await drive(childConfig("structured"), (retriever) =>
      Promise.all(["a", "b", "c"].map((query) => ask(retriever, query))),
    );

    // The tool echoes the query as its first id.
    expect(answers.map((answer) => idsOrMessage(answer)[0])).toStrictEqual(["a", "b", "c"]);
    expect(answers.every((answer) => answer.kind === "answer" && answer.elapsed_ms !== null)).toBe(
      true,
    );
  });

  test.each(
    values<readonly [string, string, string]>(`
# what the tool does | its mode in mcp.mjs | a part of the query's error
answers with prose | prose | neither JSON nor a list of names: "I found two documents."
answers with no content | nothing | retriever.results "documents" found nothing, not a list
says that it failed | fails | the index is closed
throws | throws | thrown in the tool
`),
  )("fails the query, and not the run, if the tool %s", async (_, mode, message) => {
    expect(await askHelloOnce(childConfig(mode))).toStrictEqual({
      kind: "error",
      message: expect.stringContaining(message),
      retries: 0,
    });
  });

  test.each(
    values<[string, string, Partial<McpRetriever>, string, string]>(`
# what is wrong | the mode of mcp.mjs | settings of the retriever | the error's code | a part of its message
a tool that hangs | hangs | {"timeout_ms":300} | retriever_timeout | no answer to "hello" within timeout_ms (300 ms)
a tool that ends its server | dies | {} | retriever_failed | exited with code 7 before the run was over
a text on the line of a message | mixed | {} | retriever_answer | is not JSON: "searching... {
a tool that prints a line and hangs | banner-hangs | {"timeout_ms":2000} | retriever_timeout | within timeout_ms (2000 ms)
a server that is never ready | never-ready | {"startup_timeout_ms":1500} | retriever_timeout | was not ready within startup_timeout_ms (1500 ms)
a command that ends | structured | {"command":["node","-e","0"]} | retriever_failed | the MCP server "node -e 0" exited with code 0 before the run
a command that is not there | structured | {"command":["no-such-program"]} | retriever_start | the command "no-such-program" was not found
arguments without the query | structured | {"arguments":{"query":"fixed"}} | invalid_config | no {{query}}
an expression that is none | structured | {"results":"]["} | invalid_config | is not JMESPath
`),
  )("ends the run for %s", async (_, mode, overrides, code, message) => {
    const error = await failure(askHelloOnce(childConfig(mode, overrides)));

    expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  test("skips lines that are no messages, and logs them", async () => {
    const logged: Logged = { text: "" };

    const answer = await askHelloOnce(childConfig("banner"), logged);

    expect(answer).toMatchObject({ kind: "answer" });
    expect(logged.text).toContain("searching...\n[1]\n");
  });

  test("reads null as an absent member", async () => {
    // A server that writes null for absent members, and answers with the query as an id.
    const command = [process.execPath, childScript("mcp-nulls.mjs")];

    const answer = await askHelloOnce(mcpConfig({ command, results: null }));

    expect(idsOrMessage(answer)).toStrictEqual(["hello"]);
  });

  // A hint names tools up to 500 characters: `"other", ` has 9, and 56 × 9 = 504.
  test.each([
    ["two tools", "structured", 'It has "other", "search": write one of them.'],
    [
      "sixty tools called other",
      "behind-60",
      `It has ${'"other", '.repeat(56).slice(0, 500)}: write one of them.`,
    ],
    ["no tool", "toolless", "It offers none: see in retriever.log whether it started as a whole."],
  ])("names the tools of a server that has %s, and not the wanted one", async (_, mode, hint) => {
    const error = await failure(askHelloOnce(childConfig(mode, { tool: "find" })));

    expect(error.hint).toBe(hint);
  });

  test("a server that is stopped while it starts leaves no process", async () => {
    const { retriever, mark } = makeRetriever(childConfig("never-ready"));

    const startEnded = retriever.start().catch(() => {});
    await retriever.stop();
    await startEnded;

    expect(findMarkedProcesses(mark)).toEqual([]);
  });
});

/**
 * Serves the SDK's own server, which answers as JSON or as event streams. The first call of a tool
 * is refused with 503.
 */
async function serveSdkServer(form: "JSON" | "event streams"): Promise<Loopback> {
  const isStream = form === "event streams";
  const server = new Server({ name: "test", version: "1" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [{ name: "search", inputSchema: { type: "object" } }],
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    return { content: [], structuredContent: { documents: [{ id: params.arguments?.["query"] }] } };
  });
  let toolCalls = 0;
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
    enableJsonResponse: !isStream,
  });
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  return serve((seen, response) => {
    const body: unknown = seen.body === "" ? undefined : JSON.parse(seen.body);
    if (seen.body.includes("tools/call") && toolCalls++ === 0) {
      sendJson(response, {}, 503, { "retry-after": "0" });
    }
    // Some servers answer a notification with 204 instead of 202.
    else if (isStream && seen.body.includes("notifications/")) {
      response.writeHead(204).end();
    } else {
      void transport.handleRequest(response.req, response, body);
    }
  });
}

describe("kind: mcp over HTTP", () => {
  test.each(["JSON", "event streams"] as const)(
    "reads answers as %s, on one connection, and ends the session",
    async (form) => {
      const server = await serveSdkServer(form);
      // The variable TOKEN is `s3cret`.
      const headers = { authorization: { env: "TOKEN", prefix: "Bearer " } };
      const logged: Logged = { text: "" };

      const answer = await askHelloOnce(mcpConfig({ url: `${server.url}/mcp`, headers }), logged);

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
      // The POSTs: two to initialize, the list of tools, and two calls, as the first is refused.
      expect(new Set(server.seen.map(({ connection }) => connection)).size).toBe(1);
      expect(server.seen.map(({ method }) => method)).toStrictEqual([
        ...Array(5).fill("POST"),
        "DELETE",
      ]);
    },
  );

  // Without a status the connection is closed. A `retry-after` of 0 is waited for at once.
  test.each(
    values<
      readonly [string, number | "", Record<string, string>, string | number, number, string]
    >(`
# what ends the run | the status | headers | a part of the message | requests | a part of the hint
an error status | 500 | {} | 500 | 1 | streamable HTTP endpoint
overload, after two retries | 503 | {"retry-after":"0"} | 503 | 3 | streamable HTTP endpoint
a redirect | 307 | {"location":"http://169.254.169.254/"} | redirects (307) to http://169.254.169.254/ | 1 | streamable HTTP endpoint
a broken connection, after two retries | | {} | the connection was reset | 3 | streamable HTTP endpoint
an empty answer | 200 | {} | Unexpected content type: null | 1 | streamable HTTP endpoint
the 405 that the legacy transport answers at /sse | 405 | {} | 405 | 1 | legacy SSE
`),
  )("ends the run on %s, at the first message", async (_, status, headers, ...cells) => {
    const [message, requests, hint] = cells;
    const server = await serve((_request, response, socket) =>
      status === "" ? socket.destroy() : response.writeHead(status, headers).end(),
    );

    const error = await failure(askHelloOnce(mcpConfig({ url: server.url })));

    expect(error.code).toBe("retriever_start");
    expect(error.message).toContain(`the MCP server "${server.url}": `);
    // A number is a status.
    expect(error.message).toContain(String(message));
    expect(error.hint).toContain(hint);
    expect(server.seen.length).toBe(requests);
  });

  /** What a server answers to a method if it writes null for absent members. */
  const RESULTS_WITH_NULLS: Readonly<Record<string, object>> = {
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

  test.each(["application/json", "text/event-stream"])(
    "reads null as an absent member, as %s",
    async (type) => {
      const server = await serve((seen, response) => {
        const { id, method = "" } = JSON.parse(seen.body || "{}");
        const result = RESULTS_WITH_NULLS[method];
        const message = JSON.stringify({ jsonrpc: "2.0", id, result, _meta: null });
        const body = type === "application/json" ? message : `event: message\ndata: ${message}\n\n`;
        response.writeHead(result === undefined ? 202 : 200, { "content-type": type });
        response.end(result === undefined ? "" : body);
      });

      const answer = await askHelloOnce(mcpConfig({ url: server.url }));

      // RESULTS_WITH_NULLS has one document, with `id: "a"` and `path: null`.
      expect(idsOrMessage(answer)).toStrictEqual(["a"]);
    },
  );

  test("ends the run if the server is gone, or gives no answer", async () => {
    const gone = await serve(() => {});
    const silent = await serve(() => {});
    await gone.close();

    const refused = await failure(askHelloOnce(mcpConfig({ url: gone.url })));
    const late = await failure(askHelloOnce(mcpConfig({ url: silent.url, timeout_ms: 300 })));

    expect(refused.code).toBe("retriever_failed");
    expect(refused.message).toContain("refused");
    expect(late.code).toBe("retriever_timeout");
  });

  test("refuses a missing secret at the check, and before anything is asked", async () => {
    const server = await serve(() => {});
    const headers = { authorization: { env: "MISSING", prefix: "" } };
    const config = mcpConfig({ url: server.url, headers });
    const check = (each: McpRetriever) => mcpRetriever(each, makePorts()).check!();

    for (const work of [askHelloOnce(config), check(config)]) {
      expect(await failure(work)).toMatchObject({ code: "missing_secret", exitCode: 2 });
    }
    expect(server.seen).toStrictEqual([]);
    await expect(check({ ...config, headers: {} })).resolves.toBeUndefined();
  });
});
