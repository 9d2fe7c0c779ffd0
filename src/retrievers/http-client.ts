import { systemCode } from "../system/json.ts";
import { errorMessage } from "../system/excerpt.ts";
import { cutText } from "../model/lookup.ts";
import { hasNanOrInfinity } from "./failures.ts";
import { WrongAnswer, adviseLines } from "./read-value.ts";
import { parseAnswerJson } from "../system/written-numbers.ts";
import { retryAfterMs, startTimer, elapsedMs } from "../system/timers.ts";

import http from "node:http";
import https from "node:https";

/** Largest size of an answer. */
const MAX_BODY_BYTES: number = 16 * 1024 * 1024;

/** A request with its headers and body as they are sent. */
export interface HttpRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A whole answer, of any status. */
interface HttpAnswer {
  readonly kind: "answer";
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** At most MAX_BODY_BYTES. */
  readonly body: Buffer;
  /** From the sent request to the last byte of the answer. */
  readonly elapsed_ms: number;
}

/** What came of one request: a whole answer, of any status, or why there is none. */
export type Exchange =
  | HttpAnswer
  /** The connection broke before the whole answer came. */
  | { readonly kind: "reset"; readonly message: string }
  /** The answer can't be used: it is not HTTP, or too large. */
  | { readonly kind: "broken"; readonly message: string }
  /** No connection: refused, no such host, or a certificate that is not trusted. */
  | { readonly kind: "unreachable"; readonly message: string; readonly cause: unknown }
  | { readonly kind: "timeout" };

/** Returns ` (after 2 retries)` for the end of a message; empty without a retry. */
export function describeRetries(retries: number): string {
  return retries === 0 ? "" : ` (after ${retries} ${retries === 1 ? "retry" : "retries"})`;
}

/** The authorities whose certificates are accepted, as PEM; absent: those of Node.js. */
export interface Trust {
  readonly ca?: string[];
}

/** Codes of an error on a connection that broke. */
const RESET_CODES: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "ECONNABORTED"]);

/**
 * HTTP over kept-alive connections, one request at a time on each. `fetch` is not used, since its
 * own work would be in the measured time. Redirects are answers like any other, no proxy of the
 * environment is used, and nothing is retried here.
 */
export class HttpClient {
  readonly #agent: http.Agent;
  readonly #secureAgent: https.Agent;
  readonly #inFlight = new Set<http.ClientRequest>();

  /** `connections` is the most to one server at a time; further requests wait for one. */
  constructor(connections: number, trust: Trust = {}) {
    const options = { keepAlive: true, maxSockets: connections, maxFreeSockets: connections };
    this.#agent = new http.Agent(options);
    this.#secureAgent = new https.Agent({ ...options, ...trust });
  }

  /**
   * Sends one request and resolves with what came of it; never rejects. `timeoutMs` is for all of
   * it, from name resolution to the last byte.
   */
  exchange(request: HttpRequest, timeoutMs: number): Promise<Exchange> {
    return new Promise((resolve) => {
      const { url, method, headers, body } = request;
      const isSecure = url.protocol === "https:";
      const agent = isSecure ? this.#secureAgent : this.#agent;
      // In parts, which Node.js takes sooner than a URL. The brackets are those of an IPv6 address.
      const hostname = url.hostname.replace(/^\[(.*)\]$/, "$1");
      const path = url.pathname + url.search;
      const options = { hostname, port: url.port, path, method, headers, agent };
      const outgoing = (isSecure ? https : http).request(options);
      // Otherwise a server may compress its answers.
      outgoing.setHeader("accept-encoding", "identity");
      this.#inFlight.add(outgoing);
      const timer = startTimer(timeoutMs, () => finish({ kind: "timeout" }));
      let hasAnswerBegun = false;
      let startedAt = process.hrtime.bigint();
      /** Only the first call counts: an error may follow, since the request is destroyed. */
      const finish = (exchange: Exchange): void => {
        clearTimeout(timer);
        this.#inFlight.delete(outgoing);
        resolve(exchange);
        if (exchange.kind !== "answer") {
          outgoing.destroy();
        }
      };
      const startTime = (): void => {
        startedAt = process.hrtime.bigint();
      };
      // The time starts just before the request is written: to wait for a connection, and to
      // connect, is not the server's time. The event that it was written may come after the answer.
      outgoing.once("socket", (socket) => {
        startTime();
        if (socket.connecting) {
          socket.once(isSecure ? "secureConnect" : "connect", startTime);
        }
      });
      outgoing.on("error", (error) =>
        finish(hasAnswerBegun ? brokenExchange(error) : failedExchange(error)),
      );
      outgoing.once("response", (incoming) => {
        hasAnswerBegun = true;
        collectBody(incoming, finish, startedAt);
      });
      outgoing.end(body ?? undefined);
    });
  }

