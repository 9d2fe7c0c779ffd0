/** Which failure follows from which: it would pass with the cases of the other set back. */
import { describe, expect, test } from "vitest";
import { countCheck, makeCheck } from "../../src/gate/check.ts";
import { NEWLY_LOST } from "../../src/gate/outcomes.ts";
import type { Pair } from "../../src/gate/pairs.ts";
import type { Rule } from "../../src/gate/rules.ts";
import { markSecondaries } from "../../src/gate/secondaries.ts";
import { CLUSTERING } from "../../src/metrics/clustering.ts";
import type { CaseMetric } from "../../src/metrics/family.ts";
import { FILL_RATE } from "../../src/metrics/fill.ts";
import { LATENCY } from "../../src/metrics/latency.ts";
import { MRR } from "../../src/metrics/mrr.ts";
import { DEGRADED_RATE, ERROR_RATE } from "../../src/metrics/rates.ts";
import { EVIDENCE_RECALL, RECALL } from "../../src/metrics/recall.ts";
import { intentScope, OVERALL, type Scope } from "../../src/model/scope.ts";
import type { CaseScore } from "../../src/model/scores.ts";
import type { Category, Check } from "../../src/model/verdict.ts";
import { recorded, ruleOf, scored } from "./made.ts";

const ALL = [ERROR_RATE, DEGRADED_RATE, FILL_RATE, RECALL, EVIDENCE_RECALL, MRR, CLUSTERING];
const A = intentScope("a");

/** A check that failed: 0.1 may be lost, and all that counts are its limit, baseline and direction. */
function failed(
  family: CaseMetric,
  scope: Scope = OVERALL,
  baseline = family.direction === "higher" ? 1 : 0,
): Check {
  const rule = ruleOf(family, { scope, tolerance: [{ unit: "absolute", value: 0.1 }] });
  const current = family.direction === "higher" ? 0 : 1;
  return makeCheck(rule, { n: 4, baseline, current, judged: current, interval: null, cases: 4 }, () => [])!;
}

/** Four cases of two intents; of each metric's name its value before and now. */
function pairs(
  values: Readonly<Record<string, readonly (readonly [before: number, now: number])[]>>,
  own: (at: number) => Partial<CaseScore> = () => ({}),
  ranks: readonly (readonly [number | null, number | null])[] = [],
): readonly Pair[] {
  return [0, 1, 2, 3].map((at) => {
    const side = (which: 0 | 1) =>
      Object.fromEntries(Object.entries(values).map(([name, list]) => [name, list[at]![which]]));
    const [was, is] = ranks[at] ?? [1, 1];
    const intent = at < 2 ? "a" : "b";
    return {
      now: scored(`c${at}`, side(1), { intent, ranks: [is], results: ["x", "y"], ...own(at) }),
      before: recorded(side(0), { intent, ranks: [was], results: ["x", "y"] }),
    };
  });
}

function marked(checks: readonly Check[], of: readonly Pair[], wanting: readonly string[] = []) {
  const rules: readonly Rule[] = [OVERALL, A, intentScope("b")].flatMap((scope) =>
    ALL.map((family) => ruleOf(family, { scope })),
  );
  const pairing = { pairs: of, added: [], absent: [] };
  const found = markSecondaries(checks, { rules, pairing, wanting: new Set(wanting) });
  return found.map((check): Category | null => check.secondary_to);
}

const error =
  (...at: readonly number[]) =>
  (n: number): Partial<CaseScore> =>
    at.includes(n) ? { error: "boom" } : {};
/** c0 falls from 1 to 0, the others stay. */
const ONE = [
  [1, 0],
  [1, 1],
  [1, 1],
  [1, 1],
] as const;
const TWO = [
  [1, 0],
  [1, 0],
  [1, 1],
  [1, 1],
] as const;

