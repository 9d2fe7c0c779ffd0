import { describe, expect, it } from "vitest";
import {
  latencyStatistic,
  percentileValue,
  summariseBucket,
  summariseLatency,
  typicalTime,
} from "../../src/metrics/latency.ts";

describe("percentileValue", () => {
  const twenty = Array.from({ length: 20 }, (_, i) => i + 1);

  it("returns an observed value by nearest rank", () => {
    expect(percentileValue([1, 5, 6, 8, 10], 0.5, "nearest")).toBe(6);
    expect(percentileValue([1, 5, 6, 8, 10], 0.95, "nearest")).toBe(10);
    expect(percentileValue(twenty, 0.95, "nearest")).toBe(19);
    expect(percentileValue([1, 2], 0.5, "nearest")).toBe(1);
  });

  it("interpolates with linear (Hyndman & Fan type 7)", () => {
    expect(percentileValue(twenty, 0.95, "linear")).toBeCloseTo(19.05, 12);
    expect(percentileValue([1, 2], 0.5, "linear")).toBe(1.5);
  });

  it("is not misled by 0.55 * 100 = 55.000000000000007", () => {
    const hundred = Array.from({ length: 100 }, (_, i) => i + 1);

    expect(percentileValue(hundred, 0.55, "nearest")).toBe(55);
  });

  it("is null without samples", () => {
    expect(percentileValue([], 0.5, "nearest")).toBeNull();
  });
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
    // 1, 2, 3 and 40 by case.
    const cases = [[1], [2, 2, 2, 2, 2, 2], [3, 900, 900], [40], []];

    expect(latencyStatistic(cases, "p50", "nearest")).toBe(2);
    expect(latencyStatistic(cases, "p95", "nearest")).toBe(40);
    expect(latencyStatistic(cases, "mean", "nearest")).toBe(11.5);
    expect(latencyStatistic(cases, "p50", "linear")).toBe(2.5);
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

  expect(whole).toMatchObject({ samples: 5, p50_ms: 40 });

  const stageLines = [...spans!].map(
    ([stage, { samples, p50_ms: ms }]) => `${stage}: ${samples} samples, p50 ${ms} ms`,
  );

  // A case counts with the lower quartile of its samples: of three the first.
  expect(stageLines).toEqual(["fetch: 1 samples, p50 7 ms", "rerank: 3 samples, p50 1 ms"]);
  expect(Object.keys(summariseBucket([{ samples_ms: [1] }], "nearest"))).not.toContain("spans");
});