  /** Closes every connection; requests under way resolve as `reset`. */
  close(): void {
    for (const outgoing of this.#inFlight) {
      outgoing.destroy(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
    }
    this.#agent.destroy();
    this.#secureAgent.destroy();
  }
}

/**
 * Calls `finish` with the whole answer once its last byte came, or with what went wrong; only the
 * first call counts. `startedAt`: just before the request was written.
 */
function collectBody(
  incoming: http.IncomingMessage,
  finish: (exchange: Exchange) => void,
  startedAt: bigint,
): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) {
      const message = `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`;
      finish({ kind: "broken", message });
    } else {
      chunks.push(chunk);
    }
  });
  incoming.once("end", () => {
    const ms = elapsedMs(startedAt, process.hrtime.bigint());
    const { statusCode: status = 0, headers } = incoming;
    finish({ kind: "answer", status, headers, body: Buffer.concat(chunks), elapsed_ms: ms });
  });
  incoming.on("error", (error) => finish(brokenExchange(error)));
}

/** Returns what an error after the start of an answer means: it broke off, or another fault. */
function brokenExchange(error: Error): Exchange {
  if (!RESET_CODES.has(systemCode(error) ?? "")) {
    return { kind: "broken", message: error.message };
  }
  return { kind: "reset", message: "the answer ended before it was complete" };
}

/** Returns what an error before any answer means: `reset`, `broken` (no HTTP) or `unreachable`. */
function failedExchange(error: Error): Exchange {
  const code = systemCode(error) ?? "";
  if (RESET_CODES.has(code)) {
    return { kind: "reset", message: `the connection was reset (${code})` };
  }
  // Codes of Node's HTTP parser.
  if (code.startsWith("HPE_")) {
    return { kind: "broken", message: `the answer is not HTTP: ${error.message}` };
  }
  return { kind: "unreachable", message: networkReason(error), cause: error };
}

export function networkReason(error: Error): string {
  const code = systemCode(error) ?? "";
  if (code === "ECONNREFUSED") {
    return "the connection was refused";
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `the host's name could not be resolved (${code})`;
  }
  if (isNoTls(error)) {
    return "the server does not speak TLS there";
  }
  // The error of several addresses that all failed has an empty message.
  return error.message === "" ? code : error.message;
}

/** Returns whether the error says that what answered a TLS handshake was no TLS. */
export function isNoTls(error: unknown): boolean {
  return (
    error instanceof Error && /wrong version number|packet length too long/i.test(error.message)
  );
}

/** Throws for bytes that are not UTF-8. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Whether a content type is JSON: `application/vnd.api+json; charset=utf-8`. */
export function isJsonType(type = ""): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(type);
}

/** Returns the text with `***` in place of each secret (Lifetime). */
type HideSecrets = (text: string) => string;

/**
 * Returns the JSON value of a 2xx answer, whatever type it was sent as: Flask sends a text that is
 * JSON as text/html. With `acceptsText` returns the text of a `text/…` answer as it is. Throws
 * WrongAnswer for everything else. `hideSecrets` as in readSuccessText.
 */
