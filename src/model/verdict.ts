/** The judgement: checks, categories, and one word. */
import type { Evidence } from "./explanation.ts";
import type { WeakeningFinding } from "./policy.ts";
import type { Notice } from "./notice.ts";
import type { Value } from "./scores.ts";

/** In the order in which they are reported. */
export const CATEGORIES = [
  "recall_drop",
  "ranking_shift",
  "latency_regression",
  "diversity_collapse",
  "semantic_degraded_spike",
  "forbidden_hit",
  "retriever_error",
  "cost_regression",
  "answer_regression",
  "missing_data",
  "gate_weakened",
] as const;
export type Category = (typeof CATEGORIES)[number];

export type Scope = "overall" | `intent:${string}`;

export type VerdictWord = "pass" | "fail" | "error" | "partial";

/** A case that made a check fail. */
export interface Culprit {
  readonly id: string;
  /** The metric's value for this case; milliseconds for latency. */
  readonly before: Value;
  readonly after: Value;
  /** Ranks of the case's targets, in their order. */
  readonly ranks_before: readonly (number | null)[] | null;
  readonly ranks_after: readonly (number | null)[] | null;
}

/** Head beside base, timed in pairs; shares of the base's time. */
export interface RatioFigures {
  /** head / base, with its 95 % interval. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** The lower bound may reach 1 + this. */
  readonly tolerance: number;
  /** A rise below this says nothing. */
  readonly floor_ms: number;
  /** Base against itself in this run; null where the repeats are too few to be split. */
  readonly noise: { readonly ratio: number; readonly low: number; readonly high: number } | null;
}

export type Outcome = "pass" | "watch" | "fail";

export function outcomeOf({ outcome, passed }: Check): Outcome {
  return outcome ?? (passed ? "pass" : "fail");
}

export interface Check {
  readonly metric: string;
  readonly scope: Scope;
  /** Cases (for latency: samples) behind `current`. */
  readonly n: number;
  readonly baseline: Value;
  readonly current: Value;
  /** 95 % interval of `current`. */
  readonly interval: readonly [number, number] | null;
  /** current - baseline, sign as measured. */
  readonly delta: number | null;
  /** The largest of the rule's tolerances, in the metric's unit. */
  readonly tolerance: number | null;
  readonly limit: number | null;
  readonly direction: "higher" | "lower";
  /** True for a watch, which stops nothing. */
  readonly passed: boolean;
  /**
   * `watch`: beyond its limit, and explained by chance or by a gain elsewhere. Absent where `passed` says it all.
   */
  readonly outcome?: Outcome;
  /** Of the test for chance; absent where none was made. */
  readonly p?: number;
  /** Cases, for `newly_lost`. */
  readonly counts?: { readonly lost: number; readonly found: number };
  /** What its failure is called. */
  readonly category: Category;
  readonly secondary_to: Category | null;
  /** Why there was nothing to compare, where `category` is `missing_data`. */
  readonly missing: MissingReason | null;
  /** Worst first. */
  readonly cases: readonly Culprit[];
  /** Whose rule it is; absent where base and head have the very same check, or only one of them judged. */
  readonly policy?: "base" | "head";
  /** Could the change be chance; absent where nothing was compared, and for latency, which has its interval. */
  readonly evidence?: Evidence;
  /** What `gate_weakened` found; such a check has no figures. */
  readonly weakening?: WeakeningFinding;
  /** Where base and head ran side by side; then the ratio was judged, and the milliseconds are for people. */
  readonly ratio?: RatioFigures;
}

export type MissingReason =
  | { readonly code: "not_measured" }
  | { readonly code: "baseline_lacks_metric" }
  | { readonly code: "baseline_lacks_lists" }
  | { readonly code: "cases_absent" }
  | { readonly code: "no_paired_cases" }
  | {
      readonly code: "too_few_samples";
      readonly have: number;
      readonly need: number;
      readonly repeats: number;
    };

export interface Verdict {
  readonly verdict: VerdictWord;
  /** Primaries only, in the order of CATEGORIES. */
  readonly categories: readonly Category[];
  readonly secondary_categories: readonly Category[];
  readonly checks: readonly Check[];
  /** What failed by the base's files, and was accepted with the label. */
  readonly accepted?: readonly Check[];
  readonly notices: readonly Notice[];
}
