import { describe, expect, it } from "vitest";
import {
  type CaseTimes,
  type Comparison,
  compareTimes,
  estimateNoise,
  findShortage,
  type NoComparison,
  type TimeLimit,
} from "../../src/latency/compare.ts";

/** The limit against a stored baseline: 20 ms more than before may pass. */
const STORED: TimeLimit = {
  statistic: "p50",
  limitAbove: (ms) => (ms ?? 0) + 20,
  isCompared: true,
  isPaired: false,
  isShare: false,
};
/** The limit of base and head side by side: a tenth more than before may pass. */
const BESIDE: TimeLimit = {
  statistic: "p50",
  limitAbove: (ms) => 1.1 * (ms ?? 0),
  isCompared: true,
  isPaired: true,
  isShare: true,
};

/** Twenty cases with the same times. */
function casesOf(before: readonly number[], now: readonly number[]): readonly CaseTimes[] {
  return Array.from({ length: 20 }, () => ({ before, now }));
}

/**
 * Compares twenty cases that took these milliseconds before and now, one number for each repeat.
 */
function compare(
  before: readonly number[],
  now: readonly number[],
  limit = STORED,
): Comparison | NoComparison {
  return compareTimes(casesOf(before, now), limit, "nearest");
}

describe("compareTimes", () => {
  it("passes what is exactly at the limit, and fails what is above it without noise", () => {
    expect(compare([100, 100, 100], [120, 120, 120])).toMatchObject({
      before: 100,
      now: 120,
      limit: 120,
      result: "within",
      samples: 60,
    });
    expect(compare([100, 100, 100], [120.1, 120.1, 120.1])).toMatchObject({ result: "over" });
  });

  it("counts each query by its lower quartile, so that one slow repeat is ignored", () => {
    // By nearest rank the lower quartile of three is the fastest.
    expect(compare([100, 100, 100], [900, 100, 900])).toMatchObject({ now: 100, result: "within" });
    expect(compare([100, 100, 100], [900, 130, 900])).toMatchObject({ now: 130 });
  });

  it("returns noise if the repeats differ by more than the rise", () => {
    // Repeats differ by a factor of 2, so one answer's log by ln 2 / 0.3186 / sqrt(2) = 1.5384. Of
    // three repeats on each side the quartile's error is 1.5384 x 1.3626 x sqrt(2 / 3) = 1.7115, of
    // p50 of 20 queries 2 / sqrt(20) of it: 0.7654. Noise explains 0.8 of that.
    const before = [100, 200, 100];
    const bound = 120 * Math.exp(0.8 * 0.7654);

    const below = compare(before, [bound - 1, 2 * bound, bound - 1]);
    const above = compare(before, [bound + 1, 2 * bound, bound + 1]);

    expect([below, above]).toMatchObject([{ result: "noise" }, { result: "over" }]);
  });

  it("uses the error of one query for a percentile near the end", () => {
    // As in the test above: noise explains 0.8 of the quartile's error. At p95 it is not reduced by
    // 2 / sqrt(20).
    const limit = { ...STORED, statistic: "p95" } as const;
    const bound = 120 * Math.exp(0.8 * 1.7115);

    const below = compare([100, 200, 100], [bound - 1, 2 * bound, bound - 1], limit);
    const above = compare([100, 200, 100], [bound + 1, 2 * bound, bound + 1], limit);

    expect([below, above]).toMatchObject([{ result: "noise" }, { result: "over" }]);
  });

  it("judges p50 side by side by how much slower the typical query is", () => {
    // Ten queries are as fast as before and ten take 1.44 times as long: the typical one 1.44^(1/2)
    // = 1.2 times.
    const cases = [
      ...casesOf([10, 10, 10], [10, 10, 10]).slice(10),
      ...casesOf([50, 50, 50], [72, 72, 72]).slice(10),
    ];

    const comparison = compareTimes(cases, BESIDE, "nearest");

    // The p50 itself did not move.
    expect(comparison).toMatchObject({ before: 10, now: 10, result: "over" });
    expect(comparison.kind === "measured" && comparison.ratio).toBeCloseTo(1.2, 12);
  });

  it("leaves out the quarter of the queries with the largest and the smallest ratios", () => {
    // Five of twenty queries take ten times as long by chance. The middle half takes 1.2 times as
    // long, as the others do.
    const cases = [
      ...casesOf([10, 10, 10], [100, 100, 100]).slice(15),
      ...casesOf([10, 10, 10], [12, 12, 12]).slice(5),
    ];

    const comparison = compareTimes(cases, BESIDE, "nearest");

    expect(comparison.kind === "measured" && comparison.ratio).toBeCloseTo(1.2, 12);
  });

  it("returns noise up to a fifth above the medians before", () => {
    // One of two servers takes twice as long. Half of the neighbours do not differ, so the noise is
    // 0. The limit is 150 ms, and a fifth above the median is 240 ms.
    const before = [100, 200, 200];
    const limit: TimeLimit = { ...STORED, limitAbove: (ms) => 1.5 * (ms ?? 0) };

    expect(compare(before, [240, 240, 240], limit)).toMatchObject({ result: "noise" });
    expect(compare(before, [241, 241, 241], limit)).toMatchObject({ result: "over" });
  });

  it("fails above a ceiling, however slow the medians before were", () => {
    const limit: TimeLimit = { ...STORED, limitAbove: (ms) => Math.min(130, 1.5 * (ms ?? 0)) };

    expect(compare([100, 200, 200], [131, 131, 131], limit)).toMatchObject({ result: "over" });
  });

  it("judges p95 side by side by its own ratio", () => {
    const limit = { ...BESIDE, statistic: "p95" } as const;
    const comparison = compare([10, 10, 10], [12, 12, 12], limit);

    expect(comparison).toMatchObject({ ratio: 1.2, result: "over" });
  });

  it("compares with a ceiling alone if nothing was timed before", () => {
    const ceiling: TimeLimit = {
      statistic: "p50",
      limitAbove: () => 50,
      isCompared: false,
      isPaired: false,
      isShare: false,
    };

    expect(compare([], [50, 50, 50], ceiling)).toMatchObject({ before: null, result: "within" });
    expect(compare([], [51, 51, 51], ceiling)).toMatchObject({ before: null, result: "over" });
  });

  it("is never within a limit that is not a number", () => {
    const limit = { ...STORED, limitAbove: () => NaN };

    expect(compare([1, 1, 1], [1, 1, 1], limit)).not.toMatchObject({ result: "within" });
  });

  it("takes a clock's 0 ms as a microsecond, so that no ratio is infinite", () => {
    const comparison = compare([0, 0, 0], [10, 10, 10], BESIDE);

    // 10 ms / 0.001 ms.
    expect(comparison.kind === "measured" && comparison.ratio).toBeCloseTo(10_000, 6);
  });

  it("leaves cases out that have no times now", () => {
    const cases = [...casesOf([100, 100, 100], [100, 100, 100]), { before: [900], now: [] }];

    // 60 samples: three of each of the twenty other cases.
    expect(compareTimes(cases, STORED, "nearest")).toMatchObject({ before: 100, samples: 60 });
  });
});

