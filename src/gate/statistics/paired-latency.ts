/**
 * Latency of two retrievers that lived in one job. Milliseconds move with the machine; the ratio of two answers to the
 * same query, asked one after the other, hardly does.
 */
import { percentile } from "../../metrics/latency.ts";
import { DEFAULT_SIDE_BY_SIDE, type SideBySide } from "../../model/config.ts";
import { weighWithin, sortBlocks, weightedPercentile } from "./blocks.ts";
import { meanInterval, resamplesFor, widenedShare } from "./bootstrap.ts";
import { MIN_SAMPLES } from "./latency-interval.ts";
import { shuffled, splitMix64 } from "./random.ts";

/** One case's timed samples in milliseconds; base[i] and head[i] come from the same block, in either order. */
export interface PairedSamples {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

export type RatioStatistic = "p50" | "p95";

/** By how much head may be slower than base, as a share, and the rise in milliseconds below which nothing is said. */
export const SIDE_BY_SIDE: SideBySide & { readonly floorMs: number } = {
  ...DEFAULT_SIDE_BY_SIDE,
  floorMs: 0.5,
};

export interface LatencyRatio {
  readonly kind: "ratio";
  readonly statistic: RatioStatistic;
  /** head / base. */
  readonly ratio: number;
  /** 95 % interval of the ratio. */
  readonly low: number;
  readonly high: number;
  /** The statistic of all samples of a side, for people. */
  readonly baseMs: number;
  readonly headMs: number;
  /** base x (ratio - 1). */
  readonly riseMs: number;
  readonly cases: number;
  /** Samples a side. */
  readonly samples: number;
  /** What was resampled as a whole: repeats where there are fewer than 5 cases. */
  readonly blocks: "cases" | "repeats" | "pairs";
}

export type NoRatio = {
  readonly kind: "none";
  readonly reason: {
    readonly code: "too_few_samples";
    readonly have: number;
    readonly need: number;
    /** Repeats a case that would do; 0 where no case has samples. */
    readonly repeats: number;
  };
};

export interface RatioOptions {
  readonly seed: number;
  readonly method: "nearest" | "linear";
}

/** Below this many cases their spread says little, and whole repeats are resampled instead. */
const FEW_CASES = 5;
const LEVEL = 0.95;
/** Clocks that say 0 ms would make a ratio infinite; a microsecond is below what any of them resolves. */
const LEAST_MS = 0.001;

/**
 * The ratio head / base of a bucket with its 95 % interval. Cases without a pair and samples without a partner are left
 * out.
 *
 * p50: per case the interquartile mean of the log ratios of its pairs, over cases their mean (so a geometric mean of
 * ratios), cases resampled. Its standard error is a quarter below that of the ratio of per-case medians, since bursts
 * and drift hit both answers of a pair.
 * p95: the ratio of the bucket's p95s, pairs resampled within their cases. With whole cases, a tenth of the suite three
 * times as slow would stay in doubt: one resample in seven hardly draws it.
 */
export function latencyRatio(
  cases: readonly PairedSamples[],
  statistic: RatioStatistic,
  options: RatioOptions,
): LatencyRatio | NoRatio {
  const paired = cases.map(evenly).filter((each) => each.base.length > 0);
  const samples = paired.reduce((sum, each) => sum + each.base.length, 0);
  const need = MIN_SAMPLES[statistic];
  if (samples < need) {
    const repeats = paired.length === 0 ? 0 : Math.ceil(need / paired.length);
    return { kind: "none", reason: { code: "too_few_samples", have: samples, need, repeats } };
  }
  const share = statistic === "p50" ? 0.5 : 0.95;
  const milliseconds = (side: "base" | "head"): number =>
    percentile(Float64Array.from(paired.flatMap((each) => each[side])).toSorted(), share, options.method)!;
  const [baseMs, headMs] = [milliseconds("base"), milliseconds("head")];
  const found = statistic === "p50" ? typicalRatio(paired, options) : tailRatio(paired, share, options);
  const [ratio, low, high] = [Math.exp(found.log), Math.exp(found.low), Math.exp(found.high)];
  const measured = { ratio, low, high, baseMs, headMs, riseMs: baseMs * (ratio - 1) };
  return { kind: "ratio", statistic, ...measured, cases: paired.length, samples, blocks: found.blocks };
}

/** Natural logarithms of a ratio and of its bounds. */
interface Estimate {
  readonly log: number;
  readonly low: number;
  readonly high: number;
  readonly blocks: LatencyRatio["blocks"];
}

function typicalRatio(cases: readonly PairedSamples[], options: RatioOptions): Estimate {
  const blocks = cases.length < FEW_CASES ? "repeats" : "cases";
  const logs = Float64Array.from(blocks === "cases" ? cases : byRepeat(cases), (each) =>
    interquartileMean(each.head.map((ms, i) => Math.log(floored(ms) / floored(each.base[i]!)))),
  );
  const log = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const resamples = Math.min(1000, resamplesFor(logs.length));
  const [low, high] = meanInterval([logs], {
    seed: options.seed,
    level: LEVEL,
    method: "expanded",
    resamples,
  });
  return { log, low, high, blocks };
}

/** The mean of what is left without the lowest and the highest quarter, each rounded down. */
function interquartileMean(values: readonly number[]): number {
  const cut = Math.floor(values.length / 4);
  const middle = Float64Array.from(values)
    .toSorted()
    .slice(cut, values.length - cut);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function tailRatio(cases: readonly PairedSamples[], share: number, options: RatioOptions): Estimate {
  const [base, head] = [sortBlocks(single(cases, "base")), sortBlocks(single(cases, "head"))];
  const pairs = base.sizes.length;
  // A single repeat has no spread within its case: then all pairs are drawn from together.
  const sizes =
    pairs < 2 * cases.length ? Uint32Array.of(pairs) : Uint32Array.from(cases, (each) => each.base.length);
  const logRatio = (weights: Uint32Array): number => {
    const before = weightedPercentile(base, weights, share, options.method);
    return Math.log(floored(weightedPercentile(head, weights, share, options.method)) / floored(before));
  };
  const random = splitMix64(options.seed);
  const words = new Uint32Array(pairs);
  const weights = new Uint32Array(pairs);
  const logs = Float64Array.from({ length: tailResamples(pairs) }, () => {
    random.draw(words);
    weighWithin(words, sizes, weights);
    return logRatio(weights);
  }).toSorted();
  const df = pairs - sizes.length;
  const upper = widenedShare(LEVEL, df, pairs / df);
  const [low, high] = [percentile(logs, 1 - upper, "linear")!, percentile(logs, upper, "linear")!];
  return { log: logRatio(new Uint32Array(pairs).fill(1)), low, high, blocks: "pairs" };
}

function tailResamples(pairs: number): number {
  return Math.max(200, Math.min(500, Math.floor(2_000_000 / pairs)));
}

function single(cases: readonly PairedSamples[], side: "base" | "head"): readonly (readonly number[])[] {
  return cases.flatMap((each) => each[side].map((ms) => [ms]));
}

function floored(ms: number): number {
  return Math.max(ms, LEAST_MS);
}

function evenly({ base, head }: PairedSamples): PairedSamples {
  const length = Math.min(base.length, head.length);
  return { base: base.slice(0, length), head: head.slice(0, length) };
}

/** The same pairs with repeats as the outer list. */
function byRepeat(cases: readonly PairedSamples[]): readonly PairedSamples[] {
  const repeats = Math.max(...cases.map((each) => each.base.length));
  return Array.from({ length: repeats }, (_, i) => {
    const there = cases.filter((each) => i < each.base.length);
    return { base: there.map((each) => each.base[i]!), head: there.map((each) => each.head[i]!) };
  });
}

/**
 * The machine's own noise: base against itself, each case's repeats split in two at random. A little more than what the
 * ratio of neighbours suffers, as the halves are neither neighbours nor as many. Needs two repeats a case.
 */
export function baseNoise(
  cases: readonly PairedSamples[],
  statistic: RatioStatistic,
  options: RatioOptions,
): LatencyRatio | NoRatio {
  const random = splitMix64(options.seed);
  const halves = cases.map(({ base }) => {
    const mixed = shuffled(base, random);
    const half = Math.floor(mixed.length / 2);
    return { base: mixed.slice(0, half), head: mixed.slice(half, 2 * half) };
  });
  return latencyRatio(halves, statistic, options);
}

export interface RatioRule {
  /** A share: 0.1 lets head be 10 % slower. */
  readonly tolerance: number;
  readonly floorMs: number;
}

/**
 * Passes unless head is slower beyond doubt: the lower bound above 1 + tolerance and the rise above the floor. Written
 * so that NaN never passes.
 */
export function ratioPasses(measured: LatencyRatio, rule: RatioRule): boolean {
  return measured.low <= 1 + rule.tolerance || measured.riseMs <= rule.floorMs;
}

/**
 * Whether more repeats could still change what is caught: with an interval of the overall p50 ratio narrower than 0.4
 * tolerances, a rise of one and a half tolerances is caught in 97 of 100 runs (0.445 of the tolerance lie between in
 * logs, and 1.96 + 1.88 standard errors fit in where the interval's 3.92 are at most 0.4). Under the floor nothing is
 * caught anyway.
 */
export function ratioSettled(measured: LatencyRatio | NoRatio, rule: RatioRule): boolean {
  if (measured.kind === "none") return false;
  const narrow = measured.high - measured.low < 0.4 * rule.tolerance;
  return narrow || (measured.high - 1) * measured.baseMs <= rule.floorMs;
}
