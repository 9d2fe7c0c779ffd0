import { describe, expect, it } from "vitest";
import {
  type Interval,
  type WeightedUnit,
  pairedInterval,
  percentileInterval,
} from "../../../src/gate/statistics/bootstrap.ts";
import { normalCdf, tQuantile } from "../../../src/gate/statistics/power.ts";
import { splitMix64 } from "../../../src/gate/statistics/random.ts";

const units = (
  deltas: readonly number[],
  stratum: (i: number) => string = () => "all",
): readonly WeightedUnit[] => deltas.map((sum, i) => ({ stratum: stratum(i), sum, weight: 1 }));

function bounds(interval: Interval): readonly [number, number] {
  if (interval.kind === "none") throw new Error(interval.reason.code);
  return [interval.low, interval.high];
}

/** Quantile by linear interpolation, of values that are sorted. */
function quantile(sorted: readonly number[], p: number): number {
  const at = p * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (at - Math.floor(at)) * (high - low);
}

/** What the comments of bootstrap.ts describe, step by step; `strata` are the pulls in the order in which they are drawn. */
function described(
  strata: readonly (readonly number[])[],
  mean: number,
  differ: number,
): readonly [number, number] {
  const [n, random] = [strata.flat().length, splitMix64(1)];
  const means = Array.from({ length: 2000 }, () => {
    const words = Array.from({ length: Math.ceil(n / 2) }, () => random.next()).flat();
    const sums = strata.map((stratum) => {
      const drawn = stratum.map(() => stratum[Math.floor((words.shift()! / 2 ** 32) * stratum.length)]);
      return drawn.reduce((sum, each) => sum + each, 0);
    });
    return sums.reduce((sum, each) => sum + each, 0) / n;
  }).toSorted((a, b) => a - b);
  const parts = strata.map((stratum) => {
    const center = stratum.reduce((sum, each) => sum + each, 0) / stratum.length;
    const squares = stratum.reduce((sum, each) => sum + (each - center) ** 2, 0);
    return { squares, variance: (squares * stratum.length) / (stratum.length - 1), df: stratum.length - 1 };
  });
  const total = (of: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((sum, part) => sum + of(part), 0);
  const unbiased = total(({ variance }) => variance);
  // Satterthwaite's, and no more than the units that differ give.
  const df = Math.min(differ - 1, unbiased ** 2 / total(({ variance, df: own }) => variance ** 2 / own));
  const share = normalCdf(tQuantile(0.975, df) * Math.sqrt(unbiased / total(({ squares }) => squares)));
  return [mean + quantile(means, 1 - share), mean + quantile(means, share)];
}

const width = (interval: Interval): number => bounds(interval)[1] - bounds(interval)[0];
const spread = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => Math.sin(1 + i * 1.7));

describe("percentileInterval", () => {
  it("gives the bounds of another program with the same generator", () => {
    const alternating = Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? 0.8 : 0.6));
    const first = percentileInterval(alternating, { level: 0.95, resamples: 1000, seed: 0xc0ffee })!;
    expect(first[0]).toBeCloseTo(0.672, 9);
    expect(first[1]).toBeCloseTo(0.724, 9);
    const steps = Array.from({ length: 30 }, (_, i) => (i % 5) / 4);
    const second = percentileInterval(steps, { level: 0.9, resamples: 500, seed: 42 })!;
    expect(second[0]).toBeCloseTo(0.383333, 6);
    expect(second[1]).toBeCloseTo(0.600417, 6);
  });

  it("has nothing to say about nothing", () => {
    expect(percentileInterval([], { level: 0.95, resamples: 10, seed: 1 })).toBeNull();
  });
});

