/**
 * Whether times are over a limit by more than noise explains.
 *
 * The queries are fixed and the same on both sides, so only the repeats of a query are random. A
 * busy moment of the machine makes some of them slow, but seldom most repeats of one query. So each
 * query counts with the lower quartile of its repeats (metrics/latency.ts). How far one answer is
 * from another of the same query is estimated from their repeats as well.
 */
import { EPSILON } from "../decision/rules.ts";
import {
  latencyStatistic,
  medianOfTimes,
  MIN_SAMPLES,
  percentileValue,
  typicalTime,
} from "../metrics/latency.ts";
import type { Definition } from "../model/config.ts";
import { sumEach } from "../model/sum-each.ts";
import { MIN_REPEATS, type Statistic } from "../model/sampling.ts";
import type { MissingReason } from "../model/verdict.ts";

/**
 * Code that is exactly at the limit is so many standard errors above it in 21 % of runs, and in 4 %
 * twice in a row.
 */
export const NOISE_ERRORS = 0.8;
/**
 * Some queries take one of two times, as with a cache that misses or one slow server of several.
 * Then the fastest repeat may be slow by chance. So what fails is also slower than the medians
 * before: by this factor, or by the rule's tolerance if that is less.
 */
const ABOVE_MEDIANS = 1.2;
/** The share of the queries at each end whose ratios do not count: they may be slow by chance. */
const TRIMMED_SHARE = 0.25;
/** Half of a 95 % interval, in standard errors. */
const INTERVAL_ERRORS = 1.96;
/** The standard error of the lower quartile of n standard normal values, times sqrt(n). */
const QUARTILE_ERROR = 1.3626;
/** A quarter of standard normal values are at most this far from 0. */
const QUARTER_SIZE = 0.3186;

/**
 * The least time that counts, since 0 ms would make a ratio infinite. A microsecond is less than
 * any clock of ours can measure.
 */
const LEAST_MS = 0.001;

/** In milliseconds, in the order taken. */
export interface CaseTimes {
  /** Recorded, or the base's of this run. Empty if nothing is compared. */
  readonly before: readonly number[];
  readonly now: readonly number[];
}

export interface TimeLimit {
  readonly statistic: Statistic;
  /** Returns the limit of the time now; gets 0 if nothing is compared. */
  readonly limitAbove: (beforeMs: number) => number;
  /** Whether the limit depends on the times before; else it is a ceiling. */
  readonly isCompared: boolean;
  /** Whether both sides were asked in turn in this run. */
  readonly isPaired: boolean;
  /** Whether the limit is a share above the base's time of this run. */
  readonly isShareOfBase: boolean;
}

export interface Comparison {
  readonly kind: "measured";
  /** Milliseconds; null if nothing is compared. */
  readonly before: number | null;
  readonly now: number;
  readonly limit: number;
  /** 1 if nothing is compared. */
  readonly ratio: number;
  /** What `now` and `ratio` may be multiplied and divided by: half of a 95 % interval. */
  readonly spread: number;
  /** `noise`: over the limit, but noise or single slow queries may explain it. */
  readonly result: "within" | "noise" | "over";
  readonly samples: number;
}

export interface NoComparison {
  readonly kind: "missing";
  readonly reason: Shortage;
}

/** Any times, samples in all, or repeats of single cases. */
type Shortage = Extract<
  MissingReason,
  { readonly code: "not_measured" | "too_few_samples" | "too_few_repeats" }
>;

/**
 * Returns how the times now compare with those before or with a ceiling, or what is missing if
 * there are too few. Cases without times now are left out.
 */
export function compareTimes(
  cases: readonly CaseTimes[],
  limit: TimeLimit,
  method: Definition["percentile"],
): Comparison | NoComparison {
  const { statistic, limitAbove, isCompared, isShareOfBase } = limit;
  const timed = cases.filter(({ now }) => now.length > 0);
  const nowTimes = timed.map(({ now }) => now);
  const beforeTimes = timed.map(({ before }) => before);
  // Callers have refused a baseline with too few times. Times before are too few here only if this
  // run lacks times of their cases. So the side that is short is "now" for these, too.
  const shortage =
    findShortage(nowTimes, statistic, "now") ??
    (isCompared ? findShortage(beforeTimes, statistic, "now") : null);
  if (shortage !== null) {
    return { kind: "missing", reason: shortage };
  }
  const computeFigure = (times: readonly (readonly number[])[]): number =>
    latencyStatistic(times, statistic, method) ?? NaN;
  const now = computeFigure(nowTimes);
  const common = {
    kind: "measured",
    now,
    samples: sumEach(nowTimes, ({ length }) => length),
  } as const;
  const errorOfQuery = standardError(timed, isCompared);
  const errorOfFigure = errorOfQuery / Math.sqrt(decidingCases(statistic, timed.length));
  if (!isCompared) {
    // A ceiling is the same above any time.
    const ceiling = limitAbove(0);
    return { ...common, before: null, ratio: 1, ...judgeTime(now, ceiling, errorOfFigure) };
  }
  const before = computeFigure(beforeTimes);
  const limitMs = limitAbove(before);
  if (isShareOfBase && statistic === "p50") {
    // Not p50 now is judged, but p50 before times the ratio of the typical query.
    const ratio = typicalRatio(timed);
    const errorOfRatio = errorOfQuery / Math.sqrt(timed.length);
    return { ...common, before, ratio, ...judgeTime(ratio * before, limitMs, errorOfRatio) };
  }
  const ratio = atLeastMinimum(now) / atLeastMinimum(before);
  const judged = judgeTime(now, limitMs, errorOfFigure);
  const isSlow = now > boundAboveMedians(beforeTimes, limit, method);
  const result = judged.result === "over" && !isSlow ? "noise" : judged.result;
  return { ...common, before, ratio, ...judged, result };
}

