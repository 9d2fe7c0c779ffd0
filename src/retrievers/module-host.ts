/**
 * Runs in the child process of a `module` retriever: `node module-host.js <absolute path of the
 * module> <its path in the config> <most bytes of an answer>`. It is bundled on its own and may
 * import nothing but `node:`. Requests come on standard input, answers leave on descriptor 3, so
 * that what the module prints can't break an answer.
 */
import { Socket } from "node:net";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";

/** The default export of the module. It may return a promise. */
type ModuleSearch = (
  query: string,
  options: { readonly k: number; readonly params: object; readonly signal: AbortSignal },
) => unknown;

/** A request of the gate, one line of JSON. */
interface Request {
  readonly id: string;
  readonly query: string;
  readonly k: number;
  readonly params?: object;
}

const answers = new Socket({ fd: 3, writable: true });
// An error says that the gate is gone. The end of standard input ends the process then.
answers.on("error", () => {});

function isObjectOrList(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/**
 * Replacer for JSON.stringify: a bigint becomes its digits, and an Error its name and message.
 * Throws for an id that is a number beyond 2^53, which has lost some of its digits.
 */
function toJsonValue(key: string, value: unknown): unknown {
  if (value instanceof Error || typeof value === "bigint") {
    return String(value);
  }
  if (key === "id" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new TypeError(
      `id: the number ${String(value)} is beyond 2^53, so it may be another; return ids as strings`,
    );
  }
  return value;
}

/** The module returned what has no results. The message follows its name and "returned". */
class WrongReturn extends Error {
  /** What to return instead. */
  readonly advice: string;

  constructor(what: string, advice: string) {
    super(what);
    this.advice = advice;
  }
}

/**
 * Writes a line of the protocol. Throws for what is no JSON, what toJsonValue throws, and
 * WrongReturn if the line is longer than `maxBytes`.
 */
function sendMessage(message: Readonly<Record<string, unknown>>, maxBytes = Infinity): void {
  const line = JSON.stringify(message, toJsonValue);
  const bytes = Buffer.byteLength(line);
  if (bytes > maxBytes) {
    throw new WrongReturn(`results of ${bytes} bytes`, "return fewer or shorter results");
  }
  answers.write(`${line}\n`);
}

/** Writes the error with its stack to standard error, the log. Returns its name and message. */
function logError(error: unknown): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  process.stderr.write(`${error instanceof Error ? (error.stack ?? message) : message}\n`);
  return message;
}

/**
 * Matches the head of a function whose second parameter has a usual name for the number of results,
 * `async function search(query, limit = 10)` or `(query, k)`; its group is that name. Other names
 * of one letter may come from a minifier.
 */
const NUMBER_PARAMETER =
  /^[^()]*\(\s*[\w$]+\s*,\s*(k|limit|count|size|topK|top_k|numResults|maxResults)\s*(?:=[^,()]*)?,?\s*\)/;

/**
 * Returns the name of a function's second parameter if it seems to take the number of results; null
 * if it has another name, or the function uses it as an object. `source`: the function's text.
 */
function findNumberParameter(source: string): string | null {
  const name = NUMBER_PARAMETER.exec(source)?.[1];
  if (name === undefined) {
    return null;
  }
  // `limit.k`, `limit?.k`, `limit["k"]` and `{ k } = limit`.
  const usesMembers = new RegExp(`\\b${name}\\s*(?:\\?\\.|\\.|\\[)|\\}\\s*=\\s*${name}\\b`);
  return usesMembers.test(source) ? null : name;
}

/**
 * Returns the error with the advice to use a loader, if an import failed that Node.js can't resolve
 * by itself: by an alias (`@/lib`), of a file without its ending, or of a folder.
 */
function adviseOnLoader(error: unknown): unknown {
  const code = isObjectOrList(error) ? error["code"] : null;
  const message = error instanceof Error ? error.message : "";
  const isAlias = /Cannot find package '(?:@\/|[~#$])/.test(message);
  const lacksEnding = /Cannot find module '[^']*\/[^'./]+'/.test(message);
  const isForLoader =
    code === "ERR_UNSUPPORTED_DIR_IMPORT" ||
    (code === "ERR_MODULE_NOT_FOUND" && (isAlias || lacksEnding));
  if (!isForLoader || process.execArgv.includes("--import")) {
    return error;
  }
  const advice = `${message}. If your project runs by a loader, write it: loader: tsx`;
  return new Error(advice, { cause: error });
}

