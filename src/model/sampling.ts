/** How often each case is timed: the plan that a baseline carries, and what a run asked. */

const STATISTICS = ["p50", "p90", "p95", "p99", "mean"] as const;
export type Statistic = (typeof STATISTICS)[number];

/** A case that was asked once has no spread of its own, and with two its resamples hold one sample each. */
export const MIN_REPEATS = 3;

/** A check of the plan: a bucket's percentile. */
export interface PlannedCheck {
  /** `overall`, or `intent:<name>`. */
  readonly scope: string;
  readonly statistic: Statistic;
  /** Whether a rule of the config names it there: then it is not left out silently. */
  readonly named: boolean;
  /** Times that each case of the bucket is asked for it. */
  readonly repeats: number;
}

/** What may keep a check out of the plan. `repeats`: the config's own number; `recorded`: a recorded run has one time. */
const PLAN_LIMITS = ["budget_s", "repeats", "recorded"] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];

/** A check that is left out, and what it would take beside the checks that are in. */
export interface UnfilledCheck extends PlannedCheck {
  /** Queries of the whole run. */
  readonly queries: number;
  /** `budget_s`, in whole seconds. */
  readonly budget_s: number;
  readonly by: readonly PlanLimit[];
}

/** Repeats by scope: a case in several scopes is asked the most of theirs. */
export type Repeats = ReadonlyMap<string, number>;

export interface SamplingPlan {
  readonly repeats: Repeats;
  readonly filled: readonly PlannedCheck[];
  readonly unfilled: readonly UnfilledCheck[];
  /** Queries of the whole run, warm-up included. */
  readonly queries: number;
  /** What the timed queries take, in milliseconds. */
  readonly ms: number;
}

/** What a run asked. */
export interface AskedQueries {
  /** Queries, warm-up included; side by side, of both. */
  readonly queries: number;
  /** What the planned timed queries took, in milliseconds. */
  readonly ms: number;
  /** Repeats by scope, as planned; empty where nothing was timed. */
  readonly plan: readonly { readonly scope: string; readonly repeats: number }[];
  /** Side by side: whole passes through the plan. Absent elsewhere. */
  readonly passes?: number;
}

/** The smallest rise that a plan's samples see in nine runs of ten. */
export interface VisibleRise {
  readonly ms: number;
  /** Of the baseline: 0.5 is a rise by half. */
  readonly share: number;
}