describe("a failure follows from failed queries", () => {
  test("where it passes without them, be that one query", () => {
    const checks = [failed(ERROR_RATE), failed(RECALL)];
    // Without c0 the mean is 1. With c1, which fell by itself, it is 0.75, below 0.9.
    expect(marked(checks, pairs({ "recall@10": ONE }, error(0)))).toEqual([null, "retriever_error"]);
    expect(marked(checks, pairs({ "recall@10": TWO }, error(0)))).toEqual([null, null]);
    expect(marked(checks, pairs({ "recall@10": TWO }, error(0, 1)))).toEqual([null, "retriever_error"]);
    expect(marked(checks.slice(1), pairs({ "recall@10": ONE }, error(0)))).toEqual([null]);
  });

  test("of its own intent, or of all cases", () => {
    const own = pairs({ "recall@10": ONE }, error(0));
    const recalls = [failed(RECALL), failed(RECALL, A)];
    expect(marked([failed(ERROR_RATE, A), ...recalls], own)).toEqual([null, null, "retriever_error"]);
    expect(marked([failed(ERROR_RATE), ...recalls], own)).toEqual([
      null,
      "retriever_error",
      "retriever_error",
    ]);
    expect(marked([failed(ERROR_RATE, intentScope("b")), ...recalls], own)).toEqual([null, null, null]);
  });

  test("of whatever category, weighed as its metric is", () => {
    const heavy = (at: number): Partial<CaseScore> => ({ ...error(0)(at), targets: at === 1 ? 30 : 1 });
    const fell = [
      [1, 0],
      [1, 0.95],
      [1, 0],
      [1, 1],
    ] as const;
    const own = pairs(
      {
        "evidence_recall@10": fell,
        "recall@10": fell,
        "clustering_ratio@10": ONE.map(([, now]) => [now, now] as const),
      },
      heavy,
    );
    const checks = [failed(ERROR_RATE), failed(EVIDENCE_RECALL), failed(RECALL), failed(CLUSTERING)];
    // (1 + 28.5 + 0 + 1) / 33 is above 0.9, (1 + 0.95 + 0 + 1) / 4 is not; clustering may be 0.1 and is 0.75 either way.
    expect(marked(checks, own)).toEqual([null, "retriever_error", null, null]);
  });

  test("not where nothing is compared: a floor over new cases", () => {
    const rule = ruleOf(RECALL, { floor: 0.5 });
    const fresh = { n: 4, baseline: null, current: 0, judged: 0, interval: null, cases: 4 };
    const floor = makeCheck(rule, fresh, () => [])!;
    expect(marked([failed(ERROR_RATE), floor], pairs({ "recall@10": ONE }, error(0)))).toEqual([null, null]);
  });

  test("not of what has no value a case: a percentile is of all times together", () => {
    const p50 = ruleOf(LATENCY[0]!, { tolerance: [{ unit: "absolute", value: 1 }] });
    const slow = { n: 4, baseline: 1, current: 9, judged: 9, interval: null, cases: 4 };
    const checks = [failed(ERROR_RATE), makeCheck(p50, slow, () => [])!];
    expect(marked(checks, pairs({ latency_p50_ms: ONE }, error(0)))).toEqual([null, null]);
  });

  test("of single cases, counted without them", () => {
    const lost = (...ids: readonly string[]) =>
      ids.map((id) => ({ id, before: 1, after: 0, ranks_before: [1], ranks_after: [null] }));
    const critical = (...ids: readonly string[]) =>
      countCheck("critical_lost", "recall_drop", 4, lost(...ids), 0);
    const own = pairs({}, error(0, 1));
    expect(marked([failed(ERROR_RATE), critical("c0", "c1")], own)).toEqual([null, "retriever_error"]);
    expect(marked([failed(ERROR_RATE), critical("c0", "c2")], own)).toEqual([null, null]);
    const newly = countCheck(NEWLY_LOST, "recall_drop", 4, lost("c0", "c1", "c2"), 1, 0);
    const ids = ["c0", "c1", "c2", "c3"];
    const ranked = (...ranks: readonly (readonly [number | null, number | null])[]) =>
      pairs({}, error(0), ranks);
    // c0 aside c1 is lost, which is the limit; with c2 there are two, and c3 makes up for one where it is wanted.
    expect(marked([failed(ERROR_RATE), newly], ranked([1, null], [1, null]), ids)).toEqual([
      null,
      "retriever_error",
    ]);
    const two = ranked([1, null], [1, null], [1, null]);
    expect(marked([failed(ERROR_RATE), newly], two, ids)).toEqual([null, null]);
    expect(marked([failed(ERROR_RATE), newly], two, ["c0", "c1", "c3"])).toEqual([null, "retriever_error"]);
    const found = ranked([1, null], [1, null], [1, null], [null, 1]);
    expect(marked([failed(ERROR_RATE), newly], found, ids)).toEqual([null, "retriever_error"]);
    expect(marked([failed(ERROR_RATE), newly], found, ["c0", "c1", "c2"])).toEqual([null, null]);
  });
});

describe("a failure follows from another one", () => {
  test("degraded answers explain what is found and in which order, and no clusters", () => {
    const own = pairs(
      {
        "recall@10": ONE,
        "mrr@10": ONE,
        "clustering_ratio@10": ONE.map(([was, is]) => [1 - was, 1 - is] as const),
      },
      (at) => ({ degraded: at === 0 }),
    );
    const checks = [failed(DEGRADED_RATE), failed(RECALL), failed(MRR), failed(CLUSTERING)];
    const spike = "semantic_degraded_spike";
    expect(marked(checks, own)).toEqual([null, spike, spike, null]);
  });

  test("shorter lists explain clusters, where the lists got shorter", () => {
    const clusters = { "clustering_ratio@10": ONE.map(([was, is]) => [1 - was, 1 - is] as const) };
    const checks = [failed(FILL_RATE), failed(CLUSTERING)];
    const shorter =
      (at: number) =>
      (n: number): Partial<CaseScore> =>
        n === at ? { results: ["x"] } : {};
    expect(marked(checks, pairs(clusters, shorter(0)))).toEqual([null, "recall_drop"]);
    expect(marked(checks, pairs(clusters, shorter(1)))).toEqual([null, null]);
    expect(marked(checks, pairs(clusters))).toEqual([null, null]);
  });

  test("targets that are lost, or won, explain the order", () => {
    const checks = [failed(RECALL), failed(MRR)];
    const of = (...ranks: readonly (readonly [number | null, number | null])[]) =>
      marked(
        checks,
        pairs({ "recall@10": ONE, "mrr@10": ONE }, () => ({}), ranks),
      )[1];
    expect([of([1, null]), of([null, 9]), of([1, 9]), of([null, null])]).toEqual([
      "recall_drop",
      "recall_drop",
      null,
      null,
    ]);
  });

  test("what passes, and failed queries themselves, follow from nothing", () => {
    const own = pairs({ "recall@10": ONE, error_rate: ONE.map(() => [0, 0] as const) }, error(0));
    const passed = { ...failed(RECALL), passed: true, outcome: "watch" } as Check;
    expect(marked([failed(ERROR_RATE), failed(ERROR_RATE, A), passed], own)).toEqual([null, null, null]);
  });
});
