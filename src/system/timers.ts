import { requireItem } from "../model/lookup.ts";
/** Timers and clocks. */

/** Longest delay that setTimeout takes; a longer one would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export type Timer = ReturnType<typeof setTimeout>;

/** setTimeout for a limit from a config, however large. */
export function startTimer(ms: number, run: () => void): Timer {
  return setTimeout(run, Math.min(ms, MAX_DELAY_MS));
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** True if the promise settled in time. */
export async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: Timer | undefined;
  const late = new Promise<false>((resolve) => {
    timer = startTimer(ms, () => resolve(false));
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Monotonic milliseconds between two readings of process.hrtime.bigint(). */
export function elapsedMs(from: bigint, to: bigint): number {
  return Number(to - from) / 1e6;
}

/** Works on all of them, `atOnce` at a time. After a failure no other is begun; it is thrown once all have ended. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
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
  const ended = await Promise.allSettled(
    Array.from({ length: Math.min(atOnce, items.length) }, worker),
  );
  const failed = ended.find((each) => each.status === "rejected");
  if (failed !== undefined) {
    throw failed.reason;
  }
}