export function readJsonAnswer(
  answer: HttpAnswer,
  acceptsText: boolean,
  hideSecrets: HideSecrets,
): unknown {
  const text = readSuccessText(answer, hideSecrets);
  const type = answer.headers["content-type"];
  if (acceptsText && /^text\//i.test(type ?? "")) {
    return text;
  }
  try {
    return parseAnswerJson(text);
  } catch {
    const sent = type === undefined ? "without a content type" : `as ${cutText(type, 100)}`;
    const cause = hasNanOrInfinity(text) ? ": it holds NaN or Infinity, and JSON has neither" : "";
    // Its lines may be results, which `lines` of the config reads.
    const advice = /^text\/plain\b/i.test(type ?? "") ? `. ${adviseLines(hideSecrets(text))}` : "";
    throw new WrongAnswer(
      `the answer, sent ${sent}, is not JSON${cause}${excerptBody(text, hideSecrets)}${advice}`,
    );
  }
}

/**
 * Returns the text of a 2xx answer. Throws WrongAnswer for every other status. The
 * message shows the start of the body, after `hideSecrets`: a server may send a key back, and a
 * part of one would not be found any more.
 */
export function readSuccessText(answer: HttpAnswer, hideSecrets: HideSecrets): string {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    const target = headers.location ?? "nowhere";
    throw new WrongAnswer(
      `the server redirects (${status}) to ${cutText(hideSecrets(target), 300)}; redirects are not followed`,
    );
  }
  if (status < 200 || status > 299) {
    const wait =
      headers["retry-after"] === undefined ? "" : ` (Retry-After: ${headers["retry-after"]})`;
    const methods =
      status === 405 && headers.allow !== undefined
        ? ` (it takes ${cutText(headers.allow, 60)})`
        : "";
    throw new WrongAnswer(
      `the server answered ${status}${wait}${methods}${excerptBody(describeBody(answer), hideSecrets)}`,
    );
  }
  return decodeBody(answer);
}

/** Returns the body as text. Throws WrongAnswer if it is compressed, or no UTF-8. */
function decodeBody({ body, headers }: HttpAnswer): string {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (encoding !== "identity" && encoding !== "") {
    throw new WrongAnswer(
      `the answer is compressed (${cutText(encoding, 40)}), though the gate sends accept-encoding: identity. Turn off this compression of the server, or call it from a program`,
    );
  }
  try {
    return utf8.decode(body);
  } catch {
    throw new WrongAnswer("the answer is not valid UTF-8");
  }
}

/** Returns the body as text, or why it can't be read. */
export function describeBody(answer: HttpAnswer): string {
  try {
    return decodeBody(answer);
  } catch (error) {
    return errorMessage(error);
  }
}

/** Returns the end of a message: `: ` and the start of a body, or that it is empty. */
export function excerptBody(text: string, hideSecrets: HideSecrets): string {
  const start = cutText(hideSecrets(text.trim()), 200);
  return `: ${start === "" ? "an empty body" : start}`;
}

/** Before the first retry; doubled before each further one. */
const FIRST_DELAY_MS = 250;
/** The longest wait before a retry. A query fails at once if the server asks for a longer one. */
const LONGEST_RETRY_DELAY_MS = 10_000;

/**
 * Statuses that are retried: a request that came too slowly, too many requests, and a gateway
 * without its server (520 to 524 are Cloudflare's).
 */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([
  408, 429, 502, 503, 504, 520, 521, 522, 523, 524,
]);

/**
 * Returns the wait before the next attempt, or null if the request is not to be retried. `retries`
 * is the number of retries so far, `now` the time that a date in Retry-After is compared with. A
 * connection that broke and an answer of RETRIED_STATUSES are retried: any other answer would come
 * again. No answer is retried that asks for a longer wait than LONGEST_RETRY_DELAY_MS.
 */
export function retryDelayMs(
  exchange: Exchange,
  retries: number,
  now: number = Date.now(),
): number | null {
  // Mostly the server had just closed a kept-alive connection: the next one is new.
  if (exchange.kind === "reset") {
    return retries === 0 ? 0 : FIRST_DELAY_MS * 2 ** (retries - 1);
  }
  if (exchange.kind !== "answer" || !RETRIED_STATUSES.has(exchange.status)) {
    return null;
  }
  const askedDelay = retryAfterMs(exchange.headers["retry-after"], now);
  if (askedDelay !== null && askedDelay > LONGEST_RETRY_DELAY_MS) {
    return null;
  }
  return Math.min(askedDelay ?? FIRST_DELAY_MS * 2 ** retries, LONGEST_RETRY_DELAY_MS);
}
