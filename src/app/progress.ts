/** Progress on long runs: a bar on a terminal, one line every few seconds in a job log. */
import type { GatePorts } from "./request.ts";

const LOG_EVERY_MS = 5000;
const BAR_EVERY_MS = 100;
/** Characters of the bar, without its text. */
const BAR_WIDTH = 24;

const PHASES = { quality: "asking", latency: "timing", judging: "judging" } as const;

/**
 * Returns a function that shows how many queries of a phase are done, at most once in an interval:
 * as a bar in the current line of a terminal (`line`), which goes when all are done, else in a line
 * of its own (`progress`). `clock` returns milliseconds.
 */
export function showProgress(
  { line, progress }: Pick<GatePorts, "line" | "progress">,
  clock: () => number = () => performance.now(),
): (phase: keyof typeof PHASES, done: number, total: number) => void {
  const intervalMs = line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
  let lastShown = clock();
  return (phase, done, total) => {
    const now = clock();
    if (line !== null && done >= total) {
      return line("");
    }
    if (now - lastShown < intervalMs) {
      return;
    }
    lastShown = now;
    const share = total === 0 ? 1 : done / total;
    const text = `${PHASES[phase]} ${done}/${total} (${Math.floor(share * 100)} %)`;
    if (line === null) {
      return progress(text);
    }
    const filled = Math.round(share * BAR_WIDTH);
    line(`${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${text}`);
  };
}
