/** Plans of which nothing is timed, and surroundings in which the clock stands. */
import type { RunPlan } from "../../src/run/run-suite.ts";
import { definitionOf } from "../helpers/make.ts";

/** What a run needs beside its retriever: the clock stands, and nothing is cancelled. */
export const STILL = {
  now: (): number => 0,
  cancelled: (): boolean => false,
  progress: (): void => {},
  environment: { os: "linux", arch: "x64", cpu: "test", cores: 2, node: "24.0.0" },
};

/** Returns a plan of these cases without latency, unless `more` has other settings. */
export function planOf(cases: RunPlan["cases"], more: Partial<RunPlan> = {}): RunPlan {
  const noSampling: RunPlan["planTiming"] = () => ({
    rounds: [],
    confirmingRounds: () => [],
    ends_ms: 1000,
  });
  const asked = {
    k: 10,
    definition: definitionOf(),
    latency: "off",
    concurrency: 1,
    clock: "ours",
  } as const;
  return { cases, ...asked, planTiming: noSampling, ...more };
}
