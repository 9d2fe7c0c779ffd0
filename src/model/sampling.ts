export type Statistic = "p50" | "p90" | "p95" | "p99" | "mean";

/** Fewest repeats of a case: of fewer, the typical time is not known. */
export const MIN_REPEATS = 3;

/**
 * What keeps a check from enough samples: the time budget, the config's repeats, or a recorded run,
 * which has one time for each case.
 */
export type PlanLimit = "budget_s" | "repeats" | "recorded";

export interface AskedQueries {
  /** Queries sent, warm-up included; side by side, to both retrievers. */
  readonly queries: number;
  /** How long the planned timed queries took, in milliseconds. */
  readonly ms: number;
  /** How often each timed case was timed; 0 if none was. */
  readonly repeats: number;
  /** Side by side: how often all planned rounds were asked. Absent elsewhere. */
  readonly passes?: number;
}
