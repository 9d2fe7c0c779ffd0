/** Timers, clocks and work on several things at a time. */

import { requireItem } from "../model/lookup.ts";

/** The longest delay that setTimeout takes: it would run a longer one at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export type Timer = ReturnType<typeof setTimeout>;

/** Calls `run` after so many milliseconds, after 24 days at the latest. Takes any number. */
export function startTimer(ms: number, run: () => void): Timer {
  return setTimeout(run, Math.min(ms, MAX_DELAY_MS));
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Returns true if the promise is fulfilled within so many milliseconds, false if it is still
 * pending then. Throws its error if it is rejected in time.
 */
export async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: Timer | undefined;
  const timeLimit = new Promise<false>((resolve) => {
    timer = startTimer(ms, () => resolve(false));
  });
  try {
    return await Promise.race([promise.then(() => true), timeLimit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the milliseconds between two readings of process.hrtime.bigint(), in nanoseconds. */
export function elapsedMs(from: bigint, to: bigint): number {
  return Number(to - from) / 1e6;
}

/**
 * Calls `work` for each item, for at most `atOnce` at a time. After an error no further item is
 * begun; once those that were begun have ended, the error is thrown.
 */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  // The index of the next item to begin. Each of the workers takes it in turn.
  let next = 0;
  const worker = async (): Promise<void> => {
    try {
      while (next < items.length) {
        const index = next++;
        await work(requireItem(items, index), index);
      }
    } catch (error) {
      next = items.length;
      throw error;
    }
  };
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, worker);
  const results = await Promise.allSettled(workers);
  const failure = results.find((result) => result.status === "rejected");
  if (failure !== undefined) {
    throw failure.reason;
  }
}

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
