import { describe, expect, it } from "vitest";
import {
  SIDE_BY_SIDE,
  baseNoise,
  type LatencyRatio,
  latencyRatio,
  type NoRatio,
  type PairedSamples,
  ratioPasses,
  ratioSettled,
} from "../../../src/gate/statistics/paired-latency.ts";
import { splitMix64 } from "../../../src/gate/statistics/random.ts";

const options = { seed: 1, method: "nearest" } as const;

/** Cases of about 40 ms whose answers vary by up to 10 % either way; `slower` is applied to head by case. */
function timed(cases: number, repeats: number, slower: (index: number) => number): readonly PairedSamples[] {
  const random = splitMix64(11);
  const vary = (): number => 0.9 + random.below(2001) / 10_000;
  return Array.from({ length: cases }, (_, index) => {
    const level = 40 + (index % 7) * 3;
    const take = (factor: number): readonly number[] =>
      Array.from({ length: repeats }, () => level * factor * vary());
    return { base: take(1), head: take(slower(index)) };
  });
}

function ratio(found: LatencyRatio | NoRatio): LatencyRatio {
  if (found.kind === "none") throw new Error(found.reason.code);
  return found;
}

const rule = (statistic: "p50" | "p95") => ({
  tolerance: SIDE_BY_SIDE[statistic],
  floorMs: SIDE_BY_SIDE.floorMs,
});

describe("latencyRatio", () => {
  it("is exact where every answer is slower by the same factor, whatever the machine did meanwhile", () => {
    const cases = timed(60, 5, () => 1).map(({ base }, i) => {
      const drift = base.map((ms, repeat) => ms * (1 + 0.1 * repeat + (i % 3)));
      return { base: drift, head: drift.map((ms) => ms * 1.2) };
    });
    for (const statistic of ["p50", "p95"] as const) {
      const found = ratio(latencyRatio(cases, statistic, options));
      for (const value of [found.ratio, found.low, found.high]) expect(value).toBeCloseTo(1.2, 9);
      expect(found.headMs).toBeCloseTo(found.baseMs * 1.2, 9);
      expect(found.riseMs).toBeCloseTo(found.baseMs * 0.2, 9);
      expect(found).toMatchObject({
        cases: 60,
        samples: 300,
        blocks: statistic === "p50" ? "cases" : "pairs",
      });
    }
  });

  it("lets the same speed pass, and fails 15 % at p50 and 60 % at p95", () => {
    for (const statistic of ["p50", "p95"] as const) {
      expect(
        ratioPasses(
          ratio(
            latencyRatio(
              timed(60, 5, () => 1),
              statistic,
              options,
            ),
          ),
          rule(statistic),
        ),
      ).toBe(true);
    }
    expect(
      ratioPasses(
        ratio(
          latencyRatio(
            timed(60, 5, () => 1.15),
            "p50",
            options,
          ),
        ),
        rule("p50"),
      ),
    ).toBe(false);
    expect(
      ratioPasses(
        ratio(
          latencyRatio(
            timed(60, 5, () => 1.6),
            "p95",
            options,
          ),
        ),
        rule("p95"),
      ),
    ).toBe(false);
  });

  it("sees a slow tenth of the cases at p95, though not at p50", () => {
    const cases = timed(60, 5, (i) => (i % 10 === 0 ? 3 : 1));
    expect(ratioPasses(ratio(latencyRatio(cases, "p95", options)), rule("p95"))).toBe(false);
    expect(ratio(latencyRatio(cases, "p50", options)).low).toBeLessThan(1.1);
  });

  it("does not doubt at p95 which cases the suite has", () => {
    // 4 of 60 cases are three times as slow, without any noise: 20 of 300 answers lie above the p95's rank of 285.
    const still = Array.from({ length: 60 }, (_, i) => ({
      base: Array(5).fill(40),
      head: Array(5).fill(i < 4 ? 120 : 40),
    }));
    const found = ratio(latencyRatio(still, "p95", options));
    for (const value of [found.ratio, found.low, found.high]) expect(value).toBeCloseTo(3, 9);
  });

  it("is not moved by a single slow answer in five", () => {
    const cases = timed(60, 5, () => 1);
    const spiked = cases.map(({ base, head }) => ({
      base,
      head: head.map((ms, i) => (i === 2 ? ms * 50 : ms)),
    }));
    const found = ratio(latencyRatio(spiked, "p50", options));
    expect(Math.abs(found.ratio - ratio(latencyRatio(cases, "p50", options)).ratio)).toBeLessThan(0.05);
  });

  it("says how many repeats are missing", () => {
    expect(
      latencyRatio(
        timed(10, 5, () => 1),
        "p95",
        options,
      ),
    ).toEqual({
      kind: "none",
      reason: { code: "too_few_samples", have: 50, need: 60, repeats: 6 },
    });
    expect(latencyRatio([], "p50", options)).toEqual({
      kind: "none",
      reason: { code: "too_few_samples", have: 0, need: 20, repeats: 0 },
    });
  });

  it("counts pairs only: a case without answers on one side says nothing", () => {
    const cases = timed(30, 2, () => 1);
    const more = [...cases, { base: [40, 41], head: [] }, { base: [40, 41, 42], head: [44] }];
    expect(latencyRatio(more, "p50", options)).toMatchObject({ cases: 31, samples: 61 });
  });

  it("resamples repeats where there are fewer than 5 cases, and pairs together where there is one repeat", () => {
    const few = ratio(
      latencyRatio(
        timed(3, 20, () => 1.3),
        "p50",
        options,
      ),
    );
    expect(few.blocks).toBe("repeats");
    expect(few.low).toBeGreaterThan(1.2);
    expect(few.high).toBeLessThan(1.4);
    const once = ratio(
      latencyRatio(
        timed(80, 1, () => 1),
        "p95",
        options,
      ),
    );
    expect(once.low).toBeLessThan(once.high);
  });

  it("says nothing about rises below the floor, nor takes 0 ms for infinitely fast", () => {
    const quick = timed(60, 5, () => 3).map(({ base, head }) => ({
      base: base.map((ms) => ms / 400),
      head: head.map((ms) => ms / 400),
    }));
    const found = ratio(latencyRatio(quick, "p50", options));
    expect(found.low).toBeGreaterThan(2.5);
    expect(found.riseMs).toBeLessThan(0.5);
    expect(ratioPasses(found, rule("p50"))).toBe(true);
    expect(ratioPasses(found, { tolerance: 0.1, floorMs: 0.1 })).toBe(false);
    const zero = ratio(
      latencyRatio([{ base: Array(30).fill(0), head: Array(30).fill(0.004) }], "p50", options),
    );
    expect(zero.ratio).toBeCloseTo(4, 9);
  });
});

