import type { Exchange } from "./http-client.ts";

const FIRST_DELAY_MS = 250;
/** Longer than this nobody waits for one query, whatever the server asks for. */
const MAX_DELAY_MS = 10_000;

/**
 * How long to wait before asking again, or null for what is not worth it: only 429, 503 and a connection that broke
 * before any answer say that nothing was answered; a wrong answer stays wrong.
 */
export function retryDelayMs(exchange: Exchange, retries: number, now: number = Date.now()): number | null {
  // Mostly a kept-alive connection that the server had just closed: the next one is fresh.
  if (exchange.kind === "reset") return retries === 0 ? 0 : FIRST_DELAY_MS;
  if (exchange.kind !== "answer" || (exchange.status !== 429 && exchange.status !== 503)) return null;
  const wanted = retryAfterMs(exchange.headers["retry-after"], now);
  return Math.min(wanted ?? FIRST_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
