/**
 * Keeps the memory of large suites small, and ends a run in words where V8 would end it with "JavaScript heap out of
 * memory" and no report.
 */
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { GateError } from "../errors.ts";

/** Of the limit; beyond it V8 collects all the time, and then aborts. */
const FULL = 0.85;
/** What judging and reporting take of a case beside what is held, in bytes: 8,000 cases go through in a heap of 64 MiB. */
const REPORTED = 8 * 1024;

/** V8 lets the heap double before it collects; in a large suite nearly all of it is held, and little would be freed. */
export function keepHeapTight(): void {
  setFlagsFromString("--heap-growing-percent=10");
}

/** Up to so many cases the heap is small however it grows, and collecting so often costs more than it saves. */
const FEW_CASES = 2_000;

/** Lets it grow again where the suite turns out to be small. */
export function loosenHeap(cases: number): void {
  if (cases <= FEW_CASES) setFlagsFromString("--heap-growing-percent=0");
}

/** Frees what many cases no longer need before as much again is made; of few it is not worth the time. */
export function tidyHeap(cases: number): void {
  if (cases > FEW_CASES) collect();
}

let gc: (() => void) | null = null;

function collect(): void {
  setFlagsFromString("--expose-gc");
  gc ??= runInNewContext("gc") as () => void;
  gc();
}

/** Throws `out_of_memory` where the report of so many cases finds no room beside what is held. */
export function requireMemory(cases: number): void {
  const needed = cases * REPORTED;
  const limit = getHeapStatistics().heap_size_limit;
  const isRoom = (): boolean => getHeapStatistics().used_heap_size + needed < FULL * limit;
  if (isRoom()) return;
  // What is held counts, and no garbage.
  collect();
  if (isRoom()) return;
  const megabytes = Math.floor(limit / 2 ** 20);
  const message = `${cases} cases and their report don't fit into the ${megabytes} MiB of memory that Node.js may use here`;
  throw new GateError("out_of_memory", message, {
    hint: "Set NODE_OPTIONS: --max-old-space-size=<MiB> in the step's env, use a larger runner, or split the suite into shards.",
  });
}
