import { describe, expect, it } from "vitest";
import {
  sortBlocks,
  weigh,
  weighWithin,
  weightedMean,
  weightedPercentile,
} from "../../../src/gate/statistics/blocks.ts";
import { latencyInterval } from "../../../src/gate/statistics/latency-interval.ts";
import { splitMix64 } from "../../../src/gate/statistics/random.ts";
import { percentile } from "../../../src/metrics/latency.ts";

const blocks = Array.from({ length: 17 }, (_, b) =>
  Array.from({ length: 1 + (b % 4) }, (_, i) => Math.round(50 + 40 * Math.sin(b * 2.3 + i))),
);

describe("blocks", () => {
  it("weighs as if the drawn blocks' samples were written out", () => {
    const sorted = sortBlocks(blocks);
    const random = splitMix64(5);
    const words = new Uint32Array(blocks.length);
    const weights = new Uint32Array(blocks.length);
    for (let round = 0; round < 200; round++) {
      random.draw(words);
      weigh(words, weights);
      const written = blocks.flatMap((block, i) => Array.from({ length: weights[i]! }, () => block).flat());
      const ascending = Float64Array.from(written).toSorted();
      for (const method of ["nearest", "linear"] as const) {
        for (const p of [0.05, 0.5, 0.9, 0.95, 0.99]) {
          expect(weightedPercentile(sorted, weights, p, method)).toBeCloseTo(
            percentile(ascending, p, method)!,
            9,
          );
        }
      }
      const mean = written.reduce((sum, value) => sum + value, 0) / written.length;
      expect(weightedMean(sorted, weights)).toBeCloseTo(mean, 9);
    }
  });

  it("draws every block about as often as the others, n in all", () => {
    const random = splitMix64(1);
    const words = new Uint32Array(10);
    const weights = new Uint32Array(10);
    const totals = Array.from({ length: 10 }, () => 0);
    for (let round = 0; round < 10_000; round++) {
      random.draw(words);
      weigh(words, weights);
      for (let i = 0; i < 10; i++) totals[i] += weights[i];
    }
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(100_000);
    // 10,000 expected, standard deviation sqrt(100,000 x 0.1 x 0.9) = 95.
    for (const total of totals) expect(Math.abs(total - 10_000)).toBeLessThan(4 * 95);
  });

  it("keeps each group's number of draws where it draws within", () => {
    const random = splitMix64(1);
    const words = new Uint32Array(9);
    const weights = new Uint32Array(9);
    for (let round = 0; round < 100; round++) {
      random.draw(words);
      weighWithin(words, Uint32Array.of(2, 4, 3), weights);
      const sums = [weights.slice(0, 2), weights.slice(2, 6), weights.slice(6)].map((part) =>
        part.reduce((sum, weight) => sum + weight, 0),
      );
      expect(sums).toEqual([2, 4, 3]);
    }
  });
});

describe("latencyInterval", () => {
  it("is a point for one case, nothing for none, and the same for the same seed", () => {
    expect(latencyInterval([[5, 7, 9]], "p50", "nearest", 1)).toEqual([7, 7]);
    expect(latencyInterval([[], []], "p50", "nearest", 1)).toBeNull();
    expect(latencyInterval(blocks, "p95", "nearest", 1)).toEqual(
      latencyInterval(blocks, "p95", "nearest", 1),
    );
  });

  it("holds the statistic and draws cases whole: repeats that agree narrow nothing", () => {
    const single = Array.from({ length: 40 }, (_, i) => [50 + 40 * Math.sin(i * 2.3)]);
    const repeated = single.map(([ms]) => Array.from({ length: 5 }, () => ms!));
    const [low, high] = latencyInterval(single, "p50", "nearest", 1)!;
    expect(latencyInterval(repeated, "p50", "nearest", 1)).toEqual([low, high]);
    expect(low).toBeLessThan(50);
    expect(high).toBeGreaterThan(50);
  });
});
