/** Timers and clocks. */

/** Longest delay that setTimeout takes; a longer one would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export type Timer = ReturnType<typeof setTimeout>;

/** setTimeout for a limit from a config, however large. */
export function after(ms: number, run: () => void): Timer {
  return setTimeout(run, Math.min(ms, MAX_DELAY_MS));
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** True where the promise settled in time. */
export async function within(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: Timer | undefined;
  const late = new Promise<false>((resolve) => {
    timer = after(ms, () => resolve(false));
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
