import { isObject } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { Lifetime } from "./reach.ts";
import { exitError, parseJson, protocolError, startError, quote } from "./failures.ts";
import {
  type Exchange,
  type HttpClient,
  type HttpRequest,
  toAddress,
  successText,
  WrongAnswer,
} from "./http-client.ts";
import { LineError, LineFramer } from "./output.ts";
import { type Child, type ChildOptions, Family, type BoundedLog } from "./process.ts";
import { retryDelayMs } from "./questions.ts";
import { elapsedMs, pause } from "../system/timers.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";

export interface McpChildContext {
  readonly child: ChildOptions;
  readonly label: string;
  readonly lifetime: Lifetime;
  readonly log: BoundedLog;
}

interface OpenCall {
  readonly clock: CallClock;
  readonly askedAt: bigint;
}

/** The stdio transport over a child of ours: the SDK's own knows no process groups, no caps and no clean environment. */
export class McpChild implements Transport {
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  onmessage?: Transport["onmessage"];
  readonly #context: McpChildContext;
  readonly #family = new Family();
  readonly #framer = new LineFramer();
  readonly #calls = new Map<string | number, OpenCall>();
  #child: Child | null = null;

  constructor(context: McpChildContext) {
    this.#context = context;
  }

  async start(): Promise<void> {
    const { child: options, log } = this.#context;
    let child: Child;
    try {
      child = await this.#family.spawn(options, (chunk) => log.push(chunk));
    } catch (cause) {
      throw startError(cause, options.argv);
    }
    this.#child = child;
    child.answers.on("data", (chunk: Buffer) => {
      const at = process.hrtime.bigint();
      this.#read(() => this.#framer.push(chunk, (text, line) => this.#onLine(text, line, at)));
    });
    void this.#onExit(child);
  }

  send(message: JSONRPCMessage): Promise<void> {
    const clock = currentCall.getStore();
    const line = `${JSON.stringify(message)}\n`;
    if (clock !== undefined && "method" in message && "id" in message && message.id !== undefined) {
      this.#calls.set(message.id, { clock, askedAt: process.hrtime.bigint() });
    }
    this.#child?.stdin.write(line);
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.#family.end();
    this.onclose?.();
  }

  async #onExit(child: Child): Promise<void> {
    const exit = await child.exited;
    const { label, lifetime, log } = this.#context;
    lifetime.fail(exitError(exit, label, "before the run was over", log));
    this.onclose?.();
  }

  #read(run: () => void): void {
    if (this.#context.lifetime.failure !== null) return;
    try {
      run();
    } catch (error) {
      const { label, lifetime } = this.#context;
      if (error instanceof GateError) lifetime.fail(error);
      else if (!(error instanceof LineError)) throw error;
      else lifetime.fail(protocolError(`standard output of ${label}: ${error.message}`));
      // What still comes is not read: a flood ends here.
      this.#child?.answers.destroy();
    }
  }

  #onLine(text: string, line: number, at: bigint): void {
    if (text.trim() === "" || this.#context.lifetime.failure !== null) return;
    const what = `line ${line} of the server's output`;
    const message = parseJson(text, what);
    if (!isObject(message)) throw protocolError(`${what} is not a JSON object: ${quote(text)}`);
    const { id } = message;
    const call = typeof id === "string" || typeof id === "number" ? this.#calls.get(id) : undefined;
    if (call !== undefined && message["method"] === undefined) {
      this.#calls.delete(id as string | number);
      call.clock.elapsed_ms = elapsedMs(call.askedAt, at);
    }
    // The SDK checks the shape of every message that it is given.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    this.onmessage?.(message as unknown as JSONRPCMessage);
  }
}

const MOST_RETRIES = 2;

export interface McpFetchContext {
  readonly client: HttpClient;
  readonly lifetime: Lifetime;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * What the SDK's HTTP transport asks with: `node:http`, whose clock shows the server's time and not fetch's own. An
 * answer is handed over when it is whole, JSON or event stream, which a server closes after its answer. The stream of
 * notifications is refused; nothing here listens to it.
 */
export function mcpFetch({ client, lifetime, headers, timeoutMs }: McpFetchContext): Fetch {
  return async (url, init = {}) => {
    const method = init.method ?? "GET";
    if (method === "GET") return new Response(null, { status: 405 });
    // The end of the session is said after the end of the run.
    const during =
      method === "DELETE" ? <T>(work: Promise<T>) => work : <T>(work: Promise<T>) => lifetime.until(work);
    const request: HttpRequest = {
      address: toAddress(new URL(url)),
      method,
      headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
      body: typeof init.body === "string" ? init.body : null,
    };
    const call = currentCall.getStore();
    for (let retries = 0; ; retries++) {
      const exchange = await during(client.exchange(request, timeoutMs));
      const delay = retries < MOST_RETRIES ? retryDelayMs(exchange, retries) : null;
      if (delay !== null) {
        if (call !== undefined) call.retries++;
        await during(pause(delay));
        continue;
      }
      if (exchange.kind === "answer" && call !== undefined) call.elapsed_ms = exchange.elapsed_ms;
      return responseTo(exchange, { lifetime, timeoutMs, host: request.address.host });
    }
  };
}

async function responseTo(
  exchange: Exchange,
  { lifetime, timeoutMs, host }: Pick<McpFetchContext, "lifetime" | "timeoutMs"> & { readonly host: string },
): Promise<Response> {
  if (exchange.kind === "timeout")
    throw end(lifetime, "retriever_timeout", `${host} did not answer within ${timeoutMs} ms`);
  if (exchange.kind === "unreachable")
    throw end(lifetime, "retriever_failed", `${host} can't be reached: ${exchange.message}`);
  if (exchange.kind !== "answer") throw new WrongAnswer(exchange.message);
  const { "content-type": type, "mcp-session-id": session } = exchange.headers;
  const text = await successText(exchange);
  return new Response(text === "" ? null : text, {
    status: exchange.status,
    headers: {
      ...(type === undefined ? {} : { "content-type": type }),
      ...(typeof session === "string" ? { "mcp-session-id": session } : {}),
    },
  });
}

function end(lifetime: Lifetime, code: "retriever_timeout" | "retriever_failed", message: string): GateError {
  const error = new GateError(code, message, { hint: "Is the server up, and the address right?" });
  lifetime.fail(error);
  return error;
}

export interface CallClock {
  /** From writing the request to holding the bytes of the answer; null until then. */
  elapsed_ms: number | null;
  retries: number;
}

/** The call that a message belongs to: the SDK picks the message's id after it took the call over. */
export const currentCall: AsyncLocalStorage<CallClock> = new AsyncLocalStorage();