describe("compareTimes of too few queries with times now", () => {
  // Three timings of each of ten queries are 30. Six of these queries have none now.
  const steady = casesOf([100, 100, 100], [100, 100, 100]).slice(0, 4);
  const varying = Array.from({ length: 6 }, () => ({ before: [100, 100, 100], now: [] }));

  it("says that this run has too few if the baseline has enough", () => {
    expect(compareTimes([...steady, ...varying], STORED, "nearest")).toEqual({
      kind: "missing",
      reason: { code: "too_few_samples", side: "now", have: 12, need: 20 },
    });
  });

  it("says that the baseline has too few if it lacks them for all queries", () => {
    expect(compareTimes(steady, STORED, "nearest")).toEqual({
      kind: "missing",
      reason: { code: "too_few_samples", side: "before", have: 12, need: 20 },
    });
  });
});

describe("findShortage", () => {
  const times = (cases: number, repeats: number): readonly (readonly number[])[] =>
    Array.from({ length: cases }, () => Array<number>(repeats).fill(1));

  it("is too_few_samples below 20 samples for p50 and 12 for p95", () => {
    expect(findShortage(times(7, 3), "p50", "now")).toBeNull();
    expect(findShortage(times(6, 3), "p50", "now")).toEqual({
      code: "too_few_samples",
      side: "now",
      have: 18,
      need: 20,
    });
    expect(findShortage(times(3, 3), "p95", "before")).toEqual({
      code: "too_few_samples",
      side: "before",
      have: 9,
      need: 12,
    });
  });

  it("is too_few_repeats if one case has fewer than three times", () => {
    expect(findShortage([...times(20, 3), [1, 1]], "p50", "now")).toEqual({
      code: "too_few_repeats",
      side: "now",
      cases: 1,
      need: 3,
    });
  });

  it("is not_measured without any time", () => {
    expect(findShortage([[], []], "p50", "now")).toEqual({ code: "not_measured" });
  });
});

describe("estimateNoise", () => {
  it("is the lower quartile of how neighbours differ, as a standard deviation", () => {
    // Neighbours differ by ln 1.1, ln 9.09, ln 1.1, ln 100 and 0. The lower quartile of these five
    // is the second smallest, ln 1.1. A quarter of normal values is below 0.3186, and a difference
    // has sqrt(2) times the deviation of a value.
    const noise = estimateNoise([[100, 110, 1000], [50, 55, 5500], [7, 7], [3]]);

    expect(noise).toBeCloseTo(Math.log(1.1) / 0.3186 / Math.SQRT2, 12);
  });

  it("is 0 if nothing was repeated", () => {
    expect(estimateNoise([[1], []])).toBe(0);
  });
});
