import { systemCode } from "../system/json.ts";
import { cutText, hasNanOrInfinity } from "./failures.ts";
import { parseAnswerJson } from "../system/written-numbers.ts";
import { startTimer, elapsedMs } from "../system/timers.ts";
import http from "node:http";
import https from "node:https";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";

/** The size of an answer, before and after decompression. */
export const MAX_BODY_BYTES: number = 16 * 1024 * 1024;

/** What of a URL a request needs: `node:http` would parse it again for each. */
export interface HttpAddress {
  readonly secure: boolean;
  readonly hostname: string;
  readonly port: number;
  readonly path: string;
  /** For messages. */
  readonly href: string;
  readonly host: string;
}

export interface HttpRequest {
  readonly address: HttpAddress;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface HttpAnswer {
  readonly kind: "answer";
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** As sent, compressed or not; at most MAX_BODY_BYTES. */
  readonly body: Buffer;
  /** From the sent request to the last byte of the answer. */
  readonly elapsed_ms: number;
}

export type Exchange =
  | HttpAnswer
  /** The connection broke before any of an answer came. */
  | { readonly kind: "reset"; readonly message: string }
  /** An answer began and is not one; `early` if it ended before it was complete. */
  | { readonly kind: "broken"; readonly message: string; readonly early?: true }
  /** No connection: refused, no such name, no trust. */
  | { readonly kind: "unreachable"; readonly message: string; readonly cause: unknown }
  | { readonly kind: "timeout" };

export function toAddress(url: URL): HttpAddress {
  const { hostname, protocol, pathname, search, href, host } = url;
  const secure = protocol === "https:";
  const port = url.port === "" ? (secure ? 443 : 80) : Number(url.port);
  // An address of IPv6 stands in brackets in a URL only.
  return {
    secure,
    hostname: hostname.replace(/^\[(.*)\]$/, "$1"),
    port,
    path: `${pathname}${search}`,
    href,
    host,
  };
}

/** Whose certificates are accepted; absent: those of Node.js. */
export interface Trust {
  readonly ca?: string[];
}

const RESET_CODES: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "ECONNABORTED"]);

/**
 * HTTP over kept-alive connections, one request at a time on each. Not `fetch`, whose own work shows in the clock.
 * Redirects are answers like any other, no proxy of the environment is used, and nothing is retried here.
 */
export class HttpClient {
  readonly #agents: { readonly "http:": http.Agent; readonly "https:": https.Agent };
  readonly #inFlight = new Set<http.ClientRequest>();

  constructor(connections: number, trust: Trust = {}) {
    const options = { keepAlive: true, maxSockets: connections, maxFreeSockets: connections };
    this.#agents = {
      "http:": new http.Agent(options),
      "https:": new https.Agent({ ...options, ...trust }),
    };
  }

  /** Never rejects. `timeoutMs` bounds all of it, from name resolution to the last byte. */
  exchange(request: HttpRequest, timeoutMs: number): Promise<Exchange> {
    return new Promise((resolve) => {
      const { address, method, headers, body } = request;
      const { secure, hostname, port, path } = address;
      const agent = secure ? this.#agents["https:"] : this.#agents["http:"];
      const outgoing = (secure ? https : http).request({
        hostname,
        port,
        path,
        method,
        headers,
        agent,
      });
      this.#inFlight.add(outgoing);
      const timer = startTimer(timeoutMs, () => finish({ kind: "timeout" }));
      let answering = false;
      let startedAt = process.hrtime.bigint();
      const finish = (exchange: Exchange): void => {
        clearTimeout(timer);
        this.#inFlight.delete(outgoing);
        resolve(exchange);
        if (exchange.kind !== "answer") {
          outgoing.destroy();
        }
      };
      // The request is with the system: neither a new connection nor our own writing is the server's time.
      outgoing.once("finish", () => {
        startedAt = process.hrtime.bigint();
      });
      outgoing.on("error", (error) =>
        finish(answering ? brokenExchange(error) : failedExchange(error)),
      );
      outgoing.once("response", (incoming) => {
        answering = true;
        collectBody(incoming, finish, () => startedAt);
      });
      outgoing.end(body ?? undefined);
    });
  }

  /** Ends every connection; what is under way ends as reset. */
  close(): void {
    for (const outgoing of this.#inFlight) {
      outgoing.destroy(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
    }
    this.#agents["http:"].destroy();
    this.#agents["https:"].destroy();
  }
}

function collectBody(
  incoming: http.IncomingMessage,
  finish: (exchange: Exchange) => void,
  startedAt: () => bigint,
): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) {
      finish({ kind: "broken", message: tooLargeMessage("") });
    } else {
      chunks.push(chunk);
    }
  });
  incoming.once("end", () => {
    const ms = elapsedMs(startedAt(), process.hrtime.bigint());
    const { statusCode: status = 0, headers } = incoming;
    finish({ kind: "answer", status, headers, body: Buffer.concat(chunks), elapsed_ms: ms });
  });
  incoming.on("error", (error) => finish(brokenExchange(error)));
}

function tooLargeMessage(how: string): string {
  return `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB${how}`;
}

