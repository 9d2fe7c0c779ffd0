import { describe, expect, it } from "vitest";
import { evidenceFor, evidenceOf } from "../../src/gate/evidence.ts";
import { groupsOf } from "../../src/gate/moves.ts";
import { EPSILON } from "../../src/gate/rules.ts";
import type { Pair, Pairing } from "../../src/gate/pairs.ts";
import type { CaseMetric } from "../../src/metrics/family.ts";
import { JACCARD } from "../../src/metrics/churn.ts";
import { CLUSTERING } from "../../src/metrics/clustering.ts";
import { EVIDENCE_RECALL, RECALL } from "../../src/metrics/recall.ts";
import { metricAt } from "../../src/metrics/registry.ts";
import { LATENCY } from "../../src/metrics/latency.ts";
import type { Value } from "../../src/model/scores.ts";
import { makeCase, suiteOf } from "../helpers/make.ts";
import { OVERALL, intentScope, scopeText } from "../../src/model/scope.ts";
import { recorded, scored } from "./made.ts";

const options = { seed: 1, groups: new Map<string, string>() };
const recall = { name: "recall@10", family: RECALL };

function pair(
  id: string,
  before: Value,
  after: Value,
  { intent = "howto", targets = 1 }: { intent?: string; targets?: number } = {},
): Pair {
  const names = ["recall@10", "clustering_ratio@10", "evidence_recall@10"];
  const metrics = (value: Value) => Object.fromEntries(names.map((name) => [name, value]));
  return {
    now: scored(id, metrics(after), { intent, targets }),
    before: recorded(metrics(before), { intent }),
  };
}

const pairingOf = (pairs: readonly Pair[]): Pairing => {
  const sides = { pairs, added: [] };
  return { ...sides, asked: sides, limited: sides, absent: [] };
};

const many = (n: number, make: (i: number) => Pair): readonly Pair[] =>
  Array.from({ length: n }, (_, i) => make(i));
const named = (i: number): string => `case-${String(i).padStart(3, "0")}`;

describe("evidenceFor", () => {
  it("counts wins, losses and ties", () => {
    // 6 of 60 lost, none won: mean -0.1.
    const evidence = evidenceFor(
      many(60, (i) => pair(named(i), 1, i < 6 ? 0 : 1)),
      recall,
      options,
    )!;
    expect(evidence).toMatchObject({ wins: 0, losses: 6, ties: 54, units: 60 });
    expect(evidence.delta).toBeCloseTo(-0.1, 12);
    expect(evidence.interval).toEqual({
      kind: "none",
      reason: { code: "too_few_differ", have: 6, need: 10 },
    });
  });

  it("prints an interval around the delta where enough differ", () => {
    const evidence = evidenceFor(
      many(60, (i) => pair(named(i), 1, i < 12 ? 0 : 1)),
      recall,
      options,
    )!;
    expect(evidence.interval.kind).toBe("interval");
    if (evidence.interval.kind === "interval") {
      expect(evidence.interval.low).toBeLessThan(-0.2);
      expect(evidence.interval.high).toBeGreaterThan(-0.2);
      expect(evidence.interval.high).toBeLessThan(0);
    }
  });

  it("knows that less is better for some metrics", () => {
    const lower = { name: "clustering_ratio@10", family: CLUSTERING };
    expect(
      evidenceFor([pair("a", 0.2, 0.4), pair("b", 0.5, 0.4), pair("c", 0.9, 0.3)], lower, options),
    ).toMatchObject({
      wins: 2,
      losses: 1,
    });
  });

  it("counts a rise as a win where more is better, and rounding as a tie", () => {
    const pairs = [pair("a", 0, 1), pair("b", 0.5, 1), pair("c", 1, 0), pair("d", 0, EPSILON)];
    expect(evidenceFor(pairs, recall, options)).toMatchObject({ wins: 2, losses: 1, ties: 1, units: 4 });
  });

  it("weighs cases alike, however many targets they have, where the metric does", () => {
    // (-1 + 0) / 2; by targets it were -1 / 8.
    const pairs = [pair("a", 1, 0, { targets: 1 }), pair("b", 1, 1, { targets: 7 })];
    expect(evidenceFor(pairs, recall, options)!.delta).toBe(-0.5);
  });

  it("takes groups over the same intents for one stratum, whichever case comes first", () => {
    // Ten groups over a and b move by 0.4, ten over b and a by -0.2: within one stratum they differ.
    const ids = many(40, (i) => {
      const group = i >> 1;
      const intent = (i + Number(group >= 10)) % 2 === 0 ? "a" : "b";
      return pair(named(i), 0.5, group < 10 ? 0.9 : 0.3, { intent });
    });
    const groups = new Map(ids.map(({ now }, i) => [now.id, `g${i >> 1}`]));
    const { interval, delta } = evidenceFor(ids, recall, { seed: 1, groups })!;
    if (interval.kind === "none") throw new Error("no interval");
    expect(delta).toBeCloseTo(0.1, 12);
    expect(interval.low).toBeLessThan(0.05);
    expect(interval.high).toBeGreaterThan(0.15);
  });

  it("leaves out cases without a value on either side, and has no evidence without any", () => {
    const pairs = [pair("a", null, 0.4), pair("b", 0.5, null), pair("c", 0.9, 0.4)];
    expect(evidenceFor(pairs, recall, options)).toMatchObject({ units: 1, losses: 1 });
    expect(evidenceFor(pairs.slice(0, 2), recall, options)).toBeNull();
  });

  it("counts a group once: a win and a loss in it cancel", () => {
    const groups = new Map([
      ["a", "g"],
      ["b", "g"],
      ["c", "h"],
    ]);
    const pairs = [pair("a", 1, 0), pair("b", 0, 1), pair("c", 1, 0), pair("g", 1, 0)];
    const evidence = evidenceFor(pairs, recall, { seed: 1, groups })!;
    // The case named "g" is no part of group "g".
    expect(evidence).toMatchObject({ units: 3, wins: 0, losses: 2, ties: 1 });
    expect(evidence.delta).toBeCloseTo(-0.5, 12);
  });

  it("resamples within intents", () => {
    const pairs = many(40, (i) =>
      pair(named(i), 0.5, i % 2 === 0 ? 0.9 : 0.4, { intent: i % 2 === 0 ? "a" : "b" }),
    );
    const { interval, delta } = evidenceFor(pairs, recall, options)!;
    if (interval.kind === "none") throw new Error("no interval");
    expect(interval.low).toBeCloseTo(delta, 12);
    expect(interval.high).toBeCloseTo(delta, 12);
  });

  it("weighs cases as the metric's mean does", () => {
    const micro = { name: "evidence_recall@10", family: EVIDENCE_RECALL };
    const pairs = [
      pair("a", 1, 0, { targets: 1 }),
      pair("b", 1, 1, { targets: 7 }),
      pair("c", 1, 0, { targets: 0 }),
    ];
    expect(evidenceFor(pairs, micro, options)!.delta).toBeCloseTo(-1 / 8, 12);
    expect(evidenceFor(pairs, micro, options)!.units).toBe(2);
  });
});