/**
 * Imports the module and returns its default export. Throws TypeError if that is no function of
 * (query, options), and what the import throws.
 */
async function loadModule(path: string): Promise<ModuleSearch> {
  // The bundler must not resolve this path.
  let loaded: { readonly default?: unknown };
  try {
    loaded = await import(/* webpackIgnore: true */ pathToFileURL(path).href);
  } catch (error) {
    throw adviseOnLoader(error);
  }
  if (typeof loaded.default !== "function") {
    throw new TypeError(
      `the default export is ${typeof loaded.default}, not a function (query, { k, signal }) => results; write \`export default\` before it`,
    );
  }
  const parameter = findNumberParameter(String(loaded.default));
  if (parameter !== null) {
    throw new TypeError(
      `the default export takes (query, ${parameter}), but the gate passes the object { k, params, signal } as ${parameter}; write \`export default (query, { k }) => …\`, and call your function there with k`,
    );
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return loaded.default as ModuleSearch;
}

function quote(text: string): string {
  return JSON.stringify(text.length <= 80 ? text : `${text.slice(0, 80)}…`);
}

/**
 * Throws WrongReturn for what can be no list of results: no object, bytes, or a Set or Map, which
 * has no order for the gate. Whether another object is a list, the gate decides.
 */
function refuseWithoutList(returned: unknown): void {
  const list = isObjectOrList(returned) ? (returned["results"] ?? returned) : returned;
  if (list instanceof Set || list instanceof Map) {
    const what = `a ${list.constructor.name}, which has no order`;
    throw new WrongReturn(what, "return a list, the best first");
  }
  const mayBeList = isObjectOrList(list) && !ArrayBuffer.isView(list);
  if (mayBeList) {
    return;
  }
  const written = inspect(list, { depth: 1, breakLength: Infinity });
  // It is not cut, since the gate hides a secret in it only if the secret is whole.
  const what = written.length <= 200 ? written : `no list (${written.length} characters)`;
  const cause = list === undefined ? ". Perhaps a `return` is missing" : "";
  throw new WrongReturn(what, `return a list, and [] if nothing is found${cause}`);
}

interface Host {
  readonly search: ModuleSearch;
  /** The module's path in the config. */
  readonly name: string;
  /** The most bytes of a line that the gate reads. */
  readonly maxBytes: number;
}

/** Calls the module and sends its answer to one request, or its error. Never rejects. */
async function answerRequest(host: Host, request: Request, signal: AbortSignal): Promise<void> {
  const { id, query, k, params = {} } = request;
  try {
    const value = await host.search(query, { k, params, signal });
    refuseWithoutList(value);
    sendMessage({ id, value }, host.maxBytes);
  } catch (error) {
    const message =
      error instanceof WrongReturn
        ? `the module ${quote(host.name)} returned ${error.message} for the query ${quote(query)}; ${error.advice}`
        : logError(error);
    sendMessage({ id, error: message });
  }
}

/**
 * Logs an error of the import and returns its message. If this Node.js can't read a file of
 * TypeScript that the module imports, the message says what to do.
 */
function logLoadError(error: unknown): string {
  const message = logError(error);
  const isTypeScript =
    error instanceof Error &&
    "code" in error &&
    error.code === "ERR_UNKNOWN_FILE_EXTENSION" &&
    /\.[cm]?ts\b/.test(message);
  return isTypeScript
    ? `${message}. Node.js ${process.versions.node} reads no TypeScript: use Node.js 22.18 or newer (the action brings 24), or the project's own loader: loader: tsx`
    : message;
}

/**
 * Loads the module, says `ready` or the error, and answers requests until standard input ends.
 * `name` is the module's path in the config.
 */
async function main(path: string, name: string, maxBytes: number): Promise<void> {
  const inputEnd = new AbortController();
  let host: Host;
  try {
    host = { search: await loadModule(path), name, maxBytes };
  } catch (error) {
    sendMessage({ error: logLoadError(error) });
    return;
  }
  const requests = createInterface({ input: process.stdin, crlfDelay: Infinity });
  requests.on("line", (line) => {
    const request: Request = JSON.parse(line);
    void answerRequest(host, request, inputEnd.signal);
  });
  requests.on("close", () => {
    inputEnd.abort();
    // A module's open connections would keep the process running.
    // oxlint-disable-next-line unicorn/no-process-exit
    process.exit();
  });
  sendMessage({ ready: true });
}

const [, , path = "", name = "", maxBytes = ""] = process.argv;
void main(path, name, Number(maxBytes));
