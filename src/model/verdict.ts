/** The verdict of a run: its checks, the categories of failures, and one word. */
import type { Evidence } from "./explanation.ts";
import type { Notice } from "./notice.ts";
import type { PlanLimit } from "./sampling.ts";
import type { Scope } from "./scope.ts";
import type { Unit, Value } from "./scores.ts";

/** In the order in which they are reported. */
export const CATEGORIES = [
  "forbidden_hit",
  "recall_drop",
  "ranking_shift",
  "fewer_results",
  "latency_regression",
  "diversity_collapse",
  "semantic_degraded_spike",
  "retriever_error",
  "cost_regression",
  "answer_regression",
  "missing_data",
  "golden_data_edited",
  "gate_weakened",
] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * `error`: the gate could not decide. `partial`: only a part of the suite was asked, so the run
 * neither passes nor fails.
 */
export type VerdictWord = "pass" | "fail" | "error" | "partial";

export interface Culprit {
  readonly id: string;
  /** The metric's value for this case in the baseline and now; milliseconds for latency. */
  readonly before: Value;
  readonly after: Value;
  /** Null if they are not known. */
  readonly ranks_before: readonly (number | null)[] | null;
  readonly ranks_after: readonly (number | null)[] | null;
  /** Absent if the ranks are of the case's own targets in the head's suite. */
  readonly targets?: readonly string[];
}

/** The head's time relative to the base's, both timed in pairs. */
export interface RatioFigures {
  /** head / base, with its 95 % interval. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** The ratio may reach 1 + this. */
  readonly tolerance: number;
}

/** The recorded baseline, or the state that was last accepted. */
export type Reference = "baseline" | "accepted";

/**
 * `test`: the change is significant; `lost`: queries lost their documents, and none, or few, got
 * better; `new_hit`: a forbidden or false result is new; else the limit or bound.
 */
export type FailureGround = "test" | "lost" | "new_hit" | "limit" | "floor" | "ceiling";

/**
 * `not_significant`: the change may be chance; `noise`: within what answers that vary do on their
 * own; `earlier`: this change made no case worse; `found_more`: recall and nDCG rose.
 */
export type Reason = "not_significant" | "noise" | "earlier" | "found_more";

/**
 * `fell`: beyond its limit, but it does not fail; `reason` says why. `missing`: it fails, since it
 * had nothing to compare. `not_gated`: one side can't have a value yet, which fails nothing.
 */
export type CheckState = "pass" | "fell" | "fail" | "missing" | "not_gated";

export interface LostQueries {
  readonly lost: readonly string[];
  readonly better: readonly string[];
  /** Whether the lost queries were asked again, and found nothing again. */
  readonly asked_again: boolean;
}

/** One rule, or a finding, and what became of it. Figures are null if the check has none. */
export interface Check {
  /** The metric; of a check that counts cases or reports a weakening, what it is about. */
  readonly metric: string;
  readonly unit: Unit;
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
  /** The value of `current` beyond which the check fails or is tested. */
  readonly limit: number | null;
  readonly direction: "higher" | "lower";
  readonly state: CheckState;
  /** False for `fail` and `missing`. */
  readonly passed: boolean;
  /** What `baseline` is from. Absent if nothing was compared. */
  readonly reference?: Reference;
  /** Absent unless the check fails and compared something. */
  readonly by?: FailureGround;
  /** The test's p: how likely chance alone makes such a change. Absent if no test was made. */
  readonly p?: number;
  /** The largest `p` that fails. Absent if no test was made. */
  readonly level?: number;
  /** The metrics whose differences the test adds up. */
  readonly tested?: readonly string[];
  /** Absent unless the state is `fell`. */
  readonly reason?: Reason;
  /** For recall, MRR and nDCG that do not pass. */
  readonly worse_cases?: number;
  /** If it fails by `lost`: which queries were lost, and which got better. */
  readonly losses?: LostQueries;
  /** For a failed rate: the p of a significant rise of recall and nDCG in the same scope. */
  readonly quality_rise_p?: number;
  readonly category: Category;
  /** If it only follows from a failure of another category, that category. */
  readonly secondary_to: Category | null;
  /** The cases that made it fail, worst first. */
  readonly cases: readonly Culprit[];
  /** Absent if base and head have the same check, or only one of them judged. */
  readonly policy?: "base" | "head";
  /** How sure the change of a mean is. Absent if nothing was compared. */
  readonly evidence?: Evidence;
  /** Latency of base and head side by side: it decides, and the milliseconds are only shown. */
  readonly ratio?: RatioFigures;
  /** Absent unless the state is `missing`. */
  readonly missing?: MissingReason;
  /**
   * What a check that is not gated lacks: a value in the baseline (`before`), or lists in this run
   * that are long enough (`now`).
   */
  readonly lacks?: "before" | "now";
  /** What the change loosens in its own gate. Such a check has no figures. */
  readonly weakening?: WeakeningFinding;
}

