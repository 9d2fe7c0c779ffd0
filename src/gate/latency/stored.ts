/** Latency against recorded samples: a statistic fails where it is over its limit beyond measurement noise. */
import { EPSILON } from "../rules.ts";
import { ERROR, LOOKS, type LookOutcome, type Shortage, type WhichSide } from "./looks.ts";
import { type ResampleOptions, resampled, shareAtMost } from "./resample.ts";
import {
  MIN_REPEATS,
  MIN_SAMPLES,
  type Statistic,
  bucketStatistic,
  sortBucket,
} from "../../metrics/weighted-latency.ts";
import { percentile } from "../../metrics/latency.ts";

/** Samples in milliseconds, one list a case. Cases without samples count nowhere. */
export type CaseSamples = readonly (readonly number[])[];

export interface StoredRule {
  readonly statistic: Statistic;
  /** Milliseconds above a baseline of so many milliseconds, never falling as it rises; null where nothing is compared. */
  readonly tolerance: ((baselineMs: number) => number) | null;
  /** Milliseconds. */
  readonly ceiling: number | null;
}

export interface StoredSamples {
  readonly now: CaseSamples;
  /** Of the same cases; not read where the rule has no tolerance. */
  readonly before: CaseSamples;
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
  /** Which of its bounds it fails; both null unless the outcome is `fail`. */
  readonly fails: { readonly limit: boolean; readonly ceiling: boolean };
  readonly samples: number;
}

export type NoLook = { readonly kind: "missing"; readonly reason: Shortage };

/**
 * One look at a check. `current` over min(ceiling, baseline + tolerance) fails where the lower 99 % bound of their
 * difference is above 0, the limit being worked out from each resampled baseline, or where its own lower 95 % bound is
 * over the ceiling; each look has half of the error. Both sides are resampled within their cases.
 */
export function lookAtStored(
  { now, before }: StoredSamples,
  rule: StoredRule,
  options: ResampleOptions,
): StoredLook | NoLook {
  const { statistic, tolerance, ceiling } = rule;
  const reason =
    shortage(now, statistic, "now") ?? (tolerance === null ? null : shortage(before, statistic, "before"));
  if (reason !== null) return { kind: "missing", reason };
  const current = bucketStatistic(now, statistic, options.method)!;
  const baseline = tolerance === null ? null : bucketStatistic(before, statistic, options.method)!;
  const limit = baseline === null ? (ceiling ?? Infinity) : limitAbove(rule, baseline);
  const over = !(current <= limit + EPSILON);
  const fails = over ? failsOf({ now, before }, rule, options) : { limit: false, ceiling: false };
  return {
    kind: "measured",
    outcome: fails.limit || fails.ceiling ? "fail" : over ? "undecided" : "pass",
    current,
    baseline,
    limit,
    // Drawn where somebody reads it: what is within its limit is decided without.
    get interval() {
      return interval95(resampled(now, statistic, options));
    },
    fails,
    samples: now.reduce((sum, samples) => sum + samples.length, 0),
  };
}

/** Of a figure over its limit. All pairs of both sides' resamples are compared, so one seed for both is no matter. */
function failsOf(
  { now, before }: StoredSamples,
  rule: StoredRule,
  options: ResampleOptions,
): StoredLook["fails"] {
  const { statistic, tolerance } = rule;
  const ceiling = rule.ceiling ?? Infinity;
  const limitFor = (ms: number): number => limitAbove(rule, ms);
  // No resample is below the fastest sample, and no limit above that of the slowest.
  const fastest = sortBucket(now).values[0]!;
  const highest = tolerance === null ? ceiling : limitFor(sortBucket(before).values.at(-1)!);
  const spread = (): Float64Array => resampled(now, statistic, options);
  const limits = (): Float64Array =>
    tolerance === null ? Float64Array.of(ceiling) : resampled(before, statistic, options).map(limitFor);
  return {
    limit: fastest > highest || shareAtMost(spread(), limits()) < ERROR.rise / LOOKS,
    ceiling: fastest > ceiling || shareAtMost(spread(), Float64Array.of(ceiling)) < ERROR.ceiling / LOOKS,
  };
}

/** min(ceiling, baseline + tolerance), for a baseline of so many milliseconds. */
export function limitAbove({ tolerance, ceiling }: StoredRule, baselineMs: number): number {
  return Math.min(ceiling ?? Infinity, baselineMs + (tolerance?.(baselineMs) ?? Infinity));
}

/** What keeps a side from being decided; null where it has enough. */
export function shortage(cases: CaseSamples, statistic: Statistic, side: WhichSide): Shortage | null {
  const filled = cases.filter((samples) => samples.length > 0);
  if (filled.length === 0) return { code: "not_measured" };
  const few = filled.filter((samples) => samples.length < MIN_REPEATS).length;
  if (few > 0) return { code: "too_few_repeats", side, cases: few, need: MIN_REPEATS };
  const have = filled.reduce((sum, samples) => sum + samples.length, 0);
  const need = MIN_SAMPLES[statistic];
  return have < need ? { code: "too_few_samples", side, have, need } : null;
}

/** Of a distribution that is ascending. */
export function interval95(spread: Float64Array): readonly [low: number, high: number] {
  return [percentile(spread, 0.025, "linear")!, percentile(spread, 0.975, "linear")!];
}
