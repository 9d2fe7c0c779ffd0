/** Which failure follows from which: it would pass with the cases of the other set back. */
import { describe, expect, test } from "vitest";
import { meanCheck } from "../../src/gate/checks.ts";
import type { Pair } from "../../src/gate/pairs.ts";
import { type DecideAgain, markSecondaries, withFailures } from "../../src/gate/decide.ts";
import { CLUSTERING } from "../../src/metrics/clustering.ts";
import type { CaseMetric } from "../../src/metrics/family.ts";
import { FILL_RATE } from "../../src/metrics/fill.ts";
import { MRR } from "../../src/metrics/mrr.ts";
import { DEGRADED_RATE } from "../../src/metrics/rates.ts";
import { RECALL } from "../../src/metrics/recall.ts";
import { intentScope, OVERALL, type Scope } from "../../src/model/scope.ts";
import type { CaseScore } from "../../src/model/scores.ts";
import type { Check } from "../../src/model/verdict.ts";
import { recorded, ruleOf, scored } from "./made.ts";

const A = intentScope("a");
const B = intentScope("b");

/** From best to worst, by its name with or without a cutoff. */
const valuesOf = (
  { name, direction, cutoff }: CaseMetric,
  worst: boolean,
): Readonly<Record<string, number>> => ({
  [cutoff === "none" ? name : `${name}@10`]: Number((direction === "higher") !== worst),
});

type Fell = readonly (readonly [family: CaseMetric, cases: readonly number[]])[];

/** Four cases of two intents, best in every metric; those named fell to the worst. */
function pairsOf(fell: Fell, own: (at: number) => Partial<CaseScore> = () => ({})): readonly Pair[] {
  return [0, 1, 2, 3].map((at) => {
    const all = (now: boolean) =>
      Object.assign(
        {},
        ...fell.map(([family, cases]) => valuesOf(family, now && cases.includes(at))),
      ) as Record<string, number>;
    const intent = at < 2 ? "a" : "b";
    return {
      now: scored(`c${at}`, all(true), { intent, results: ["x", "y"], ...own(at) }),
      before: recorded(all(false), { intent, results: ["x", "y"] }),
    };
  });
}

/** Each metric in each scope by its limit alone: a mean may fall by 0.1. */
function deciding(
  pairs: readonly Pair[],
  families: readonly CaseMetric[],
  scopes: readonly Scope[],
): DecideAgain {
  return (asBefore) =>
    scopes.flatMap((scope) =>
      families.map((family): Check => {
        const rule = ruleOf(family, { scope, tolerance: [{ unit: "absolute", value: 0.1 }] });
        const inside = pairs.filter(({ now }) => scope.kind === "overall" || now.intent === scope.name);
        const mean = (of: (pair: Pair) => ReadonlyMap<string, number | null>): number =>
          inside.reduce((sum, pair) => sum + of(pair).get(rule.metric.name)!, 0) / inside.length;
        const baseline = mean(({ before }) => before.metrics);
        const current = mean((pair) => (asBefore(pair) ? pair.before : pair.now).metrics);
        return meanCheck(rule, { n: inside.length, baseline, current }, () => [])!;
      }),
    );
}

const NEVER = (): boolean => false;
const error =
  (...at: readonly number[]) =>
  (n: number): Partial<CaseScore> =>
    at.includes(n) ? { error: "boom" } : {};

