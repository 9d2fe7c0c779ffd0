// An MCP server with one tool, over standard input and output.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { search } from "../http-search/search.mjs";

const inputSchema = {
  type: "object",
  properties: { query: { type: "string" }, limit: { type: "integer", minimum: 1 } },
  required: ["query", "limit"],
};
const server = new Server({ name: "handbook", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [{ name: "search", description: "Searches the handbook", inputSchema }],
}));
server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
  const documents = search(params.arguments.query, params.arguments.limit);
  return {
    content: [{ type: "text", text: JSON.stringify({ documents }) }],
    structuredContent: { documents },
  };
});
process.stdin.on("end", () => process.exit(0));
await server.connect(new StdioServerTransport());
