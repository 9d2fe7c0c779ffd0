/** What goes wrong between us and the judge: what is worth another try, and what to tell the reader. */
import type { APIError } from "openai";
import { GateError } from "../errors.ts";

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8000;
/** A server that asks for more is out of reach for this run. */
export const LONGEST_WAIT_MS = 60_000;
const LONGEST_MESSAGE = 500;

/** System errors of a connection that was there and broke. */
const RESETS: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "ECONNABORTED", "UND_ERR_SOCKET"]);

/**
 * Milliseconds to wait before the same request is sent again; null for what another try can't fix: only 429, 5xx and a
 * broken connection say that nothing was judged.
 */
export function retryDelayMs(error: APIError, retries: number): number | null {
  const { status } = error;
  if (status === undefined) return RESETS.has(systemCode(error) ?? "") ? backoff(retries) : null;
  if (error.code === "insufficient_quota" || (status !== 429 && status < 500)) return null;
  const wanted = retryAfterMs(error.headers);
  return wanted === null ? backoff(retries) : wanted > LONGEST_WAIT_MS ? null : wanted;
}

function backoff(retries: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const header = headers?.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function systemCode(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return null;
}

/** An answer that says that the texts themselves are the trouble: of this sample, not of the judge. */
export function refusalOf(error: APIError): "refused" | "too_long" | null {
  // Other servers have numbers there.
  const code: unknown = error.code;
  if (error.status !== 400 || typeof code !== "string") return null;
  if (/^content_(?:filter|policy)/.test(code)) return "refused";
  return code === "context_length_exceeded" ? "too_long" : null;
}

export interface JudgeRequest {
  readonly host: string;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly timedOut: boolean;
  /** Name of the variable with the key, where there is one. */
  readonly keyName: string | null;
}

/** The end of the run. The caller has to take secrets out of the message. */
export function judgeFailed(error: APIError, asked: JudgeRequest): GateError {
  const tries =
    asked.retries === 0 ? "" : ` (after ${asked.retries} ${asked.retries === 1 ? "retry" : "retries"})`;
  const fail = (what: string, hint: string): GateError =>
    new GateError("judge_failed", `${what}${tries}`, { hint, cause: error });
  const { status } = error;
  if (asked.timedOut) {
    return fail(
      `the judge at ${asked.host} did not answer whole within timeout_ms (${asked.timeoutMs} ms)`,
      "Raise judge.timeout_ms, or see what the server was doing.",
    );
  }
  if (status === undefined) {
    return fail(
      `the connection to the judge at ${asked.host} failed: ${connection(error)}`,
      "Check judge.base_url and that the server is up.",
    );
  }
  return fail(`the judge at ${asked.host} answered ${clip(error.message)}`, hintFor(status, asked));
}

function connection(error: Error): string {
  const code = systemCode(error);
  if (code === "ECONNREFUSED") return "it was refused";
  if (code !== null && RESETS.has(code)) return `it was reset (${code})`;
  if (code !== null) return code;
  return clip(error.cause instanceof Error ? error.cause.message : error.message);
}

function hintFor(status: number, { keyName }: JudgeRequest): string {
  if (status >= 300 && status < 400)
    return "Redirects are not followed: write the final address as judge.base_url.";
  if (status === 401 || status === 403) {
    return keyName === null
      ? "Name the variable that holds the key as judge.api_key: { env: NAME }."
      : `Check the key in ${keyName}.`;
  }
  if (status === 404) return "Check judge.base_url and the names of the models.";
  if (status === 429)
    return "Lower judge.concurrency, or run again later: what was judged is not asked again.";
  return "What was judged is kept and not asked again: run once more.";
}

export function clip(text: string): string {
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;
}

// `fetch` as the judge's client may use it: no redirects, no headers but ours, no endless answers.

/** Vectors of a few questions and a list of claims are far smaller. */
export const MAX_ANSWER_BYTES: number = 16 * 1024 * 1024;

/**
 * The client sends what its environment says (custom headers, an organization) and what it knows of the machine; here
 * the request is built again from address, body and key. The answer is read whole, so that the client's time limit bounds it.
 */
export function boundedFetch(key: string | null): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, {
      method: init?.method ?? "GET",
      body: init?.body ?? null,
      signal: init?.signal ?? null,
      redirect: "manual",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": "retrieval-eval-gate",
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
    });
    const { status, headers } = response;
    // A Response with one of these may have no body.
    const body = [204, 205, 304].includes(status) ? null : await readAll(response);
    return new Response(body, { status, headers: plain(headers) });
  };
}

/** The body is decoded by now. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("content-encoding");
  kept.delete("content-length");
  return kept;
}

async function readAll(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new TypeError(`the answer is larger than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
