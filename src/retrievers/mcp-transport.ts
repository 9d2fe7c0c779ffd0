import { keepDigits } from "../system/written-numbers.ts";
import { type JsonObject, isObject, textOrEmpty, tryParseJson } from "../system/json.ts";
import { type ErrorCode, GateError } from "../errors.ts";
import type { Lifetime } from "./reach.ts";
import { exitError } from "./failures.ts";
import {
  type Exchange,
  type HttpClient,
  type HttpRequest,
  retryDelayMs,
  readSuccessText,
} from "./http-client.ts";
import { WrongAnswer } from "./read-value.ts";
import { MessageReader } from "./output.ts";
import { type Child, type ChildOptions, Family } from "./process.ts";
import { elapsedMs, sleep } from "../system/timers.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import type { FetchLike, Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";

/** What server is run, and where its output and its end are reported. */
interface McpChildContext {
  readonly child: ChildOptions;
  readonly label: string;
  readonly lifetime: Lifetime;
}

/** A tool call that the server has not answered yet. */
interface OpenCall {
  readonly clock: CallClock;
  readonly askedAt: bigint;
}

/**
 * The SDK's stdio transport, over a child process of ours: the SDK's own one has no process groups,
 * no limits of size and no clean environment.
 */
export class McpChild implements Transport {
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  onmessage?: Transport["onmessage"];
  readonly #context: McpChildContext;
  readonly #family = new Family();
  /** By the id of the call's message. */
  readonly #calls = new Map<unknown, OpenCall>();
  #child: Child | null = null;

  constructor(context: McpChildContext) {
    this.#context = context;
  }

  /** Starts the server and reads its messages. A line that breaks the protocol ends the run. */
  async start(): Promise<void> {
    const { child: options, label, lifetime } = this.#context;
    const source = {
      label,
      whose: "server",
      lifetime,
      // A line that is no message may be a banner: it is skipped, as the official clients do.
      onNoise: (line: string) => lifetime.log.push(Buffer.from(`${line}\n`)),
    } as const;
    const messages = new MessageReader(source, (message, _, at) => this.#onMessage(message, at));
    const child = await this.#family.spawn(options, (chunk) => lifetime.log.push(chunk));
    this.#child = child;
    child.answers.on("data", (chunk: Buffer) => {
      const fault = messages.push(chunk);
      if (fault === null) {
        return;
      }
      lifetime.recordFailure(fault);
      // What still comes is not read: a flood ends here.
      child.answers.destroy();
    });
    void this.#onExit(child);
  }

  /** Writes a message to the server. If it is a request of a tool call, the call's time starts. */
  send(message: JSONRPCMessage): Promise<void> {
    const clock = currentCall.getStore();
    const line = `${JSON.stringify(message)}\n`;
    const isRequest = "method" in message && "id" in message && message.id !== undefined;
    if (clock !== undefined && isRequest) {
      this.#calls.set(message.id, { clock, askedAt: process.hrtime.bigint() });
    }
    this.#child?.stdin.write(line);
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.#family.end();
    this.onclose?.();
  }

  /** Fails the run with the server's exit. Does nothing after a stop: the first failure counts. */
  async #onExit(child: Child): Promise<void> {
    const exit = await child.exited;
    const { label, lifetime } = this.#context;
    const context = { label, when: "before the run was over", log: lifetime.log };
    lifetime.recordFailure(exitError(exit, context));
    this.onclose?.();
  }

  /** Hands a message to the SDK; if it answers a tool call, the call's time is set first. */
  #onMessage(message: JsonObject, arrivedAt: bigint): void {
    const { id } = message;
    const call = this.#calls.get(id);
    if (call !== undefined && message["method"] === undefined) {
      this.#calls.delete(id);
      call.clock.elapsed_ms = elapsedMs(call.askedAt, arrivedAt);
    }
    // The SDK checks the shape of every message that it is given.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    this.onmessage?.(withoutNulls(message) as JSONRPCMessage);
  }
}

/** Members whose value is data of the server or of the tool, in which nulls are kept. */
const DATA_KEYS: ReadonlySet<string> = new Set(["structuredContent", "params"]);

/**
 * Returns a message without the members that a server wrote as null, at any depth outside of
 * DATA_KEYS: the SDK's schemas allow them to be absent and refuse null. `id` stays.
 */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutNulls);
  }
  if (!isObject(value)) {
    return value;
  }
  const members = Object.entries(value).filter(([key, member]) => member !== null || key === "id");
  return Object.fromEntries(
    members.map(([key, member]) => [key, DATA_KEYS.has(key) ? member : withoutNulls(member)]),
  );
}

/**
 * Returns the text of an HTTP answer without the optional nulls of its messages: one message, a
 * list, or events that hold one each. Numbers that the SDK's parser would cut become texts.
 */
