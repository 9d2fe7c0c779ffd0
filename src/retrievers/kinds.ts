/** What other folders need to know of each kind. An adapter is loaded when it is used. */
import type { RetrieverConfig } from "../model/config.ts";
import type { Extraction } from "./extract.ts";
import { PRESETS } from "./presets.ts";
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

export const COMMAND: KindDescription<CommandRetriever> = {
  kind: "command",
  schema: objectSchema(
    "command",
    "A program that reads queries from standard input and writes JSON Lines to standard output. The gate starts it.",
    ["command"],
    {
      command: programSchema(["python3", "retrieval/serve.py"], "The program and its arguments."),
      ready: flagSchema('Wait for a line {"ready":true} before the first query.'),
      per_query: flagSchema(
        "Start the program for each query. The arguments can contain {{query}} and {{k}}.",
      ),
      results: LINES_ONLY,
      ...COMMON_KEYS,
    },
  ),
};

/** A header's value as written, or a variable of the step's environment, put behind a prefix. */
type HeaderValue = string | { readonly env: string; readonly prefix: string };
/** The headers of a request by name, as the config has them. */
export type WrittenHeaders = Readonly<Record<string, HeaderValue>>;

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
  readonly preset: string | null;
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
   * At most so many for one request, after a busy server or gateway, broken connections and
   * time-outs. With `embed` a query sends two requests.
   */
  readonly retries: number;
}

const EMBED = {
  description:
    "A request before the search. Its answer contains the vector that replaces {{vector}}. The query's time includes this request.",
  type: "object",
  required: ["url", "body", "vector"],
  additionalProperties: false,
  properties: {
    url: addressSchema(
      "The address of the model. The gate sends a POST request.",
      "http://127.0.0.1:8080/embed",
    ),
    headers: HEADERS,
    body: {
      type: ["object", "array"],
      description: "The request's body, as JSON.",
      examples: [{ input: "{{query}}" }],
    },
    vector: textSchema("JMESPath to the vector.", "data[0].embedding"),
  },
};

const START = {
  description:
    "A server that the gate starts. {{port}} (also in `retriever.env`) and the variable PORT contain a free port.",
  type: "object",
  required: ["command"],
  additionalProperties: false,
  properties: {
    command: programSchema(
      ["node", "server.mjs", "{{port}}"],
      "The server's program. It must run until the gate ends it.",
    ),
    stop: programSchema(
      ["docker", "rm", "-f", "search"],
      "A command that runs before the gate ends the server.",
    ),
  },
};

