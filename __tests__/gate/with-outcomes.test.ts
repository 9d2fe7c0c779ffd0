/** What a check says of the test for chance, and which cases that test is made of. */
import { describe, expect, test } from "vitest";
import { countCheck } from "../../src/gate/check.ts";
import { qualityChecks } from "../../src/gate/checks.ts";
import { type Judged, NEWLY_LOST, recallRose, withOutcomes } from "../../src/gate/outcomes.ts";
import type { Pair } from "../../src/gate/pairs.ts";
import { type CaseMetric, isPerCase, isTested } from "../../src/metrics/family.ts";
import { FILL_RATE } from "../../src/metrics/fill.ts";
import { MRR } from "../../src/metrics/mrr.ts";
import { EVIDENCE_RECALL, RECALL } from "../../src/metrics/recall.ts";
import { METRICS } from "../../src/metrics/registry.ts";
import type { GatePolicy, NewlyLostRule } from "../../src/model/config.ts";
import { OVERALL, intentScope } from "../../src/model/scope.ts";
import type { Value } from "../../src/model/scores.ts";
import type { Check } from "../../src/model/verdict.ts";
import { configOf } from "../helpers/make.ts";
import { recorded, ruleOf, scored } from "./made.ts";

const tolerance = [{ unit: "absolute", value: 0.05 }] as const;
const recall = ruleOf(RECALL, { tolerance, significance: "auto" });

/** Each moves by so much from a half, in each of these metrics. */
function moved(name: string, ...moves: readonly number[]): readonly Pair[] {
  return moves.map((by, n) => ({
    now: scored(`c${n}`, { [name]: 0.5 + by }),
    before: recorded({ [name]: 0.5 }),
  }));
}

const times = (count: number, move: number): readonly number[] => Array<number>(count).fill(move);

function outcomes(
  checks: readonly Check[],
  pairs: readonly Pair[],
  own: Partial<Judged> = {},
): readonly Check[] {
  const gate: GatePolicy = { ...configOf().gate, significance: "auto" };
  const pairing = { pairs, added: [], absent: [] };
  const usual = {
    config: configOf({ gate }),
    rules: [recall],
    groups: new Map(),
    wanting: new Set<string>(),
  };
  return withOutcomes(checks, { ...usual, pairing, ...own });
}

/** The one check of this rule, with its outcome. */
function tested(pairs: readonly Pair[], rule = recall, own: Partial<Judged> = {}): Check {
  const family = rule.metric.family as CaseMetric;
  const checks = qualityChecks(rule, family, { pairs, added: [] });
  return outcomes(checks, pairs, { rules: [rule], ...own })[0]!;
}

describe("a check says of the test", () => {
  test("its p where it fails, and no reason; nothing where it passes, or where none was made", () => {
    // Three lost and none won: 0.5^3.
    const failed = tested(moved("recall@10", ...times(3, -0.5), ...times(7, 0)));
    expect(failed).toMatchObject({ outcome: "fail", passed: false, p: 0.125 });
    expect(failed).not.toHaveProperty("reason");
    const passed = tested(moved("recall@10", ...times(10, 0)));
    expect(passed).toMatchObject({ outcome: "pass", passed: true });
    const off = tested(moved("recall@10", ...times(3, -0.5)), { ...recall, significance: "off" });
    expect(off).toMatchObject({ outcome: "fail", passed: false });
    const floored = tested(moved("recall@10", ...times(9, 0.1), -0.5), { ...recall, floor: 0.95 });
    expect(floored).toMatchObject({ outcome: "fail", passed: false });
    for (const each of [passed, off, floored]) {
      expect(each).not.toHaveProperty("p");
      expect(each).not.toHaveProperty("reason");
    }
  });

  test("that chance explains it: four lost and three won", () => {
    // As far or further: at most three of seven win, 64 of 128. The mean falls by 0.5 / 7, more than 0.05.
    const pairs = moved("recall@10", ...times(4, -0.5), ...times(3, 0.5));
    expect(tested(pairs)).toMatchObject({ outcome: "watch", passed: true, p: 0.5, reason: "chance" });
  });

  test("that recall and nDCG are better for it", () => {
    const pairs = moved("mrr@10", ...times(3, -0.5), ...times(3, 0)).map(({ now, before }) => ({
      now: { ...now, metrics: new Map([...now.metrics, ["recall@10", 1], ["ndcg@10", 1]]) },
      before: { ...before, metrics: new Map([...before.metrics, ["recall@10", 0.5], ["ndcg@10", 0.5]]) },
    }));
    const mrr = ruleOf(MRR, { tolerance, significance: "auto" });
    // Six of six rose: 0.5^6 is below 0.05.
    expect(tested(pairs, mrr)).toMatchObject({ outcome: "watch", reason: "gain", p: 0.125 });
  });
});