describe("evidenceOf", () => {
  it("is of each metric and scope, without latency and what has no pairs", () => {
    const pairs = many(12, (i) => pair(named(i), 1, i < 6 ? 0 : 1, { intent: i < 6 ? "lost" : "kept" }));
    const metric = metricAt(RECALL, 10);
    const found = evidenceOf(
      [
        { metric, scope: OVERALL },
        { metric, scope: intentScope("lost") },
        { metric, scope: intentScope("kept") },
        { metric, scope: intentScope("none") },
        { metric: metricAt(LATENCY[0]!, 10), scope: OVERALL },
      ],
      pairingOf(pairs),
      options,
    );
    expect(found.map(({ metric: name, scope, losses }) => [name, scopeText(scope), losses])).toEqual([
      ["recall@10", "overall", 6],
      ["recall@10", "intent:lost", 6],
      ["recall@10", "intent:kept", 0],
    ]);
  });

  it("has none of what takes two runs, whatever the cases hold", () => {
    const metric = metricAt(JACCARD, 10);
    const valued = many(12, (i) => {
      const { now, before } = pair(named(i), 1, 0);
      const value = new Map([[metric.name, i / 12]]);
      return { now: { ...now, metrics: value }, before: { ...before, metrics: new Map([[metric.name, 1]]) } };
    });
    expect(evidenceOf([{ metric, scope: OVERALL }], pairingOf(valued), options)).toEqual([]);
  });

  it("does not depend on the order of the pairs' groups, nor on anything but the seed", () => {
    const pairs = many(60, (i) => pair(named(i), (i % 7) / 7, (i % 5) / 5));
    const family: CaseMetric = RECALL;
    expect(evidenceFor(pairs, { name: "recall@10", family }, options)).toEqual(
      evidenceFor(pairs, { name: "recall@10", family }, options),
    );
  });
});

describe("groupsOf", () => {
  it("lists the cases that have a group", () => {
    expect(groupsOf(suiteOf(makeCase("a"), makeCase("b", { group: "g" })))).toEqual(new Map([["b", "g"]]));
  });
});
