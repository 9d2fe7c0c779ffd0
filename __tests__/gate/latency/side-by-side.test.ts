import { describe, expect, it } from "vitest";
import {
  type RatioLook,
  lookAtRatios,
  type PairedSamples,
  countResamples,
} from "../../../src/gate/latency/ratios.ts";
import type { NoLook } from "../../../src/gate/latency/stored.ts";
import { splitMix64 } from "../../../src/decision/random.ts";

const options = { seed: 1, method: "nearest" } as const;
const p50 = { statistic: "p50", tolerance: 0.1, floorMs: 0.5 } as const;
const p95 = { statistic: "p95", tolerance: 0.25, floorMs: 0.5 } as const;

function requireMeasured(found: RatioLook | NoLook): RatioLook {
  if (found.kind === "missing") {
    throw new Error(found.reason.code);
  }
  return found;
}

/** Cases of about 40 ms whose answers vary by up to 10 % either way; `slower` is applied to head by case. */
function makePairedSamples(
  cases: number,
  repeats: number,
  slower: (index: number) => number,
): readonly PairedSamples[] {
  const random = splitMix64(11);
  const noiseFactor = (): number => 0.9 + random.below(2001) / 10_000;
  return Array.from({ length: cases }, (_, index) => {
    const level = 40 + (index % 7) * 3;
    const takeSamples = (factor: number): readonly number[] =>
      Array.from({ length: repeats }, () => level * factor * noiseFactor());
    return { base: takeSamples(1), head: takeSamples(slower(index)) };
  });
}

describe("lookAtRatios", () => {
  it("is exact if every answer is slower by the same factor", () => {
    const cases = makePairedSamples(60, 5, () => 1).map(({ base }, i) => {
      const drift = base.map((ms, repeat) => ms * (1 + 0.1 * repeat + (i % 3)));
      return { base: drift, head: drift.map((ms) => ms * 1.3) };
    });
    for (const rule of [p50, p95]) {
      const found = requireMeasured(lookAtRatios(cases, rule, options));

      expect(found.outcome).toBe("fail");
      expect(found.samples).toBe(300);
      expect(found.headMs).toBeCloseTo(found.baseMs * 1.3, 9);
      expect(found.ratios.map(({ kind }) => kind)).toEqual(
        rule.statistic === "p50" ? ["typical", "bucket"] : ["bucket"],
      );
      for (const { ratio, interval } of found.ratios) {
        for (const value of [ratio, ...interval]) {
          expect(value).toBeCloseTo(1.3, 9);
        }
      }
    }
  });

  it("takes each case's median ratio, and the geometric mean of those", () => {
    // Ratios 1, 2, 4 in one case and 3, 9, 1 in the other: medians 2 and 3, their geometric mean the root of 6.
    const cases = [
      { base: [10, 10, 10], head: [10, 40, 20] },
      { base: [1, 2, 5], head: [3, 18, 5] },
    ];
    const found = requireMeasured(
      lookAtRatios([...cases, ...cases, ...cases, ...cases], p50, options),
    );

    expect(found.ratios[0]!.ratio).toBeCloseTo(Math.sqrt(6), 12);

    // Of four pairs the mean of the two in the middle, 2 and 8, as logs.
    const even = Array.from({ length: 8 }, () => ({ base: [1, 1, 1, 1], head: [8, 1, 9, 2] }));

    expect(requireMeasured(lookAtRatios(even, p50, options)).ratios[0]!.ratio).toBeCloseTo(4, 12);
  });

  it("fails if p50 rose, though a few much faster cases lower the typical ratio", () => {
    const cases = makePairedSamples(60, 8, (i) => (i % 6 === 0 ? 0.01 : 1.4));
    const { ratios, outcome } = requireMeasured(lookAtRatios(cases, p50, options));
    const [typical, bucket] = ratios;

    expect(outcome).toBe("fail");
    // 0.01^(1/6) x 1.4^(5/6) = 0.61
    expect(typical!.ratio).toBeLessThan(0.7);
    expect(typical!.outcome).toBe("pass");
    expect(bucket!.outcome).toBe("fail");
  });

  it("passes a rise of exactly the tolerance", () => {
    for (const ms of [10, 30, 40, 70]) {
      const pair = { base: [ms, ms, ms], head: Array<number>(3).fill(ms * 1.1) };
      const exact = Array.from({ length: 10 }, () => pair);

      expect(requireMeasured(lookAtRatios(exact, p50, options)).outcome).toBe("pass");
    }
  });

  it("watches a rise that three noisy pairs can't tell from chance", () => {
    // Ratios of 1, 1.3 and 1.2 in each of seven cases.
    const noisy = Array.from({ length: 7 }, () => ({ base: [10, 10, 10], head: [10, 13, 12] }));
    // Two draws of three have a median of at most 1.1 where they are 1 and 1, or 1 and 1.2: a third of the time.
    const found = requireMeasured(lookAtRatios(noisy, p50, options));

    expect(found.ratios[0]!.ratio).toBeCloseTo(1.2, 9);
    expect(found.outcome).toBe("undecided");
  });

  it("leaves out samples without a partner, and needs three pairs a case", () => {
    const cases = makePairedSamples(30, 3, () => 1);
    const uneven = cases.map(({ base, head }) => ({ base: [...base, 9999], head }));

    expect(lookAtRatios(uneven, p50, options)).toEqual(lookAtRatios(cases, p50, options));

    const few = cases.map(({ base, head }) => ({ base: base.slice(0, 2), head }));

    expect(lookAtRatios(few, p50, options)).toEqual({
      kind: "missing",
      reason: { code: "too_few_repeats", side: "now", cases: 30, need: 3 },
    });
    expect(lookAtRatios(cases.slice(0, 6), p50, options)).toMatchObject({
      kind: "missing",
      reason: { code: "too_few_samples", have: 18, need: 20 },
    });
  });

  it("fails by the bound below which 0.25 % of the resamples lie", () => {
    // 480 pairs are resampled 1,000 times: half of 0.5 % are 2.5 of them, so the third from below.
    const cases = makePairedSamples(60, 8, () => 1.3);
    const typicalRatio = (tolerance: number) =>
      requireMeasured(lookAtRatios(cases, { ...p50, tolerance }, options)).ratios[0];
    const { spread } = typicalRatio(0.1);

    expect(spread).toHaveLength(1000);
    expect([spread[1] < spread[2], spread[2] < spread[3]]).toEqual([true, true]);

    const at = Math.exp(spread[2]) - 1;

    expect([typicalRatio(at).outcome, typicalRatio(at - 1e-6).outcome]).toEqual([
      "undecided",
      "fail",
    ]);
  });

  it("never passes NaN", () => {
    const broken = makePairedSamples(60, 5, () => Number.NaN);

    expect(requireMeasured(lookAtRatios(broken, p95, options)).outcome).not.toBe("pass");
  });
});