describe("failed queries", () => {
  const told = (
    cases: readonly number[],
    own: (at: number) => Partial<CaseScore>,
    scopes = [OVERALL],
  ): unknown => {
    const pairs = pairsOf([[RECALL, cases]], own);
    const again = deciding(pairs, [RECALL], scopes);
    return withFailures(again(NEVER), pairs, again).map(({ outcome, category }) => [outcome, category]);
  };

  test("are why a bucket fails that would pass with their rows of before, overall or in its intent", () => {
    // With c0 set back the mean is 1; with c1, which fell by itself, 0.75, below 0.9.
    expect(told([0], error(0))).toEqual([["fail", "retriever_error"]]);
    expect(told([0, 1], error(0))).toEqual([["fail", "recall_drop"]]);
    expect(told([0, 1], error(0, 1))).toEqual([["fail", "retriever_error"]]);
    expect(told([0], error())).toEqual([["fail", "recall_drop"]]);
    expect(told([0, 2], error(0), [OVERALL, A, B])).toEqual([
      ["fail", "recall_drop"],
      ["fail", "retriever_error"],
      ["fail", "recall_drop"],
    ]);
  });

  test("gain nobody anything: the worse outcome of both decisions counts", () => {
    const pairs = pairsOf([[RECALL, [0]]], error(3));
    const [fell] = deciding(pairs, [RECALL], [OVERALL])(NEVER);
    const held: Check = { ...fell!, outcome: "pass", passed: true };
    // It passes as it is, as a query failed that had been worse.
    expect(withFailures([held], pairs, () => [fell!])).toEqual([fell]);
    expect(withFailures([held], pairs, () => [held])).toEqual([held]);
    expect(withFailures([fell!], pairs, () => [fell!])).toEqual([fell]);
  });

  test("a check against the anchor counts, that one of both decisions alone has", () => {
    const pairs = pairsOf([[RECALL, [0]]], error(0));
    const [fell] = deciding(pairs, [RECALL], [OVERALL])(NEVER);
    const anchored: Check = { ...fell!, span: "anchor" };
    const held: Check = { ...fell!, outcome: "pass", passed: true };
    expect(withFailures([held, anchored], pairs, () => [held])).toEqual([
      held,
      { ...anchored, category: "retriever_error" },
    ]);
    expect(withFailures([held], pairs, () => [held, anchored])).toEqual([held, anchored]);
    // A floor over new cases is one of its own.
    const floor: Check = { ...fell!, baseline: null, delta: null };
    expect(withFailures([fell!, floor], pairs, () => [held, floor])).toEqual([
      { ...fell!, category: "retriever_error" },
      floor,
    ]);
  });
});

describe("a failure follows from another one", () => {
  const marked = (
    fell: Fell,
    own: (at: number) => Partial<CaseScore> = () => ({}),
    scopes: readonly Scope[] = [OVERALL],
  ): unknown => {
    const pairs = pairsOf(fell, own);
    const again = deciding(
      pairs,
      fell.map(([family]) => family),
      scopes,
    );
    return markSecondaries(again(NEVER), pairs, again).map(({ secondary_to: cause }) => cause);
  };
  const spike = "semantic_degraded_spike";
  const degraded =
    (...at: readonly number[]) =>
    (n: number): Partial<CaseScore> => ({ degraded: at.includes(n) });

  test("degraded answers explain what is found and in which order, and no clusters", () => {
    const fell: Fell = [
      [DEGRADED_RATE, [0]],
      [RECALL, [0]],
      [MRR, [0]],
      [CLUSTERING, [0]],
    ];
    expect(marked(fell, degraded(0))).toEqual([null, spike, spike, null]);
    // c1 fell by itself: recall would fail without the spike, and the order follows from that.
    expect(marked([fell[0]!, [RECALL, [0, 1]], [MRR, [0, 1]]], degraded(0))).toEqual([
      null,
      null,
      "recall_drop",
    ]);
  });

  test("in its own scope, and everywhere where it failed overall", () => {
    const fell: Fell = [
      [DEGRADED_RATE, [0]],
      [RECALL, [0]],
    ];
    expect(marked(fell, degraded(0), [A, B])).toEqual([null, spike, null, null]);
    expect(marked(fell, degraded(0), [OVERALL, A])).toEqual([null, spike, null, spike]);
  });

  test("shorter lists explain clusters, where the lists got shorter", () => {
    const shorter =
      (at: number) =>
      (n: number): Partial<CaseScore> =>
        n === at ? { results: ["x"] } : {};
    const fell: Fell = [
      [FILL_RATE, [0]],
      [CLUSTERING, [0]],
    ];
    expect(marked(fell, shorter(0))).toEqual([null, "recall_drop"]);
    expect(marked(fell, shorter(1))).toEqual([null, null]);
    expect(marked(fell)).toEqual([null, null]);
  });

  test("the order follows from recall in the same bucket and span, and from none in another", () => {
    const both: Fell = [
      [RECALL, [0]],
      [MRR, [0]],
    ];
    expect(marked(both)).toEqual([null, "recall_drop"]);
    expect(
      marked(
        [
          [RECALL, [0]],
          [MRR, [0, 2]],
        ],
        () => ({}),
        [A, B],
      ),
    ).toEqual([null, "recall_drop", null, null]);
    const pairs = pairsOf(both);
    const again = deciding(pairs, [RECALL, MRR], [OVERALL]);
    const [recall, mrr] = again(NEVER);
    const apart = [{ ...recall!, span: "anchor" as const }, mrr!];
    expect(markSecondaries(apart, pairs, again)).toEqual(apart);
  });

  test("what passes follows from nothing", () => {
    expect(
      marked(
        [
          [DEGRADED_RATE, [0]],
          [RECALL, []],
        ],
        degraded(0),
      ),
    ).toEqual([null, null]);
  });
});
