/**
 * How sure a latency check must be. It is looked at twice: after the plan, and, where it is then undecided, after twice
 * the plan. Each look has half of the error, so both together have no more than one look would.
 */

export const LOOKS = 2;

/**
 * Share of unchanged code that one check may fail: a rise is certain at 99 %, a broken ceiling at 95 %. Side by side p50
 * has two ratios and no second run's drift to hide behind, so each ratio is held to 99.5 %.
 */
export const ERROR = { rise: 0.01, ceiling: 0.05, ratio: 0.005 } as const;

/** `undecided`: over a limit or a ceiling, though not beyond noise. More samples may decide it. */
export type LookOutcome = "pass" | "undecided" | "fail";
export type LatencyOutcome = "pass" | "watch" | "fail";

/** What is left of an undecided check when nothing more is asked. */
export function settled(outcome: LookOutcome): LatencyOutcome {
  return outcome === "undecided" ? "watch" : outcome;
}

/** Enough to look by, or why not. */
export type Shortage =
  | { readonly code: "not_measured" }
  | {
      readonly code: "too_few_samples";
      readonly side: WhichSide;
      readonly have: number;
      readonly need: number;
    }
  /** Of so many cases, counted where a case has samples at all. */
  | {
      readonly code: "too_few_repeats";
      readonly side: WhichSide;
      readonly cases: number;
      readonly need: number;
    };

export type WhichSide = "now" | "before";
