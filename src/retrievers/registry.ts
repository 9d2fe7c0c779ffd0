import { type JsonObject, isObject } from "../system/json.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { RawError, Retriever } from "../model/retriever.ts";
import { ParamError } from "./failures.ts";
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
  defineKind(COMMAND, async (...own) => (await import("./command.ts")).commandRetriever(...own)),
  defineKind(HTTP, async (...own) => (await import("./http.ts")).httpRetriever(...own)),
  defineKind(MCP, async (...own) => (await import("./mcp.ts")).mcpRetriever(...own)),
  defineKind(MODULE, async (...own) => (await import("./module.ts")).moduleRetriever(...own)),
  defineKind(PYTHON, async (...own) => (await import("./python.ts")).pythonRetriever(...own)),
  defineKind(RUN, async (...own) => (await import("./run.ts")).runRetriever(...own)),
  defineKind(BM25, async (...own) => (await import("./bm25.ts")).bm25Retriever(...own)),
];

/** The registry's entry of this name; the schema of the config lets no other through. */
export function findKind(name: string): RetrieverKind {
  return RETRIEVERS.find((entry) => entry.kind === name)!;
}

export function retrieverClock(config: RetrieverConfig): "ours" | "recorded" {
  return findKind(config.kind).clock?.(config) ?? "ours";
}

export function retrieverData(config: RetrieverConfig): DataFile | null {
  return findKind(config.kind).data?.(config) ?? null;
}

export function retrieverServer(config: RetrieverConfig): string | null {
  return findKind(config.kind).server?.(config) ?? null;
}

/** Throws what `start` would refuse before anything runs: placeholders, secrets, addresses. */
export async function checkRetriever(
  config: RetrieverConfig,
  ports: RetrieverPorts,
): Promise<void> {
  const adapter = await findKind(config.kind).load(config, ports);
  await adapter.check?.();
}

/** The retriever that the config describes. Its adapter is loaded by `start`: commands that never ask pay nothing for it. */
export function createRetriever(config: RetrieverConfig, ports: RetrieverPorts): Retriever {
  const { pace = new Pace(), signal } = ports;
  let loading: Promise<Retriever> | null = null;
  let loaded: Retriever | null = null;
  let stopped = false;
  const cutPaths = makePathCutter(ports.root);
  return {
    start: async () => {
      if (stopped) {
        throw new Error("start was called after stop");
      }
      loading ??= findKind(config.kind).load(config, { ...ports, pace });
      loaded = await loading;
      if (!stopped) {
        await loaded.start();
      }
    },
    ask: async (question) => {
      if (loaded === null) {
        throw new Error("ask was called before start");
      }
      // What every query gets, unless its case says otherwise.
      // Of HTTP each request waits for its turn: embeddings and retries are requests, too.
      if (config.kind !== "http") {
        await pace.awaitTurn(config, signal);
      }
      const own = isObject(config.params) && { params: { ...config.params, ...question.params } };
      const answer = await loaded.ask({ ...question, ...own }).catch(paramErrorAnswer);
      return answer.kind === "error" ? answer : cutPaths(answer);
    },
    stop: async () => {
      stopped = true;
      // Where the adapter could not be loaded, start has said so, and there is nothing to stop.
      await loading?.then((adapter) => adapter.stop()).catch(() => {});
    },
  };
}

function paramErrorAnswer(error: unknown): RawError {
  if (error instanceof ParamError) {
    return { kind: "error", message: error.message, retries: 0 };
  }
  throw error;
}

// The retriever's part of the config.

/** Checks a path and makes it relative to the root. */
export type ResolveInside = (pointer: string, written: string) => string;

/**
 * `written` has passed the schema; `folder` is the config's, relative to the root. Every key of the kind is there
 * afterwards: as written, or the schema's default, or null. `resolveInside` makes each path relative to the root and
 * reports one that leaves it.
 */
export function readRetriever(
  written: JsonObject,
  folder: string,
  resolveInside: ResolveInside,
): RetrieverConfig {
  const { kind, schema } = findKind(String(written["kind"]));
  const own = schema["properties"] as Readonly<Record<string, Schema>>;
  const read = fillDefaults(
    { type: "object", properties: { ...COMMON_KEYS, ...own } },
    written,
    "/retriever",
    resolveInside,
  );
  // The schema has checked each key that was written, and fillDefaults gives the others their defaults.
  return {
    ...(read as RetrieverConfig),
    kind,
    cwd: written["cwd"] === undefined ? folder : ((read as JsonObject)["cwd"] as string),
  };
}

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
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return value;
  }
  const { properties, additionalProperties: others } = schema;
  const known = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>);
  const names = new Set(known.map(([name]) => name));
  const free = Object.entries(value).filter(([name]) => !names.has(name));
  const each = (typeof others === "object" ? others : {}) as Schema;
  return Object.fromEntries([
    ...known.map(([name, own]) => [
      name,
      fillDefaults(own, (value as JsonObject)[name], `${pointer}/${name}`, resolveInside),
    ]),
    ...free.map(([name, own]) => [
      name,
      fillDefaults(each, own, `${pointer}/${name}`, resolveInside),
    ]),
  ]);
}

function resolveReference(schema: Schema): Schema {
  const reference = schema["$ref"];
  if (typeof reference !== "string") {
    return schema;
  }
  const shared = SHARED_SCHEMAS[reference.slice(reference.lastIndexOf("/") + 1)];
  if (shared === undefined) {
    throw new Error(`there is no shared schema ${reference}`);
  }
  return shared;
}
