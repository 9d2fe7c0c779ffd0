/** What a check says of itself, by figures that the test gives it. */
import { describe, expect, test } from "vitest";
import {
  absentCheck,
  countCheck,
  latencyCheck,
  makeCheck,
  missingCheck,
  ratioCheck,
  weakeningCheck,
} from "../../src/gate/check.ts";
import { LATENCY } from "../../src/metrics/latency.ts";
import { RECALL } from "../../src/metrics/recall.ts";
import type { Culprit } from "../../src/model/verdict.ts";
import { intentScope, OVERALL } from "../../src/model/scope.ts";
import { ruleOf } from "./made.ts";

const culprit: Culprit = { id: "c", before: 1, after: 0, ranks_before: [1], ranks_after: [null] };
const culprits = (): readonly Culprit[] => [culprit];
const noCulprits = (): readonly Culprit[] => {
  throw new Error("nobody asks");
};

describe("a check of a mean", () => {
  const measured = { n: 20, baseline: 0.75, current: 0.5, interval: null, judged: 0.5, cases: 20 };
  const recall = ruleOf(RECALL, { tolerance: [{ unit: "cases", value: 2 }] });

  test("is held to the baseline less its tolerance, and names the cases where it fails", () => {
    // Two of 20 cases are 0.1; 0.75 - 0.1 = 0.65 and 0.5 - 0.75 = -0.25.
    expect(makeCheck(recall, measured, culprits)).toEqual({
      kind: "mean",
      metric: "recall@10",
      unit: "share",
      scope: OVERALL,
      n: 20,
      baseline: 0.75,
      current: 0.5,
      interval: null,
      delta: -0.25,
      tolerance: 0.1,
      limit: 0.65,
      direction: "higher",
      outcome: "fail",
      passed: false,
      span: "baseline",
      by: "line",
      category: "recall_drop",
      secondary_to: null,
      cases: [culprit],
    });
    const spread = ruleOf(RECALL, { tolerance: [{ unit: "spread", value: 5 }] });
    // Five spreads of 0.0625 are 0.3125.
    expect(makeCheck(spread, { ...measured, spread: 0.0625 }, noCulprits)).toMatchObject({
      tolerance: 0.3125,
      limit: 0.4375,
      passed: true,
    });
  });

  test("asks for no cases where it passes, or where nobody reads them", () => {
    const passed = { ...measured, current: 0.75, judged: 0.75 };
    expect(makeCheck(recall, passed, noCulprits)).toMatchObject({ outcome: "pass", passed: true, cases: [] });
    expect(makeCheck({ ...recall, anonymous: true }, measured, noCulprits)).toMatchObject({
      passed: false,
      cases: [],
    });
  });

  test("of new cases has neither difference nor tolerance, and none at all without a bound", () => {
    const fresh = { ...measured, baseline: null };
    expect(makeCheck({ ...recall, floor: 0.25 }, fresh, noCulprits)).toMatchObject({
      baseline: null,
      delta: null,
      tolerance: null,
      limit: 0.25,
      passed: true,
    });
    expect(makeCheck(recall, fresh, noCulprits)).toBeNull();
  });

  test("under a bound alone has the baseline beside it, which allows nothing", () => {
    // Without a tolerance 0.75 is no limit: 0.5 is above the floor.
    expect(makeCheck(ruleOf(RECALL, { floor: 0.25 }), measured, noCulprits)).toMatchObject({
      baseline: 0.75,
      delta: -0.25,
      limit: 0.25,
      passed: true,
    });
  });
});

