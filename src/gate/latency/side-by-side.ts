/**
 * Latency of two retrievers that ran in one job. Milliseconds move with the machine; the ratio of two answers to the
 * same query, asked one after the other, hardly does.
 */
import { EPSILON } from "../rules.ts";
import { ERROR, LOOKS, type LookOutcome } from "./looks.ts";
import {
  type PairedSamples,
  type RatioKind,
  type RatioStatistic,
  completePairs,
  figuresOf,
  resampledRatios,
  sidesOf,
} from "./pairs.ts";
import type { Distribution, ResampleOptions } from "./resample.ts";
import { type NoLook, interval95, shortage } from "./stored.ts";

export interface RatioRule {
  readonly statistic: RatioStatistic;
  /** A share: 0.1 lets head be 10 % slower. */
  readonly tolerance: number;
  /** A rise of at most so many milliseconds never fails. */
  readonly floorMs: number;
}

export interface MeasuredRatio {
  readonly kind: RatioKind;
  /** head / base. */
  readonly ratio: number;
  /** 95 % interval of the ratio. */
  readonly interval: readonly [low: number, high: number];
  /** The lower bound that has to be above 1 + tolerance for a failure at this look. */
  readonly low: number;
  readonly outcome: LookOutcome;
  /** Logs of the ratios in the resamples, ascending. */
  readonly spread: Distribution;
}

export interface RatioLook {
  readonly kind: "measured";
  /** The worst of the ratios' outcomes. */
  readonly outcome: LookOutcome;
  /** p50 has both kinds, p95 the bucket's alone: single cases have no tail of their own. */
  readonly ratios: readonly MeasuredRatio[];
  /** The bucket's percentile on each side, in milliseconds. */
  readonly baseMs: number;
  readonly headMs: number;
  readonly samples: number;
}

const WORST: readonly LookOutcome[] = ["fail", "undecided", "pass"];

/**
 * One look at a check side by side. Pairs are resampled within their cases, so both sides move together. A ratio fails
 * where it is over 1 + tolerance at its lower 99.5 % bound (half of the error at each look) and the rise is above the
 * floor. Samples without a partner are left out.
 */
export function lookAtRatios(
  cases: readonly PairedSamples[],
  rule: RatioRule,
  options: ResampleOptions,
): RatioLook | NoLook {
  const paired = completePairs(cases);
  const base = paired.map((each) => each.base);
  const reason = shortage(base, rule.statistic, "now");
  if (reason !== null) return { kind: "missing", reason };
  const sides = sidesOf(paired);
  const figures = figuresOf(paired, sides, rule.statistic, options.method);
  let drawn: ReturnType<typeof resampledRatios> | null = null;
  const spreadOf = (kind: RatioKind): Distribution =>
    (drawn ??= resampledRatios(paired, sides, rule.statistic, options))[kind];
  const ratios = figures.logs.map(([kind, log]) =>
    lookAtRatio({ kind, log, baseMs: figures.baseMs, spread: () => spreadOf(kind) }, rule),
  );
  return {
    kind: "measured",
    outcome: WORST.find((each) => ratios.some((ratio) => ratio.outcome === each))!,
    ratios,
    baseMs: figures.baseMs,
    headMs: figures.headMs,
    samples: base.reduce((sum, each) => sum + each.length, 0),
  };
}

function fits(log: number, baseMs: number, rule: RatioRule): boolean {
  return log <= limitOf(rule) || baseMs * (Math.exp(log) - 1) <= rule.floorMs;
}

/** Of the log ratio; the epsilon absorbs rounding, so that a rise of exactly the tolerance passes. */
function limitOf({ tolerance }: RatioRule): number {
  return Math.log(1 + tolerance) + EPSILON;
}

interface Found {
  readonly kind: RatioKind;
  readonly log: number;
  readonly baseMs: number;
  readonly spread: () => Distribution;
}

/** What is within its limit is decided without resamples: they are drawn where somebody reads them. */
function lookAtRatio({ kind, log, baseMs, spread }: Found, rule: RatioRule): MeasuredRatio {
  const error = ERROR.ratio / LOOKS;
  const low = (): number => spread()[Math.ceil(error * spread().length) - 1]!;
  const within = fits(log, baseMs, rule);
  return {
    kind,
    ratio: Math.exp(log),
    get interval() {
      const [from, to] = interval95(spread());
      return [Math.exp(from), Math.exp(to)] as const;
    },
    get low() {
      return Math.exp(low());
    },
    // Written so that NaN never passes.
    outcome: within ? "pass" : low() <= limitOf(rule) ? "undecided" : "fail",
    get spread() {
      return spread();
    },
  };
}
