import { type JsonObject, isObject, objectMembers } from "../system/json.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { RawError, Retriever } from "../model/retriever.ts";
import { ParamError, failedQuery } from "./failures.ts";
import {
  COMMON_KEYS,
  type DataFile,
  type RetrieverKind,
  SHARED_SCHEMAS,
  type Schema,
  defineKind,
} from "./kind.ts";
import { BM25, COMMAND, HTTP, MCP, MODULE, PYTHON, RUN } from "./kinds.ts";
import { Pace, type RetrieverPorts } from "./ports.ts";
import { makePathCutter } from "./relative-paths.ts";

/** Every kind of retriever. Adding one is one file, one line here, one test of the same name. */
export const RETRIEVERS: readonly RetrieverKind[] = [
  defineKind(COMMAND, async () => (await import("./command.ts")).commandRetriever),
  defineKind(HTTP, async () => (await import("./http.ts")).httpRetriever),
  defineKind(MCP, async () => (await import("./mcp.ts")).mcpRetriever),
  defineKind(MODULE, async () => (await import("./module.ts")).moduleRetriever),
  defineKind(PYTHON, async () => (await import("./python.ts")).pythonRetriever),
  defineKind(RUN, async () => (await import("./run.ts")).runRetriever),
  defineKind(BM25, async () => (await import("./bm25.ts")).bm25Retriever),
];

/** Returns the kind of this name, which is known: the config's schema has checked it. */
function findKind(name: string): RetrieverKind {
  return RETRIEVERS.find((entry) => entry.kind === name)!;
}

/** Returns who times a query: the gate ("ours"), or no one, if the answers are recorded. */
export function retrieverClock(config: RetrieverConfig): "ours" | "recorded" {
  return findKind(config.kind).clock ?? "ours";
}

/** Returns the file whose content decides the answers; null if there is none. */
export function retrieverData(config: RetrieverConfig): DataFile | null {
  return findKind(config.kind).data?.(config) ?? null;
}

/** Returns the address of a server that the gate does not start; null if there is none. */
export function retrieverServer(config: RetrieverConfig): string | null {
  return findKind(config.kind).server?.(config) ?? null;
}

/** Returns the command that starts a program of the user; empty if the kind starts none. */
export function retrieverCommand(config: RetrieverConfig): readonly string[] {
  const { command, start } = config as RetrieverConfig & {
    readonly command?: readonly string[] | null;
    readonly start?: { readonly command: readonly string[] } | null;
  };
  return command ?? start?.command ?? [];
}

/**
 * Throws what starting the retriever would throw before anything runs: wrong placeholders, missing
 * secrets, bad addresses. Nothing is started or asked.
 */
export async function checkRetriever(
  config: RetrieverConfig,
  ports: RetrieverPorts,
): Promise<void> {
  const adapter = await findKind(config.kind).load(config, ports);
  await adapter.check?.();
}

/**
 * Returns the retriever of a config, around the adapter of its kind, which `start` loads. `ask`
 * waits for the pace, puts the question's params over the config's, and makes paths relative to the
 * root; params that don't fit fail the query.
 */
export function createRetriever(config: RetrieverConfig, ports: RetrieverPorts): Retriever {
  const { pace = new Pace(), signal } = ports;
  /** Null until `start`. */
  let loading: Promise<Retriever> | null = null;
  let isStopped = false;
  const cutPaths = makePathCutter(ports.root);
  return {
    start: async () => {
      loading ??= findKind(config.kind).load(config, { ...ports, pace });
      const adapter = await loading;
      // `stop` may have been called before, or while the adapter was loading.
      if (!isStopped) {
        await adapter.start();
      }
    },
    ask: async (question) => {
      if (loading === null) {
        throw new Error("ask was called before start");
      }
      // `kind: http` waits for its turn itself, before each request: also embeddings and retries.
      if (config.kind !== "http") {
        await pace.awaitTurn(config, signal);
      }
      const { params: shared } = config;
      const params = isObject(shared) ? { ...shared, ...question.params } : question.params;
      const adapter = await loading;
      const answer = await adapter
        .ask({ ...question, ...(params && { params }) })
        .catch(answerParamError);
      return answer.kind === "error" ? answer : cutPaths(answer);
    },
    stop: async () => {
      isStopped = true;
      // `start` has thrown why an adapter could not be loaded. A wrong stop changes no answer.
      await loading?.then((adapter) => adapter.stop()).catch(() => {});
    },
  };
}

/** Returns the error of a query whose params don't fit (ParamError). Throws every other error. */
function answerParamError(error: unknown): RawError {
  if (error instanceof ParamError) {
    return failedQuery(error.message);
  }
  throw error;
}

// The retriever's part of the config.

/**
 * Returns a path relative to the root, given as it is written in the config, and reports one that
 * is outside of it. `pointer` is the JSON pointer of its key.
 */
export type ResolveInside = (pointer: string, written: string) => string;

/**
 * Returns the config of a retriever with every key of its kind: as written, or the schema's
 * default, or null; paths by `resolveInside`. `written` has passed the schema; `folder` is the
 * config file's folder, relative to the root, and the default of `cwd`.
 */
export function readRetriever(
  written: JsonObject,
  folder: string,
  resolveInside: ResolveInside,
): RetrieverConfig {
  const { kind, schema } = findKind(String(written["kind"]));
  const kindKeys = schema["properties"] as Readonly<Record<string, Schema>>;
  const filled = fillDefaults(
    { type: "object", properties: { ...COMMON_KEYS, ...kindKeys } },
    written,
    "/retriever",
    resolveInside,
  );
  // The schema has checked each key that was written; fillDefaults gives the others defaults.
  return {
    ...(filled as RetrieverConfig),
    kind,
    cwd: written["cwd"] === undefined ? folder : ((filled as JsonObject)["cwd"] as string),
  };
}

/**
 * Returns the value with what its schema fills in: a default (else null) for what is absent, and a
 * resolved path for an `x-path`. In an object each member is filled by its own schema, also those
 * that are absent; a list is returned as it is. `pointer` is the JSON pointer of the value.
 */
function fillDefaults(
  reference: Schema,
  value: unknown,
  pointer: string,
  resolveInside: ResolveInside,
): unknown {
  const schema = resolveReference(reference);
  if (value === undefined) {
    return schema["default"] ?? null;
  }
  if (schema["x-path"] === true) {
    return resolveInside(pointer, value as string);
  }
  if (!isObject(value)) {
    return value;
  }
  const schemaByName = new Map(Object.entries(objectMembers(schema["properties"])));
  const otherSchema = objectMembers(schema["additionalProperties"]);
  const filled = new Map<string, unknown>();
  for (const name of new Set([...schemaByName.keys(), ...Object.keys(value)])) {
    const memberSchema = (schemaByName.get(name) ?? otherSchema) as Schema;
    const memberPointer = `${pointer}/${name}`;
    filled.set(name, fillDefaults(memberSchema, value[name], memberPointer, resolveInside));
  }
  return Object.fromEntries(filled);
}

/** Returns the entry of SHARED_SCHEMAS that its `$ref` names, or without one the schema itself. */
function resolveReference(schema: Schema): Schema {
  const reference = schema["$ref"];
  const name = typeof reference === "string" ? reference.split("/").at(-1) : undefined;
  return SHARED_SCHEMAS[name ?? ""] ?? schema;
}
