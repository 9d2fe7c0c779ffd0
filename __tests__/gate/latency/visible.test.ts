import { describe, expect, it } from "vitest";
import { type RatioLook, visibleRatio } from "../../../src/gate/latency/ratios.ts";
import * as stored from "../../../src/gate/latency/stored.ts";
import { type CaseSamples, Samples } from "../../../src/gate/latency/resample.ts";
import { percentileValue } from "../../../src/metrics/latency.ts";
import { bucketStatistic } from "../../../src/metrics/weighted-latency.ts";
import { splitMix64 } from "../../../src/decision/random.ts";

const options = { seed: 1, method: "nearest" } as const;
const p50 = {
  statistic: "p50",
  tolerance: (ms: number): number => Math.max(20, ms / 2),
  ceiling: null,
} as const;
const samplesOf = (cases: CaseSamples): Samples => new Samples(cases, options);
const visibleRise = (
  cases: CaseSamples,
  rule: stored.StoredRule,
): ReturnType<typeof stored.visibleRise> => stored.visibleRise(samplesOf(cases), rule);
const steadySamples = (ms: number): readonly (readonly number[])[] =>
  Array.from({ length: 20 }, () => [ms, ms, ms]);

function noisySamples(seed: number, spread: number): readonly (readonly number[])[] {
  const random = splitMix64(seed);
  return Array.from({ length: 20 }, () =>
    Array.from({ length: 3 }, () => 100 * (1 + spread * (random.below(2001) / 1000 - 1))),
  );
}

describe("visibleRise", () => {
  it("is the tolerance if there is no noise", () => {
    // 8 ms: 20 ms are 250 %. 100 ms: half.
    expect(visibleRise(steadySamples(8), p50)!.share).toBeCloseTo(2.5, 3);
    expect(visibleRise(steadySamples(8), p50)!.ms).toBeCloseTo(20, 2);
    expect(visibleRise(steadySamples(100), p50)!.share).toBeCloseTo(0.5, 3);
  });

  it("exceeds the tolerance, since a rise by just that passes", () => {
    // 100 ms of 100 ms: the search begins at just this rise.
    const twice = { ...p50, tolerance: (): number => 100 };
    const { share } = visibleRise(steadySamples(100), twice)!;

    expect(share).toBeGreaterThan(1);
    expect(share).toBeLessThan(1.0002);
  });

  it("is at most the ceiling", () => {
    expect(visibleRise(steadySamples(100), { ...p50, ceiling: 120 })!.ms).toBeCloseTo(20, 2);
  });

  it("grows with the noise, and a rise well above it fails", () => {
    const quiet = noisySamples(3, 0.1);
    const loud = noisySamples(3, 0.4);
    const small = visibleRise(quiet, p50)!;
    const large = visibleRise(loud, p50)!;

    expect(small.share).toBeGreaterThan(0.5);
    expect(large.share).toBeGreaterThan(small.share);

    const now = noisySamples(4, 0.4).map((samples) =>
      samples.map((ms) => ms * (1 + 1.5 * large.share)),
    );

    expect(
      stored.lookAtStored({ now: samplesOf(now), before: samplesOf(loud) }, p50),
    ).toMatchObject({
      outcome: "fail",
    });
  });

  it("is the smallest rise that the documented condition sees", () => {
    const before = noisySamples(5, 0.3);
    const rule = { statistic: "p50", tolerance: (): number => 20, ceiling: null } as const;
    const spread = Array.from(samplesOf(before).resampleStatistic("p50"));
    const figure = bucketStatistic(before, "p50", "nearest")!;
    const quantileOf = (p: number): number => percentileValue(spread, p, "linear")!;
    const distanceBelow = (p: number) => figure - quantileOf(p);
    const distanceAbove = (p: number) => quantileOf(1 - p) - figure;
    // Above the limit by the error of a look, half of 1 %, and by a fifth of a tenth beside it.
    const isSeen = (rise: number): boolean => {
      const combinedDistance = (p: number): number =>
        Math.hypot(distanceBelow(p) * (1 + rise), distanceAbove(p));
      return figure * rise - 20 > combinedDistance(0.005) + combinedDistance(0.02);
    };

    for (const p of [0.005, 0.02]) {
      expect(Math.min(distanceBelow(p), distanceAbove(p))).toBeGreaterThan(1);
    }

    const { share } = visibleRise(before, rule)!;

    expect([isSeen(share * 0.999), isSeen(share * 1.001)]).toEqual([false, true]);
  });

  it("is null if no rise is certain to be seen", () => {
    // Each case answers in 1 or 1,000 ms. 11 / 3 + 9 x 2 / 3 = 9.7 of 20 are fast, so p50 is 1,000 ms and as well 1 ms:
    // both ways down together are longer than the figure, however large it is.
    const torn = Array.from({ length: 20 }, (_, i) => (i < 11 ? [1, 1000, 1000] : [1, 1, 1000]));

    expect(visibleRise(torn, p50)).toBeNull();
    expect(visibleRise([[1, 2, 3]], p50)).toBeNull();
    // Six cases of three samples are 18 of the 20 that a median takes, be they all alike.
    expect(visibleRise(steadySamples(100).slice(0, 6), p50)).toBeNull();
    expect(visibleRise(steadySamples(100).slice(0, 7), p50)).not.toBeNull();
    // A ceiling alone compares nothing.
    expect(visibleRise(steadySamples(100), { ...p50, tolerance: null, ceiling: 120 })).toBeNull();
  });

  it("can be a millionth of a long time, or 1 ms of 1 ms", () => {
    const withTolerance = (ms: number) => ({ ...p50, tolerance: (): number => ms });

    // 1.5 / 1,000,000 and 1 / 1.
    expect(visibleRise(steadySamples(1_000_000), withTolerance(1.5))!.ms).toBeCloseTo(1.5, 3);
    expect(visibleRise(steadySamples(1), withTolerance(1))!.ms).toBeCloseTo(1, 3);
  });
});

