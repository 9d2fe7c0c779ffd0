// A server of the official SDK over standard input and output; its tool "search" behaves as the first argument says.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const mode = process.argv[2] ?? "structured";
const results = (query, limit) => [
  { id: query, score: 1 },
  { id: String(limit), score: 0.5 },
];
const text = (value) => ({
  type: "text",
  text: typeof value === "string" ? value : JSON.stringify(value),
});

const modes = {
  structured: (query, limit) => ({
    content: [],
    structuredContent: { documents: results(query, limit) },
  }),
  text: (query, limit) => ({ content: [text({ documents: results(query, limit) })] }),
  texts: (query, limit) => ({ content: results(query, limit).map(text) }),
  prose: () => ({ content: [text("I found two documents.")] }),
  nothing: () => ({ content: [] }),
  fails: () => ({ content: [text("the index is closed")], isError: true }),
  throws: () => {
    throw new Error("thrown in the tool");
  },
  hangs: () => new Promise(() => {}),
  // Standing for a server that ends itself in the middle of its work.
  // oxlint-disable-next-line unicorn/no-process-exit
  dies: () => process.exit(7),
  banner: (query, limit) => {
    process.stdout.write("searching...\n[1]\n");
    return modes.structured(query, limit);
  },
  mixed: (query, limit) => {
    process.stdout.write("searching... ");
    return modes.structured(query, limit);
  },
  "banner-hangs": () => {
    process.stdout.write("searching...\n");
    return new Promise(() => {});
  },
};

process.stderr.write(`mode ${mode}\n`);
if (mode === "never-ready") {
  setInterval(() => {}, 1000);
} else {
  const server = new Server({ name: "test", version: "1" }, { capabilities: { tools: {} } });
  // `behind-8`: eight other tools are listed before `search`; one in any other mode.
  const others = Array(Number(mode.split("-")[1]) || 1).fill("other");
  const names = mode === "toolless" ? [] : [...others, "search"];
  // A page has 40 tools.
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    const start = Number(params?.cursor ?? 0);
    const end = start + 40;
    const tools = names
      .slice(start, end)
      .map((name) => ({ name, inputSchema: { type: "object" } }));
    return { tools, ...(end < names.length && { nextCursor: String(end) }) };
  });
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    (modes[mode] ?? modes.structured)(params.arguments.query, params.arguments.limit),
  );
  await server.connect(new StdioServerTransport());
}
