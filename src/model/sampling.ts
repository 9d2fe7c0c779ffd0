/** How often queries are timed. */

const STATISTICS = ["p50", "p90", "p95", "p99", "mean"] as const;
export type Statistic = (typeof STATISTICS)[number];

/** Of fewer repeats it is not known which of them is usual. */
export const MIN_REPEATS = 3;

/** What keeps a check from having its samples. `repeats`: the config's number; `recorded`: a recorded run has one time. */
const PLAN_LIMITS = ["budget_s", "repeats", "recorded"] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];

/** What a run asked. */
export interface AskedQueries {
  /** Queries, warm-up included; side by side, of both. */
  readonly queries: number;
  /** What the planned timed queries took, in milliseconds. */
  readonly ms: number;
  /** How often each timed case was timed; 0 if none was. */
  readonly repeats: number;
  /** Side by side: how often the plan was asked. Absent elsewhere. */
  readonly passes?: number;
}