export const HTTP: KindDescription<HttpRetriever> = {
  kind: "http",
  schema: objectSchema(
    "http",
    "A server that answers JSON over HTTP. Requests can contain {{query}}, {{k}} and {{vector}}. Addresses and commands can contain {{port}}.",
    ["url"],
    {
      preset: {
        description:
          "Sets `method`, `body` and `results` for a known server. Your own keys replace them.",
        enum: [...PRESETS.keys()],
      },
      url: addressSchema(
        "The address of the search. The gate percent-encodes the values of placeholders.",
        "http://127.0.0.1:9200/docs/_search",
      ),
      method: {
        description: "The method of the request. Absent: POST with a body, else GET.",
        enum: ["GET", "POST", "PUT"],
      },
      headers: HEADERS,
      ca: CA,
      body: {
        type: ["object", "array"],
        description:
          'The request\'s body, as JSON. A text that is only "{{k}}" becomes a number, and one that is only "{{vector}}" a list.',
        examples: [{ q: "{{query}}", size: "{{k}}" }],
      },
      ...extractionSchemas(
        resultsSchema(
          textSchema(
            'JMESPath to the list of results. Absent: the server must answer {"results": [...]}, as a program does.',
            "hits.hits[].{id: _id, score: _score, path: _source.path}",
          ),
        ),
      ),
      embed: EMBED,
      ready_url: addressSchema(
        "The gate asks this address until the status is 2xx, for at most `startup_timeout_ms`.",
        "http://127.0.0.1:{{port}}/health",
      ),
      start: START,
      retries: {
        description:
          "How often a query is sent again after status 408, 429, 502–504 or 520–524, a broken connection or a time-out.",
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

export interface McpRetriever extends RetrieverConfig, Extraction {
  readonly kind: "mcp";
  /** Exactly one of `command` and `url` is null. */
  readonly command: readonly string[] | null;
  readonly url: string | null;
  readonly headers: WrittenHeaders;
  /** PEM, relative to the repository root. */
  readonly ca?: string | null;
  readonly tool: string;
  /** The tool's arguments: a template with `{{query}}`, `{{k}}` and `{{params.NAME}}`. */
  readonly arguments: Readonly<Record<string, unknown>>;
}

export const MCP: KindDescription<McpRetriever> = {
  kind: "mcp",
  schema: {
    ...objectSchema("mcp", "A tool of a Model Context Protocol server.", ["tool"], {
      command: programSchema(
        ["node", "server.mjs"],
        "The program of a server that uses standard input and output.",
      ),
      url: addressSchema(
        "The address of a server that uses streamable HTTP.",
        "http://127.0.0.1:3000/mcp",
      ),
      headers: HEADERS,
      ca: CA,
      tool: textSchema("Name of the tool.", "search"),
      arguments: {
        description: "The tool's arguments. They can contain {{query}} and {{k}}.",
        type: "object",
        additionalProperties: true,
        default: { query: "{{query}}" },
        examples: [{ query: "{{query}}", limit: "{{k}}" }],
      },
      ...extractionSchemas(
        resultsSchema(
          textSchema(
            "JMESPath over the structured content, or over the text read as JSON. `content` is the list of the answer's blocks. Absent: the gate looks for a list in the answer, then for resources and links, then for lines of text.",
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

/** The keys that say where the results are in what a function returns. */
const FUNCTION_RESULTS = extractionSchemas(
  textSchema(
    "JMESPath from the function's value to the list of results. Absent: the value is that list, or has it as `results`. Of a function in Python the gate also reads tuples and documents.",
    "hits[].{path: slug, score: score}",
  ),
);

/** The config of `kind: module`. Expressions are over the value that the function returns. */
export interface ModuleRetriever extends RetrieverConfig, Extraction {
  readonly kind: "module";
  /** Relative to the repository root. */
  readonly path: string;
  /** What Node.js imports before the module; null: nothing. */
  readonly loader?: string | null;
}

export const MODULE: KindDescription<ModuleRetriever> = {
  kind: "module",
  schema: objectSchema(
    "module",
    "An ES module in JavaScript or TypeScript. Its default export is a function (query, { k, signal }) => results. It runs in a process of its own.",
    ["path"],
    {
      path: fileSchema("The module's file, relative to the config.", "search.mjs"),
      loader: {
        description:
          "What Node.js imports before the module (`node --import`), so that it can load it: a package of the project such as tsx, or a file that begins with `./`.",
        type: "string",
        minLength: 1,
      },
      ...FUNCTION_RESULTS,
      ...COMMON_KEYS,
    },
  ),
};

/** The config of `kind: python`. Expressions are over the value that the function returns. */
export interface PythonRetriever extends RetrieverConfig, Extraction {
  readonly kind: "python";
  /** `package.module:name`, or `package.module:object.method`. */
  readonly function: string;
  /** As written: a name, a path or the folder of a virtual environment. */
  readonly python: string | null;
  /** Relative to the repository root. */
  readonly path: string | null;
}

export const PYTHON: KindDescription<PythonRetriever> = {
  kind: "python",
  schema: objectSchema(
    "python",
    "A function of a Python module. It runs in a process of its own, and needs no package of the gate.",
    ["function"],
    {
      function: {
        description:
          "The module and the function. Instead of a function: a method of an object, a method of a class that needs no arguments, or a retriever of LangChain or LlamaIndex.",
        type: "string",
        pattern: "^[^:\\s]+:[^:\\s]+$",
        "x-expected": '"package.module:function"',
        examples: ["handbook.search:search", "handbook.service:service.search"],
      },
      python: textSchema(
        "The interpreter, or the folder of a virtual environment. Absent: the first of VIRTUAL_ENV, `.venv`, `venv`, python3 and python that exists.",
        ".venv",
      ),
      path: fileSchema(
        "The folder of the module. Absent: `src` if it exists, and the folder where the function runs.",
        "lib",
      ),
      ...FUNCTION_RESULTS,
      ...COMMON_KEYS,
    },
  ),
};

export interface RunRetriever extends RetrieverConfig {
  readonly kind: "run";
  /** Relative to the repository root. */
  readonly path: string;
}

export const RUN: KindDescription<RunRetriever> = {
  kind: "run",
  schema: objectSchema(
    "run",
    "A file with recorded results: a TREC run, or JSON Lines.",
    ["path"],
    {
      path: fileSchema("The file, relative to the config.", "runs/bm25.trec"),
      params: PARAMS,
    },
  ),
  clock: "recorded",
  data: ({ path }) => ({ file: path, holds: "answers" }),
};

export interface Bm25Retriever extends RetrieverConfig {
  readonly kind: "bm25";
  /** A JSON Lines corpus, relative to the repository root. */
  readonly corpus: string | null;
  /** Globs, relative to `cwd`. */
  readonly files: readonly string[];
  /** Only the first so many documents are searched; null for all. */
  readonly max_docs?: number | null;
}

export const BM25: KindDescription<Bm25Retriever> = {
  kind: "bm25",
  schema: {
    ...objectSchema(
      "bm25",
      "The built-in lexical search BM25, for a first run and for comparisons.",
      [],
      {
        corpus: fileSchema(
          "The documents as JSON Lines. Each needs an `id`, and can have `title`, `text`, `path`, `name`, `qualified_name`, `cluster`, `start` and `end`.",
        ),
        files: {
          description: "Patterns of paths, such as `docs/**/*.md`. Each file is a document.",
          type: "array",
          minItems: 1,
          items: { type: "string", minLength: 1 },
          default: [],
        },
        max_docs: {
          description:
            "How many documents are searched, from the first on. For a quick look at a large corpus.",
          type: "integer",
          minimum: 1,
          examples: [10_000],
        },
        cwd: CWD,
        params: PARAMS,
      },
    ),
    oneOf: [{ required: ["corpus"] }, { required: ["files"] }],
    "x-expected": "either `corpus` or `files`",
  },
  data: ({ corpus }) => (corpus === null ? null : { file: corpus, holds: "corpus" }),
};
