/**
 * A Model Context Protocol server of the npm SDK over the collection: words in common, the rarer
 * the more.
 */
import { readFileSync } from "node:fs";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const wordSet = (text) => new Set(text.toLowerCase().match(/\w+/g));
const docs = JSON.parse(readFileSync(process.env.DOCS, "utf8")).map(({ path, title, text }) => {
  return { path, words: wordSet(`${title} ${text}`) };
});
const seen = new Map();
for (const doc of docs) {
  for (const word of doc.words) {
    seen.set(word, (seen.get(word) ?? 0) + 1);
  }
}

function searchDocuments(query, limit) {
  const asked = [...wordSet(query)].filter((word) => seen.has(word));
  return docs
    .map(({ path, words: own }) => {
      const shared = asked.filter((word) => own.has(word));
      return {
        path,
        score: shared.reduce((sum, word) => sum + Math.log(docs.length / seen.get(word)), 0),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}

const properties = { query: { type: "string" }, limit: { type: "integer", minimum: 1 } };
const inputSchema = { type: "object", properties, required: ["query", "limit"] };
const server = new Server(
  { name: "collection", version: "1.0.0" },
  { capabilities: { tools: {} } },
);
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [{ name: "search", description: "Searches the collection", inputSchema }],
}));
server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
  const documents = searchDocuments(params.arguments.query, params.arguments.limit);
  return {
    content: [{ type: "text", text: JSON.stringify({ documents }) }],
    structuredContent: { documents },
  };
});
process.stdin.on("end", () => process.exit(0));
await server.connect(new StdioServerTransport());