function textWithoutNulls(answer: string): string {
  const text = keepDigits(answer);
  if (!/:\s*null\b/.test(text)) {
    return text;
  }
  const wholeMessage = messageWithoutNulls(text);
  if (wholeMessage !== null) {
    return wholeMessage;
  }
  // An event stream has each message in a line `data: {…}`.
  return text.replaceAll(/^data:(.*)$/gm, (line, data: string) => {
    const message = messageWithoutNulls(data);
    return message === null ? line : `data: ${message}`;
  });
}

/** Returns a message's JSON without its optional nulls (`withoutNulls`); null if it is no JSON. */
function messageWithoutNulls(text: string): string | null {
  const message = tryParseJson(text);
  return message === undefined ? null : JSON.stringify(withoutNulls(message));
}

const MOST_RETRIES = 2;

/** What the requests to an MCP server are sent by and with. */
interface McpFetchContext {
  readonly client: HttpClient;
  readonly lifetime: Lifetime;
  /** The config's headers; the SDK's own are added and win. */
  readonly headers: Readonly<Record<string, string>>;
  /** Limit of one HTTP request. */
  readonly timeoutMs: number;
}

/**
 * Returns the `fetch` that the SDK's HTTP transport asks with. It uses `node:http`, so that the
 * measured time is the server's. An answer is handed over when it is whole, also an event stream,
 * which a server closes after its answer. GET, the stream of notifications, gets 405: nothing here
 * listens to it. A request is sent again, at most MOST_RETRIES times, as `retryDelayMs` says. Sets
 * elapsed_ms and retries of the current call. Throws WrongAnswer for a bad answer; a server that
 * can't be reached, or does not answer in time, ends the run.
 */
export function makeMcpFetch({ client, lifetime, headers, timeoutMs }: McpFetchContext): FetchLike {
  return async (url, init = {}) => {
    const method = init.method ?? "GET";
    if (method === "GET") {
      return new Response(null, { status: 405 });
    }
    // DELETE ends the session once the lifetime is over: its failure must not end this request.
    const untilFailure = <T>(work: Promise<T>): Promise<T> =>
      method === "DELETE" ? work : lifetime.raceFailure(work);
    const request: HttpRequest = {
      url: new URL(url),
      method,
      headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
      body: textOrEmpty(init.body),
    };
    const call = currentCall.getStore();
    for (let retries = 0; ; retries++) {
      const exchange = await untilFailure(client.exchange(request, timeoutMs));
      const delay = retries < MOST_RETRIES ? retryDelayMs(exchange, retries) : null;
      if (delay !== null) {
        if (call !== undefined) {
          call.retries++;
        }
        await untilFailure(sleep(delay));
        continue;
      }
      if (exchange.kind === "answer" && call !== undefined) {
        call.elapsed_ms = exchange.elapsed_ms;
      }
      return makeResponse(exchange, request.url.host, { lifetime, timeoutMs });
    }
  };
}

/**
 * Returns a 2xx answer as the SDK wants it. A server that can't be reached, or did not answer in
 * time, ends the run, and that error is thrown. Throws WrongAnswer for everything else.
 */
function makeResponse(
  exchange: Exchange,
  host: string,
  { lifetime, timeoutMs }: Pick<McpFetchContext, "lifetime" | "timeoutMs">,
): Response {
  const failRun = (code: ErrorCode, how: string): GateError =>
    lifetime.recordFailure(
      new GateError(code, `${host} ${how}`, "Is the server up, and the address right?"),
    );
  if (exchange.kind === "timeout") {
    throw failRun("retriever_timeout", `did not answer within ${timeoutMs} ms`);
  }
  if (exchange.kind === "unreachable") {
    throw failRun("retriever_failed", `can't be reached: ${exchange.message}`);
  }
  if (exchange.kind !== "answer") {
    throw new WrongAnswer(exchange.message);
  }
  const { "content-type": type, "mcp-session-id": session } = exchange.headers;
  const text = textWithoutNulls(readSuccessText(exchange, (body) => lifetime.hideSecrets(body)));
  // The status may be 204, with which `new Response` takes no text, not even an empty one.
  return new Response(text === "" ? null : text, {
    status: exchange.status,
    headers: {
      ...(type !== undefined && { "content-type": type }),
      ...(typeof session === "string" && { "mcp-session-id": session }),
    },
  });
}

/** The time and the retries of one tool call; the transport writes them. */
export interface CallClock {
  /** From writing the request to the last byte of the answer; null until then. */
  elapsed_ms: number | null;
  /** How often its HTTP requests were sent again; 0 for a child process. */
  retries: number;
}

/**
 * The clock of the tool call that the running code sends a message for. The transport finds it
 * here, since the SDK chooses the message's id itself.
 */
export const currentCall: AsyncLocalStorage<CallClock> = new AsyncLocalStorage();
