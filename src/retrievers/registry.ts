import { type JsonObject, isObject } from "../system/json.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { RawAnswer, RawError, Question, Retriever } from "../model/retriever.ts";
import { ParamError } from "./failures.ts";
import { type DataFile, type RetrieverKind, kind } from "./kind.ts";
import { BM25 } from "./kinds/bm25.ts";
import { COMMAND } from "./kinds/command.ts";
import { HTTP } from "./kinds/http.ts";
import { MCP } from "./kinds/mcp.ts";
import { MODULE } from "./kinds/module.ts";
import { RUN } from "./kinds/run.ts";
import type { RetrieverPorts } from "./ports.ts";

/** Every kind of retriever. Adding one is one file, one line here, one test of the same name. */
export const RETRIEVERS: readonly RetrieverKind[] = [
  kind(COMMAND, async (...own) => (await import("./command.ts")).commandRetriever(...own)),
  kind(HTTP, async (...own) => (await import("./http.ts")).httpRetriever(...own)),
  kind(MCP, async (...own) => (await import("./mcp.ts")).mcpRetriever(...own)),
  kind(MODULE, async (...own) => (await import("./module.ts")).moduleRetriever(...own)),
  kind(RUN, async (...own) => (await import("./run.ts")).runRetriever(...own)),
  kind(BM25, async (...own) => (await import("./bm25.ts")).bm25Retriever(...own)),
];

/** The registry's entry of this name. Throws where there is none, which the schema of the config rules out. */
export function kindOf(name: string): RetrieverKind {
  const found = RETRIEVERS.find((entry) => entry.kind === name);
  if (found === undefined) throw new Error(`no retriever is registered for kind ${name}`);
  return found;
}

export function clockOf(config: RetrieverConfig): "ours" | "with_start" | "recorded" {
  return kindOf(config.kind).clock?.(config) ?? "ours";
}

export function dataOf(config: RetrieverConfig): DataFile | null {
  return kindOf(config.kind).data?.(config) ?? null;
}

export function serverOf(config: RetrieverConfig): string | null {
  return kindOf(config.kind).server?.(config) ?? null;
}

/** The retriever that the config describes; its adapter is loaded by `start`. */
export function createRetriever(config: RetrieverConfig, ports: RetrieverPorts): Retriever {
  const entry = kindOf(config.kind);
  return new LazyRetriever(() => entry.load(config, ports), config.params);
}

/** Commands that never ask a retriever pay nothing for the adapters. */
class LazyRetriever implements Retriever {
  readonly #load: () => Promise<Retriever>;
  /** What every query gets, unless its case says otherwise. */
  readonly #params: JsonObject | null;
  #loading: Promise<Retriever> | null = null;
  #loaded: Retriever | null = null;
  #stopped = false;

  constructor(load: () => Promise<Retriever>, params: unknown) {
    this.#load = load;
    this.#params = isObject(params) ? params : null;
  }

  async start(): Promise<void> {
    if (this.#stopped) throw new Error("start was called after stop");
    this.#loading ??= this.#load();
    this.#loaded = await this.#loading;
    if (!this.#stopped) await this.#loaded.start();
  }

  ask(question: Question): Promise<RawAnswer | RawError> {
    if (this.#loaded === null) return Promise.reject(new Error("ask was called before start"));
    const own = this.#params === null ? question.params : { ...this.#params, ...question.params };
    return this.#loaded.ask(own === undefined ? question : { ...question, params: own }).catch(asAnswer);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    try {
      await (await this.#loading)?.stop();
    } catch {
      // The adapter could not be loaded: start has said so, and there is nothing to stop.
    }
  }
}

function asAnswer(error: unknown): RawError {
  if (error instanceof ParamError) return { kind: "error", message: error.message, retries: 0 };
  throw error;
}
