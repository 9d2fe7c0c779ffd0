import { describe, expect, it } from "vitest";
import { type CaseSamples, Samples, shareAtMost } from "../../../src/gate/latency/resample.ts";
import { splitMix64 } from "../../../src/decision/random.ts";
import { type Statistic, bucketStatistic } from "../../../src/metrics/weighted-latency.ts";

const options = { seed: 1, method: "nearest" } as const;

type Options = ConstructorParameters<typeof Samples>[1];
const resampleStatistic = (
  cases: CaseSamples,
  statistic: Statistic,
  by: Options = options,
): Float64Array => new Samples(cases, by).resampleStatistic(statistic);

/** All r^(r-1) ways to draw r - 1 of a case's samples. */
function allDraws(samples: readonly number[]): readonly (readonly number[])[] {
  let found: number[][] = [[]];
  for (let draw = 1; draw < samples.length; draw++) {
    found = found.flatMap((before) => samples.map((each) => [...before, each]));
  }
  return found;
}

const shareOf = (distribution: ArrayLike<number>, wanted: number): number =>
  Array.from(distribution).filter((value) => Math.abs(value - wanted) < 1e-9).length /
  distribution.length;

describe("resampled", () => {
  it.each(["p50", "p95", "mean"] as const)(
    "draws %s as often as all draws together have it",
    (statistic) => {
      const first = [1, 2, 6];
      const second = [3, 4, 5];
      // 9 x 9 resamples, each as likely.
      const every = allDraws(first!).flatMap((a) =>
        allDraws(second!).map((b) => bucketStatistic([a, b], statistic, "nearest")!),
      );

      expect(every).toHaveLength(81);

      const drawn = resampleStatistic([first!, second!], statistic, options);

      expect(drawn).toHaveLength(500);

      for (const value of new Set(every)) {
        const share = shareOf(every, value);
        // Four standard errors of a share of 500 draws.
        const slack = 4 * Math.sqrt((share * (1 - share)) / 500);

        expect(Math.abs(shareOf(drawn, value) - share)).toBeLessThanOrEqual(slack);
      }

      for (const value of drawn) {
        expect(shareOf(every, value)).toBeGreaterThan(0);
      }
    },
  );

  it.each(["p50", "p95", "mean"] as const)("draws %s as described, step by step", (statistic) => {
    const cases = [[5, 1, 9, 3], [7], [2, 8], [4, 6, 10]];
    const draws = cases.map((samples) => Math.max(1, samples.length - 1));
    const words = splitMix64(1);
    const rounds = Array.from({ length: 500 }, () => {
      // 3 + 1 + 1 + 2 = 7 words of 32 bits: the high and the low half of each of four draws.
      const halves = Array.from({ length: 4 }, () => words.next()).flat();
      return cases.map((samples, i) =>
        Array.from(
          { length: draws[i] },
          () => samples[Math.floor((halves.shift()! / 2 ** 32) * samples.length)],
        ),
      );
    });
    // Each case weighs the same, and its draws alike: bucketStatistic has tests of its own.
    const values = rounds.map((drawn) => bucketStatistic(drawn, statistic, "nearest")!);
    const found = Array.from(resampleStatistic(cases, statistic, options));

    for (const [at, value] of values.toSorted((a, b) => a - b).entries()) {
      expect(found[at]).toBeCloseTo(value, 9);
    }
  });

  it("has the variance of a mean of r repeats, not (r - 1) / r of it", () => {
    // One case 0, 3, 6: the unbiased variance is 9, that of the mean 9 / 3 = 3. Drawing 3 of 3 would give 2.
    const means = resampleStatistic([[0, 3, 6]], "mean", options);
    const variance = means.reduce((sum, value) => sum + (value - 3) ** 2, 0) / means.length;

    expect(variance).toBeGreaterThan(2.7);
    expect(variance).toBeLessThan(3.3);
  });

  it("keeps the cases of the suite, and draws only their samples", () => {
    const cases = Array.from({ length: 20 }, (_, i) => Array(3).fill(i < 2 ? 300 : 3));

    expect(new Set(resampleStatistic(cases, "p95", options))).toEqual(new Set([300]));
  });

  it("is the same for the same seed, and another for another seed", () => {
    const cases = Array.from({ length: 5 }, (_, i) => [1, 5, 9, 13].map((ms) => ms + i));

    expect(resampleStatistic(cases, "p50", options)).toEqual(
      resampleStatistic(cases, "p50", options),
    );
    expect(resampleStatistic(cases, "mean", { ...options, seed: 2 })).not.toEqual(
      resampleStatistic(cases, "mean", options),
    );
  });

  it("does not depend on earlier questions", () => {
    const cases = [[1, 5, 9], [2, 8], [3]];
    const alone = (["p50", "mean", "p95"] as const).map((each) => resampleStatistic(cases, each));
    const together = new Samples(cases, options);

    expect(["p50", "mean", "p95"].map((each) => together.resampleStatistic(each as "p50"))).toEqual(
      alone,
    );
    expect(resampleStatistic(cases, "p95", { ...options, method: "linear" })).not.toEqual(alone[2]);
  });
});

describe("pairs of two distributions", () => {
  const left = Float64Array.of(1, 2, 4);
  const right = Float64Array.of(1, 3);

  it("counts those in which the left is at most the right", () => {
    // 1 <= 1, 1 <= 3, 2 <= 3: three of six.
    expect(shareAtMost(left, right)).toBeCloseTo(0.5, 12);
    // Nothing is at most 0, 1 and 2 are at most 3, and all are at most 4.
    expect(shareAtMost(left, Float64Array.of(0, 3))).toBeCloseTo(2 / 6, 12);
    expect(shareAtMost(left, Float64Array.of(4, 5))).toBe(1);
  });
});