/** Whether the check counts critical or lost cases; then its figures are counts, not averages. */
export function isCount({ unit, missing }: Check): boolean {
  return unit === "cases" && missing === undefined;
}

/** Whether the check says that no case of the baseline is in this run. */
export function hasNoPairs({ missing }: Check): boolean {
  return missing?.code === "no_paired_cases";
}

export function lacksFigure(check: Check): boolean {
  return check.state === "missing" && !hasNoPairs(check);
}

/** Returns 2 for a failure, 1 for a check that fell, 0 for one that passes. */
export function rankSeverity({ passed, state }: Check): number {
  if (!passed) {
    return 2;
  }
  return state === "fell" ? 1 : 0;
}

/** `side`: whether the run (`now`) or the baseline (`before`) has too few. */
export type MissingReason =
  | { readonly code: "not_measured" }
  | { readonly code: "baseline_lacks_metric" }
  | { readonly code: "baseline_lacks_lists" }
  | { readonly code: "no_paired_cases" }
  | {
      readonly code: "too_few_samples";
      readonly side: "now" | "before";
      readonly have: number;
      readonly need: number;
    }
  /** Cases that were timed less often than `need`: their typical time is not known. */
  | {
      readonly code: "too_few_repeats";
      readonly side: "now" | "before";
      readonly cases: number;
      readonly need: number;
    }
  /** The time was over before all was asked: `have` of `need` timed queries of the scope. */
  | { readonly code: "plan_unfinished"; readonly have: number; readonly need: number }
  /** A rule names the metric, and the plan times too little. `needed`: seconds, or repeats. */
  | { readonly code: "not_in_plan"; readonly by: PlanLimit; readonly needed: number };

export interface Verdict {
  readonly verdict: VerdictWord;
  /** Of failures that do not follow from another one, in the order of CATEGORIES. */
  readonly categories: readonly Category[];
  readonly secondary_categories: readonly Category[];
  readonly checks: readonly Check[];
  /** Checks that failed by the base's files and were accepted with the label. */
  readonly accepted?: readonly Check[];
  readonly notices: readonly Notice[];
}

/** How a change can loosen its own gate. */
export const WEAKENINGS = [
  /** The base has another config than the head. */
  "config_moved",
  /** The base's files can't be read. */
  "base_unusable",
  /** A file of the gate became a symbolic link. */
  "link",
  "config_edited",
  /** Stored verdicts of the judge were edited. */
  "verdict_changed",
  /** The run passes only with edits of recorded cases. */
  "passes_only_with_edits",
  /** Much of the suite is taken out. */
  "suite_shrinks",
  /** Critical cases or forbidden documents are no longer watched. */
  "suite_edited",
  "baseline_edited",
  /** The baseline has a new digest of a file outside of git, which the file does not have. */
  "baseline_vouches",
  /** Rows of the baseline were edited to values that this run did not measure. */
  "baseline_not_measured",
  /** The baseline has other accepted figures than it must keep, as after `record --accept`. */
  "accepted_moved",
] as const;
export type WeakeningCode = (typeof WEAKENINGS)[number];

/** A weakened rule, case or baseline row, before and after, as text for people. */
export interface WeakenedField {
  /** `gate.recall@10.tolerance`, `cases.install.query`, `baseline.cases.install`. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What a change weakens in one file. */
export interface WeakeningFinding {
  readonly code: WeakeningCode;
  /** Where to look: a file of the head, or of the base if the head does not have it. */
  readonly file: string;
  /** What was weakened; at least one. */
  readonly fields: readonly WeakenedField[];
  /** The cases that it concerns, worst first. */
  readonly cases: readonly Culprit[];
  /** How many recorded cases there are, for findings that count them. */
  readonly of?: number;
}

/** The findings about golden data. All others are about rules and the baseline. */
export const GOLDEN_DATA_FINDINGS: readonly WeakeningCode[] = [
  "passes_only_with_edits",
  "suite_shrinks",
  "suite_edited",
];
