import { describe, expect, it } from "vitest";
import { collectEvidence, pairedInterval, tQuantile975 } from "../../src/explain/evidence.ts";
import { EPSILON } from "../../src/decision/rules.ts";
import { caseGroups, type Pair } from "../../src/decision/pairs.ts";
import { CLUSTERING } from "../../src/metrics/clustering.ts";
import { EVIDENCE_RECALL, RECALL } from "../../src/metrics/recall.ts";
import type { Evidence } from "../../src/model/explanation.ts";
import type { Value } from "../../src/model/scores.ts";
import { makeCase, suiteOf } from "../helpers/make.ts";
import { makeBaselineCase, makeCaseScore } from "../gate/made.ts";

const noGroups = new Map<string, string>();
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

/** Returns the middle of the evidence's interval: the mean change. */
function meanChange(evidence: Evidence | null): number {
  const [low, high] = evidence!.interval!;
  return (low + high) / 2;
}

describe("collectEvidence", () => {
  it("counts a fall as a win if lower is better", () => {
    const clustering = { name: "clustering_ratio@10", family: CLUSTERING };
    const pairs = [makePair("a", 0.2, 0.4), makePair("b", 0.5, 0.4), makePair("c", 0.9, 0.3)];

    expect(collectEvidence(pairs, clustering, noGroups)).toMatchObject({ wins: 2, losses: 1 });
  });

  it("counts a difference by rounding as none, and leaves out cases without a value", () => {
    const without = [makePair("e", null, 0.4), makePair("f", 0.5, null)];
    const pairs = [makePair("a", 0, 1), makePair("b", 1, 0), makePair("c", 0, EPSILON), ...without];

    expect(collectEvidence(pairs, recall, noGroups)).toMatchObject({
      wins: 1,
      losses: 1,
      units: 3,
    });
    expect(collectEvidence(without, recall, noGroups)).toBeNull();
  });

  it("counts a group once: its win and its loss cancel", () => {
    const groups = new Map(Object.entries({ a: "g", b: "g", c: "h" }));
    const pairs = [
      makePair("a", 1, 0),
      makePair("b", 0, 1),
      makePair("c", 1, 0),
      makePair("g", 1, 0),
    ];
    const evidence = collectEvidence(pairs, recall, groups)!;

    // The case named "g" is no part of group "g".
    expect(evidence).toMatchObject({ units: 3, wins: 0, losses: 2 });
    // The mean is that of the cases: (-1 + 1 - 1 - 1) / 4.
    expect(meanChange(evidence)).toBeCloseTo(-0.5, 12);
  });

  it("weighs cases by their targets for evidence recall alone, as its mean does", () => {
    const evidenceRecall = { name: "evidence_recall@10", family: EVIDENCE_RECALL };
    const pairs = [makePair("a", 1, 0, { targets: 1 }), makePair("b", 1, 1, { targets: 7 })];
    const withoutTargets = makePair("c", 1, 0, { targets: 0 });

    const weighed = collectEvidence([...pairs, withoutTargets], evidenceRecall, noGroups);
    const alike = collectEvidence(pairs, recall, noGroups);

    // (-1 x 1 + 0 x 7) / 8, and (-1 + 0) / 2. The case without targets weighs nothing.
    expect(meanChange(weighed)).toBeCloseTo(-1 / 8, 12);
    expect(weighed!.units).toBe(2);
    expect(meanChange(alike)).toBeCloseTo(-1 / 2, 12);
  });
});

it("caseGroups lists the cases that have a group", () => {
  expect(caseGroups(suiteOf(makeCase("a"), makeCase("b", { group: "g" })))).toEqual(
    new Map([["b", "g"]]),
  );
});

describe("pairedInterval", () => {
  const unitsOf = (...deltas: readonly number[]) => deltas.map((sum) => ({ sum, weight: 1 }));

  it("pairedInterval is the mean and t standard errors on either side", () => {
    // Mean -0.4. Squares: 2 x 0.36 + 3 x 0.16 = 1.2. The standard error is sqrt(1.2 / 4 / 5) =
    // 0.2449, and t with 4 degrees of freedom 2.776: 0.6800.
    const [low, high] = pairedInterval(unitsOf(-1, -1, 0, 0, 0))!;

    expect(low).toBeCloseTo(-1.08, 2);
    expect(high).toBeCloseTo(0.28, 2);
  });

  it("weighs units by the cases in them", () => {
    // The mean is (-2 + 0) / (2 + 1) = -2/3, and the mean weight 1.5.
    // Residuals, (sum - weight x mean) / mean weight: (-2 + 4/3) / 1.5 = -4/9 and
    // (0 + 2/3) / 1.5 = 4/9.
    // Standard error, sqrt(squares / (n - 1) / n) of n = 2 units: sqrt(2 x (4/9)^2 / 1 / 2) = 4/9.
    // With n - 1 = 1 degree of freedom t is 12.7062.
    const [low, high] = pairedInterval([
      { sum: -2, weight: 2 },
      { sum: 0, weight: 1 },
    ])!;

    expect((low + high) / 2).toBeCloseTo(-2 / 3, 12);
    expect((high - low) / 2).toBeCloseTo((12.7062 * 4) / 9, 12);
  });

  it("pairedInterval is null for one unit, and if all differ alike", () => {
    expect(pairedInterval(unitsOf(-1))).toBeNull();
    expect(pairedInterval(unitsOf(-0.1, -0.1, -0.1))).toBeNull();
  });
});

it("tQuantile975 is that of published tables", () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2.
  const published = [
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [10, 2.228],
    [30, 2.042],
  ] as const;

  // Its series is least exact at 4, the first value that it is used for.
  for (const [df, quantile] of published) {
    expect(Math.abs(tQuantile975(df) - quantile), `${df}`).toBeLessThan(df === 4 ? 0.01 : 0.004);
  }
});
