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

/** The variable by which the processes of one test are found: its value is the test's mark. */
export const MARK_VARIABLE = "RETRIEVAL_TEST_MARK";

/** Returns what the work returns if this system says that it is that platform. */
export function onPlatform<T>(platform: NodeJS.Platform, work: () => T): T {
  const original = Object.getOwnPropertyDescriptor(process, "platform")!;
  Object.defineProperty(process, "platform", { ...original, value: platform });
  try {
    return work();
  } finally {
    Object.defineProperty(process, "platform", original);
  }
}

/** Makes an empty folder to be the repository, and returns its path. */
export const makeRoot = (): string => realpathSync(mkdtempSync(join(tmpdir(), "retrievers-")));

/** Returns the path of a program in __tests__/helpers/children. */
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

/** The settings that every kind of retriever has. */
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

/**
 * Returns the config of a command whose child, helpers/children/faulty.mjs, behaves as its mode
 * says ("ok" is faultless). An override of `command` makes the mode irrelevant.
 */
export function faultyCommand(
  mode: string,
  overrides: Partial<CommandRetriever> = {},
): CommandRetriever {
  const command = [process.execPath, childScript("faulty.mjs"), mode];
  return { ...COMMON, kind: "command", command, ready: false, per_query: false, ...overrides };
}

/** Returns a config that sends query and k in the body, and reads the contract's own shape. */
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

/** Returns the config of a tool whose answer has its results in `documents`. */
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

/** Returns the config of search.mjs, which returns the contract's own shape. */
export function moduleConfig(overrides: Partial<ModuleRetriever>): ModuleRetriever {
  return {
    ...COMMON,
    kind: "module",
    path: "search.mjs",
    results: null,
    degraded: null,
    latency_ms: null,
    ...overrides,
  };
}

/** Collects what a retriever logs. */
export interface Logged {
  text: string;
}

/** Returns ports with a new, empty repository. What the retriever logs is appended to `logged`. */
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

/**
 * Returns the ids of the processes that have the mark in their environment. Linux only, as in CI.
 */
export const findMarkedProcesses = (mark: string): readonly number[] =>
  readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && hasMark(pid, mark));

function hasMark(pid: number, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1").includes(`${MARK_VARIABLE}=${mark}`);
  } catch {
    return false;
  }
}

/** Returns a config whose processes have a mark in their environment, and the mark. */
export function addMark<T extends RetrieverConfig>(
  config: T,
): { readonly config: T; readonly mark: string } {
  const value = randomUUID();
  return { config: { ...config, env: { ...config.env, [MARK_VARIABLE]: value } }, mark: value };
}

/**
 * Makes a retriever from the config by `create`, starts, uses and stops it. Expects that none of
 * its processes is left then, even if it failed: `create` gets the config with a mark by which they
 * are found. Returns what `use` returned.
 */
export async function drive<T extends RetrieverConfig, R>(
  config: T,
  create: (config: T) => Retriever,
  use: (retriever: Retriever, mark: string) => Promise<R>,
): Promise<R> {
  const marked = addMark(config);
  const retriever = create(marked.config);
  try {
    await retriever.start();
    return await use(retriever, marked.mark);
  } finally {
    await retriever.stop();
    expect(findMarkedProcesses(marked.mark), "processes left").toEqual([]);
  }
}

/** Wraps a retriever: its `stop` starts the retriever, and stops it while it is still starting. */
export function stoppedWhileStarting(retriever: Retriever): Retriever {
  const stop = async (): Promise<void> => {
    const startEnded = retriever.start().catch(() => {});
    await retriever.stop();
    await startEnded;
  };
  return { start: async () => {}, ask: (question) => retriever.ask(question), stop };
}

/** Returns `drive` for one kind of retriever, whose ports are made by default. */
function makeDriver<T extends RetrieverConfig>(
  make: (config: T, ports: RetrieverPorts) => Retriever,
) {
  return <R>(
    config: T,
    use: (retriever: Retriever, mark: string) => Promise<R>,
    ports: RetrieverPorts = makePorts(),
  ): Promise<R> => drive(config, (markedConfig) => make(markedConfig, ports), use);
}

/** Each starts, uses and stops a retriever of its kind, as `drive` does. */
export const driveHttp = makeDriver(httpRetriever);
export const driveCommand = makeDriver(commandRetriever);

/** Asks a retriever for this query, whose text is its case's id, too. */
export const ask = (retriever: Retriever, query: string, k = 10): Promise<RawAnswer | RawError> =>
  retriever.ask({ case_id: query, query, k });

/** Asks a retriever for ten results of the query `hello`. */
export const askHello = (retriever: Retriever): Promise<RawAnswer | RawError> =>
  ask(retriever, "hello", 10);

/** Asks a server with this handler for `hello`. Returns the answer, and the requests that it took. */
export async function askHandlerForHello(handler: Handler, config: Partial<HttpRetriever> = {}) {
  const server = await serve(handler);
  const answer = await driveHttp(httpConfig({ url: server.url, ...config }), askHello);
  return { answer, requests: server.seen.length };
}

/** Returns the ids of an answer's results, or the message of an error. */
export const idsOrMessage = (
  answer: RawAnswer | RawError,
): readonly (string | undefined)[] | string =>
  answer.kind === "error" ? answer.message : answer.results.map((result) => result.id);

/**
 * Returns the GateError that the work rejects with. Throws if it resolves or throws another error.
 */
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