it("resamplesFor draws fewer resamples of large buckets", () => {
  expect([60, 2000, 2500, 15_000].map(countResamples)).toEqual([1000, 1000, 800, 600]);
});

describe("resampled ratios", () => {
  /** Of n draws the one at rank ceil(p n). */
  const nearestRank = (values: readonly number[], p: number): number =>
    values.toSorted((a, b) => a - b)[Math.ceil(p * values.length) - 1];

  /** What pairs.ts and resample.ts describe, step by step: of the n pairs of a case n - 1 are drawn. */
  function describedRatios(
    cases: readonly PairedSamples[],
    p: number,
  ): Record<"typical" | "bucket", readonly number[]> {
    const random = splitMix64(1);
    const draws = cases.map(({ base }) => base.length - 1);
    const halves = Math.ceil(draws.reduce((sum, each) => sum + each, 0) / 2);
    const rounds = Array.from({ length: 1000 }, () => {
      const words = Array.from({ length: halves }, () => random.next()).flat();
      const drawn = cases.map(({ base, head }, i) => {
        // The median ratio is of the pairs in the order of their ratios, the percentiles of those as they were taken.
        const logs = head.map((ms, at) => Math.log(ms / base[at])).toSorted((a, b) => a - b);
        const places = Array.from({ length: draws[i] }, () =>
          Math.floor((words.shift()! / 2 ** 32) * base.length),
        );
        const middle = places.map((at) => logs[at]).toSorted((a, b) => a - b);
        const low = middle[Math.floor((draws[i] - 1) / 2)];
        const high = middle[Math.floor(draws[i] / 2)];
        return {
          base: places.map((at) => base[at]),
          head: places.map((at) => head[at]),
          median: (low + high) / 2,
        };
      });
      const [base, head] = (["base", "head"] as const).map((side) =>
        nearestRank(
          drawn.flatMap((each) => each[side]),
          p,
        ),
      );
      return {
        typical: drawn.reduce((sum, { median }) => sum + median, 0) / cases.length,
        bucket: Math.log(head / base),
      };
    });
    const sortedRounds = (kind: "typical" | "bucket"): readonly number[] =>
      rounds.map((each) => each[kind]).toSorted((a, b) => a - b);
    return { typical: sortedRounds("typical"), bucket: sortedRounds("bucket") };
  }

  it.each([
    [4, p50],
    [5, p50],
    [9, p95],
  ] as const)("equal the documented steps written out, with %i pairs a case", (repeats, rule) => {
    const cases = makePairedSamples(7, repeats, (i) => 1 + i / 10);
    const expected = describedRatios(cases, rule.statistic === "p50" ? 0.5 : 0.95);

    for (const { kind, spread } of requireMeasured(lookAtRatios(cases, rule, options)).ratios) {
      expect(spread).toHaveLength(1000);
      for (const [at, log] of spread.entries()) {
        expect(log).toBeCloseTo(expected[kind][at], 9);
      }
    }
  });
});
