/** Checks of means, by cases that the test lists. */
import { describe, expect, test } from "vitest";
import { churnChecks, loadChecks, qualityChecks, worstChanges, worstNow } from "../../src/gate/checks.ts";
import type { Pair } from "../../src/gate/pairs.ts";
import { EPSILON } from "../../src/gate/rules.ts";
import { JACCARD } from "../../src/metrics/churn.ts";
import { FILL_RATE } from "../../src/metrics/fill.ts";
import { LOAD } from "../../src/metrics/load.ts";
import { EVIDENCE_RECALL, RECALL } from "../../src/metrics/recall.ts";
import type { Value } from "../../src/model/scores.ts";
import type { Check } from "../../src/model/verdict.ts";
import { baselineOf, configOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { recorded, ruleOf, scored } from "./made.ts";

const NAME = "recall@10";
const tolerance = [{ unit: "absolute", value: 0.1 }] as const;
const rule = ruleOf(RECALL, { tolerance });

function pair(id: string, before: Value | undefined, after: Value, name = NAME): Pair {
  return {
    now: scored(id, { [name]: after }, { ranks: [2] }),
    before: recorded(before === undefined ? {} : { [name]: before }, { ranks: [1] }),
  };
}

const quality = (pairs: readonly Pair[], own = rule): readonly Check[] =>
  qualityChecks(own, RECALL, { pairs, added: [] });

describe("checks of quality", () => {
  test("compare the paired cases, and hold a bound over new ones too", () => {
    const bucket = { pairs: [pair("a", 1, 0.5), pair("b", 0.5, 0.5)], added: [scored("c", { [NAME]: 0 })] };
    const [paired, all, ...others] = qualityChecks({ ...rule, floor: 0.25 }, RECALL, bucket);
    expect(others).toEqual([]);
    expect(paired).toMatchObject({ n: 2, baseline: 0.75, current: 0.5, limit: 0.65, passed: false });
    // (0.5 + 0.5 + 0) / 3 is over the floor.
    expect(all).toMatchObject({ n: 3, baseline: null, tolerance: null, limit: 0.25, passed: true });
    expect(all!.current).toBeCloseTo(1 / 3, 12);
    // Of new cases nothing is known before: without a bound they have no check.
    expect(qualityChecks(rule, RECALL, bucket)).toHaveLength(1);
    expect(qualityChecks({ ...rule, floor: 0.25 }, RECALL, { ...bucket, pairs: [] })).toMatchObject([
      { n: 1, current: 0, limit: 0.25, passed: false, cases: [{ id: "c" }] },
    ]);
  });

  test("are missing where there is no case, or where new ones have no value and the config names the metric", () => {
    const nothing = [{ missing: { code: "not_measured" }, baseline: null, current: null, n: 0 }];
    expect(quality([])).toMatchObject(nothing);
    const bucket = { pairs: [], added: [scored("c", { [NAME]: null })] };
    expect(qualityChecks(rule, RECALL, bucket)).toMatchObject(nothing);
    expect(qualityChecks({ ...rule, named: false }, RECALL, bucket)).toEqual([]);
  });

  test("weigh cases as the metric does, and count those that have a value", () => {
    const name = "evidence_recall@10";
    const weighed = (id: string, targets: number, before: Value, after: Value): Pair => {
      const each = pair(id, before, after, name);
      return { ...each, now: { ...each.now, targets } };
    };
    const pairs = [weighed("a", 1, 1, 0), weighed("b", 7, 1, 1), weighed("c", 9, null, null)];
    const own = ruleOf(EVIDENCE_RECALL, { tolerance });
    const added = [scored("d", { [name]: 0 }, { targets: 2 })];
    const [paired, all] = qualityChecks({ ...own, floor: 0.5 }, EVIDENCE_RECALL, { pairs, added });
    // Seven of eight targets; with the new case seven of ten.
    expect(paired).toMatchObject({ n: 2, baseline: 1, current: 7 / 8 });
    expect(all).toMatchObject({ n: 4, current: 7 / 10 });
  });

  test("say that the baseline lacks the metric where no row has it", () => {
    const lacking = { missing: { code: "baseline_lacks_metric" }, baseline: null, current: 0.75, n: 2 };
    expect(quality([pair("a", undefined, 1), pair("b", undefined, 0.5)])).toMatchObject([lacking]);
    // One row has it, without a value.
    expect(quality([pair("a", undefined, 1), pair("b", null, 0.5)])).toMatchObject([lacking]);
    // One row has a value: 0.5 is compared with the mean of both cases now.
    expect(quality([pair("a", undefined, 1), pair("b", 0.5, 0.5)])).toMatchObject([
      { baseline: 0.5, current: 0.75, passed: true },
    ]);
    // Nothing is compared where a bound is all there is.
    const bound = { ...rule, tolerance: [], floor: 0.5 };
    expect(quality([pair("a", null, 1)], bound)).toMatchObject([{ limit: 0.5, passed: true }]);
  });

  test("leave out what older baselines may lack, unless the config names it", () => {
    const name = "fill_rate@10";
    const own = ruleOf(FILL_RATE, { tolerance });
    const checks = (named: boolean, before?: Value): readonly Check[] =>
      qualityChecks({ ...own, named }, FILL_RATE, { pairs: [pair("a", before, 1, name)], added: [] });
    expect(checks(false)).toEqual([]);
    expect(checks(true)).toMatchObject([{ missing: { code: "baseline_lacks_metric" } }]);
    expect(checks(false, 1)).toMatchObject([{ passed: true }]);
    // Any other metric is missing, named or not.
    expect(quality([pair("a", undefined, 1)], { ...rule, named: false })).toHaveLength(1);
  });

  test("are missing where nothing has a value now, if anything asks for one", () => {
    const gone = [{ missing: { code: "not_measured" }, current: null, n: 1 }];
    expect(quality([pair("a", 1, null)])).toMatchObject(gone);
    expect(quality([pair("a", 1, null)], { ...rule, named: false })).toMatchObject(gone);
    expect(quality([pair("a", null, null)])).toMatchObject(gone);
    expect(quality([pair("a", null, null)], { ...rule, named: false })).toEqual([]);
  });

  test("take the spread between a baseline's runs where it has one", () => {
    const spreads = { ...rule, tolerance: [{ unit: "spread", value: 4 }] } as const;
    const bucket = { pairs: [pair("a", 1, 0.5)], added: [] };
    // Four spreads of 0.125 are 0.5; without any nothing is allowed.
    expect(qualityChecks(spreads, RECALL, bucket, 0.125)).toMatchObject([{ limit: 0.5, passed: true }]);
    expect(qualityChecks(spreads, RECALL, bucket, null)).toMatchObject([{ limit: 1, passed: false }]);
  });
});

describe("the cases behind a check", () => {
  const changed = (pairs: readonly Pair[], direction: "higher" | "lower" = "higher"): unknown =>
    worstChanges(pairs, NAME, direction).map(({ id, before, after }) => [id, before, after]);

  test("are those that fell, the furthest first, then by id", () => {
    const pairs = [pair("b", 1, 0.5), pair("a", 0.75, 0.25), pair("c", 1, 0), pair("d", 0.5, 1)];
    expect(changed(pairs)).toEqual([
      ["c", 1, 0],
      ["a", 0.75, 0.25],
      ["b", 1, 0.5],
    ]);
    // Where less is better it is the other that got worse.
    expect(changed(pairs, "lower")).toEqual([["d", 0.5, 1]]);
    expect(worstChanges(pairs, NAME, "lower")).toMatchObject([{ ranks_before: [1], ranks_after: [2] }]);
  });

  test("leave out what has no value now, take none before for 0, and rounding for none", () => {
    expect(changed([pair("a", 1, null), pair("b", 1, 0.5)])).toEqual([["b", 1, 0.5]]);
    const costs = [pair("a", null, 0.5), pair("b", undefined, 0.5), pair("c", 0.25, 0.5)];
    expect(changed(costs, "lower")).toEqual([
      ["a", null, 0.5],
      ["b", null, 0.5],
      ["c", 0.25, 0.5],
    ]);
    const [one, two] = [EPSILON, 2 * EPSILON];
    expect(changed([pair("a", one, 0), pair("b", two, 0)])).toEqual([["b", two, 0]]);
    expect(changed([pair("a", 0, one), pair("b", 0, two)], "lower")).toEqual([["b", 0, two]]);
  });

  test("are those furthest from good where nothing fell", () => {
    const pairs = [pair("b", 0.5, 0.5), pair("a", 0.5, 0.5), pair("c", 0.25, 0.25), pair("d", 1, 1)];
    expect(changed(pairs)).toEqual([
      ["c", null, 0.25],
      ["a", null, 0.5],
      ["b", null, 0.5],
    ]);
  });

  test("are not those that are as good as can be, rounding aside", () => {
    const low = { a: 0, b: EPSILON, c: 2 * EPSILON, d: 0.5, e: null };
    const cases = Object.entries(low).map(([id, value]) => scored(id, { [NAME]: value }, { ranks: [3] }));
    expect(worstNow(cases, NAME, "lower").map(({ id }) => id)).toEqual(["d", "c"]);
    // 1 - 0, 1 - 1e-9, 1 - 2e-9, 1 - 0.5.
    expect(worstNow(cases, NAME, "higher").map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
    expect(worstNow(cases, NAME, "lower")[0]).toEqual({
      id: "d",
      before: null,
      after: 0.5,
      ranks_before: null,
      ranks_after: [3],
    });
  });
});

test("a figure under load is held to its own bound, and missing where nothing was asked", () => {
  const load = LOAD.find(({ figure }) => figure === "error_rate")!;
  const own = ruleOf(load, { ceiling: 0.25 });
  const nearest = { percentile: "nearest" } as const;
  expect(loadChecks(own, load, runOf([]), nearest)).toMatchObject([
    { missing: { code: "not_measured" }, baseline: null, current: null, n: 0 },
  ]);
});

test("lists are compared where one case has two of them, and missing where none has", () => {
  const suite = suiteOf(makeCase("a"));
  const policy = { config: configOf(), suite, baseline: baselineOf(configOf(), suite, runOf([])) };
  const own = ruleOf(JACCARD, { tolerance });
  const none = { baseline: null, current: null, n: 0 };
  const added = [scored("b", { "jaccard@10": 0 })];
  const one = { pairs: [pair("a", 1, 0.5, own.metric.name)], added };
  // The new case takes no part: 0.5 is of one case.
  expect(churnChecks(own, JACCARD, one, policy)).toMatchObject([{ n: 1, current: 0.5, limit: 0.9 }]);
  const missing = (recording: boolean, baseline: typeof policy.baseline | null): unknown =>
    churnChecks(own, JACCARD, { pairs: [], added }, { ...policy, baseline, recording });
  expect(missing(false, policy.baseline)).toMatchObject([{ ...none, missing: { code: "not_measured" } }]);
  expect(missing(false, null)).toMatchObject([{ ...none, missing: { code: "baseline_lacks_lists" } }]);
  expect(missing(true, policy.baseline)).toEqual([]);
});
