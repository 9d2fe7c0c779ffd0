/**
 * Latency against recorded samples: a statistic fails where it is over its limit beyond measurement noise. A check is
 * looked at twice: after the plan, and, where it is then undecided, after twice the plan. Each look has half of the error,
 * so both together have no more than one look would.
 */
import { percentileValue } from "../../metrics/latency.ts";
import { MIN_REPEATS, MIN_SAMPLES, type Statistic } from "../../metrics/weighted-latency.ts";
import type { VisibleRise } from "../../model/sampling.ts";
import type { MissingReason } from "../../model/verdict.ts";
import { EPSILON } from "../../decision/limits.ts";
import { type CaseSamples, type Distribution, type Samples, shareAtMost } from "./resample.ts";

export const LOOKS = 2;

/**
 * Share of unchanged code that one check may fail: a rise is certain at 99 %, a broken ceiling at 95 %. Side by side p50
 * has two ratios and no second run's drift to hide behind, so each ratio is held to 99.5 %.
 */
export const ERROR = { rise: 0.01, ceiling: 0.05, ratio: 0.005 } as const;

/** `undecided`: over a limit or a ceiling, though not beyond noise. More samples may decide it. */
export type LookOutcome = "pass" | "undecided" | "fail";

/** Why a side is not enough to look by; `cases` are counted where a case has samples at all. */
export type Shortage = Extract<
  MissingReason,
  { readonly code: "not_measured" | "too_few_samples" | "too_few_repeats" }
>;

export interface StoredRule {
  readonly statistic: Statistic;
  /** Milliseconds above a baseline of so many milliseconds, never falling as it rises; null where nothing is compared. */
  readonly tolerance: ((baselineMs: number) => number) | null;
  /** Milliseconds. */
  readonly ceiling: number | null;
}

interface StoredSamples {
  readonly now: Samples;
  /** Of the same cases; not read where the rule has no tolerance. */
  readonly before: Samples;
}

export interface StoredLook {
  readonly kind: "measured";
  readonly outcome: LookOutcome;
  /** Milliseconds, like all that follows. */
  readonly current: number;
  readonly baseline: number | null;
  readonly limit: number;
  /** 95 % interval of `current`. */
  readonly interval: readonly [low: number, high: number];
  readonly samples: number;
}

export type NoLook = { readonly kind: "missing"; readonly reason: Shortage };

/**
 * One look at a check. `current` over min(ceiling, baseline + tolerance) fails where the lower 99 % bound of their
 * difference is above 0, the limit being worked out from each resampled baseline, or where its own lower 95 % bound is
 * over the ceiling; each look has half of the error. Both sides are resampled within their cases.
 */
export function lookAtStored(samples: StoredSamples, rule: StoredRule): StoredLook | NoLook {
  const { now, before } = samples;
  const { statistic, tolerance } = rule;
  const reason =
    findShortage(now.cases, statistic, "now") ??
    (tolerance === null ? null : findShortage(before.cases, statistic, "before"));
  if (reason !== null) {
    return { kind: "missing", reason };
  }
  const current = now.figure(statistic)!;
  const baseline = tolerance === null ? null : before.figure(statistic)!;
  const limit = limitAbove(rule, baseline ?? 0);
  const over = !(current <= limit + EPSILON);
  return {
    kind: "measured",
    outcome: !over ? "pass" : isOverLimit(samples, rule) ? "fail" : "undecided",
    current,
    baseline,
    limit,
    // Drawn where it is read: what is within its limit is decided without.
    get interval() {
      return interval95(now.resampleStatistic(statistic));
    },
    samples: now.sorted.values.length,
  };
}

/** Of a figure over its limit. All pairs of both sides' resamples are compared, so that one seed serves both. */
function isOverLimit({ now, before }: StoredSamples, rule: StoredRule): boolean {
  const { statistic, tolerance } = rule;
  const ceiling = rule.ceiling ?? Infinity;
  const tolerableLimit = (ms: number): number => limitAbove(rule, ms);
  // No resample is below the fastest sample, and no limit above that of the slowest.
  if (now.sorted.values[0]! > tolerableLimit(before.sorted.values.at(-1) ?? 0)) {
    return true;
  }
  const spread = now.resampleStatistic(statistic);
  const limits =
    tolerance === null
      ? Float64Array.of(ceiling)
      : before.resampleStatistic(statistic).map(tolerableLimit);
  return (
    shareAtMost(spread, limits) < ERROR.rise / LOOKS ||
    shareAtMost(spread, Float64Array.of(ceiling)) < ERROR.ceiling / LOOKS
  );
}

