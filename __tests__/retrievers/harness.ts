import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { GateError } from "../../src/errors.ts";
import { MODULE_HOST } from "../helpers/built.ts";
import { type Handler, serve } from "../helpers/loopback.ts";
import { workspace } from "../helpers/workspace.ts";
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
import type { RawAnswer, RawError, Retriever } from "../../src/model/retriever.ts";
import type { RetrieverPorts } from "../../src/retrievers/ports.ts";
import { createRetriever } from "../../src/retrievers/registry.ts";

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

/**
 * Returns ports with a new, empty repository, unless `overrides` have another. What the retriever
 * logs is appended to `logged`.
 */
export const makePorts = (
  overrides: Partial<RetrieverPorts> = {},
  logged: Logged = { text: "" },
): RetrieverPorts => ({
  root: workspace(),
  environment: process.env,
  moduleHost: MODULE_HOST,
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

/** What a retriever is started with beside its config; `logged` gets its log. */
export interface Setup extends Partial<RetrieverPorts> {
  /** The files of the repository, by path. */
  readonly files?: Readonly<Record<string, unknown>>;
  readonly logged?: Logged;
}

/** A retriever whose processes have the mark, by which findMarkedProcesses finds them. */
export function makeRetriever(
  config: RetrieverConfig,
  { files, logged, ...ports }: Setup = {},
): { readonly retriever: Retriever; readonly mark: string } {
  const { config: markedConfig, mark } = addMark(config);
  const root = workspace(files);
  return { retriever: createRetriever(markedConfig, makePorts({ root, ...ports }, logged)), mark };
}

/**
 * Starts the retriever of this config, uses and stops it. Expects that none of its processes is
 * left then, even if it failed. Returns what `use` returned.
 */
export async function drive<R>(
  config: RetrieverConfig,
  use: (retriever: Retriever, mark: string) => Promise<R>,
  setup: Setup = {},
): Promise<R> {
  const { retriever, mark } = makeRetriever(config, setup);
  try {
    await retriever.start();
    return await use(retriever, mark);
  } finally {
    await retriever.stop();
    expect(findMarkedProcesses(mark), "processes left").toEqual([]);
  }
}

/** Asks a retriever for this query, whose text is its case's id, too. */
export const ask = (retriever: Retriever, query: string, k = 10): Promise<RawAnswer | RawError> =>
  retriever.ask({ case_id: query, query, k });

/** Starts the retriever of this config, asks it this query, and stops it. */
export const askOnce = (config: RetrieverConfig, query: string, setup: Setup = {}) =>
  drive(config, (retriever) => ask(retriever, query), setup);

/** Asks a retriever for ten results of the query `hello`. */
export const askHello = (retriever: Retriever): Promise<RawAnswer | RawError> =>
  ask(retriever, "hello", 10);

/** Asks a server with this handler for `hello`. Returns the answer, and the requests that it took. */
export async function askHandlerForHello(handler: Handler, config: Partial<HttpRetriever> = {}) {
  const server = await serve(handler);
  const answer = await drive(httpConfig({ url: server.url, ...config }), askHello);
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
