/** What a kind of retriever is, and the keys that all kinds share. */
import type { RetrieverConfig } from "../model/config.ts";
import type { Retriever } from "../model/retriever.ts";
import type { RetrieverPorts } from "./ports.ts";

/** A JSON schema, of a config or of one of its keys. */
export type Schema = Readonly<Record<string, unknown>>;

/** A file whose content decides the answers. */
export interface DataFile {
  /** Its path, relative to the repository root. */
  readonly file: string;
  /** "corpus": the documents that are searched; "answers": what was answered earlier. */
  readonly holds: "corpus" | "answers";
}

/** What other folders need to know of a kind. It is loaded with every config, so it is light. */
export interface KindDescription<C extends RetrieverConfig = RetrieverConfig> {
  readonly kind: C["kind"];
  /**
   * Its part of the config: `npm run generate` writes it to schemas/config.schema.json. A key that
   * is not written gets its `default`, else null. A key with `x-path` is a file relative to the
   * config; reading the config makes it relative to the root.
   */
  readonly schema: Schema;
  /** Whether answers are recorded. Absent: the gate asks, and measures the time of a query. */
  readonly clock?: "recorded";
  /** The file whose SHA-256 is in the baseline; absent or null if there is none. */
  data?(config: C): DataFile | null;
  /** The address of a server that the gate does not start; absent or null if there is none. */
  server?(config: C): string | null;
}

/** A kind with its adapter: the code that starts and asks a retriever of this kind. */
export interface RetrieverKind extends KindDescription {
  /** Imports the adapter's file and makes the adapter of a config, which must be of this kind. */
  load(config: RetrieverConfig, ports: RetrieverPorts): Promise<Retriever>;
}

/** Makes an adapter. Throws if the config can't be used. */
type MakeRetriever<C> = (config: C, ports: RetrieverPorts) => Retriever | Promise<Retriever>;

/** Returns the kind; `importMaker` imports the adapter's file. */
export function defineKind<C extends RetrieverConfig>(
  description: KindDescription<C>,
  importMaker: () => Promise<MakeRetriever<C>>,
): RetrieverKind {
  return {
    ...description,
    // The registry finds the entry by the config's kind, which the schema has checked.
    load: async (config, ports) => (await importMaker())(config as C, ports),
  };
}

/** Schema of a time of 1 ms to one day. */
const millisecondsSchema = (description: string, defaultMs: number): Schema => ({
  description,
  type: "integer",
  minimum: 1,
  maximum: 86_400_000,
  default: defaultMs,
});

export function textSchema(description: string, ...examples: readonly string[]): Schema {
  return { description, type: "string", minLength: 1, ...(examples.length > 0 && { examples }) };
}

export function fileSchema(description: string, ...examples: readonly string[]): Schema {
  return { ...textSchema(description, ...examples), "x-path": true };
}

export function flagSchema(description: string): Schema {
  return { description, type: "boolean", default: false };
}

/** Schemas that several kinds refer to by `$ref`; written to the config schema's `$defs`. */
export const SHARED_SCHEMAS: Readonly<Record<string, Schema>> = {
  headers: {
    description: "Headers by name. Take a secret from the environment. The gate never prints it.",
    type: "object",
    additionalProperties: {
      type: ["string", "object"],
      required: ["env"],
      additionalProperties: false,
      properties: {
        env: textSchema(
          "The name of a variable. If the variable is empty or missing, the run ends with an error.",
        ),
        prefix: {
          description: "A text that is put before the value.",
          type: "string",
          default: "",
        },
      },
      "x-expected": 'text, or { env: NAME, prefix: "Bearer " }',
    },
    default: {},
    examples: [{ authorization: { env: "SEARCH_TOKEN", prefix: "Bearer " } }],
  },
  ca: fileSchema(
    "The PEM file of a certificate authority that the gate trusts in addition to the usual ones.",
    "certs/ca.pem",
  ),
  cwd: fileSchema(
    "The folder where the retriever runs, relative to this file. Absent: the folder of this file.",
  ),
  env: {
    description: "Variables that the gate adds to the retriever's environment.",
    type: "object",
    additionalProperties: { type: "string" },
    default: {},
  },
  env_only: {
    description:
      "The only variables that the retriever gets from the step's environment. It always gets PATH.",
    type: "array",
    items: { type: "string", minLength: 1 },
  },
  startup: millisecondsSchema(
    "How many milliseconds the retriever may take until it is ready.",
    60_000,
  ),
  timeout: millisecondsSchema("How many milliseconds one answer may take.", 30_000),
  total: millisecondsSchema("How many milliseconds the whole run may take.", 1_800_000),
  concurrency: {
    description:
      "How many queries are asked at the same time. Timed queries are always asked one by one.",
    type: "integer",
    minimum: 1,
    maximum: 64,
    default: 1,
  },
  max_per_second: {
    description:
      "How many queries may start in a second, of all kinds and of both sides together. The wait does not count in measured times and in `timeout_ms`.",
    type: "number",
    exclusiveMinimum: 0,
    maximum: 1000,
    examples: [5],
  },
  params: {
    description:
      "Sent with every query. A case's own `params` replace keys of the same name. The baseline records them.",
    type: "object",
    examples: [{ tenant: "acme" }],
  },
};

