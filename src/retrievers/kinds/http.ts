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

/** As written, or the value of a variable of the step's environment behind a prefix. */
export type HeaderValue = string | { readonly env: string; readonly prefix: string };
export type WrittenHeaders = Readonly<Record<string, HeaderValue>>;

export const PRESET_NAMES = [
  "elasticsearch",
  "opensearch",
  "qdrant",
  "meilisearch",
  "typesense",
  "solr",
  "chroma",
  "weaviate",
] as const;

/** The request that turns a query into a vector. Templates and expressions as in HttpRetriever. */
export interface EmbedRequest {
  readonly url: string;
  readonly headers: WrittenHeaders;
  readonly body: unknown;
  readonly vector: string;
}

/** Templates hold `{{query}}`, `{{k}}`, `{{vector}}`, addresses and commands `{{port}}`. Null: not written. */
export interface HttpRetriever extends RetrieverConfig {
  readonly kind: "http";
  readonly preset: (typeof PRESET_NAMES)[number] | null;
  readonly url: string;
  readonly method: string | null;
  readonly headers: WrittenHeaders;
  readonly body: unknown;
  /** JMESPath. */
  readonly results: string | null;
  readonly degraded: string | null;
  readonly latency_ms: string | null;
  readonly embed: EmbedRequest | null;
  readonly ready_url: string | null;
  readonly start: { readonly command: readonly string[]; readonly stop: readonly string[] | null } | null;
  /** PEM, relative to the repository root. */
  readonly ca?: string | null;
  /** After 429, 503, resets and time-outs, for one query. */
  readonly retries: number;
}

const EMBED = {
  description: "A request before the search whose answer fills {{vector}}; its time is part of the query's.",
  type: "object",
  required: ["url", "body", "vector"],
  additionalProperties: false,
  properties: {
    url: address("Where the embedding is asked for, by POST.", "http://127.0.0.1:8080/embed"),
    headers: HEADERS,
    body: { description: "Sent as JSON.", examples: [{ input: "{{query}}" }] },
    vector: {
      description: "JMESPath to the vector.",
      type: "string",
      minLength: 1,
      examples: ["data[0].embedding"],
    },
  },
};

const START = {
  description: "A server to start; {{port}} is a free port on loopback.",
  type: "object",
  required: ["command"],
  additionalProperties: false,
  properties: {
    command: program(
      ["node", "server.mjs", "{{port}}"],
      "The program that serves; it runs until the gate ends it.",
    ),
    stop: program(["docker", "rm", "-f", "search"], "Run before it is ended."),
  },
};

export const HTTP: KindDescription<HttpRetriever> = {
  kind: "http",
  meaning: "A server that answers JSON over HTTP, already running or started by the gate",
  schema: objectOf(
    "http",
    "A server that answers JSON over HTTP. Placeholders: {{query}}, {{k}}, {{vector}} in the request, {{port}} in addresses and commands.",
    ["url"],
    {
      preset: {
        description: "Fills method, body and results for a known server; keys written here win.",
        enum: PRESET_NAMES,
      },
      url: address("Placeholders are percent-encoded.", "http://127.0.0.1:9200/docs/_search"),
      method: { description: "POST where there is a body, else GET.", enum: ["GET", "POST", "PUT"] },
      headers: HEADERS,
      ca: CA,
      body: {
        description:
          'Sent as JSON. "{{k}}" alone becomes the number, "{{vector}}" the list; inside other text they are text.',
        examples: [{ q: "{{query}}", size: "{{k}}" }],
      },
      ...extraction({
        description:
          'JMESPath to the list of results. Absent: the server answers as a command does, {"results": [...]}.',
        examples: ["hits.hits[].{id: _id, score: _score, path: _source.path}"],
      }),
      embed: EMBED,
      ready_url: address(
        "Asked until it answers 2xx, at most startup_timeout_ms.",
        "http://127.0.0.1:{{port}}/health",
      ),
      start: START,
      retries: {
        description: "For one query, after 429, 503, reset connections and time-outs.",
        type: "integer",
        minimum: 0,
        maximum: 10,
        default: 2,
      },
      ...COMMON,
    },
  ),
  server: ({ url, start }) => (start === null ? url : null),
};