/** min(ceiling, baseline + tolerance), for a baseline of so many milliseconds. */
function limitAbove({ tolerance, ceiling }: StoredRule, baselineMs: number): number {
  return Math.min(ceiling ?? Infinity, baselineMs + (tolerance?.(baselineMs) ?? Infinity));
}

/** What keeps a side from being decided; null where it has enough. */
export function findShortage(
  cases: CaseSamples,
  statistic: Statistic,
  side: "now" | "before",
): Shortage | null {
  const filled = cases.filter((samples) => samples.length > 0);
  if (filled.length === 0) {
    return { code: "not_measured" };
  }
  const few = filled.filter((samples) => samples.length < MIN_REPEATS).length;
  if (few > 0) {
    return { code: "too_few_repeats", side, cases: few, need: MIN_REPEATS };
  }
  const have = filled.reduce((sum, samples) => sum + samples.length, 0);
  const need = MIN_SAMPLES[statistic];
  return have < need ? { code: "too_few_samples", side, have, need } : null;
}

/** Of a distribution that is ascending. */
export function interval95(spread: Float64Array): readonly [low: number, high: number] {
  return [percentileValue(spread, 0.025, "linear")!, percentileValue(spread, 0.975, "linear")!];
}

// The smallest rise that a plan sees: one that nine runs of ten call a failure at the first look, worked out from the noise
// within the cases. It is printed, and decides nothing.
//
// With d(p) as the way from the figure down to the p-quantile of its resamples, and u(p) as the way up, a rise fails in
// nine of ten runs where it lies above the limit by the error's share of the noise and by the tenth's beside it. Noise
// grows with the figure. Both sides' ways add up as the roots of squares do (Zou & Donner, Stat. Med. 27, 2008).

/** A fifth of the tenth that may miss it: the noise is an estimate too, and where it came out low so did the rise. */
export const MISSED = 0.02;
/** A rise beyond this many times the baseline is out of sight. */
export const MOST_SHARE = 1e6;

/**
 * Against a stored baseline whose samples are as many as the plan's; null where no rise is seen, since the samples are
 * too few or too noisy. Drift between the two runs is not in it.
 */
export function visibleRise(before: Samples, rule: StoredRule): VisibleRise | null {
  const { statistic } = rule;
  if (rule.tolerance === null || findShortage(before.cases, statistic, "before") !== null) {
    return null;
  }
  const figure = before.figure(statistic)!;
  if (!(figure > 0)) {
    return null;
  }
  const spread = before.resampleStatistic(statistic);
  const limitFor = (ms: number): number => limitAbove(rule, ms);
  const limit = limitFor(figure);
  const limits = spread.map(limitFor);
  const share = smallestSeenShare((rise) => {
    const distanceAtPercentile = (p: number): number =>
      Math.hypot(
        wayDown(spread, figure, p) * (1 + rise),
        Math.max(0, percentileValue(limits, 1 - p, "linear")! - limit),
      );
    return (
      figure * (1 + rise) - limit >
      distanceAtPercentile(ERROR.rise / LOOKS) + distanceAtPercentile(MISSED)
    );
  });
  return share === null ? null : { share, ms: figure * share };
}

export function wayDown(spread: Distribution, figure: number, p: number): number {
  return Math.max(0, figure - percentileValue(spread, p, "linear")!);
}

/** The smallest share that is seen, to a ten-thousandth of itself; null where none is. */
function smallestSeenShare(isSeen: (share: number) => boolean): number | null {
  if (!isSeen(MOST_SHARE)) {
    return null;
  }
  let low = 1 / MOST_SHARE;
  let high = MOST_SHARE;
  while (high > low * 1.0001) {
    const middle = Math.sqrt(low * high);
    if (isSeen(middle)) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return high;
}
