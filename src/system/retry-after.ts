/**
 * Returns the milliseconds that a `Retry-After` header asks to wait (RFC 9110, 10.2.3: seconds, or
 * a date). Null if there is none. `now` is in milliseconds since 1970.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) {
    return Number(text) * 1000;
  }
  // A date in the past asks for no wait.
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
