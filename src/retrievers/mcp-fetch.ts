import { GateError } from "../errors.ts";
import { type HttpClient, type HttpRequest, toAddress } from "./http-client.ts";
import { successText, WrongAnswer } from "./http-json.ts";
import type { Lifetime } from "./lifetime.ts";
import { currentCall } from "./mcp-clock.ts";
import { retryDelayMs } from "./retry.ts";
import { pause } from "./timing.ts";

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
      if (exchange.kind === "timeout") {
        throw end(
          lifetime,
          "retriever_timeout",
          `${request.address.host} did not answer within ${timeoutMs} ms`,
        );
      }
      if (exchange.kind === "unreachable") {
        throw end(
          lifetime,
          "retriever_failed",
          `${request.address.host} can't be reached: ${exchange.message}`,
        );
      }
      if (exchange.kind !== "answer") throw new WrongAnswer(exchange.message);
      if (call !== undefined) call.elapsedMs = exchange.elapsedMs;
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
  };
}

function end(lifetime: Lifetime, code: "retriever_timeout" | "retriever_failed", message: string): GateError {
  const error = new GateError(code, message, { hint: "Is the server up, and the address right?" });
  lifetime.fail(error);
  return error;
}
