/**
 * What config, docs and other folders need to know of each kind of retriever. An adapter is loaded
 * when it is used.
 */
import type { RetrieverConfig } from "../model/config.ts";
import type { Extraction } from "./expression.ts";
import type { TextPattern } from "./text-lines.ts";
import {
  CA,
  COMMON_KEYS,
  CWD,
  HEADERS,
  type KindDescription,
  PARAMS,
  addressSchema,
  extractionSchemas,
  fileSchema,
  flagSchema,
  LINES_ONLY,
  objectSchema,
  programSchema,
  resultsSchema,
  textSchema,
} from "./kind.ts";

/** The config of `kind: command`. */
export interface CommandRetriever extends RetrieverConfig {
  readonly kind: "command";
  /** The program and its arguments; no shell reads them. */
  readonly command: readonly string[];
  /** Whether the program prints `{"ready":true}` before the first query. */
  readonly ready: boolean;
  /** Whether a process is started for each query, with `{{query}}` and `{{k}}` in the arguments. */
  readonly per_query: boolean;
  /** `lines` is always there. Null: answers are JSON. */
  readonly results?: TextPattern | null;
}

/** Describes `kind: command`; command.ts is its adapter. */
export const COMMAND: KindDescription<CommandRetriever> = {
  kind: "command",
  meaning:
    "A program that answers JSON Lines on standard input and output, kept running or started per query",
  schema: objectSchema(
    "command",
    "A child process that answers JSON Lines on its standard input and output.",
    ["command"],
    {
      command: programSchema(["python3", "retrieval/serve.py"], "The program and its arguments."),
      ready: flagSchema('Wait for a line {"ready":true} before the first query.'),
      per_query: flagSchema("One process a query, {{query}} and {{k}} in the arguments."),
      results: LINES_ONLY,
      ...COMMON_KEYS,
    },
  ),
};

/** A header's value as written, or a variable of the step's environment, put behind a prefix. */
type HeaderValue = string | { readonly env: string; readonly prefix: string };
/** The headers of a request by name, as the config has them. */
export type WrittenHeaders = Readonly<Record<string, HeaderValue>>;

/** The servers for which `preset` knows the request and the answer (http-plan.ts). */
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

/** The request that turns a query into a vector. */
interface EmbedRequest {
  /** With `headers` and `body` a template, as in HttpRetriever. */
  readonly url: string;
  readonly headers: WrittenHeaders;
  readonly body: unknown;
  /** JMESPath to the vector in the answer. */
  readonly vector: string;
}

/**
 * The config of `kind: http`. `url`, `headers` and `body` are templates, with `{{query}}`, `{{k}}`,
 * `{{vector}}` and `{{params.NAME}}`; addresses and commands may have `{{port}}`. Null: not
 * written.
 */
export interface HttpRetriever extends RetrieverConfig, Extraction {
  readonly kind: "http";
  readonly preset: (typeof PRESET_NAMES)[number] | null;
  readonly url: string;
  readonly method: string | null;
  readonly headers: WrittenHeaders;
  readonly body: unknown;
  readonly embed: EmbedRequest | null;
  /** Asked until it answers 2xx, before the first query. */
  readonly ready_url: string | null;
  /** The server that the gate starts; null if it runs already. */
  readonly start: {
    readonly command: readonly string[];
    /** A command that is run before the server is ended. */
    readonly stop: readonly string[] | null;
  } | null;
  /** PEM, relative to the repository root. */
  readonly ca?: string | null;
  /**
   * At most so many for one request, after 429, 502, 503, 504, broken connections and time-outs.
   * With `embed` a query sends two requests.
   */
  readonly retries: number;
}

/** Schema of `embed`. */
const EMBED = {
  description:
    "A request before the search whose answer fills {{vector}}; its time is part of the query's.",
  type: "object",
  required: ["url", "body", "vector"],
  additionalProperties: false,
  properties: {
    url: addressSchema("Where the embedding is asked for, by POST.", "http://127.0.0.1:8080/embed"),
    headers: HEADERS,
    body: { description: "Sent as JSON.", examples: [{ input: "{{query}}" }] },
    vector: textSchema("JMESPath to the vector.", "data[0].embedding"),
  },
};

