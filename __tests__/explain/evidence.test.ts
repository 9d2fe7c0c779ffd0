import { describe, expect, it } from "vitest";
import {
  type WeightedUnit,
  collectEvidence,
  normalCdf,
  normalQuantile,
  pairedInterval,
  tQuantile,
} from "../../src/explain/evidence.ts";
import { EPSILON } from "../../src/decision/limits.ts";
import { caseGroups, type Pair } from "../../src/decision/pairs.ts";
import { splitMix64 } from "../../src/decision/random.ts";
import { CLUSTERING } from "../../src/metrics/clustering.ts";
import { EVIDENCE_RECALL, RECALL } from "../../src/metrics/recall.ts";
import type { Evidence } from "../../src/model/explanation.ts";
import type { Value } from "../../src/model/scores.ts";
import { makeCase, suiteOf } from "../helpers/make.ts";
import { makeBaselineCase, makeCaseScore } from "../gate/made.ts";

const options = { seed: 1, groups: new Map<string, string>() };
const recall = { name: "recall@10", family: RECALL };

/** Returns a case whose metrics all had the value `before`, and have the value `after` now. */
function makePair(
  id: string,
  before: Value,
  after: Value,
  { intent = "howto", targets = 1 }: { intent?: string; targets?: number } = {},
): Pair {
  const names = ["recall@10", "clustering_ratio@10", "evidence_recall@10"];
  const metricsOf = (value: Value) => Object.fromEntries(names.map((name) => [name, value]));
  return {
    now: makeCaseScore(id, metricsOf(after), { intent, targets }),
    before: makeBaselineCase(metricsOf(before), { intent }),
    unedited: true,
  };
}

const makePairs = (n: number, pairAt: (i: number) => Pair): readonly Pair[] =>
  Array.from({ length: n }, (_, i) => pairAt(i));
const caseName = (i: number): string => `case-${String(i).padStart(3, "0")}`;

describe("collectEvidence", () => {
  it("counts wins, losses and ties", () => {
    // 6 of 60 lost, none won: mean -0.1.
    const pairs = makePairs(60, (i) => makePair(caseName(i), 1, i < 6 ? 0 : 1));
    const { interval, delta, ...counts } = collectEvidence(pairs, recall, options)!;

    expect(counts).toEqual({ wins: 0, losses: 6, ties: 54, units: 60 });
    expect(delta).toBeCloseTo(-0.1, 12);
    expect(interval).toEqual({
      kind: "none",
      reason: { code: "too_few_differ", have: 6, need: 10 },
    });
  });

  it("counts a fall as a win if lower is better", () => {
    const clustering = { name: "clustering_ratio@10", family: CLUSTERING };
    const pairs = [makePair("a", 0.2, 0.4), makePair("b", 0.5, 0.4), makePair("c", 0.9, 0.3)];

    expect(collectEvidence(pairs, clustering, options)).toMatchObject({ wins: 2, losses: 1 });
  });

  it("counts a difference by rounding as a tie", () => {
    const pairs = [
      makePair("a", 0, 1),
      makePair("b", 0.5, 1),
      makePair("c", 1, 0),
      makePair("d", 0, EPSILON),
    ];

    expect(collectEvidence(pairs, recall, options)).toMatchObject({
      wins: 2,
      losses: 1,
      ties: 1,
      units: 4,
    });
  });

  it("leaves out cases that lack a value, and is null if all do", () => {
    const without = [makePair("a", null, 0.4), makePair("b", 0.5, null)];
    const pairs = [...without, makePair("c", 0.9, 0.4)];

    expect(collectEvidence(pairs, recall, options)).toMatchObject({ units: 1, losses: 1 });
    expect(collectEvidence(without, recall, options)).toBeNull();
  });

  it("weighs cases alike for recall, however many targets they have", () => {
    // (-1 + 0) / 2. By targets it would be -1 / 8.
    const pairs = [makePair("a", 1, 0, { targets: 1 }), makePair("b", 1, 1, { targets: 7 })];

    expect(collectEvidence(pairs, recall, options)!.delta).toBe(-0.5);
  });

  it("puts groups over the same intents into one stratum, in any order", () => {
    // Ten groups of an `a` and a `b` case rise by 0.4, ten of a `b` and an `a` case fall by 0.2.
    // Both kinds are one stratum, in which they differ, so that the interval around 0.1 is wide.
    const pairs = makePairs(40, (i) => {
      const group = i >> 1;
      const intent = (i + Number(group >= 10)) % 2 === 0 ? "a" : "b";
      return makePair(caseName(i), 0.5, group < 10 ? 0.9 : 0.3, { intent });
    });
    const groups = new Map(pairs.map(({ now }, i) => [now.id, `g${i >> 1}`]));
    const { interval, delta } = collectEvidence(pairs, recall, { seed: 1, groups })!;
    if (interval.kind === "none") {
      throw new Error("no interval");
    }

    expect(delta).toBeCloseTo(0.1, 12);
    expect(interval.low).toBeLessThan(0.05);
    expect(interval.high).toBeGreaterThan(0.15);
  });

  it("counts a group once: its win and its loss cancel", () => {
    const groups = new Map(Object.entries({ a: "g", b: "g", c: "h" }));
    const pairs = [
      makePair("a", 1, 0),
      makePair("b", 0, 1),
      makePair("c", 1, 0),
      makePair("g", 1, 0),
    ];
    const evidence = collectEvidence(pairs, recall, { seed: 1, groups })!;

    // The case named "g" is no part of group "g".
    expect(evidence).toMatchObject({ units: 3, wins: 0, losses: 2, ties: 1 });
    expect(evidence.delta).toBeCloseTo(-0.5, 12);
  });

  it("weighs cases by their targets for evidence recall, as its mean does", () => {
    const evidenceRecall = { name: "evidence_recall@10", family: EVIDENCE_RECALL };
    const pairs = [
      makePair("a", 1, 0, { targets: 1 }),
      makePair("b", 1, 1, { targets: 7 }),
      makePair("c", 1, 0, { targets: 0 }),
    ];

    // (-1 x 1 + 0 x 7) / 8. The case without targets weighs nothing.
    expect(collectEvidence(pairs, evidenceRecall, options)!.delta).toBeCloseTo(-1 / 8, 12);
    expect(collectEvidence(pairs, evidenceRecall, options)!.units).toBe(2);
  });
});

