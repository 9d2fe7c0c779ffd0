import type { RetrieverConfig } from "../../model/config.ts";
import {
  CA,
  COMMON,
  HEADERS,
  type KindDescription,
  address,
  extraction,
  objectOf,
  program,
} from "../kind.ts";
import type { WrittenHeaders } from "./http.ts";

export interface McpRetriever extends RetrieverConfig {
  readonly kind: "mcp";
  /** One of the two is null. */
  readonly command: readonly string[] | null;
  readonly url: string | null;
  readonly headers: WrittenHeaders;
  /** PEM, relative to the repository root. */
  readonly ca?: string | null;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** JMESPath. */
  readonly results: string | null;
  readonly degraded: string | null;
  readonly latency_ms: string | null;
}

export const MCP: KindDescription<McpRetriever> = {
  kind: "mcp",
  meaning: "A tool of a Model Context Protocol server, over standard input and output or HTTP",
  schema: {
    ...objectOf("mcp", "A tool of a Model Context Protocol server.", ["tool"], {
      command: program(["node", "server.mjs"], "The server, spoken to on its standard input and output."),
      url: address("The server's streamable HTTP endpoint.", "http://127.0.0.1:3000/mcp"),
      headers: HEADERS,
      ca: CA,
      tool: { description: "Name of the tool.", type: "string", minLength: 1, examples: ["search"] },
      arguments: {
        description: "Of the tool, with {{query}} and {{k}}.",
        type: "object",
        additionalProperties: true,
        default: { query: "{{query}}" },
        examples: [{ query: "{{query}}", limit: "{{k}}" }],
      },
      ...extraction({
        description:
          "JMESPath over the structured content, or the text parsed as JSON. Absent: the list that the answer holds, or lines of text.",
        examples: ["documents[].{id: id, score: score}"],
      }),
      ...COMMON,
    }),
    oneOf: [{ required: ["command"] }, { required: ["url"] }],
    "x-expected": "either `command` or `url`",
  },
  server: ({ url }) => url,
};