/** Schema of `start`. */
const START = {
  description:
    "A server to start. {{port}} is a free port on loopback, which the variable PORT has, too.",
  type: "object",
  required: ["command"],
  additionalProperties: false,
  properties: {
    command: programSchema(
      ["node", "server.mjs", "{{port}}"],
      "The program that serves; it runs until the gate ends it.",
    ),
    stop: programSchema(["docker", "rm", "-f", "search"], "Run before it is ended."),
  },
};

/** Describes `kind: http`; http.ts is its adapter. */
export const HTTP: KindDescription<HttpRetriever> = {
  kind: "http",
  meaning: "A server that answers JSON over HTTP, already running or started by the gate",
  schema: objectSchema(
    "http",
    "A server that answers JSON over HTTP. Placeholders: {{query}}, {{k}}, {{vector}} in the request, {{port}} in addresses and commands.",
    ["url"],
    {
      preset: {
        description: "Fills method, body and results for a known server; keys written here win.",
        enum: PRESET_NAMES,
      },
      url: addressSchema("Placeholders are percent-encoded.", "http://127.0.0.1:9200/docs/_search"),
      method: {
        description: "POST where there is a body, else GET.",
        enum: ["GET", "POST", "PUT"],
      },
      headers: HEADERS,
      ca: CA,
      body: {
        description:
          'Sent as JSON. "{{k}}" alone becomes the number, "{{vector}}" the list; inside other text they are text.',
        examples: [{ q: "{{query}}", size: "{{k}}" }],
      },
      ...extractionSchemas(
        resultsSchema(
          textSchema(
            'JMESPath to the list of results. Absent: the server answers as a command does, {"results": [...]}.',
            "hits.hits[].{id: _id, score: _score, path: _source.path}",
          ),
        ),
      ),
      embed: EMBED,
      ready_url: addressSchema(
        "Asked until it answers 2xx, at most startup_timeout_ms.",
        "http://127.0.0.1:{{port}}/health",
      ),
      start: START,
      retries: {
        description: "For one query, after 429, 502, 503, 504, broken connections and time-outs.",
        type: "integer",
        minimum: 0,
        maximum: 10,
        default: 2,
      },
      ...COMMON_KEYS,
    },
  ),
  server: ({ url, start }) => (start === null ? url : null),
};

