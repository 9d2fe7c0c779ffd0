import { describe, expect, it } from "vitest";
import { percentile } from "../../src/metrics/latency.ts";

describe("percentile", () => {
  const twenty = Array.from({ length: 20 }, (_, i) => i + 1);

  it("nearest rank returns an observed value", () => {
    expect(percentile([1, 5, 6, 8, 10], 0.5, "nearest")).toBe(6);
    expect(percentile([1, 5, 6, 8, 10], 0.95, "nearest")).toBe(10);
    expect(percentile(twenty, 0.95, "nearest")).toBe(19);
    expect(percentile([1, 2], 0.5, "nearest")).toBe(1);
  });

  it("linear interpolates (Hyndman & Fan type 7)", () => {
    expect(percentile(twenty, 0.95, "linear")).toBeCloseTo(19.05, 12);
    expect(percentile([1, 2], 0.5, "linear")).toBe(1.5);
  });

  it("is not thrown off by 0.55 * 100 = 55.000000000000007", () => {
    const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
    expect(percentile(hundred, 0.55, "nearest")).toBe(55);
  });

  it("has no value for no samples: a missing sample must not look fast", () => {
    expect(percentile([], 0.5, "nearest")).toBeNull();
  });
});
