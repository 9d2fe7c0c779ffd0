import { describe, expect, it } from "vitest";
import {
  latencyStatistic,
  percentileValue,
  summariseBucket,
  summariseLatency,
  typicalTime,
} from "../../src/metrics/latency.ts";

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

// Nearest rank takes the value at share x count, rounded up; `linear` is Hyndman & Fan's type 7.
it.each([
  { kind: "nearest", share: 0.5, values: [1, 5, 6, 8, 10], percentile: 6 },
  { kind: "nearest", share: 0.95, values: [1, 5, 6, 8, 10], percentile: 10 },
  { kind: "nearest", share: 0.95, values: upTo(20), percentile: 19 },
  { kind: "nearest", share: 0.5, values: [1, 2], percentile: 1 },
  // In binary 0.55 * 100 is 55.000000000000007, which must not be rounded up.
  { kind: "nearest", share: 0.55, values: upTo(100), percentile: 55 },
  // 1 + 0.95 x 19
  { kind: "linear", share: 0.95, values: upTo(20), percentile: 19.05 },
  { kind: "linear", share: 0.5, values: [1, 2], percentile: 1.5 },
] as const)("percentileValue by $kind rank at $share of $values", (row) => {
  expect(percentileValue(row.values, row.share, row.kind)).toBeCloseTo(row.percentile, 12);
});

it("percentileValue is null without samples", () => {
  expect(percentileValue([], 0.5, "nearest")).toBeNull();
});

describe("typicalTime", () => {
  it("is the lower quartile by nearest rank", () => {
    // Ranks of 1, 3, 4 and 5: 1, 1, 1 and 2.
    expect(typicalTime([7])).toBe(7);
    expect(typicalTime([9, 3, 5])).toBe(3);
    expect(typicalTime([4, 3, 2, 1])).toBe(1);
    expect(typicalTime([5, 4, 3, 2, 1])).toBe(2);
    expect(typicalTime([])).toBeNaN();
  });
});

describe("latencyStatistic", () => {
  it("counts each case once, however often it was asked", () => {
    // Each case has its lower quartile: 1, 2, 3 and 40. The last one was not asked, so it has none.
    const cases = [[1], [2, 2, 2, 2, 2, 2], [3, 900, 900], [40], []];

    expect(latencyStatistic(cases, "p50", "nearest")).toBe(2);
    expect(latencyStatistic(cases, "p95", "nearest")).toBe(40);
    expect(latencyStatistic(cases, "p50", "linear")).toBe((2 + 3) / 2);
    expect(latencyStatistic(cases, "mean", "nearest")).toBe((1 + 2 + 3 + 40) / 4);
  });

  it("is null if no case was asked", () => {
    expect(latencyStatistic([[]], "mean", "nearest")).toBeNull();
  });
});

describe("summariseLatency", () => {
  it("takes all samples in any order", () => {
    expect(summariseLatency([[30], [10], [20], [40]], "nearest")).toEqual({
      samples: 4,
      // Ranks of 4: 0.5 -> 2, 0.9, 0.95 and 0.99 -> 4; the mean is 100 / 4.
      p50_ms: 20,
      p90_ms: 40,
      p95_ms: 40,
      p99_ms: 40,
      mean_ms: 25,
    });
  });

  it("is null without samples", () => {
    expect(summariseLatency([], "nearest")).toMatchObject({
      samples: 0,
      p95_ms: null,
      mean_ms: null,
    });
  });
});

it("summariseBucket summarises each stage, in the order of their names", () => {
  const cases = [
    { samples_ms: [10, 20, 30], spans_ms: new Map([["rerank", [1, 2, 3]]]) },
    { samples_ms: [40], spans_ms: new Map([["fetch", [7]]]) },
    { samples_ms: [50] },
  ];
  const { spans, ...whole } = summariseBucket(cases, "nearest");

  // A case counts with the lower quartile of its samples, of three the first: 10, 40 and 50.
  expect(whole).toMatchObject({ samples: 5, p50_ms: 40 });

  const stageLines = [...spans!].map(
    ([stage, { samples, p50_ms: ms }]) => `${stage}: ${samples} samples, p50 ${ms} ms`,
  );

  expect(stageLines).toEqual(["fetch: 1 samples, p50 7 ms", "rerank: 3 samples, p50 1 ms"]);
  expect(Object.keys(summariseBucket([{ samples_ms: [1] }], "nearest"))).not.toContain("spans");
});