describe("visibleRatio", () => {
  const rule = { statistic: "p50", tolerance: 0.1, floorMs: 0.5 } as const;
  const lookOf = (baseMs: number, ...spreads: readonly Float64Array[]): RatioLook => ({
    kind: "measured",
    outcome: "pass",
    ratios: spreads.map((spread) => ({
      kind: "bucket",
      ratio: 1,
      interval: [1, 1],
      outcome: "pass",
      spread,
    })),
    baseMs,
    headMs: baseMs,
    samples: 60,
  });
  const steadyLogs = Float64Array.of(0);

  it("is the tolerance without noise, or the floor where that is more, up to a million times the base", () => {
    const visibleShareAt = (baseMs: number, floorMs = 0.5): number | null =>
      visibleRatio(lookOf(baseMs, steadyLogs), { ...rule, floorMs })?.share ?? null;

    expect(visibleShareAt(100)).toBeCloseTo(0.1, 9);
    // 0.5 of 2 ms.
    expect(visibleShareAt(2)).toBeCloseTo(0.25, 9);
    expect(visibleShareAt(2 ** -10, 1)).toBe(1024);
    expect([
      visibleShareAt(1 / 1_000_000, 1),
      visibleShareAt(1 / 1_000_001, 1),
      visibleShareAt(0, 1),
    ]).toEqual([1_000_000, null, null]);
  });

  it("adds the spread of both tails, and takes the steadier of two ratios", () => {
    // From 0.9 to 1 / 0.9 in logs: the .0025 and the .02 quantile lie .4975 and .48 of the whole way below 1.
    const spread = Float64Array.from(
      { length: 1001 },
      (_, i) => Math.log(0.9) + (i / 1000) * Math.log(1 / 0.81),
    );
    const way = (0.4975 + 0.48) * Math.log(1 / 0.81);

    expect(visibleRatio(lookOf(100, spread), rule)!.share).toBeCloseTo(1.1 * Math.exp(way) - 1, 9);

    // 10 % of 40 ms.
    const [share, ms] = Object.values(visibleRatio(lookOf(40, spread, steadyLogs), rule)!);

    expect([share, ms].map((each) => Number(each.toFixed(9)))).toEqual([0.1, 4]);
  });
});