describe("a check of milliseconds", () => {
  const p95 = ruleOf(LATENCY.find(({ name }) => name === "latency_p95_ms")!);
  const figures = { n: 60, baseline: 100, current: 120, interval: null, tolerance: 10, limit: 110 } as const;
  const measured = { ...figures, visible: null };

  test("names cases for a failure and for a watch, which passes", () => {
    for (const outcome of ["fail", "watch", "pass"] as const) {
      const asked = outcome === "pass" ? noCulprits : culprits;
      expect(latencyCheck(p95, { ...measured, outcome }, asked)).toMatchObject({
        unit: "ms",
        delta: 20,
        direction: "lower",
        outcome,
        passed: outcome !== "fail",
        cases: outcome === "pass" ? [] : [culprit],
      });
    }
    const anonymous = { ...p95, anonymous: true } as const;
    expect(latencyCheck(anonymous, { ...measured, outcome: "fail" }, noCulprits).cases).toEqual([]);
    expect(latencyCheck(p95, { ...measured, baseline: null, outcome: "fail" }, culprits).delta).toBeNull();
  });

  test("beside the base turns shares of its time into milliseconds", () => {
    const ratio = { ratio: 1.5, low: 1.25, high: 2, tolerance: 0.125, floor_ms: 1, noise: null };
    const beside = { samples: 60, baseMs: 80, headMs: 120, visible: null };
    // 1.25 x 80 = 100, 2 x 80 = 160, 0.125 x 80 = 10, 1.125 x 80 = 90.
    expect(ratioCheck(p95, { ...beside, outcome: "fail" }, ratio, culprits)).toMatchObject({
      n: 60,
      baseline: 80,
      current: 120,
      interval: [100, 160],
      delta: 40,
      tolerance: 10,
      limit: 90,
      passed: false,
      cases: [culprit],
    });
    expect(ratioCheck(p95, { ...beside, outcome: "watch" }, ratio, culprits)).toMatchObject({
      passed: true,
      cases: [culprit],
    });
    expect(ratioCheck(p95, { ...beside, outcome: "pass" }, ratio, noCulprits).cases).toEqual([]);
    const anonymous = { ...p95, anonymous: true } as const;
    expect(ratioCheck(anonymous, { ...beside, outcome: "fail" }, ratio, noCulprits).cases).toEqual([]);
  });
});

describe("a check of whole cases", () => {
  test("sets those that were found against those that were lost, where they are counted", () => {
    const lost = [culprit, culprit, culprit];
    // 3 - 1 = 2, the limit.
    expect(countCheck("newly_lost", "recall_drop", 20, lost, 2, 1)).toMatchObject({
      baseline: 0,
      current: 2,
      delta: 2,
      tolerance: 2,
      limit: 2,
      passed: true,
      cases: [],
      counts: { lost: 3, found: 1 },
    });
    expect(countCheck("newly_lost", "recall_drop", 20, lost, 2, 0)).toMatchObject({
      current: 3,
      outcome: "fail",
      passed: false,
      cases: lost,
      counts: { lost: 3, found: 0 },
    });
    const critical = countCheck("critical_lost", "recall_drop", 20, lost, 2);
    expect(critical).toMatchObject({ current: 3, passed: false });
    expect(critical).not.toHaveProperty("counts");
  });

  test("that are absent fails, overall or in its intent", () => {
    // 4 - 10 = -6.
    expect(absentCheck("cases_absent", { before: 10, now: 4 }, [culprit])).toMatchObject({
      scope: OVERALL,
      n: 4,
      baseline: 10,
      current: 4,
      delta: -6,
      outcome: "fail",
      passed: false,
      cases: [culprit],
    });
    expect(absentCheck("cases_absent", { before: 1, now: 0, intent: "x" }, []).scope).toEqual(
      intentScope("x"),
    );
  });
});

test("what is missing, and what loosens the gate, never passes", () => {
  const seen = { baseline: 0.5, current: null, n: 7 };
  expect(missingCheck(ruleOf(RECALL), { code: "not_measured" }, seen)).toMatchObject({
    ...seen,
    limit: null,
    outcome: "fail",
    passed: false,
    missing: { code: "not_measured" },
    cases: [],
  });
  const found = { field: "k", file: "retrieval-gate.yaml", before: "10", after: "20", cases: [culprit] };
  expect(weakeningCheck({ code: "definition", ...found })).toMatchObject({
    metric: "k",
    n: 1,
    outcome: "fail",
    passed: false,
    cases: [culprit],
  });
});
