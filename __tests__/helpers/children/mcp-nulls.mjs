// An MCP server without an SDK, which writes null for every optional member that it has no value for.
import { createInterface } from "node:readline";

const results = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {}, prompts: null },
    serverInfo: { name: "nulls", version: "1", title: null },
    instructions: null,
    _meta: null,
  }),
  "tools/list": () => ({
    tools: [
      {
        name: "search",
        title: null,
        description: null,
        inputSchema: { type: "object" },
        annotations: null,
      },
    ],
    nextCursor: null,
  }),
  "tools/call": ({ arguments: { query } }) => ({
    content: [
      {
        type: "text",
        text: JSON.stringify([{ id: query, path: null }]),
        annotations: null,
        _meta: null,
      },
    ],
    structuredContent: null,
    isError: null,
    _meta: null,
  }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  const result = results[method]?.(params);
  if (result === undefined) {
    continue;
  }
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, result, error: null })}\n`);
}