/** The config of `kind: mcp`. */
export interface McpRetriever extends RetrieverConfig, Extraction {
  readonly kind: "mcp";
  /** Exactly one of `command` and `url` is null. */
  readonly command: readonly string[] | null;
  readonly url: string | null;
  readonly headers: WrittenHeaders;
  /** PEM, relative to the repository root. */
  readonly ca?: string | null;
  /** Name of the tool. */
  readonly tool: string;
  /** The tool's arguments: a template with `{{query}}`, `{{k}}` and `{{params.NAME}}`. */
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** Describes `kind: mcp`; mcp.ts is its adapter. */
export const MCP: KindDescription<McpRetriever> = {
  kind: "mcp",
  meaning: "A tool of a Model Context Protocol server, over standard input and output or HTTP",
  schema: {
    ...objectSchema("mcp", "A tool of a Model Context Protocol server.", ["tool"], {
      command: programSchema(
        ["node", "server.mjs"],
        "The server, spoken to on its standard input and output.",
      ),
      url: addressSchema("The server's streamable HTTP endpoint.", "http://127.0.0.1:3000/mcp"),
      headers: HEADERS,
      ca: CA,
      tool: textSchema("Name of the tool.", "search"),
      arguments: {
        description: "Of the tool, with {{query}} and {{k}}.",
        type: "object",
        additionalProperties: true,
        default: { query: "{{query}}" },
        examples: [{ query: "{{query}}", limit: "{{k}}" }],
      },
      ...extractionSchemas(
        resultsSchema(
          textSchema(
            "JMESPath over the structured content, the text parsed as JSON, or `content`, the blocks. Absent: the list that the answer holds, links and resources, or lines of text.",
            "documents[].{id: id, score: score}",
          ),
        ),
      ),
      ...COMMON_KEYS,
    }),
    oneOf: [{ required: ["command"] }, { required: ["url"] }],
    "x-expected": "either `command` or `url`",
  },
  server: ({ url }) => url,
};

/** The config of `kind: module`. */
export interface ModuleRetriever extends RetrieverConfig {
  readonly kind: "module";
  /** Relative to the repository root. */
  readonly path: string;
}

/** Describes `kind: module`; module.ts is its adapter. */
export const MODULE: KindDescription<ModuleRetriever> = {
  kind: "module",
  meaning:
    "An ES module whose default export is (query, { k, signal }) => results, run in a child process",
  schema: objectSchema(
    "module",
    "An ES module whose default export is (query, { k, signal }) => results; runs in a child process.",
    ["path"],
    {
      path: fileSchema("The module's file, relative to the config.", "search.mjs"),
      ...COMMON_KEYS,
    },
  ),
};

/**
 * The config of `kind: python`. The expressions of Extraction are over the value that the function
 * returns.
 */
export interface PythonRetriever extends RetrieverConfig, Extraction {
  readonly results: string | null;
  readonly kind: "python";
  /** `package.module:name`, or `package.module:object.method`. */
  readonly function: string;
  /** As written: a name, a path or the folder of a virtual environment. */
  readonly python: string | null;
  /** Relative to the repository root. */
  readonly path: string | null;
}

/** Describes `kind: python`; python.ts is its adapter. */
export const PYTHON: KindDescription<PythonRetriever> = {
  kind: "python",
  meaning:
    "A function of a Python module, called by a loop that the gate brings, in a child process",
  schema: objectSchema(
    "python",
    "A function of a Python module, called in a child process. Nothing has to be installed for it.",
    ["function"],
    {
      function: {
        description:
          "What is called: a function, a method of an object or of a class built without arguments, or a retriever of LangChain or LlamaIndex.",
        type: "string",
        pattern: "^[^:\\s]+:[^:\\s]+$",
        "x-expected": '"package.module:function"',
        examples: ["handbook.search:search", "handbook.service:service.search"],
      },
      python: textSchema(
        "The interpreter, or the folder of a virtual environment. Absent: VIRTUAL_ENV, `.venv` or `venv`, python3, python.",
        ".venv",
      ),
      path: fileSchema(
        "The folder to import from. Absent: `src` if it is there, and the folder where the function runs.",
        "lib",
      ),
      ...extractionSchemas(
        textSchema(
          "JMESPath over what the function returns, to the list of results. Absent: strings, dicts, tuples and documents are read as they are.",
          "[].{id: doc_id, score: score}",
        ),
      ),
      ...COMMON_KEYS,
    },
  ),
};

/** The config of `kind: run`. */
export interface RunRetriever extends RetrieverConfig {
  readonly kind: "run";
  /** Relative to the repository root. */
  readonly path: string;
}

/** Describes `kind: run`; run.ts is its adapter. */
export const RUN: KindDescription<RunRetriever> = {
  kind: "run",
  meaning: "A recorded run: TREC format, or JSON Lines of rankings or answers; no clock",
  schema: objectSchema("run", "A recorded run: TREC format, or JSON Lines.", ["path"], {
    path: fileSchema("The recorded run, relative to the config.", "runs/bm25.trec"),
    params: PARAMS,
  }),
  clock: () => "recorded",
  data: ({ path }) => ({ file: path, holds: "answers" }),
};

/** The config of `kind: bm25`. */
export interface Bm25Retriever extends RetrieverConfig {
  readonly kind: "bm25";
  /** A JSON Lines corpus, relative to the repository root. */
  readonly corpus: string | null;
  /** Globs, relative to `cwd`. */
  readonly files: readonly string[];
  /** Only the first so many documents are searched; null for all. */
  readonly max_docs?: number | null;
}

/** Describes `kind: bm25`; bm25.ts is its adapter. */
export const BM25: KindDescription<Bm25Retriever> = {
  kind: "bm25",
  meaning:
    "Embedded lexical search over a JSON Lines corpus or files, for a first run and as a yardstick",
  schema: {
    ...objectSchema("bm25", "The embedded BM25, for a first run and as a yardstick.", [], {
      corpus: fileSchema(
        "JSON Lines of documents: `id`, and any of `title`, `text`, `path`, `name`, `qualified_name`, `cluster`, `start`, `end`.",
      ),
      files: {
        description: "Globs; each file is a document.",
        type: "array",
        minItems: 1,
        items: { type: "string", minLength: 1 },
        default: [],
      },
      max_docs: {
        description: "Search only the first so many documents, for a quick look at a large corpus.",
        type: "integer",
        minimum: 1,
        examples: [10_000],
      },
      cwd: CWD,
      params: PARAMS,
    }),
    oneOf: [{ required: ["corpus"] }, { required: ["files"] }],
    "x-expected": "either `corpus` or `files`",
  },
  data: ({ corpus }) => (corpus === null ? null : { file: corpus, holds: "corpus" }),
};
