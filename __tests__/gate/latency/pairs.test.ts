import { expect, test } from "vitest";
import {
  completePairs,
  figuresOf,
  type PairedSamples,
  resampledRatios,
  resamplesFor,
  sidesOf,
} from "../../../src/gate/latency/pairs.ts";
import { lookAtRatios } from "../../../src/gate/latency/side-by-side.ts";

test("pairs are complete up to the shorter side, and cases without any are left out", () => {
  const cases = [
    { base: [1, 2, 3], head: [4, 5] },
    { base: [], head: [6] },
    { base: [7], head: [8, 9] },
  ];
  expect(completePairs(cases)).toEqual([
    { base: [1, 2], head: [4, 5] },
    { base: [7], head: [8] },
  ]);
});

/** Heads that take so many times what their base took, which is 10 ms. */
const by = (...ratios: readonly number[]): PairedSamples => ({
  base: ratios.map(() => 10),
  head: ratios.map((ratio) => 10 * ratio),
});

test("the typical ratio is the median of an odd and of an even number of pairs, and 0 ms are a microsecond", () => {
  const typical = (paired: PairedSamples): number => {
    const { logs } = figuresOf([paired], sidesOf([paired]), "p50", "nearest");
    return Math.exp(logs[0]![1]);
  };
  expect(typical(by(16, 1, 4, 2, 8))).toBeCloseTo(4, 12);
  // Between 2 and 4 in logs.
  expect(typical(by(8, 1, 4, 2))).toBeCloseTo(Math.sqrt(8), 12);
  expect(typical(by(3, 12))).toBeCloseTo(6, 12);
  expect(typical(by(5))).toBeCloseTo(5, 12);
  // 10 / 0.001, and the other way round.
  expect(typical({ base: [0], head: [10] })).toBeCloseTo(10_000, 6);
  expect(typical({ base: [10], head: [0] })).toBeCloseTo(1 / 10_000, 12);
});

test("p95 has no typical ratio, as drawn or as measured", () => {
  const paired = [by(1, 2, 3), by(2, 2, 2)];
  const sides = sidesOf(paired);
  const options = { seed: 1, method: "nearest" } as const;
  expect(figuresOf(paired, sides, "p95", "nearest").logs.map(([kind]) => kind)).toEqual(["bucket"]);
  const drawn = (statistic: "p50" | "p95"): readonly number[] => {
    const { typical, bucket } = resampledRatios(paired, sides, statistic, options);
    return [typical.length, bucket.length];
  };
  expect(drawn("p95")).toEqual([0, 1000]);
  expect(drawn("p50")).toEqual([1000, 1000]);
});

test("as many resamples are drawn as 2,000,000 pairs hold whole", () => {
  // 2,000,000 / 3,000 = 666.7.
  expect(resamplesFor(3000)).toBe(666);
});

test("a rise by just the floor passes, and one above it does not, however short the answers are", () => {
  const look = (base: number, head: number): unknown => {
    const cases = Array.from({ length: 10 }, () => ({ base: [base, base, base], head: [head, head, head] }));
    const rule = { statistic: "p50", tolerance: 0.1, floorMs: 0.5 } as const;
    const found = lookAtRatios(cases, rule, { seed: 1, method: "nearest" });
    return found.kind === "measured" ? found.outcome : found.kind;
  };
  // 0.5 and 0.7 ms more; twice and 1.5 times as long.
  expect([look(0.5, 1), look(1.4, 2.1), look(0.5, 1.01)]).toEqual(["pass", "fail", "fail"]);
});