describe("ratioPasses", () => {
  const found = ratio(
    latencyRatio(
      timed(60, 5, () => 1),
      "p50",
      options,
    ),
  );

  it("never passes NaN", () => {
    expect(ratioPasses({ ...found, low: Number.NaN, riseMs: Number.NaN }, rule("p50"))).toBe(false);
    expect(ratioPasses({ ...found, low: 2, riseMs: 20 }, { tolerance: Number.NaN, floorMs: 0.5 })).toBe(
      false,
    );
  });

  it("passes exactly at the tolerance", () => {
    expect(ratioPasses({ ...found, low: 1.1, riseMs: 20 }, rule("p50"))).toBe(true);
    expect(ratioPasses({ ...found, low: 1.1001, riseMs: 20 }, rule("p50"))).toBe(false);
  });
});

describe("ratioSettled", () => {
  const found = ratio(
    latencyRatio(
      timed(60, 5, () => 1),
      "p50",
      options,
    ),
  );

  it("wants 0.4 tolerances of width, and no more where the floor hides everything", () => {
    expect(ratioSettled({ ...found, low: 1, high: 1.039 }, rule("p50"))).toBe(true);
    expect(ratioSettled({ ...found, low: 1, high: 1.041 }, rule("p50"))).toBe(false);
    expect(ratioSettled({ ...found, low: 1, high: 3, baseMs: 0.2 }, rule("p50"))).toBe(true);
    expect(ratioSettled(latencyRatio([], "p50", options), rule("p50"))).toBe(false);
  });
});

describe("baseNoise", () => {
  it("is 1 for a clock without noise, however the cases differ, and does not look at head", () => {
    const still = timed(60, 6, () => 1).map(({ base, head }) => ({ base: base.map(() => base[0]!), head }));
    const noise = ratio(baseNoise(still, "p50", options));
    expect([noise.ratio, noise.low, noise.high, noise.samples]).toEqual([1, 1, 1, 180]);
    const slow = timed(60, 6, () => 9);
    expect(ratio(baseNoise(slow, "p95", options)).ratio).toBeLessThan(1.1);
  });
});