/**
 * Returns whether a time is within its limit, or over it by more than noise explains. With a number
 * that is NaN the result is `noise`. `errorOfLog` is the standard error of the time's log, so that
 * exp() of it is a factor.
 */
function judgeTime(
  ms: number,
  limit: number,
  errorOfLog: number,
): Pick<Comparison, "limit" | "spread" | "result"> {
  const spread = Math.exp(INTERVAL_ERRORS * errorOfLog);
  if (ms <= limit + EPSILON) {
    return { limit, spread, result: "within" };
  }
  const limitWithNoise = limit * Math.exp(NOISE_ERRORS * errorOfLog);
  return { limit, spread, result: ms > limitWithNoise + EPSILON ? "over" : "noise" };
}

/**
 * Returns what a figure must exceed as well to fail: ABOVE_MEDIANS times the statistic of
 * each case's median before, or the limit that the rule sets for that if it is lower, so that a
 * strict rule stays strict.
 */
function boundAboveMedians(
  beforeTimes: readonly (readonly number[])[],
  { statistic, limitAbove }: TimeLimit,
  method: Definition["percentile"],
): number {
  const medians = beforeTimes.map((samples) => [medianOfTimes(samples) ?? NaN]);
  const medianMs = latencyStatistic(medians, statistic, method) ?? NaN;
  return Math.min(ABOVE_MEDIANS * medianMs, limitAbove(medianMs));
}

/**
 * Returns what the times lack: any at all, MIN_REPEATS of each case, or MIN_SAMPLES of all cases
 * together. Null if they are enough.
 */
export function findShortage(
  times: readonly (readonly number[])[],
  statistic: Statistic,
  side: "now" | "before",
): Shortage | null {
  const timed = times.filter(({ length }) => length > 0);
  if (timed.length === 0) {
    return { code: "not_measured" };
  }
  const casesWithFewRepeats = timed.filter(({ length }) => length < MIN_REPEATS).length;
  if (casesWithFewRepeats > 0) {
    return { code: "too_few_repeats", side, cases: casesWithFewRepeats, need: MIN_REPEATS };
  }
  const have = sumEach(timed, ({ length }) => length);
  const need = MIN_SAMPLES[statistic];
  return have < need ? { code: "too_few_samples", side, have, need } : null;
}

/**
 * Returns how much slower the typical query is, 1.1 for 10 %: the geometric mean of now over
 * before, over the middle half of the queries.
 */
function typicalRatio(cases: readonly CaseTimes[]): number {
  const logs = cases
    .map(({ before, now }) =>
      Math.log(atLeastMinimum(typicalTime(now)) / atLeastMinimum(typicalTime(before))),
    )
    .toSorted((a, b) => a - b);
  const trimmed = Math.floor(TRIMMED_SHARE * logs.length);
  const middle = logs.slice(trimmed, logs.length - trimmed);
  return Math.exp(sumEach(middle, (log) => log) / middle.length);
}

/**
 * Returns the standard error of the log of one query's lower quartile now, or of now over before:
 * noise x QUARTILE_ERROR x sqrt(the cases' mean of 1 / n), or of 1 / n + 1 / n with times before,
 * where n is the number of a side's repeats.
 */
function standardError(cases: readonly CaseTimes[], isCompared: boolean): number {
  const sides = cases.flatMap(({ before, now }) => (isCompared ? [now, before] : [now]));
  const meanVariance = sumEach(sides, ({ length }) => 1 / length) / cases.length;
  return estimateNoise(sides) * QUARTILE_ERROR * Math.sqrt(meanVariance);
}

/** p50 and the mean have the error of a mean over this share of the queries: only some decide. */
const DECIDING_SHARE = 0.25;

/**
 * Returns how many of the queries decide a statistic. Its standard error is that of one query,
 * divided by the square root of this. A percentile near the end may be the time of one query.
 */
function decidingCases(statistic: Statistic, cases: number): number {
  const isOfMany = statistic === "p50" || statistic === "mean";
  return isOfMany ? Math.max(1, DECIDING_SHARE * cases) : 1;
}

/**
 * Returns the standard deviation of the log of one answer's time, from the differences between
 * neighbouring repeats of the same query. 0 if nothing was repeated. A burst that slows a whole
 * round makes half of the differences large, so the lower quartile of their sizes counts, which is
 * QUARTER_SIZE standard deviations of a difference.
 */
export function estimateNoise(times: readonly (readonly number[])[]): number {
  const differences: number[] = [];
  for (const repeats of times) {
    for (let i = 1; i < repeats.length; i++) {
      const ratio = atLeastMinimum(repeats[i]!) / atLeastMinimum(repeats[i - 1]!);
      differences.push(Math.abs(Math.log(ratio)));
    }
  }
  const size = percentileValue(Float64Array.from(differences).sort(), 0.25, "nearest") ?? 0;
  // A difference of two answers has the square root of 2 times the deviation of one.
  return size / QUARTER_SIZE / Math.SQRT2;
}

/**
 * Returns how many answers of each side it takes until the rise, whose log is `logDistance` from
 * that of the limit, is `errors` standard errors from it.
 */
export function answersToNotice(noise: number, logDistance: number, errors: number): number {
  // Solves for n: logDistance = errors x noise x QUARTILE_ERROR x sqrt(1 / n + 1 / n).
  return 2 * ((noise * QUARTILE_ERROR * errors) / logDistance) ** 2;
}

/** Returns at least LEAST_MS, so that ratios and logs are finite. */
function atLeastMinimum(ms: number): number {
  return Math.max(ms, LEAST_MS);
}