function brokenExchange(error: Error): Exchange {
  if (!RESET_CODES.has(systemCode(error) ?? "")) {
    return { kind: "broken", message: error.message };
  }
  return { kind: "broken", message: "the answer ended before it was complete", early: true };
}

function failedExchange(error: Error): Exchange {
  const code = systemCode(error) ?? "";
  if (RESET_CODES.has(code)) {
    return { kind: "reset", message: `the connection was reset (${code})` };
  }
  // The parser's codes: what answered does not speak HTTP.
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
  // An AggregateError of several addresses has no message of its own.
  return error.message === "" ? code : error.message;
}

/** What came instead of JSON. */
export class WrongAnswer extends Error {}

const utf8 = new TextDecoder("utf-8", { fatal: true });

const DECODERS: Readonly<
  Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** The JSON value of a 2xx answer; with `plain` a text is taken, too. Throws WrongAnswer that says what is wrong with it; its text is untrusted. */
export async function readJson(answer: HttpAnswer, plain: boolean): Promise<unknown> {
  const text = await readSuccessText(answer);
  const type = answer.headers["content-type"];
  if (!/^[^;]*[/+]json\s*(?:;|$)/i.test(type ?? "")) {
    if (plain && /^text\//i.test(type ?? "")) {
      return text;
    }
    const got = type === undefined ? "without a content type" : `as ${cutText(type, 100)}`;
    throw new WrongAnswer(
      `the server answered ${got}, not as application/json${excerptBody(text)}`,
    );
  }
  try {
    return parseAnswerJson(text);
  } catch {
    throw new WrongAnswer(`the answer is not JSON${describeNan(text)}${excerptBody(text)}`);
  }
}

/** The decompressed text of a 2xx answer. Throws WrongAnswer for every other status; a redirect names its target. */
export async function readSuccessText(answer: HttpAnswer): Promise<string> {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    const target = headers.location ?? "nowhere";
    throw new WrongAnswer(
      `the server redirects (${status}) to ${cutText(target, 300)}; redirects are not followed`,
    );
  }
  const text = await decodeBody(answer);
  if (status < 200 || status > 299) {
    throw new WrongAnswer(`the server answered ${status}${excerptBody(text)}`);
  }
  return text;
}

async function decodeBody({ body, headers }: HttpAnswer): Promise<string> {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const decode = DECODERS[encoding];
  let bytes = body;
  if (decode !== undefined) {
    bytes = await decode(body, { maxOutputLength: MAX_BODY_BYTES }).catch(throwUndecodable);
  } else if (encoding !== "identity" && encoding !== "") {
    throw new WrongAnswer(
      `the answer is compressed as ${cutText(encoding, 40)}, which was not asked for`,
    );
  }
  try {
    return utf8.decode(bytes);
  } catch {
    throw new WrongAnswer("the answer is not valid UTF-8");
  }
}

function throwUndecodable(error: unknown): never {
  if (systemCode(error) === "ERR_BUFFER_TOO_LARGE") {
    throw new WrongAnswer(tooLargeMessage(" when it is decompressed"));
  }
  throw new WrongAnswer("the answer can't be decompressed");
}

function describeNan(text: string): string {
  return hasNanOrInfinity(text) ? ": it holds NaN or Infinity, and JSON has neither" : "";
}

function excerptBody(text: string): string {
  const start = cutText(text.trim(), 200);
  return start === "" ? "" : `: ${start}`;
}

const FIRST_DELAY_MS = 250;
/** The longest wait for one query: where the server asks for more, the query fails at once. */
const LONGEST_RETRY_DELAY_MS = 10_000;

/** Too many requests, and what a gateway answers while the server behind it is away. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Returns how long to wait before asking again, or null if that would not help: only 429, 502, 503, 504 and a
 * connection that broke, before or within an answer, say that nothing was answered; a wrong answer stays wrong.
 */
export function retryDelayMs(
  exchange: Exchange,
  retries: number,
  now: number = Date.now(),
): number | null {
  // Mostly a kept-alive connection that the server had just closed: the next one is fresh.
  if (exchange.kind === "reset") {
    return retries === 0 ? 0 : FIRST_DELAY_MS;
  }
  if (exchange.kind === "broken" && exchange.early) {
    return FIRST_DELAY_MS * 2 ** retries;
  }
  if (exchange.kind !== "answer" || !RETRIED_STATUSES.has(exchange.status)) {
    return null;
  }
  if (tooLongWaitS(exchange, now) !== null) {
    return null;
  }
  const wanted = retryAfterMs(exchange.headers["retry-after"], now);
  return Math.min(wanted ?? FIRST_DELAY_MS * 2 ** retries, LONGEST_RETRY_DELAY_MS);
}

/** Seconds that the server wants to be left alone for, where that is too long to wait. */
export function tooLongWaitS(exchange: Exchange, now: number = Date.now()): number | null {
  if (exchange.kind !== "answer" || !RETRIED_STATUSES.has(exchange.status)) {
    return null;
  }
  const wanted = retryAfterMs(exchange.headers["retry-after"], now);
  return wanted === null || wanted <= LONGEST_RETRY_DELAY_MS ? null : Math.ceil(wanted / 1000);
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) {
    return null;
  }
  if (/^\d+$/.test(header.trim())) {
    return Number(header) * 1000;
  }
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