it("caseGroups lists the cases that have a group", () => {
  expect(caseGroups(suiteOf(makeCase("a"), makeCase("b", { group: "g" })))).toEqual(
    new Map([["b", "g"]]),
  );
});

/**
 * Returns a unit of weight 1 for each delta, all in one stratum unless `stratumAt` says otherwise.
 */
const makeUnits = (
  deltas: readonly number[],
  stratumAt: (i: number) => string = () => "all",
): readonly WeightedUnit[] => deltas.map((sum, i) => ({ stratum: stratumAt(i), sum, weight: 1 }));

/** Returns both ends of the interval. Throws its reason if there is none. */
function boundsOf(interval: Evidence["interval"]): readonly [number, number] {
  if (interval.kind === "none") {
    throw new Error(interval.reason.code);
  }
  return [interval.low, interval.high];
}

/** Returns a quantile of sorted values by linear interpolation. */
function linearQuantile(sorted: readonly number[], p: number): number {
  const position = p * (sorted.length - 1);
  const low = sorted[Math.floor(position)];
  const high = sorted[Math.ceil(position)];
  return low + (position - Math.floor(position)) * (high - low);
}

/**
 * Computes the bounds of `pairedInterval` for seed 1 by the steps that its comments describe.
 * `strata` have each unit's distance from the mean, in the order in which they are drawn;
 * `differCount` units have a delta.
 */
