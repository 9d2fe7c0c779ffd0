/**
 * Work, counted and not timed: how often the engine enters each block of code. Call it before the
 * code under test is imported, since what is compiled already has no counters.
 */
import { Session } from "node:inspector/promises";

export async function countWork(): Promise<(act: () => Promise<unknown>) => Promise<number>> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const taken = async (): Promise<number> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const ranges = result.flatMap(({ functions }) => functions.flatMap(({ ranges: own }) => own));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };
  return async (act) => {
    await taken();
    await act();
    return taken();
  };
}