describe("the test is made of", () => {
  test("groups as one, and cases that have a value on both sides", () => {
    const pairs = moved("recall@10", ...times(3, -0.5), ...times(3, 0));
    const groups = new Map(["c0", "c1", "c2"].map((id) => [id, "g"]));
    // One block lost: 0.5.
    expect(tested(pairs, recall, { groups })).toMatchObject({ outcome: "watch", p: 0.5 });
    const blank = (value: Value) => new Map([["recall@10", value]]);
    const halves = [
      { now: scored("x", { "recall@10": 1 }), before: recorded({}) },
      { now: { ...scored("y"), metrics: blank(null) }, before: recorded({ "recall@10": 1 }) },
    ];
    // Without a value before it is no gain, and without one now no loss: 0.5^3 as before.
    expect(tested([...pairs, ...halves]).p).toBe(0.125);
    // 1 and 0.5, of one case each: of no case both are known, so that nothing is tested.
    const apart = halves.map(({ now, before }, n) => ({
      now: n === 0 ? scored("x", { "recall@10": 0.5 }) : now,
      before,
    }));
    expect(tested(apart)).toMatchObject({ outcome: "fail", baseline: 1, current: 0.5 });
    expect(tested(apart)).not.toHaveProperty("p");
  });

  test("cases as heavy as their targets, where the metric weighs them", () => {
    const pairs = moved("evidence_recall@10", -0.5, 0.5, 0.5, 0.5).map(({ now, before }, n) => ({
      now: { ...now, targets: n === 0 ? 9 : 1 },
      before,
    }));
    const rule = ruleOf(EVIDENCE_RECALL, { tolerance, significance: "auto" });
    // Of 9, 1, 1, 1 with signs the sum is at most -9 + 3 in each of the 8 of 16 that lose the heavy one.
    expect(tested(pairs, rule)).toMatchObject({ outcome: "watch", p: 8 / 16 });
  });

  test("paired cases: a floor over new ones is no test that an intent is corrected for", () => {
    const rule = { ...recall, scope: intentScope("howto"), floor: 0.1 };
    const pairs = moved("recall@10", ...times(3, -0.5), ...times(3, 0));
    const checks = qualityChecks(rule, RECALL, { pairs, added: [scored("new", { "recall@10": 0.5 })] });
    expect(checks).toHaveLength(2);
    const [paired, floor] = outcomes(checks, pairs, { rules: [rule] });
    expect(paired).toMatchObject({ outcome: "fail", p: 0.125 });
    expect(floor).toMatchObject({ outcome: "pass", baseline: null });
  });

  test("differences of the mean, of which 0.15 is a large one", () => {
    // Seven of 20 lose a half and one wins one: 3 / 20 = 0.15, and (1 + 8) / 256 is below 0.15.
    const rule = ruleOf(MRR, { tolerance, significance: "auto" });
    const rises = (pairs: readonly Pair[]): readonly Pair[] =>
      pairs.map(({ now, before }, n) => ({
        now: { ...now, metrics: new Map([...now.metrics, ["recall@10", n === 19 ? 1 : 0]]) },
        before: { ...before, metrics: new Map([...before.metrics, ["recall@10", 0]]) },
      }));
    const large = rises(moved("mrr@10", ...times(7, -0.5), 0.5, ...times(12, 0)));
    expect(tested(large, rule)).toMatchObject({ outcome: "fail", p: 9 / 256 });
    // 3 / 21, in which recall, that rose, may speak against it.
    const small = rises(moved("mrr@10", ...times(7, -0.5), 0.5, ...times(13, 0)));
    expect(tested(small, rule)).toMatchObject({ outcome: "watch", p: 9 / 256 });
  });

  test("metrics of which more is better, all that are tested", () => {
    const kinds = METRICS.filter(isTested).map(({ direction }) => direction);
    expect(new Set(kinds)).toEqual(new Set(["higher"]));
    expect(METRICS.filter(isTested).every(isPerCase)).toBe(true);
  });
});