const sharedSchema = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

// Schemas of keys that several kinds have, and not all.
export const HEADERS: Schema = sharedSchema("headers");
export const PARAMS: Schema = sharedSchema("params");
export const CA: Schema = sharedSchema("ca");
export const CWD: Schema = sharedSchema("cwd");

/** Schemas of the keys that every retriever's config has, also if its kind takes none of them. */
export const COMMON_KEYS: Readonly<Record<string, Schema>> = {
  cwd: CWD,
  env: sharedSchema("env"),
  env_only: sharedSchema("env_only"),
  startup_timeout_ms: sharedSchema("startup"),
  timeout_ms: sharedSchema("timeout"),
  total_timeout_ms: sharedSchema("total"),
  concurrency: sharedSchema("concurrency"),
  max_per_second: sharedSchema("max_per_second"),
  params: PARAMS,
};

/** Schemas of the keys of Extraction; `results` differs between kinds. */
export function extractionSchemas(results: Schema): Readonly<Record<string, Schema>> {
  return {
    results,
    degraded: textSchema(
      "JMESPath that is true if the answer is degraded.",
      "fallback == 'lexical'",
    ),
    latency_ms: textSchema(
      "JMESPath to the retriever's own time in milliseconds, for `latency.source: reported`.",
      "took",
    ),
    corpus: textSchema(
      "JMESPath to `{ documents, digest }` of the corpus: the number of documents, and a text that changes with the documents. The report can then name a changed corpus as the cause of a loss.",
      "{documents: index.count, digest: index.version}",
    ),
  };
}

/** `results` as JMESPath, or as a pattern for the lines of a text. */
export function resultsSchema(expression: Schema): Schema {
  return {
    ...expression,
    type: ["string", "object"],
    additionalProperties: false,
    minProperties: 1,
    properties: TEXT_PATTERN,
    "x-expected":
      "JMESPath, such as 'hits[].{path: url}', or { lines: '^- (?<path>\\S+)' } for answers that are text",
  };
}

/** Schemas of the keys of a pattern for text (text-lines.ts). */
const TEXT_PATTERN: Readonly<Record<string, Schema>> = {
  lines: textSchema(
    "A regular expression. Each line of the answer that it matches is a result. It needs a named group `path`, `id` or `text`, and can have `score`, `name`, `qualified_name` and `cluster`.",
    "^- (?<path>\\S+) \\(score (?<score>[\\d.]+)\\)$",
  ),
  empty: textSchema(
    "A regular expression for a text that means: nothing was found. With `lines`, any other text without a matching line is an error.",
    "^No documents found",
  ),
};

/** `results` of a retriever whose answers are JSON unless they are read line by line. */
export const LINES_ONLY: Schema = {
  description: "How the gate reads an answer that is text. Absent: the answer is JSON.",
  type: "object",
  required: ["lines"],
  additionalProperties: false,
  properties: TEXT_PATTERN,
};

export function addressSchema(description: string, example: string): Schema {
  return {
    description,
    type: "string",
    pattern: "^https?://",
    "x-expected": "an address that starts with http:// or https://",
    examples: [example],
  };
}

export function programSchema(example: readonly string[], description: string): Schema {
  return {
    description,
    type: "array",
    minItems: 1,
    items: { type: "string" },
    examples: [example],
  };
}

/** Schema of the config of the kind `name`, with `kind` added to its keys. */
export function objectSchema(
  name: string,
  description: string,
  required: readonly string[],
  properties: Readonly<Record<string, Schema>>,
): Schema {
  return {
    type: "object",
    description,
    required: ["kind", ...required],
    additionalProperties: false,
    properties: {
      kind: { description: "The kind of retriever.", const: name },
      ...properties,
    },
  };
}
