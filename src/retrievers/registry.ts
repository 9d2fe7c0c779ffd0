import type { RetrieverConfig } from "../model/config.ts";
import type { RawAnswer, RawError, Question, Retriever } from "../model/retriever.ts";
import type { RetrieverPorts } from "./ports.ts";

export interface RetrieverKind {
  readonly kind: RetrieverConfig["kind"];
  /** One line for help and tables. */
  readonly meaning: string;
  /** Loads the adapter; nothing of it is loaded before. Called with configs of its own kind only. */
  load(config: RetrieverConfig, ports: RetrieverPorts): Promise<Retriever>;
}

/** Every kind of retriever. Adding one is one file, one entry here and one test. */
export const RETRIEVERS: readonly RetrieverKind[] = [
  {
    kind: "command",
    meaning:
      "A program that answers JSON Lines on standard input and output, kept running or started per query",
    load: async (config: Of<"command">, ports) =>
      (await import("./command.ts")).commandRetriever(config, ports),
  },
  {
    kind: "http",
    meaning: "A server that answers JSON over HTTP, already running or started by the gate",
    load: async (config: Of<"http">, ports) => (await import("./http.ts")).httpRetriever(config, ports),
  },
  {
    kind: "mcp",
    meaning: "A tool of a Model Context Protocol server, over standard input and output or HTTP",
    load: async (config: Of<"mcp">, ports) => (await import("./mcp.ts")).mcpRetriever(config, ports),
  },
  {
    kind: "module",
    meaning: "An ES module whose default export is (query, { k, signal }) => results, run in a child process",
    load: async (config: Of<"module">, ports) => (await import("./module.ts")).moduleRetriever(config, ports),
  },
  {
    kind: "run",
    meaning: "A recorded run: TREC format, or JSON Lines of rankings or answers; no clock",
    load: async (config: Of<"run">, ports) => (await import("./run.ts")).runRetriever(config, ports),
  },
  {
    kind: "bm25",
    meaning: "Embedded lexical search over a JSON Lines corpus or files, for a first run and as a yardstick",
    load: async (config: Of<"bm25">, ports) => (await import("./bm25.ts")).bm25Retriever(config, ports),
  },
];

type Of<K extends RetrieverConfig["kind"]> = Extract<RetrieverConfig, { kind: K }>;

/** The retriever that the config describes; its adapter is loaded by `start`. */
export function createRetriever(config: RetrieverConfig, ports: RetrieverPorts): Retriever {
  const kind = RETRIEVERS.find((entry) => entry.kind === config.kind);
  if (kind === undefined) throw new Error(`no retriever is registered for kind ${config.kind}`);
  return new LazyRetriever(() => kind.load(config, ports));
}

/** Commands that never ask a retriever pay nothing for the adapters. */
class LazyRetriever implements Retriever {
  readonly #load: () => Promise<Retriever>;
  #loading: Promise<Retriever> | null = null;
  #loaded: Retriever | null = null;
  #stopped = false;

  constructor(load: () => Promise<Retriever>) {
    this.#load = load;
  }

  async start(): Promise<void> {
    if (this.#stopped) throw new Error("start was called after stop");
    this.#loading ??= this.#load();
    this.#loaded = await this.#loading;
    if (!this.#stopped) await this.#loaded.start();
  }

  ask(question: Question): Promise<RawAnswer | RawError> {
    if (this.#loaded === null) return Promise.reject(new Error("ask was called before start"));
    return this.#loaded.ask(question);
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
