import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  type CaseTimes,
  compareTimes,
  estimateNoise,
  findShortage,
  type TimeLimit,
} from "../../src/latency/compare.ts";
import { rows } from "../helpers/table.ts";

/** A limit of a stored baseline: 20 ms more than before may pass. */
const STORED: TimeLimit = {
  statistic: "p50",
  limitAbove: (ms) => ms + 20,
  isCompared: true,
  isPaired: false,
  isShareOfBase: false,
};
/** A limit of base and head side by side: a tenth more than before may pass. */
const BESIDE: TimeLimit = {
  statistic: "p50",
  limitAbove: (ms) => 1.1 * ms,
  isCompared: true,
  isPaired: true,
  isShareOfBase: true,
};
/** The limits of the table by their words. */
const LIMITS: Readonly<Record<string, TimeLimit>> = {
  "20 ms more": STORED,
  "20 ms more, for p95": { ...STORED, statistic: "p95" },
  "half more": { ...STORED, limitAbove: (ms) => 1.5 * ms },
  "half more, and 130 ms": { ...STORED, limitAbove: (ms) => Math.min(130, 1.5 * ms) },
  "50 ms, without a time before": { ...STORED, limitAbove: () => 50, isCompared: false },
  "not a number": { ...STORED, limitAbove: () => NaN },
  "a tenth more": BESIDE,
  "a tenth more, for p95": { ...BESIDE, statistic: "p95" },
};

type Times = readonly number[];

/** Returns so many cases with the same times. */
const casesOf = (before: Times, now: Times, count = 20): readonly CaseTimes[] =>
  Array.from({ length: count }, () => ({ before, now }));

/** The milliseconds of a cell such as `100 110 100`. */
const timesOf = (cell: string): Times => cell.split(" ").filter(Boolean).map(Number);

// Twenty cases take these milliseconds before and now, one for each repeat. A query counts by the
// lower quartile of its repeats: of three, the fastest. Noise explains 0.8 standard errors. 0.3186
// is QUARTER_SIZE, 1.3626 QUARTILE_ERROR. A quarter of the queries decide p50: 5 of 20, whose error
// is that of one query x 1 / sqrt(5). The limit is 100 + 20 = 120 ms:
//   one answer, whose repeats differ by a factor of 2 | ln 2 / 0.3186 / sqrt(2) = 1.5384
//   the quartile of one query, three repeats a side   | 1.5384 x 1.3626 x sqrt(2 / 3) = 1.7115
//   p50 of 20 queries                                 | 1.7115 x 1 / sqrt(5) = 0.7654
//   so p50 is over above                              | 120 x e^(0.8 x 0.7654) = 221.36 ms
//   and p95, which has the error of one query, above  | 120 x e^(0.8 x 1.7115) = 471.87 ms
it.each(
  rows(`
# what happens | before | now | the limit | the comparison
at the limit | 100 100 100 | 120 120 120 | 20 ms more | before: 100, now: 120, limit: 120, result: within, samples: 60
above the limit without noise | 100 100 100 | 120.1 120.1 120.1 | 20 ms more | result: over
two slow repeats of three | 100 100 100 | 900 100 900 | 20 ms more | now: 100, result: within
the fastest of three above the limit | 100 100 100 | 900 130 900 | 20 ms more | now: 130, result: over
a rise that noise explains | 100 200 100 | 220 440 220 | 20 ms more | result: noise
a rise above the noise | 100 200 100 | 223 446 223 | 20 ms more | result: over
a rise of p95, near the end, that noise explains | 100 200 100 | 470 940 470 | 20 ms more, for p95 | result: noise
a rise of p95 above the noise | 100 200 100 | 474 948 474 | 20 ms more, for p95 | result: over
# One of two servers takes twice as long. Half of the neighbours do not differ, so the noise is 0.
# The fastest may be 100 by luck: what fails is also a fifth above the median of 200, so above 240.
a fifth above the medians before | 100 200 200 | 240 240 240 | half more | result: noise
more than a fifth above the medians before | 100 200 200 | 241 241 241 | half more | result: over
above a ceiling of 130 ms, though the medians before were slow | 100 200 200 | 131 131 131 | half more, and 130 ms | result: over
p95 side by side | 10 10 10 | 12 12 12 | a tenth more, for p95 | ratio: 1.2, result: over
at a ceiling, with nothing timed before | | 50 50 50 | 50 ms, without a time before | before: null, result: within
above a ceiling, with nothing timed before | | 51 51 51 | 50 ms, without a time before | before: null, result: over
a limit that is not a number | 1 1 1 | 1 1 1 | not a number | result: noise
`),
)("compareTimes of %s: %s, then %s ms", (_, before = "", now = "", limit = "", expected = "") => {
  const cases = casesOf(timesOf(before), timesOf(now));

  const comparison = compareTimes(cases, LIMITS[limit]!, "nearest");

  expect(comparison).toMatchObject(parse(`{ ${expected} }`));
});

