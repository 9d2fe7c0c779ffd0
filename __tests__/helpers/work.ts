/** Measures work by counting, not by time: how often the engine enters each block of code. */
import { Session } from "node:inspector/promises";

/**
 * Returns a function that does something, and returns how many blocks of code were entered
 * meanwhile. Call it before the code under test is imported, since code that is compiled already
 * has no counters.
 */
export async function countWork(): Promise<(act: () => Promise<unknown>) => Promise<number>> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const takeCount = async (): Promise<number> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const ranges = result.flatMap(({ functions }) => functions.flatMap(({ ranges: own }) => own));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };
  return async (act) => {
    await takeCount();
    await act();
    return takeCount();
  };
}
