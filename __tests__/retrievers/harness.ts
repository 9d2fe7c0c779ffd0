import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { GateError } from "../../src/errors.ts";
import { type Handler, serve } from "../helpers/loopback.ts";
import type { RetrieverConfig } from "../../src/model/config.ts";
import type {
  Bm25Retriever,
  CommandRetriever,
  HttpRetriever,
  McpRetriever,
  ModuleRetriever,
  PythonRetriever,
  RunRetriever,
} from "../../src/retrievers/kinds.ts";
import { commandRetriever } from "../../src/retrievers/command.ts";
import { httpRetriever } from "../../src/retrievers/http.ts";
import type { RawAnswer, RawError, Retriever } from "../../src/model/retriever.ts";
import type { RetrieverPorts } from "../../src/retrievers/ports.ts";

const MARK = "RETRIEVAL_TEST_MARK";

export const makeRoot = (): string => realpathSync(mkdtempSync(join(tmpdir(), "retrievers-")));

export const childScript = (name: string): string =>
  fileURLToPath(new URL(`../helpers/children/${name}`, import.meta.url));

/** The config of any kind of retriever, as it is once it was read. */
export type AnyRetriever =
  | Bm25Retriever
  | CommandRetriever
  | HttpRetriever
  | McpRetriever
  | ModuleRetriever
  | PythonRetriever
  | RunRetriever;

export const COMMON: Omit<RetrieverConfig, "kind"> = {
  cwd: ".",
  env: {},
  env_only: null,
  startup_timeout_ms: 20_000,
  timeout_ms: 20_000,
  total_timeout_ms: 60_000,
  concurrency: 1,
  params: null,
};

/** A command whose child, faulty.mjs, behaves as its mode says. */
export function faulty(mode: string, overrides: Partial<CommandRetriever> = {}): CommandRetriever {
  const command = [process.execPath, childScript("faulty.mjs"), mode];
  return { ...COMMON, kind: "command", command, ready: false, per_query: false, ...overrides };
}

export function httpConfig(
  overrides: Partial<HttpRetriever> & Pick<HttpRetriever, "url">,
): HttpRetriever {
  return {
    ...COMMON,
    kind: "http",
    preset: null,
    method: null,
    headers: {},
    body: { q: "{{query}}", k: "{{k}}" },
    results: null,
    degraded: null,
    latency_ms: null,
    embed: null,
    ready_url: null,
    start: null,
    retries: 2,
    ...overrides,
  };
}

export const mcpConfig = (overrides: Partial<McpRetriever>): McpRetriever => ({
  ...COMMON,
  kind: "mcp",
  command: null,
  url: null,
  headers: {},
  tool: "search",
  arguments: { query: "{{query}}", limit: "{{k}}" },
  results: "documents",
  degraded: null,
  latency_ms: null,
  ...overrides,
});

export interface Logged {
  text: string;
}

export const makePorts = (
  overrides: Partial<RetrieverPorts> = {},
  logged: Logged = { text: "" },
): RetrieverPorts => ({
  root: makeRoot(),
  environment: process.env,
  moduleHost: "",
  signal: new AbortController().signal,
  log: (text) => {
    logged.text += text;
  },
  ...overrides,
});

/** Returns the ids of the processes that have the mark in their environment. Linux only, as in CI. */
export const marked = (mark: string): readonly number[] =>
  readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && hasMark(pid, mark));

function hasMark(pid: number, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1").includes(`${MARK}=${mark}`);
  } catch {
    return false;
  }
}

/** Returns a config whose processes have a mark in their environment, and the mark. */
export function mark<T extends RetrieverConfig>(
  config: T,
): { readonly config: T; readonly mark: string } {
  const value = randomUUID();
  return { config: { ...config, env: { ...config.env, [MARK]: value } }, mark: value };
}

/** Starts, uses and stops a retriever, and expects that none of its processes is left, even if it fails. */
export async function drive<T extends RetrieverConfig, R>(
  config: T,
  create: (config: T) => Retriever,
  use: (retriever: Retriever, mark: string) => Promise<R>,
): Promise<R> {
  const marking = mark(config);
  const retriever = create(marking.config);
  try {
    await retriever.start();
    return await use(retriever, marking.mark);
  } finally {
    await retriever.stop();
    expect(marked(marking.mark), "processes left").toEqual([]);
  }
}

/** Returns a retriever that starts only when it is stopped, and is stopped while it starts. */
export function stoppedWhileStarting(retriever: Retriever): Retriever {
  const stop = async (): Promise<void> => {
    const started = retriever.start().catch(() => {});
    await retriever.stop();
    await started;
  };
  return { start: async () => {}, ask: (question) => retriever.ask(question), stop };
}

/** Returns `drive` for one kind of retriever. */
function driverOf<T extends RetrieverConfig>(
  make: (config: T, ports: RetrieverPorts) => Retriever,
) {
  return <R>(
    config: T,
    use: (retriever: Retriever, mark: string) => Promise<R>,
    ports: RetrieverPorts = makePorts(),
  ): Promise<R> => drive(config, (marked) => make(marked, ports), use);
}

export const driveHttp = driverOf(httpRetriever);
export const driveCommand = driverOf(commandRetriever);

export const ask = (retriever: Retriever, query = "hello", k = 10): Promise<RawAnswer | RawError> =>
  retriever.ask({ case_id: query, query, k });

/** Asks a server with this handler one query. Returns the answer and how often the server was asked. */
export async function asking(handler: Handler, config: Partial<HttpRetriever> = {}) {
  const server = await serve(handler);
  const answer = await driveHttp(httpConfig({ url: server.url, ...config }), (retriever) =>
    ask(retriever),
  );
  return { answer, asked: server.seen.length };
}

/** Returns the ids of an answer's results, or the message of an error. */
export const ids = (answer: RawAnswer | RawError): readonly (string | undefined)[] | string =>
  answer.kind === "error" ? answer.message : answer.results.map((result) => result.id);

/** Returns the GateError that the work rejects with. Throws if it resolves or throws another error. */
export async function failure(work: Promise<unknown>): Promise<GateError> {
  const outcome = await work.then(
    () => "it did not fail",
    (error: unknown) => error,
  );
  if (outcome instanceof GateError) {
    return outcome;
  }
  throw outcome instanceof Error
    ? outcome
    : new Error(`expected a GateError, got: ${String(outcome)}`);
}
