/** How often to repeat: whole passes, so that every case is asked as often as the others. */
import type { LatencySettings } from "../model/config.ts";
import type { Timing } from "../model/run.ts";

/** How the samples came to be so far. */
export interface Taken {
  source: Timing["source"];
  repeats: number;
  budgetEnded: boolean;
}

export interface RepeatPorts {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** One timed pass over the suite. */
  readonly pass: () => Promise<void>;
  /** Whether the samples so far are enough. */
  readonly settled: () => boolean;
  /** After each pass, with how many there will be at least. */
  readonly progress: (repeats: number, wanted: number) => void;
}

/** `auto` starts here. */
const FIRST_REPEATS = 5;
const MOST_REPEATS = 1000;

/** Repeats until the samples suffice or the budget ends; counts in `taken`, where it stands if a pass rejects. */
export async function repeat(latency: LatencySettings, taken: Taken, ports: RepeatPorts): Promise<void> {
  const auto = latency.repeats === "auto";
  const wanted = latency.repeats === "auto" ? FIRST_REPEATS : latency.repeats;
  const start = ports.now();
  for (;;) {
    if (taken.repeats >= wanted && (!auto || ports.settled())) return;
    if (taken.repeats >= MOST_REPEATS) return;
    const spent = ports.now() - start;
    // A pass that would not end in time is not begun, but one is always taken.
    const each = taken.repeats === 0 ? 0 : spent / taken.repeats;
    if (auto && taken.repeats > 0 && spent + each > latency.budget_s * 1000) {
      taken.budgetEnded = true;
      return;
    }
    await ports.pass();
    taken.repeats++;
    ports.progress(taken.repeats, Math.max(wanted, taken.repeats));
  }
}