describe("compareTimes", () => {
  it("judges p50 side by side by how much slower the typical query is", () => {
    // Ten queries are as fast as before and ten take 1.44 times as long: the typical one 1.44^(1/2)
    // = 1.2 times.
    const cases = [
      ...casesOf([10, 10, 10], [10, 10, 10], 10),
      ...casesOf([50, 50, 50], [72, 72, 72], 10),
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
      ...casesOf([10, 10, 10], [100, 100, 100], 5),
      ...casesOf([10, 10, 10], [12, 12, 12], 15),
    ];

    const comparison = compareTimes(cases, BESIDE, "nearest");

    expect(comparison.kind === "measured" && comparison.ratio).toBeCloseTo(1.2, 12);
  });

  it("takes a clock's 0 ms as a microsecond, so that no ratio is infinite", () => {
    const comparison = compareTimes(casesOf([0, 0, 0], [10, 10, 10]), BESIDE, "nearest");

    // 10 ms / 0.001 ms.
    expect(comparison.kind === "measured" && comparison.ratio).toBeCloseTo(10_000, 6);
  });

  it("leaves cases out that have no times now", () => {
    const cases = [...casesOf([100, 100, 100], [100, 100, 100]), { before: [900], now: [] }];

    // 60 samples: three of each of the twenty other cases.
    expect(compareTimes(cases, STORED, "nearest")).toMatchObject({ before: 100, samples: 60 });
  });
});

it("compareTimes says that this run has too few times if few queries have any", () => {
  const steady = casesOf([100, 100, 100], [100, 100, 100], 4);
  const varying = casesOf([100, 100, 100], [], 6);

  // Before, three timings of each of ten queries were 30. Now four have timings, which are 12.
  expect(compareTimes([...steady, ...varying], STORED, "nearest")).toEqual({
    kind: "missing",
    reason: { code: "too_few_samples", side: "now", have: 12, need: 20 },
  });
});

it("compareTimes blames this run for too few repeats, even if the baseline has few", () => {
  // Callers refuse such a baseline earlier.
  const onceBefore = casesOf([100], [100, 100, 100]);

  expect(compareTimes(onceBefore, STORED, "nearest")).toEqual({
    kind: "missing",
    reason: { code: "too_few_repeats", side: "now", cases: 20, need: 3 },
  });
});

/** The times of so many cases, each timed this often. */
const timesOfCases = (cases: number, repeats: number): readonly Times[] =>
  Array.from({ length: cases }, () => Array<number>(repeats).fill(1));
const tooFewSamples = (have: number, need: number) =>
  ({ code: "too_few_samples", side: "now", have, need }) as const;

// A p50 takes 20 samples, and a p95 12 (MIN_SAMPLES).
// What is timed | the times | statistic | what is missing
it.each([
  ["seven queries, three times each", timesOfCases(7, 3), "p50", null],
  ["six: 18 of 20 samples", timesOfCases(6, 3), "p50", tooFewSamples(18, 20)],
  ["three: 9 of 12 samples", timesOfCases(3, 3), "p95", tooFewSamples(9, 12)],
  [
    "one of 21 queries only twice",
    [...timesOfCases(20, 3), [1, 1]],
    "p50",
    { code: "too_few_repeats", side: "now", cases: 1, need: 3 },
  ],
  ["nothing", [[], []], "p50", { code: "not_measured" }],
] as const)("findShortage if it timed %s", (_, times, statistic, missing) => {
  expect(findShortage(times, statistic, "now")).toEqual(missing);
});

describe("estimateNoise", () => {
  it("is the lower quartile of how neighbours differ, as a standard deviation", () => {
    // Neighbours differ by ln 1.1, ln 9.09, ln 1.1, ln 100 and 0. The lower quartile of these five
    // is the second smallest, ln 1.1. A quarter of the values of a normal distribution lies within
    // 0.3186 deviations of its mean, and a difference has sqrt(2) times the deviation of a value.
    const noise = estimateNoise([[100, 110, 1000], [50, 55, 5500], [7, 7], [3]]);

    expect(noise).toBeCloseTo(Math.log(1.1) / 0.3186 / Math.SQRT2, 12);
  });

  it("is 0 if nothing was repeated", () => {
    expect(estimateNoise([[1], []])).toBe(0);
  });
});
