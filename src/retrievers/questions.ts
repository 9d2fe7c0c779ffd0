import type { GateError } from "../errors.ts";
import type { RawAnswer, RawError } from "../model/retriever.ts";
import { protocolError, quote } from "./failures.ts";
import type { Exchange } from "./http-client.ts";
import { after, type Timer } from "../system/timers.ts";

export interface OpenQuestion {
  readonly id: string;
  readonly query: string;
  /** process.hrtime.bigint() just before the request is written. */
  readonly askedAt: bigint;
  readonly resolve: (answer: RawAnswer | RawError) => void;
  readonly reject: (error: GateError) => void;
}

/** The questions that a child has not answered yet, by the opaque id that each carries: a counter. */
export class Questions {
  readonly #open = new Map<string, { readonly question: OpenQuestion; readonly timer: Timer }>();
  #asked = 0;
  #answered = 0;

  get answered(): number {
    return this.#answered;
  }

  get oldest(): string | null {
    for (const { question } of this.#open.values()) return question.query;
    return null;
  }

  nextId(): string {
    return String(++this.#asked);
  }

  add(question: OpenQuestion, limitMs: number, onLate: () => void): void {
    this.#open.set(question.id, { question, timer: after(limitMs, onLate) });
  }

  /** The open question that a line's id belongs to; throws `retriever_answer` for an unknown or a repeated one. */
  find(id: unknown, what: string): OpenQuestion {
    if (typeof id !== "string") {
      throw protocolError(
        `${what}: id: expected the string of the request`,
        'Send the id back as it came: "1", not 1.',
      );
    }
    const open = this.#open.get(id);
    if (open !== undefined) return open.question;
    const number = /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN;
    const fault = number <= this.#asked ? "was already answered" : "was never asked";
    throw protocolError(
      `${what}: id ${quote(id)} ${fault}`,
      "Answer each request once, with the id that it carries.",
    );
  }

  settle(question: OpenQuestion, answer: RawAnswer | RawError): void {
    clearTimeout(this.#open.get(question.id)?.timer);
    this.#open.delete(question.id);
    this.#answered++;
    question.resolve(answer);
  }

  rejectAll(error: GateError): void {
    for (const { question, timer } of this.#open.values()) {
      clearTimeout(timer);
      question.reject(error);
    }
    this.#open.clear();
  }
}

const FIRST_DELAY_MS = 250;
/** The longest wait for one query, even if the server asks for more. */
const LONGEST_RETRY_DELAY_MS = 10_000;

/**
 * How long to wait before asking again, or null for what is not worth it: only 429, 503 and a connection that broke
 * before any answer say that nothing was answered; a wrong answer stays wrong.
 */
export function retryDelayMs(exchange: Exchange, retries: number, now: number = Date.now()): number | null {
  // Mostly a kept-alive connection that the server had just closed: the next one is fresh.
  if (exchange.kind === "reset") return retries === 0 ? 0 : FIRST_DELAY_MS;
  if (exchange.kind !== "answer" || (exchange.status !== 429 && exchange.status !== 503)) return null;
  const wanted = retryAfterMs(exchange.headers["retry-after"], now);
  return Math.min(wanted ?? FIRST_DELAY_MS * 2 ** retries, LONGEST_RETRY_DELAY_MS);
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