function computeInterval({
  strata,
  mean,
  differCount,
}: {
  readonly strata: readonly (readonly number[])[];
  readonly mean: number;
  readonly differCount: number;
}): readonly [number, number] {
  const n = strata.flat().length;
  const random = splitMix64(1);
  const means = Array.from({ length: 2000 }, () => {
    const words = Array.from({ length: Math.ceil(n / 2) }, () => random.next()).flat();
    const sums = strata.map((stratum) => {
      const drawn = stratum.map(
        () => stratum[Math.floor((words.shift()! / 2 ** 32) * stratum.length)],
      );
      return drawn.reduce((sum, each) => sum + each, 0);
    });
    return sums.reduce((sum, each) => sum + each, 0) / n;
  }).toSorted((a, b) => a - b);
  const parts = strata.map((stratum) => {
    const center = stratum.reduce((sum, each) => sum + each, 0) / stratum.length;
    const squares = stratum.reduce((sum, each) => sum + (each - center) ** 2, 0);
    return {
      squares,
      variance: (squares * stratum.length) / (stratum.length - 1),
      df: stratum.length - 1,
    };
  });
  const sumParts = (valueOfPart: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((sum, part) => sum + valueOfPart(part), 0);
  const unbiased = sumParts(({ variance }) => variance);
  // Satterthwaite's degrees of freedom, but no more than one less than the units that differ.
  const df = Math.min(
    differCount - 1,
    unbiased ** 2 / sumParts(({ variance, df: partDf }) => variance ** 2 / partDf),
  );
  const share = normalCdf(
    tQuantile(0.975, df) * Math.sqrt(unbiased / sumParts(({ squares }) => squares)),
  );
  return [mean + linearQuantile(means, 1 - share), mean + linearQuantile(means, share)];
}

/** Returns n deltas between -1 and 1, all of them different. */
const unevenDeltas = (n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => Math.sin(1 + i * 1.7));

describe("pairedInterval", () => {
  it("gives the reason for no interval: under 10 units, or under 10 that differ", () => {
    expect(pairedInterval(makeUnits(unevenDeltas(9)), { seed: 1 })).toEqual({
      kind: "none",
      reason: { code: "too_few_units", have: 9, need: 10 },
    });

    const mostlySame = [...unevenDeltas(9), ...Array.from({ length: 51 }, () => 1e-12)];

    expect(pairedInterval(makeUnits(mostlySame), { seed: 1 })).toEqual({
      kind: "none",
      reason: { code: "too_few_differ", have: 9, need: 10 },
    });
    expect(pairedInterval(makeUnits([...mostlySame, 0.5]), { seed: 1 }).kind).toBe("interval");
  });

  it("contains the mean, depends only on the seed, and says how it was made", () => {
    const interval = pairedInterval(makeUnits(unevenDeltas(60)), { seed: 1 });
    const mean = unevenDeltas(60).reduce((sum, value) => sum + value, 0) / 60;
    const [low, high] = boundsOf(interval);

    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
    expect(interval).toMatchObject({ level: 0.95, resamples: 2000 });
    expect(pairedInterval(makeUnits(unevenDeltas(60)), { seed: 1 })).toEqual(interval);
    expect(pairedInterval(makeUnits(unevenDeltas(60)), { seed: 2 })).not.toEqual(interval);
  });

  it("never leaves the range of the deltas", () => {
    const losses = Array.from({ length: 10 }, (_, i) => (i < 9 ? -1 : -0.5));
    const [low, high] = boundsOf(pairedInterval(makeUnits(losses), { seed: 1 }));

    expect(low).toBeGreaterThanOrEqual(-1);
    expect(high).toBeLessThanOrEqual(-0.5);
  });

  it("equals the documented steps written out, for uneven strata and weights", () => {
    // Seven units of a, five of b, three of c and two of d. Those of c and d are too few, and drawn
    // as one stratum.
    const strata = ["aaaaaaa", "bbbbb", "ccc", "dd"].join("");
    const units = unevenDeltas(17).map((delta, i) => {
      const weight = 1 + (i % 3);
      return { stratum: strata[i], sum: i % 6 === 5 ? 0 : delta * weight, weight };
    });
    const mean =
      units.reduce((sum, unit) => sum + unit.sum, 0) /
      units.reduce((sum, { weight }) => sum + weight, 0);
    const meanWeight = units.reduce((sum, { weight }) => sum + weight, 0) / 17;
    /** The weighted distances from the mean of the units of these strata, in the strata's order. */
    const distancesIn = (strataNames: string): readonly number[] =>
      units
        .filter(({ stratum }) => strataNames.includes(stratum))
        .toSorted((x, y) => strataNames.indexOf(x.stratum) - strataNames.indexOf(y.stratum))
        .map(({ sum, weight }) => (sum - mean * weight) / meanWeight);
    const expected = computeInterval({
      strata: [distancesIn("b"), distancesIn("a"), distancesIn("dc")],
      mean,
      // Of 17 units those at 5 and 11 don't differ.
      differCount: 15,
    });

    for (const [at, bound] of boundsOf(pairedInterval(units, { seed: 1 })).entries()) {
      expect(bound).toBeCloseTo(expected[at]!, 12);
    }
  });

  it("joins small strata with the smallest large one", () => {
    // Ten units of a, eight of b, and three strata of one, which b takes.
    const stratumAt = (i: number): string => (i < 10 ? "a" : i < 18 ? "b" : `alone ${i}`);
    const deltas = unevenDeltas(21).map((delta, i) => (i % 2 === 0 ? delta : 0));
    const mean = deltas.reduce((sum, each) => sum + each, 0) / 21;
    const distances = deltas.map((delta) => delta - mean);
    const expected = computeInterval({
      strata: [distances.slice(10), distances.slice(0, 10)],
      mean,
      // Of 21 every second one.
      differCount: 11,
    });

    for (const [at, bound] of boundsOf(
      pairedInterval(makeUnits(deltas, stratumAt), { seed: 1 }),
    ).entries()) {
      expect(bound).toBeCloseTo(expected[at]!, 12);
    }
  });

  it("draws 2,000 resamples for up to 2,000 units, and fewer beyond", () => {
    // 4,000,000 / 2,500 = 1,600; / 10,000 = 400, and 500 are the least.
    const intervalOf = (n: number): unknown =>
      pairedInterval(makeUnits(unevenDeltas(n)), { seed: 1 });

    expect(intervalOf(2000)).toMatchObject({ resamples: 2000 });
    expect(intervalOf(2500)).toMatchObject({ resamples: 1600 });
    expect(intervalOf(10_000)).toMatchObject({ resamples: 500 });
  });
});

describe("normal and t distribution", () => {
  it("have the tabled normal probabilities", () => {
    // Abramowitz & Stegun, table 26.1.
    expect(normalCdf(0)).toBe(0.5);
    expect(normalCdf(1)).toBeCloseTo(0.841344746068543, 14);
    expect(normalCdf(-2)).toBeCloseTo(0.022750131948179, 14);
    expect(normalCdf(3)).toBeCloseTo(0.99865010196837, 14);
    expect([normalCdf(-9), normalCdf(9)]).toEqual([0, 1]);
  });

  it("expand t in 1/df by the terms of Abramowitz & Stegun 26.7.5", () => {
    // At the normal quantile z = 1, p = 0.841344746068543, each term is the sum of its
    // coefficients.
    const terms = [
      1,
      2 / 4,
      24 / 96,
      (3 + 19 + 17 - 15) / 384,
      (79 + 776 + 1482 - 1920 - 945) / 92160,
    ];
    for (const df of [1, 2, 4]) {
      const sum = terms.reduce((total, term, i) => total + term / df ** i, 0);
      expect(tQuantile(0.841344746068543, df)).toBeCloseTo(sum, 12);
    }
    // At z = 2, p = 0.977249868051821, their powers differ.
    /** c0 z + c1 z^3 + c2 z^5 + … for z = 2. */
    const sumOddPowers = (...coefficients: readonly number[]): number =>
      coefficients.reduce((sum, coefficient, i) => sum + coefficient * 2 ** (2 * i + 1), 0);
    const termsAtTwo = [
      2,
      sumOddPowers(1, 1) / 4,
      sumOddPowers(3, 16, 5) / 96,
      sumOddPowers(-15, 17, 19, 3) / 384,
      sumOddPowers(-945, -1920, 1482, 776, 79) / 92160,
    ];

    expect(tQuantile(0.977249868051821, 1)).toBeCloseTo(
      termsAtTwo.reduce((sum, term) => sum + term, 0),
      9,
    );
  });

  it("have the tabled quantiles", () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(normalQuantile(0.05)).toBeCloseTo(-1.644853626951473, 12);
    // Abramowitz & Stegun, table 26.10.
    expect(tQuantile(0.975, 30)).toBeCloseTo(2.0423, 4);
    expect(tQuantile(0.975, 10)).toBeCloseTo(2.2281, 4);
    expect(tQuantile(0.975, 9)).toBeCloseTo(2.2622, 3);
    expect(Math.abs(tQuantile(0.975, 4) - 2.7764)).toBeLessThan(0.01);
  });
});