describe("newly lost cases", () => {
  const found = (id: string, before: number | null, now: number | null): Pair => ({
    now: scored(id, {}, { ranks: [now] }),
    before: recorded({}, { ranks: [before] }),
  });
  const pairs = [
    ...["a", "b", "c"].map((id) => found(id, 1, null)),
    ...["d", "e", "f"].map((id) => found(id, 1, 1)),
    // A control that has results now: nothing was wanted of it.
    ...["x", "y"].map((id) => found(id, null, 1)),
  ];
  const lost = countCheck(NEWLY_LOST, "recall_drop", 6, [], -1);
  const wanting = new Set(["a", "b", "c", "d", "e", "f"]);
  const judged = (
    rule: Partial<NewlyLostRule> | "off",
    own: Partial<Judged> = {},
    check: Check = lost,
  ): Check => {
    const newlyLost = rule === "off" ? rule : { max: tolerance, critical: 0, ...rule };
    const config = configOf({ gate: { ...configOf().gate, significance: "auto", newly_lost: newlyLost } });
    return outcomes([check], pairs, { config, wanting, ...own })[0]!;
  };

  test("are tested among those that want something, group by group", () => {
    // Three of six lost and none found: 0.5^3.
    expect(judged({})).toMatchObject({ outcome: "fail", p: 0.125 });
    const groups = new Map(["a", "b", "c"].map((id) => [id, "g"]));
    expect(judged({}, { groups })).toMatchObject({ outcome: "watch", p: 0.5, reason: "chance" });
    // With x wanted as well one is found: at most one of four wins, 5 of 16.
    expect(judged({}, { wanting: new Set([...wanting, "x"]) })).toMatchObject({ p: 5 / 16 });
  });

  test("by a significance of their own, else by the gate's", () => {
    expect(judged({ significance: 0.05 })).toMatchObject({ outcome: "watch", p: 0.125 });
    expect(judged({ significance: 0.125 })).toMatchObject({ outcome: "fail", p: 0.125 });
    for (const rule of [{ significance: "off" }, "off"] as const) {
      expect(judged(rule)).toMatchObject({ outcome: "fail" });
      expect(judged(rule)).not.toHaveProperty("p");
    }
  });

  test("are not tested where they are within their limit, or where no case wants anything", () => {
    const within = countCheck(NEWLY_LOST, "recall_drop", 6, [], 3);
    expect(judged({}, {}, within)).toMatchObject({ outcome: "pass" });
    expect(judged({}, {}, within)).not.toHaveProperty("p");
    expect(judged({}, { wanting: new Set() })).toBe(lost);
    expect(judged({}, { wanting: new Set(["a"]) })).toMatchObject({ outcome: "fail", p: 0.5 });
  });
});

describe("a shorter list", () => {
  const lists = (...recalls: readonly (readonly [Value, Value])[]): readonly Pair[] =>
    recalls.map(([before, now], n) => ({
      now: scored(`c${n}`, { "fill_rate@10": 0.5, "recall@10": now }),
      before: recorded({ "fill_rate@10": 1, "recall@10": before }),
    }));
  const rose = (...recalls: readonly (readonly [Value, Value])[]): boolean =>
    recallRose({ pairs: lists(...recalls), added: [], absent: [] }, OVERALL, 10);

  test("finds more where the mean recall of the paired cases rose by more than rounding", () => {
    expect([rose([0, 1]), rose([0.5, 0.5]), rose([1, 0.5]), rose()]).toEqual([true, false, false, false]);
    expect([rose([0, 1e-9]), rose([0, 2e-9])]).toEqual([false, true]);
    // Half up and half down; cases without a value on one side say nothing.
    expect(rose([0, 1], [1, 0])).toBe(false);
    expect(rose([0.5, 0.75], [null, 1], [1, null])).toBe(true);
    expect(rose([0.5, 0.25], [null, 1])).toBe(false);
  });

  test("is a watch then, unless it is below a floor, or another metric", () => {
    const rule = ruleOf(FILL_RATE, { tolerance });
    expect(tested(lists([0.5, 1]), rule)).toMatchObject({
      outcome: "watch",
      passed: true,
      reason: "recall_rose",
    });
    expect(tested(lists([1, 0.5]), rule)).toMatchObject({ outcome: "fail" });
    expect(tested(lists([0.5, 1]), { ...rule, floor: 0.75 })).toMatchObject({ outcome: "fail" });
    expect(tested(lists([0.5, 1]), { ...rule, floor: 0.5 })).toMatchObject({ outcome: "watch" });
    // Within its limit it is no watch, and without a rule nobody knows its bounds.
    const wide = { ...rule, tolerance: [{ unit: "absolute", value: 0.5 }] } as const;
    expect(tested(lists([0.5, 1]), wide)).toMatchObject({ outcome: "pass" });
    expect(tested(lists([0.5, 1]), rule, { rules: [] })).toMatchObject({ outcome: "fail" });
  });
});
