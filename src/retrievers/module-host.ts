/**
 * Runs in the child process of a `module` retriever: `node module-host.js <absolute path of the module>`. Built on
 * its own; it may import nothing but `node:`. Requests come on standard input, answers leave on descriptor 3, which
 * the module does not know of, so that console.log goes to the log.
 */
import { Socket } from "node:net";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

type ModuleSearch = (
  query: string,
  options: { readonly k: number; readonly params: object; readonly signal: AbortSignal },
) => unknown;

interface Request {
  readonly id: string;
  readonly query: string;
  readonly k: number;
  readonly params?: object;
}

const ANSWER_KEYS = [
  "results",
  "degraded",
  "latency_ms",
  "spans",
  "usage",
  "answer",
  "stages",
  "corpus",
] as const;

const answers = new Socket({ fd: 3, writable: true });
// The gate is gone or has given up; the end of standard input says so too.
answers.on("error", () => {});

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A bigint has all its digits. A number beyond 2^53 has lost some of them, so as an id it is refused. */
function keepIdDigits(key: string, value: unknown): unknown {
  if (key !== "id") {
    return value;
  }
  if (typeof value === "bigint") {
    return String(value);
  }
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new TypeError(
      `id: the number ${String(value)} is beyond 2^53, so it may be another; return ids as strings`,
    );
  }
  return value;
}

function sendMessage(message: Readonly<Record<string, unknown>>): void {
  answers.write(`${JSON.stringify(message, keepIdDigits)}\n`);
}

/** What the gate is told; the log gets all of it. */
function logError(error: unknown): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  process.stderr.write(`${error instanceof Error ? (error.stack ?? message) : message}\n`);
  return message;
}

async function loadModule(path: string): Promise<ModuleSearch> {
  // Not a path known when this is bundled.
  const loaded: { readonly default?: unknown } = await import(
    /* webpackIgnore: true */ pathToFileURL(path).href
  );
  if (typeof loaded.default !== "function") {
    throw new TypeError(
      `the default export is ${typeof loaded.default}, not a function (query, { k, signal }) => results; write \`export default\` before it`,
    );
  }
  // Its shape is its own promise; what it returns is checked.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return loaded.default as ModuleSearch;
}

/** The contract's answer object from what the module returned; throws if it returned something else. */
function toAnswer(id: string, returned: unknown): Readonly<Record<string, unknown>> {
  if (Array.isArray(returned)) {
    return { id, results: returned };
  }
  if (!isObject(returned)) {
    throw new TypeError(
      `the module returned ${returned === null ? "null" : typeof returned}, not results`,
    );
  }
  const answer: Record<string, unknown> = { id };
  for (const key of ANSWER_KEYS) {
    answer[key] = returned[key];
  }
  return answer;
}

async function answerRequest(
  search: ModuleSearch,
  request: Request,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { id, query, k, params = {} } = request;
    sendMessage(toAnswer(id, await search(query, { k, params, signal })));
  } catch (error) {
    sendMessage({ id: request.id, error: logError(error) });
  }
}

async function main(path: string): Promise<void> {
  const ended = new AbortController();
  let search: ModuleSearch;
  try {
    search = await loadModule(path);
  } catch (error) {
    sendMessage({ error: logError(error) });
    return;
  }
  const requests = createInterface({ input: process.stdin, crlfDelay: Infinity });
  requests.on("line", (line) => {
    const request: Request = JSON.parse(line);
    void answerRequest(search, request, ended.signal);
  });
  requests.on("close", () => {
    ended.abort();
    // A module's open connections would keep the process up. It is the module's process, not the gate's.
    // oxlint-disable-next-line unicorn/no-process-exit
    process.exit();
  });
  sendMessage({ ready: true });
}

void main(process.argv[2] ?? "");