describe("pairedInterval", () => {
  it("prints nothing for fewer than 10 units, or fewer than 10 that differ", () => {
    expect(pairedInterval(units(spread(9)), { seed: 1 })).toEqual({
      kind: "none",
      reason: { code: "too_few_units", have: 9, need: 10 },
    });
    const mostlySame = [...spread(9), ...Array.from({ length: 51 }, () => 1e-12)];
    expect(pairedInterval(units(mostlySame), { seed: 1 })).toEqual({
      kind: "none",
      reason: { code: "too_few_differ", have: 9, need: 10 },
    });
    expect(pairedInterval(units([...mostlySame, 0.5]), { seed: 1 }).kind).toBe("interval");
  });

  it("holds the mean, depends on the seed alone, and says how it was made", () => {
    const interval = pairedInterval(units(spread(60)), { seed: 1 });
    const mean = spread(60).reduce((sum, value) => sum + value, 0) / 60;
    const [low, high] = bounds(interval);
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
    expect(interval).toMatchObject({ level: 0.95, resamples: 2000 });
    expect(pairedInterval(units(spread(60)), { seed: 1 })).toEqual(interval);
    expect(pairedInterval(units(spread(60)), { seed: 2 })).not.toEqual(interval);
    expect(width(pairedInterval(units(spread(60)), { seed: 1, level: 0.9 }))).toBeLessThan(width(interval));
  });

  it("widens a small sample's interval from z to t, and by the bootstrap's missing sqrt(n / (n - 1))", () => {
    const [small, seed] = [units(spread(10)), 1];
    const ratio =
      width(pairedInterval(small, { seed })) / width(pairedInterval(small, { seed, method: "percentile" }));
    // t(0.975; 9) / z(0.975) x sqrt(10 / 9) = 2.262 / 1.960 x 1.054
    expect(Math.abs(ratio / 1.2166 - 1)).toBeLessThan(0.05);
  });

  it("takes the units that differ for the degrees of freedom", () => {
    const sparse = units([...spread(10), ...Array.from({ length: 90 }, () => 0)]);
    const ratio =
      width(pairedInterval(sparse, { seed: 1 })) /
      width(pairedInterval(sparse, { seed: 1, method: "percentile" }));
    // t(0.975; 9) / z(0.975) x sqrt(100 / 99) = 1.160
    expect(Math.abs(ratio / 1.16 - 1)).toBeLessThan(0.05);
  });

  it("never leaves the range of the deltas", () => {
    const losses = Array.from({ length: 10 }, (_, i) => (i < 9 ? -1 : -0.5));
    const [low, high] = bounds(pairedInterval(units(losses), { seed: 1 }));
    expect(low).toBeGreaterThanOrEqual(-1);
    expect(high).toBeLessThanOrEqual(-0.5);
  });

  it("resamples within strata: what differs between intents only is no doubt", () => {
    const deltas = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 0.5 : -0.2));
    const [low, high] = bounds(
      pairedInterval(
        units(deltas, (i) => String(i % 2)),
        { seed: 1 },
      ),
    );
    expect(low).toBeCloseTo(0.15, 12);
    expect(high).toBeCloseTo(0.15, 12);
    expect(width(pairedInterval(units(deltas), { seed: 1 }))).toBeGreaterThan(0.2);
  });

  it("draws from strata of fewer than 5 units together", () => {
    const alone = pairedInterval(units(spread(12), String), { seed: 1 });
    expect(width(alone)).toBeCloseTo(width(pairedInterval(units(spread(12)), { seed: 1 })), 12);
    // 20 in one intent, 2 in another: the two join it instead of standing for themselves.
    const joined = pairedInterval(
      units(spread(22), (i) => (i < 20 ? "large" : "small")),
      { seed: 1 },
    );
    expect(width(joined)).toBeGreaterThan(0.3);
  });

  it("counts a group as one unit: two cases that always agree tell as much as one", () => {
    const single = units(spread(20));
    const doubled = single.map(({ stratum, sum }) => ({ stratum, sum: 2 * sum, weight: 2 }));
    const [low, high] = bounds(pairedInterval(doubled, { seed: 1 }));
    expect(low).toBeCloseTo(bounds(pairedInterval(single, { seed: 1 }))[0], 12);
    expect(high).toBeCloseTo(bounds(pairedInterval(single, { seed: 1 }))[1], 12);
    const apart = units(spread(20).flatMap((delta) => [delta, delta]));
    expect(width(pairedInterval(apart, { seed: 1 })) / (high - low)).toBeLessThan(0.8);
  });

  it("is what its description says, with strata of all sizes and units of all weights", () => {
    // Seven of a, five of b, three of c and two of d: the last two are drawn together, after the smaller of the others.
    const strata = ["aaaaaaa", "bbbbb", "ccc", "dd"].join("");
    const made = spread(17).map((delta, i) => {
      const weight = 1 + (i % 3);
      return { stratum: strata[i], sum: i % 6 === 5 ? 0 : delta * weight, weight };
    });
    const mean =
      made.reduce((sum, unit) => sum + unit.sum, 0) / made.reduce((sum, { weight }) => sum + weight, 0);
    const meanWeight = made.reduce((sum, { weight }) => sum + weight, 0) / 17;
    const pulls = (names: string): readonly number[] =>
      made
        .filter(({ stratum }) => names.includes(stratum))
        .toSorted((x, y) => names.indexOf(x.stratum) - names.indexOf(y.stratum))
        .map(({ sum, weight }) => (sum - mean * weight) / meanWeight);
    // Of 17 units those at 5 and 11 don't differ.
    const [low, high] = described([pulls("b"), pulls("a"), pulls("dc")], mean, 15);
    const found = bounds(pairedInterval(made, { seed: 1 }));
    expect(found[0]).toBeCloseTo(low, 12);
    expect(found[1]).toBeCloseTo(high, 12);
  });

  it("lets few units in small strata join the smallest large one, and takes what differs for what it can tell", () => {
    // Ten of a, eight of b, and three alone, which b takes; eleven differ.
    const stratumAt = (i: number): string => (i < 10 ? "a" : i < 18 ? "b" : `alone ${i}`);
    const deltas = spread(21).map((delta, i) => (i % 2 === 0 ? delta : 0));
    const mean = deltas.reduce((sum, each) => sum + each, 0) / 21;
    const pulls = deltas.map((delta) => delta - mean);
    const [low, high] = described([pulls.slice(10), pulls.slice(0, 10)], mean, 11);
    const found = bounds(pairedInterval(units(deltas, stratumAt), { seed: 1 }));
    expect(found[0]).toBeCloseTo(low, 12);
    expect(found[1]).toBeCloseTo(high, 12);
  });

  it("resamples 2,000 times up to 2,000 units, and fewer beyond", () => {
    // 4,000,000 / 2,500 = 1,600; / 10,000 = 400, and 500 are the least.
    const resamples = (n: number): unknown => pairedInterval(units(spread(n)), { seed: 1 });
    expect(resamples(2000)).toMatchObject({ resamples: 2000 });
    expect(resamples(2500)).toMatchObject({ resamples: 1600 });
    expect(resamples(10_000)).toMatchObject({ resamples: 500 });
  });

  it("weighs units by their cases", () => {
    const uneven = spread(30).map((delta, i) => ({
      stratum: "all",
      sum: delta * (1 + (i % 3)),
      weight: 1 + (i % 3),
    }));
    const mean = uneven.reduce((sum, unit) => sum + unit.sum, 0) / 60;
    const [low, high] = bounds(pairedInterval(uneven, { seed: 1 }));
    expect((low + high) / 2).toBeCloseTo(mean, 1);
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
  });
});
