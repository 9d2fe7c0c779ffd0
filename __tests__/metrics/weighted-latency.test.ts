import { describe, expect, it } from "vitest";
import {
  MIN_REPEATS,
  MIN_SAMPLES,
  bucketStatistic,
  sortBucket,
} from "../../src/metrics/weighted-latency.ts";
import { splitMix64 } from "../../src/decision/random.ts";
import { percentileValue } from "../../src/metrics/latency.ts";

describe("bucketStatistic", () => {
  it("weighs every case alike, however often it was asked", () => {
    // Weights 1/4 for 1, 2, 3, 4 and 1 for 10: the cumulated .25 .5 .75 1 2; half of the weight (1) lies at or below 4.
    const cases = [[4, 1, 3, 2], [10]];

    expect(bucketStatistic(cases, "p50", "nearest")).toBe(4);
    // Unweighted, the third of five samples would be 3. 95 % of 2 is 1.9, which only the 10 reaches.
    expect(bucketStatistic(cases, "p95", "nearest")).toBe(10);
    // (2.5 + 10) / 2
    expect(bucketStatistic(cases, "mean", "nearest")).toBeCloseTo(6.25, 12);
  });

  it("takes the smallest sample up to which the share of samples lies", () => {
    // 95 % of 20 are 19, of 40 are 38; of the two samples of one case it takes the larger.
    const upTo = (n: number): readonly (readonly number[])[] =>
      Array.from({ length: n }, (_, i) => [i + 1]);

    expect(bucketStatistic(upTo(20), "p95", "nearest")).toBe(19);
    expect(bucketStatistic(upTo(40), "p95", "nearest")).toBe(38);
    expect(bucketStatistic([[1, 2]], "p95", "nearest")).toBe(2);
    expect(bucketStatistic([[1]], "p95", "nearest")).toBe(1);
  });

  it("averages the quantile function over one effective sample if linear", () => {
    // n* = 2^2 / (1/4 + 1) = 3.2. The window begins at .5 x 2.2 = 1.1 of 3.2, in weight .6875, and is 2 / 3.2 = .625
    // wide, up to 1.3125: .0625 of 3, .25 of 4 and .3125 of 10. (.1875 + 1 + 3.125) / .625 = 6.9.
    expect(bucketStatistic([[4, 1, 3, 2], [10]], "p50", "linear")).toBeCloseTo(6.9, 12);
  });

  it.each(["nearest", "linear"] as const)(
    "equals the plain %s percentile if repeats are equal",
    (method) => {
      const random = splitMix64(5);
      for (const [cases, repeats] of [
        [1, 20],
        [7, 3],
        [20, 5],
        [13, 8],
      ] as const) {
        const samples = Array.from({ length: cases }, () =>
          Array.from({ length: repeats }, () => random.below(50)),
        );
        const sorted = Float64Array.from(samples.flat()).toSorted();

        for (const [statistic, p] of [
          ["p50", 0.5],
          ["p90", 0.9],
          ["p95", 0.95],
          ["p99", 0.99],
        ] as const) {
          expect(bucketStatistic(samples, statistic, method)).toBeCloseTo(
            percentileValue(sorted, p, method)!,
            9,
          );
        }
      }
    },
  );

  it("equals the documented steps written out, for any number of repeats", () => {
    const random = splitMix64(9);
    for (let round = 0; round < 20; round++) {
      const cases = Array.from({ length: 1 + random.below(6) }, () =>
        Array.from({ length: 1 + random.below(5) }, () => random.below(20)),
      );
      const heap = cases
        .flatMap((samples) => samples.map((ms) => ({ ms, weight: 1 / samples.length })))
        .toSorted((a, b) => a.ms - b.ms);
      const effective = cases.length ** 2 / heap.reduce((sum, { weight }) => sum + weight ** 2, 0);
      for (const [statistic, p] of [
        ["p50", 0.5],
        ["p90", 0.9],
        ["p99", 0.99],
      ] as const) {
        let below = 0;
        const nearest = heap.find(({ weight }) => (below += weight) >= p * cases.length - 1e-9)!;

        expect(bucketStatistic(cases, statistic, "nearest")).toBe(nearest.ms);

        // The window of one effective sample, and how much of it each sample covers.
        const from = (p * (effective - 1) * cases.length) / effective;
        const to = from + cases.length / effective;
        let start = 0;
        let sum = 0;
        for (const { ms, weight } of heap) {
          sum += ms * Math.max(0, Math.min(start + weight, to) - Math.max(start, from));
          start += weight;
        }

        expect(bucketStatistic(cases, statistic, "linear")).toBeCloseTo(sum / (to - from), 9);
      }
    }
  });

  it("leaves out cases without samples, and is null without any", () => {
    expect(bucketStatistic([[], [7]], "p50", "nearest")).toBe(7);
    expect(bucketStatistic([[], [4, 6], []], "mean", "nearest")).toBe(5);
    expect(bucketStatistic([[], [4, 6], []], "p50", "linear")).toBe(5);
    expect(bucketStatistic([[], []], "p50", "nearest")).toBeNull();
  });
});

it("MIN_SAMPLES and MIN_REPEATS have the documented numbers", () => {
  expect(MIN_SAMPLES).toEqual({ p50: 20, p90: 30, p95: 60, p99: 300, mean: 20 });
  expect(MIN_REPEATS).toBe(3);
});

it("sortBucket knows where each sample went, equal ones in given order", () => {
  const bucket = sortBucket([[3, 1], [3], [2]]);

  expect([...bucket.values]).toEqual([1, 2, 3, 3]);
  expect([...bucket.places]).toEqual([2, 0, 3, 1]);
  expect([...bucket.weights]).toEqual([0.5, 1, 0.5, 1]);
  // 3^2 / (1/2 + 1 + 1)
  expect(bucket.effective).toBeCloseTo(3.6, 12);
});
